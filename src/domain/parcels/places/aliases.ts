/**
 * Other names of cities: in Chinese, in the languages of the bot's texts, short ones, and parts of cities with a mail centre.
 * `country name in reference/cities.json: other name, …`
 */
export const ALIASES = `
CN Shenzhen: 深圳, 宝安, 龙岗, 龙华, 盐田, Baoan, Longgang, Longhua, Yantian, Futian, Shekou
CN Guangzhou: 广州, 廣州, 白云, 花都, 番禺, 黄埔, Canton, Baiyun, Huadu, Panyu, Huangpu
CN Dongguan: 东莞, 東莞, 虎门, 石排, 清溪, Humen, Qingxi, Tangxia, Shipai
CN Foshan: 佛山, Nanhai, Shunde, 顺德, 南海
CN Zhongshan: 中山
CN Zhuhai: 珠海, Gongbei
CN Huizhou: 惠州
CN Jiangmen: 江门
CN Shantou: 汕头, Swatow
CN Jieyang: 揭阳, 普宁, Puning
CN Chaozhou: 潮州
CN Zhanjiang: 湛江
CN Shaoguan: 韶关
CN Putian: 莆田
CN Quanzhou: 泉州, 晋江, 石狮, Jinjiang, Shishi
CN Xiamen: 厦门, Amoy
CN Fuzhou: 福州
CN Zhangzhou: 漳州
CN Yiwu: 义乌, 義烏
CN Jinhua: 金华, 金義, 金义
CN Hangzhou: 杭州, 萧山, 余杭, Xiaoshan, Yuhang
CN Ningbo: 宁波
CN Wenzhou: 温州
CN Shaoxing: 绍兴
CN Jiaxing: 嘉兴
CN Huzhou: 湖州
CN Taizhou: 台州
CN Shanghai: 上海, 浦东, Pudong, Schanghai, Szanghaj
CN Beijing: 北京, Peking, Pekin, Pékin, Pechino, Pequim
CN Tianjin: 天津
CN Nanjing: 南京, Nanking
CN Suzhou: 苏州
CN Wuxi: 无锡
CN Changzhou: 常州
CN Nantong: 南通
CN Tongshan: 徐州, Xuzhou
CN Hefei: 合肥
CN Nanchang: 南昌
CN Changsha: 长沙
CN Wuhan: 武汉
CN Ezhou: 鄂州
CN Zhengzhou: 郑州
CN Jinan: 济南
CN Qingdao: 青岛, Tsingtao
CN Weihai: 威海
CN Yantai: 烟台
CN Linyi: 临沂
CN Shijiazhuang: 石家庄
CN Baoding: 保定, 白沟, Baigou
CN Dalian: 大连
CN Shenyang: 沈阳
CN Harbin: 哈尔滨
CN Changchun: 长春
CN Suifenhe: 绥芬河
CN Manzhouli: 满洲里
CN Xi’an: 西安
CN Chengdu: 成都
CN Chongqing: 重庆
CN Kunming: 昆明
CN Guiyang: 贵阳
CN Nanning: 南宁
CN Pingxiang: 凭祥
CN Haikou: 海口
CN Ürümqi: 乌鲁木齐
HK Hong Kong: 香港, Hongkong, HKSAR, Chek Lap Kok, Kwai Chung, Lantau
MO Macau: 澳门, 澳門, Macao
TW Taipei: 台北, 臺北
TW Taoyuan City: 桃园, 桃園, Taoyuan
TW Kaohsiung: 高雄
TW Taichung: 台中
JP Tokyo: 东京, 東京, Tokio, Tóquio, Haneda
JP Osaka: 大阪
JP Kawasaki: 川崎
JP Narita: 成田
KR Seoul: 首尔, Seul, Séoul, Seúl
KR Incheon: 仁川, Inchon
SG Singapore: 新加坡, Singapur, Singapour, Changi
TH Bangkok: 曼谷
MY Kuala Lumpur: 吉隆坡
VN Hanoi: 河内
AE Dubai: 迪拜, Dubaï
BE Liège: 列日, Luik, Lüttich, Liegi, Lieja, Grâce-Hollogne, Bierset
BE Brussels: 布鲁塞尔, Brüssel, Bruxelles, Brussel, Bruselas, Bruksela, Bruxelas, Bruxelles X
BE Antwerpen: Antwerp, Anvers, Amberes, Anversa
DE Frankfurt am Main: 法兰克福, Frankfurt, Francfort, Fráncfort, Francoforte, Frankfurt IPZ, IPZ
DE Leipzig: 莱比锡, Lipsia, Lipsk
DE Köln: 科隆, Cologne, Colonia, Colônia, Kolonia
DE Munich: 慕尼黑, München, Múnich, Monaco di Baviera, Monachium, Munique
DE Berlin: 柏林, Berlino, Berlim
DE Hamburg: 汉堡, Hambourg, Hamburgo, Amburgo
DE Hannover: 汉诺威, Hanover
DE Nürnberg: Nuremberg, Norymberga
DE Düsseldorf: 杜塞尔多夫
FR Paris: 巴黎, Parigi, París, Paryż
FR Roissy-en-France: Roissy, Roissy CDG, Roissy Charles de Gaulle, Paris CDG, Charles de Gaulle
FR Lyon: 里昂, Lione
FR Marseille: 马赛, Marsella, Marsiglia
GB London: 伦敦, Londres, Londra, Londyn, Heathrow, Langley HWDC, HWDC
GB Coventry: 考文垂
NL Amsterdam: 阿姆斯特丹, Amsterdão
NL The Hague: Den Haag, 's-Gravenhage
NL Hoofddorp: Schiphol
IT Milan: 米兰, Milano, Mailand, Milán, Mediolan, Milão, Peschiera Borromeo
IT Rome: 罗马, Roma, Rom, Rzym
IT Turin: Torino
IT Naples: Napoli, Neapel
IT Venice: Venezia, Venedig
IT Florence: Firenze, Florenz
ES Madrid: 马德里, Madryt
ES Barcelona: 巴塞罗那
ES Sevilla: Seville
ES Zaragoza: Saragossa
PT Lisbon: 里斯本, Lisboa, Lissabon, Lisbonne
PT Porto: Oporto
PL Warsaw: 华沙, Warszawa, Warschau, Varsovie, Varsovia, Varsavia
PL Kraków: Cracow, Krakau
PL Wrocław: Breslau
CZ Prague: 布拉格, Praha, Prag, Praga
AT Vienna: 维也纳, Wien, Vienne, Viena
CH Zürich: 苏黎世, Zurigo
CH Genève: Geneva, Genf
HU Budapest: 布达佩斯
RO Bucharest: București, Bukarest
DK Copenhagen: 哥本哈根, København, Kopenhagen
SE Stockholm: 斯德哥尔摩
SE Göteborg: Gothenburg
SE Malmö: 马尔默
NO Oslo: 奥斯陆
FI Helsinki: 赫尔辛基, Helsingfors
LV Riga: 里加
LT Vilnius: 维尔纽斯
EE Tallinn: 塔林
GR Athens: 雅典, Athen, Athína
TR Istanbul: 伊斯坦布尔
RU Moscow: 莫斯科, Moskau, Moskva, Москва, Moscou, Moscú, Mosca
RU Saint Petersburg: 圣彼得堡, St Petersburg, Sankt-Peterburg, Санкт-Петербург
BY Minsk: 明斯克
KZ Almaty: 阿拉木图
US New York City: 纽约, New York, Nowy Jork, Nueva York, NYC, JFK
US Los Angeles: 洛杉矶
US Chicago: 芝加哥
US San Francisco: 旧金山
US Anchorage: 安克雷奇, 安克拉治
US Miami: 迈阿密
US Seattle: 西雅图
US Dallas: 达拉斯
US Houston: 休斯顿
US Atlanta: 亚特兰大
US Honolulu: 火奴鲁鲁, 檀香山
CA Toronto: 多伦多
CA Vancouver: 温哥华
CA Montréal: 蒙特利尔
MX Mexico City: 墨西哥城, Ciudad de México, CDMX
BR São Paulo: 圣保罗
BR Curitiba: 库里蒂巴
AU Sydney: 悉尼
AU Melbourne: 墨尔本
NZ Auckland: 奥克兰
IL Tel Aviv: 特拉维夫
`;

