import fc from 'fast-check';

// For mutation testing: the same texts every time, and no shrinking.
fc.configureGlobal({ seed: 20_261_121, endOnFailure: true });
