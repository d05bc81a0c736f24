/** Version byte of Erlang's External Term Format, as far as Discord uses it (erlang.org/doc/apps/erts/erl_ext_dist). */
export const VERSION = 131;

/** The type of a term, in its first byte. */
export const Tag = {
  float: 70,
  smallInteger: 97,
  integer: 98,
  atom: 100,
  nil: 106,
  string: 107,
  list: 108,
  binary: 109,
  smallBig: 110,
  smallAtom: 115,
  map: 116,
  utf8Atom: 118,
  smallUtf8Atom: 119,
} as const;
