import fc from 'fast-check';

// Set by drills, so that their seed also reproduces the properties.
const seed = process.env['PROPERTY_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) | 0 });
