/** Words that are carriers' names in every language, in lower case. Names of several words count by their parts. */
const CARRIERS: ReadonlySet<string> = new Set(
  (
    'dhl dpd gls ups usps fedex tnt evri hermes yodel inpost packeta zasilkovna postnord postnl bpost royal parcelforce ' +
    'posti matkahuolto postnord chronopost colissimo colisprive mondial geopost seur correos correosexpress ctt mrw nacex gls ' +
    'brt bartolini sda poste poczta pocztex paczkomat ppl dpdcz cesta fancourier sameday cargus easybox foxpost mpl ' +
    'yamato sagawa kuroneko takkyubin cj logen hanjin lotte epost koreapost japanpost yanwen yunexpress yuntu cainiao 4px sf sfexpress sto zto yto yunda jd jt jitu ' +
    'anjun ecms flyt wishpost chinapost ems eub epacket ninjavan aramex amazon swiship asendia landmark ontrac lasership purolator canpost auspost ' +
    'startrack sendle speedx uniuni gofo veho smartpost mailinnovations ecommerce globalmail intelcom dragonfly hermesworld myhermes trunkrs budbee instabox airmee ' +
    'wnt wndirect orangeconnex winit speedpak cne cnexps topyou ubi sunyou equick tipsa paack zeleris envialia packlink redpack estafette estafeta dhlparcel gati delhivery bluedart'
  ).split(' '),
);

/** Whether a word is (part of) a carrier's name. */
export function isCarrier(word: string): boolean {
  return CARRIERS.has(word);
}
