import { geoIdentity, geoPath } from 'd3-geo';
import { GROUND } from '../palette.ts';
import { geometryOf, type MapPoint, type MapView, type Shape } from './projection.ts';
import { loadWorld } from './world.ts';

/** Pixels around the view, so that the ends of cut lines stay outside. */
const OVERLAP = 4;
/** How much of a country's own color is left where the parcel is. */
const LAND_SHARE = 0.58;

/** A country of the route, and where on the map its stop is: the map may show the same country twice. */
interface Visit {
  /** Alpha-2. */
  readonly country: string;
  readonly at: MapPoint;
}

/** The SVG of sea, land, borders and the countries of a route; that of the last visit is tinted. */
export async function drawMap(view: MapView, visits: readonly Visit[], colour: string): Promise<string> {
  const { land, borders, countryShapes } = await loadWorld(view.scale);
  const current = visits.at(-1)?.country;
  const { passed = [], here = [] } = Object.groupBy(visits, ({ country }) =>
    country === current ? 'here' : 'passed',
  );
  const pathOfVisit = ({ country, at }: Visit) =>
    pathNear(at, countryShapes(COUNTRY_IDS.get(country) ?? ''), view);
  const fill = (paths: readonly string[], paint: string) =>
    [...new Set(paths)].map((path) => `<path d="${path}" fill="${paint}"/>`).join('');
  return [
    `<rect width="${view.width}" height="${view.height}" fill="${GROUND.sea}"/>`,
    fill([pathOf(land, view)], GROUND.land),
    fill(passed.map(pathOfVisit), GROUND.passed),
    fill(here.map(pathOfVisit), mix(GROUND.passed, colour, LAND_SHARE)),
    `<path d="${pathOf(borders, view)}" fill="none" stroke="${GROUND.border}" stroke-width="1.6"/>`,
  ].join('');
}

/** Every shape once, as near to a point as possible. */
function pathNear([x]: MapPoint, shapes: readonly Shape[], view: MapView): string {
  const paths = shapes.map((shape) => {
    const [[west], [east]] = shape.bounds;
    return pathOfTurn([shape], view, 360 * Math.round((x - (west + east) / 2) / 360));
  });
  return paths.join('');
}

/** Every shape as often as it is in view: a tall route needs a view that is wider than the world. */
function pathOf(shapes: readonly Shape[], view: MapView): string {
  const { left, width, scale } = view;
  const paths: string[] = [];
  // Shapes that cross the date line continue beyond 180°: one turn more on each side.
  for (let turn = Math.floor(left / 360) * 360 - 360; turn <= left + width / scale + 360; turn += 360)
    paths.push(pathOfTurn(shapes, view, turn));
  return paths.join('');
}

/** Those of the shapes that are in view. @param turn degrees to the east */
function pathOfTurn(shapes: readonly Shape[], view: MapView, turn: number): string {
  const { scale, left, top, width, height } = view;
  const [right, bottom] = [left + width / scale, top - height / scale];
  const inView = shapes.filter(({ bounds: [[west, south], [east, north]] }) => {
    return east + turn >= left && west + turn <= right && north >= bottom && south <= top;
  });
  if (inView.length === 0) return '';
  const plane = geoIdentity()
    .reflectY(true)
    .scale(scale)
    .translate([(turn - left) * scale, top * scale])
    .clipExtent([
      [-OVERLAP, -OVERLAP],
      [width + OVERLAP, height + OVERLAP],
    ]);
  const path = geoPath(plane).digits(1);
  return inView.map((shape) => path(geometryOf(shape)) ?? '').join('');
}

function mix(one: string, other: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  };
  return `#${[1, 3, 5].map((start) => channel(start).toString(16).padStart(2, '0')).join('')}`;
}

/** ISO 3166-1: the alpha-2 code and the number of every country that is on the map. */
const CODES = `
  AD020 AE784 AF004 AG028 AI660 AL008 AM051 AO024 AQ010 AR032 AS016 AT040 AU036 AW533
  AX248 AZ031 BA070 BB052 BD050 BE056 BF854 BG100 BH048 BI108 BJ204 BL652 BM060 BN096
  BO068 BR076 BS044 BT064 BW072 BY112 BZ084 CA124 CD180 CF140 CG178 CH756 CI384 CK184
  CL152 CM120 CN156 CO170 CR188 CU192 CV132 CW531 CY196 CZ203 DE276 DJ262 DK208 DM212
  DO214 DZ012 EC218 EE233 EG818 EH732 ER232 ES724 ET231 FI246 FJ242 FK238 FM583 FO234
  FR250 GA266 GB826 GD308 GE268 GG831 GH288 GL304 GM270 GN324 GQ226 GR300 GS239 GT320
  GU316 GW624 GY328 HK344 HM334 HN340 HR191 HT332 HU348 ID360 IE372 IL376 IM833 IN356
  IO086 IQ368 IR364 IS352 IT380 JE832 JM388 JO400 JP392 KE404 KG417 KH116 KI296 KM174
  KN659 KP408 KR410 KW414 KY136 KZ398 LA418 LB422 LC662 LI438 LK144 LR430 LS426 LT440
  LU442 LV428 LY434 MA504 MC492 MD498 ME499 MF663 MG450 MH584 MK807 ML466 MM104 MN496
  MO446 MP580 MR478 MS500 MT470 MU480 MV462 MW454 MX484 MY458 MZ508 NA516 NC540 NE562
  NF574 NG566 NI558 NL528 NO578 NP524 NR520 NU570 NZ554 OM512 PA591 PE604 PF258 PG598
  PH608 PK586 PL616 PM666 PN612 PR630 PS275 PT620 PW585 PY600 QA634 RO642 RS688 RU643
  RW646 SA682 SB090 SC690 SD729 SE752 SG702 SH654 SI705 SK703 SL694 SM674 SN686 SO706
  SR740 SS728 ST678 SV222 SX534 SY760 SZ748 TC796 TD148 TF260 TG768 TH764 TJ762 TL626
  TM795 TN788 TO776 TR792 TT780 TW158 TZ834 UA804 UG800 US840 UY858 UZ860 VA336 VC670
  VE862 VG092 VI850 VN704 VU548 WF876 WS882 YE887 ZA710 ZM894 ZW716
`;

/** The number of each country by its alpha-2 code; it is the id of its shape in world-atlas. */
const COUNTRY_IDS: ReadonlyMap<string, string> = new Map(
  CODES.match(/\w+/g)?.map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);
