/** ISO 3166-1: alpha-2 and alpha-3 of each country, and of Kosovo, which has none there. */
const CODES = `
ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA
AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES
BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK
CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA
DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA
GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS
GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD
IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA
KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA
LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ
MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC
NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM
PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC
SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV
SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR
TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR
VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE XKXKX`;

/** The languages of the bot's texts. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pl', 'pt-BR', 'zh-CN'];

/** Codes and names that carriers use besides those of ISO and CLDR. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  CN: [
    'PRC',
    'P.R. China',
    "People's Republic of China",
    'Mainland China',
    '中华人民共和国',
    '中國',
    '中国大陆',
  ],
  HK: ['Hong Kong', 'Hongkong', 'Hong Kong, China', '香港'],
  MO: ['Macau', 'Macao', 'Macau, China', '澳门'],
  TW: ['Taiwan, China', 'Taiwan, Province of China', 'Chinese Taipei', '中国台湾'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['U.S.A.', 'U.S.', 'United States of America', 'America'],
  GR: ['EL'],
  NL: ['Holland', 'The Netherlands', 'Nederland'],
  BE: ['België'],
  CZ: ['Czech Republic', 'Česká republika', 'Česko'],
  KR: ['Korea', 'South Korea', 'Republic of Korea', 'Korea, Republic of'],
  RU: ['Russian Federation', 'Россия'],
  AE: ['UAE', 'Emirates'],
  VN: ['Viet Nam'],
  TR: ['Turkey', 'Türkiye'],
  SE: ['Sverige'],
  NO: ['Norge'],
  DK: ['Danmark'],
  FI: ['Suomi'],
  HU: ['Magyarország'],
  AT: ['Oesterreich'],
  IE: ['Republic of Ireland'],
  JP: ['日本'],
};

let codesByName: ReadonlyMap<string, string> | undefined;

/** The alpha-2 code of a country by a code or by a name in one of the bot's languages; null when it is neither. */
export function countryOf(text: string): string | null {
  codesByName ??= readNames();
  return codesByName.get(searchKey(text)) ?? null;
}

/** Earlier ones win: what carriers write, then codes, then names. */
function readNames(): Map<string, string> {
  const pairs = CODES.trim().split(/\s+/);
  const codes = pairs.map((pair) => pair.slice(0, 2));
  const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const entries = [
    ...Object.entries(OTHER_NAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
    ...pairs.flatMap((pair) =>
      [pair.slice(0, 2), pair.slice(2)].map((name) => [name, pair.slice(0, 2)] as const),
    ),
    ...displayNames.flatMap((names) => codes.map((code) => [names.of(code) ?? '', code] as const)),
  ];
  return new Map(entries.toReversed().map(([name, code]) => [searchKey(name), code]));
}

/** Letters that stay one when the marks of others are taken off. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};

/** Names that differ only in case, accents, signs and spaces have one key: "LIÈGE" and "Liege". Empty without letters and digits. */
export function searchKey(text: string): string {
  const lower = text.toLowerCase();
  // Most names, and fast: there are many.
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[łøđðþæœßı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\p{M}'’‘ʼ.]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