/** `country name in reference/cities.json: IATA codes`. Codes count only alone or in brackets: many are also words. */
export const AIRPORTS = `
CN Shenzhen: SZX
CN Guangzhou: CAN
CN Shanghai: PVG, SHA
CN Beijing: PEK, PKX, BJS
CN Hangzhou: HGH
CN Ningbo: NGB
CN Yiwu: YIW
CN Xiamen: XMN
CN Fuzhou: FOC
CN Quanzhou: JJN
CN Nanjing: NKG
CN Zhengzhou: CGO
CN Wuhan: WUH
CN Ezhou: EHU
CN Changsha: CSX
CN Nanchang: KHN
CN Chengdu: CTU, TFU
CN Chongqing: CKG
CN Xi’an: XIY
CN Qingdao: TAO
CN Jinan: TNA
CN Yantai: YNT
CN Weihai: WEH
CN Tianjin: TSN
CN Dalian: DLC
CN Harbin: HRB
CN Kunming: KMG
CN Nanning: NNG
CN Ürümqi: URC
HK Hong Kong: HKG
MO Macau: MFM
TW Taoyuan City: TPE
JP Tokyo: HND, TYO
JP Kawasaki: KWS
JP Narita: NRT
JP Osaka: KIX, OSA
JP Nagoya: NGO
KR Incheon: ICN
KR Seoul: SEL
SG Singapore: SIN
TH Bangkok: BKK
MY Kuala Lumpur: KUL
VN Hanoi: HAN
VN Ho Chi Minh City: SGN
ID Jakarta: CGK, JKT
PH Manila: MNL
IN New Delhi: DEL
IN Mumbai: BOM
AE Dubai: DXB, DWC
AE Sharjah: SHJ
QA Doha: DOH
SA Riyadh: RUH
IL Tel Aviv: TLV
KZ Almaty: ALA
UZ Tashkent: TAS
AZ Baku: GYD
GE Tbilisi: TBS
TR Istanbul: IST
RU Moscow: SVO, VKO, DME, MOW
RU Saint Petersburg: LED
BY Minsk: MSQ
UA Kyiv: KBP, IEV
BE Liège: LGG
BE Brussels: BRU
BE Ostend: OST
NL Amsterdam: AMS
NL Maastricht: MST
DE Frankfurt am Main: FRA
DE Leipzig: LEJ
DE Köln: CGN
DE Munich: MUC
DE Berlin: BER
DE Hamburg: HAM
DE Hannover: HAJ
DE Düsseldorf: DUS
DE Niederaula: NIA
FR Roissy-en-France: CDG
FR Paris: ORY, PAR
FR Lyon: LYS
FR Marseille: MRS
LU Luxembourg: LUX
GB London: LHR, LGW, STN, LON
GB Derby: EMA
GB Birmingham: BHX
GB Manchester: MAN
GB Coventry: CVT
IE Dublin: DUB
ES Madrid: MAD
ES Barcelona: BCN
ES Zaragoza: ZAZ
ES Valencia: VLC
PT Lisbon: LIS
PT Porto: OPO
IT Milan: MXP, LIN, MIL
IT Rome: FCO, ROM
IT Bergamo: BGY
IT Bologna: BLQ
CH Zürich: ZRH
CH Genève: GVA
AT Vienna: VIE
CZ Prague: PRG
PL Warsaw: WAW
PL Katowice: KTW
HU Budapest: BUD
RO Bucharest: OTP, BUH
BG Sofia: SOF
RS Belgrade: BEG
GR Athens: ATH
DK Copenhagen: CPH
SE Stockholm: ARN, STO
SE Malmö: MMX, MMA
NO Oslo: OSL
FI Helsinki: HEL
LV Riga: RIX
LT Vilnius: VNO
EE Tallinn: TLL
IS Keflavík: KEF
US New York City: JFK, LGA, NYC
US Newark: EWR
US Los Angeles: LAX
US San Francisco: SFO
US Oakland: OAK
US Ontario: ONT
US Seattle: SEA
US Portland: PDX
US Anchorage: ANC
US Honolulu: HNL
US Chicago: ORD, MDW, CHI
US Rockford: RFD
US Miami: MIA
US Orlando: MCO
US Atlanta: ATL
US Dallas: DFW, DAL
US Houston: IAH
US Memphis: MEM
US Louisville: SDF
US Cincinnati: CVG
US Indianapolis: IND
US Columbus: LCK, CMH
US Detroit: DTW
US Boston: BOS
US Philadelphia: PHL
US Washington: IAD, DCA
US Denver: DEN
US Phoenix: PHX
US Las Vegas: LAS
PR San Juan: SJU
CA Toronto: YYZ, YTO
CA Vancouver: YVR
CA Montréal: YUL, YMX
CA Calgary: YYC
CA Hamilton: YHM
MX Mexico City: MEX, NLU
MX Guadalajara: GDL
BR São Paulo: GRU, SAO, VCP
BR Curitiba: CWB
BR Rio de Janeiro: GIG, RIO
AR Buenos Aires: EZE, BUE
CL Santiago: SCL
CO Bogotá: BOG
PE Lima: LIM
AU Sydney: SYD
AU Melbourne: MEL
AU Brisbane: BNE
AU Perth: PER
NZ Auckland: AKL
ZA Johannesburg: JNB
EG Cairo: CAI
NG Lagos: LOS
KE Nairobi: NBO
ET Addis Ababa: ADD
`;
