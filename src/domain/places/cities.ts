/**
 * Cities with 15000 inhabitants or more, the largest of each country, and mail hubs.
 * From GeoNames (https://www.geonames.org), licensed under CC BY 4.0.
 *
 * `=country zone …` begins a country; its cities follow, the largest first: `name;latitude;longitude;thousands of
 * inhabitants;index of the zone;state`. The last two are left out where they are 0 and empty.
 */
export const CITIES = `=AD Europe/Andorra
Andorra la Vella;42.51;1.52;20
les Escaldes;42.51;1.53;16
=AE Asia/Dubai
Dubai;25.08;55.31;2957
Sharjah;25.34;55.41;1324
Abu Dhabi;24.45;54.4;603
Ajman City;25.4;55.48;490
Ras Al Khaimah City;25.79;55.94;352
Musaffah;24.36;54.48;243
Al Fujairah City;25.12;56.34;87
Khalifah A City;24.43;54.6;85
Reef Al Fujairah City;25.14;56.25;82
Bani Yas City;24.31;54.63;80
Zayed City;23.65;53.71;63
Umm Al Quwain City;25.56;55.56;63
Al Shamkhah City;24.39;54.71;62
Al Ain City;24.19;55.76;55
Khawr Fakkān;25.33;56.34;41
Dibba Al-Fujairah;25.59;56.26;30
Dibba Al-Hisn;25.62;56.27;26
Adh Dhayd;25.29;55.88;25
Ar Ruways;24.11;52.73;16
=AF Asia/Kabul
Kabul;34.53;69.17;3044
Kandahār;31.61;65.71;391
Mazār-e Sharīf;36.71;67.11;303
Herāt;34.35;62.2;273
Jalālābād;34.43;70.45;200
Kunduz;36.73;68.86;162
Ghazni;33.55;68.42;141
Balkh;36.76;66.9;115
Baghlān;36.13;68.71;108
Gardez;33.6;69.23;104
Khōst;33.34;69.92;96
Maymana;35.92;64.78;76
Khanabad;36.68;69.12;72
Bāzār-e Yakāwlang;34.74;66.97;65
Bāzārak;35.31;69.52;65
Khulm;36.7;67.7;65
Taloqan;36.74;69.53;64
Bāmyān;34.82;67.83;62
Pul-e Khumrī;35.94;68.72;56
Shibirghān;36.67;65.75;56
Charikar;35.01;69.17;54
Sar-e Pul;36.22;65.93;52
Zaranj;30.96;61.86;50
Paghmān;34.59;68.95;49
Asadābād;34.87;71.15;48
Aībak;36.26;68.02;48
Fayzabad;37.12;70.58;44
Lashkar Gāh;31.59;64.37;44
Gereshk;31.82;64.57;44
Farah;32.37;62.12;44
Ghormach;35.73;63.78;30
Shīnḏanḏ;33.3;62.15;29
Andkhōy;36.95;65.12;29
Rustāq;37.13;69.83;26
Qarāwul;37.22;68.78;25
Nahrīn;36.06;69.13;22
Baraki Barak;33.97;68.95;22
Ārt Khwājah;37.09;69.48;19
Kafir Qala;34.67;61.07;18
Karukh;34.48;62.59;17
Mehtar Lām;34.67;70.21;17
Kushk;33.3;61.95;17
Shahrak;34.11;64.31;16
Āsmār;35.03;71.36;16
Sang-e Chārak;35.85;66.44;15
Khāsh;31.53;62.79;15
Markaz-e Woluswalī-ye Āchīn;34.13;70.71;15
Jabal os Saraj;35.12;69.24;15
Qarqīn;37.42;66.04;15
Fayrōz Kōh;34.52;65.25;15
=AG America/Antigua
Saint John’s;17.12;-61.84;24
=AI America/Anguilla
The Valley;18.22;-63.06;2
=AL Europe/Tirane
Tirana;41.33;19.82;375
Durrës;41.32;19.45;122
Elbasan;41.11;20.08;101
Vlorë;40.47;19.48;90
Shkodër;42.07;19.51;88
Pogradec;40.9;20.65;62
Fier-Çifçi;40.72;19.57;61
Patos;40.68;19.62;60
Korçë;40.62;20.78;58
Fier;40.72;19.56;56
Berat;40.71;19.95;47
Lushnjë;40.94;19.7;41
Kavajë;41.19;19.56;29
Laç;41.64;19.71;25
Gjirokastër;40.08;20.14;23
Patos Fshat;40.64;19.65;23
Krujë;41.51;19.79;21
Lezhë;41.78;19.64;19
Kuçovë;40.8;19.92;18
Kukës;42.08;20.42;18
Burrel;41.61;20.01;15
Sarandë;39.88;20;15
=AM Asia/Yerevan
Yerevan;40.18;44.51;1093
Gyumri;40.79;43.85;148
Vanadzor;40.8;44.49;101
Vagharshapat;40.17;44.29;47
Hrazdan;40.5;44.77;41
Abovyan;40.27;44.63;36
Kapan;39.21;46.41;33
Ararat;39.83;44.71;29
Armavir;40.15;44.04;26
Step’anavan;41.01;44.39;24
Gavarr;40.35;45.12;22
Artashat;39.96;44.54;21
Goris;39.51;46.34;20
Masis;40.07;44.42;19
Ashtarak;40.3;44.36;19
Sevan;40.55;44.94;17
Hats’avan;39.46;45.97;15
Spitak;40.83;44.27;15
=AO Africa/Luanda
Luanda;-8.84;13.23;2776
N’dalatando;-9.3;14.91;383
Huambo;-12.78;15.74;226
Lobito;-12.36;13.54;208
Benguela;-12.58;13.41;151
Cuito;-12.38;16.93;114
Lubango;-14.92;13.49;103
Malanje;-9.54;16.34;87
Namibe;-15.2;12.15;80
Soio;-6.13;12.37;67
Cabinda;-5.55;12.2;66
Uíge;-7.61;15.06;60
Saurimo;-9.66;20.39;40
Sumbe;-11.21;13.84;33
Menongue;-14.66;17.69;32
Caxito;-8.58;13.66;28
Longonjo;-12.91;15.25;24
Mbanza Kongo;-6.27;14.24;24
Caála;-12.85;15.56;21
Luena;-11.78;19.92;21
Lucapa;-8.42;20.74;20
Camacupa;-12.02;17.48;19
Catabola;-12.15;17.28;19
Luau;-10.71;22.22;18
N’zeto;-7.23;12.87;18
Catumbela;-12.43;13.55;17
=AQ Antarctica/McMurdo
McMurdo Station;-77.85;166.68;1
=AR America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Mendoza America/Argentina/Tucuman America/Argentina/Salta America/Argentina/San_Juan America/Argentina/Jujuy America/Argentina/Catamarca America/Argentina/San_Luis America/Argentina/La_Rioja America/Argentina/Rio_Gallegos America/Argentina/Ushuaia
Buenos Aires;-34.61;-58.38;13076
Córdoba;-31.41;-64.18;1428;1
Rosario;-32.95;-60.64;1174;1
Mendoza;-32.89;-68.83;877;2
San Miguel de Tucumán;-26.82;-65.22;781;3
La Plata;-34.92;-57.95;694
Mar del Plata;-38;-57.56;554
Salta;-24.79;-65.41;513;4
Santa Fe;-31.65;-60.71;490;1
San Juan;-31.54;-68.54;447;5
Resistencia;-27.46;-58.98;387;1
Santiago del Estero;-27.8;-64.26;355;1
Corrientes;-27.47;-58.83;339;1
Posadas;-27.37;-55.9;324;1
Morón;-34.65;-58.62;320
San Salvador de Jujuy;-24.19;-65.3;306;6
Bahía Blanca;-38.72;-62.27;277
Paraná;-31.73;-60.53;262;1
Merlo;-34.67;-58.73;244
Neuquén;-38.95;-68.06;242;4
José C. Paz;-34.52;-58.77;230
Quilmes;-34.73;-58.26;230
Pilar;-34.46;-58.91;227
Formosa;-26.18;-58.17;221;1
San Fernando del Valle de Catamarca;-28.47;-65.79;189;7
San Luis;-33.3;-66.34;184;8
Berazategui;-34.77;-58.21;167
La Rioja;-29.41;-66.85;163;9
San Miguel;-34.54;-58.71;158
Río Cuarto;-33.13;-64.35;154;1
Balvanera;-34.61;-58.4;152
Concordia;-31.39;-58.02;145;1
Comodoro Rivadavia;-45.86;-67.5;141;7
Belgrano;-34.56;-58.46;139
San Nicolás de los Arroyos;-33.33;-60.21;128
Villa Lugano;-34.68;-58.47;114
Santa Rosa;-36.62;-64.28;111;4
San Rafael;-34.62;-68.33;109;2
Tandil;-37.32;-59.13;104
Villa Mercedes;-33.68;-65.46;97;8
San Carlos de Bariloche;-41.15;-71.31;95;4
Trelew;-43.25;-65.31;93;7
Villa María;-32.41;-63.24;92;1
Reconquista;-29.15;-59.65;90;1
Zárate;-34.1;-59.03;89
Rafaela;-31.25;-61.49;89;1
Pergamino;-33.89;-60.57;88
Olavarría;-36.89;-60.32;86
Río Gallegos;-51.62;-69.22;86;10
Junín;-34.58;-60.94;85
San Martín;-33.08;-68.47;83;2
Presidencia Roque Sáenz Peña;-26.79;-60.44;82;1
Luján;-34.57;-59.1;82
Campana;-34.16;-58.96;82
Necochea;-38.55;-58.74;80
Gualeguaychú;-33.01;-58.52;79;1
Barracas;-34.65;-58.38;77
Cipolletti;-38.93;-67.99;75;4
Gobernador Gálvez;-33.03;-60.64;75;1
San Ramón de la Nueva Orán;-23.14;-64.32;74;4
Chimbas;-31.48;-68.53;74;5
General Roca;-39.03;-67.58;73;4
Venado Tuerto;-33.75;-61.97;72;1
Goya;-29.14;-59.26;70;1
Villa Carlos Paz;-31.42;-64.5;69;1
Concepción del Uruguay;-32.48;-58.23;68;1
Don Torcuato;-34.49;-58.63;65
Puerto Madryn;-42.77;-65.04;65;7
Tartagal;-22.52;-63.8;61;4
Hurlingham;-34.59;-58.63;60
Santo Tomé;-31.66;-60.77;59;1
San Francisco;-31.43;-62.08;59;1
San Pedro de Jujuy;-24.23;-64.87;58;6
Ushuaia;-54.81;-68.32;58;9
Punta Alta;-38.88;-62.07;57
General Pico;-35.66;-63.76;57;4
Colegiales;-34.57;-58.45;57
Oberá;-27.49;-55.12;57;1
Chivilcoy;-34.9;-60.02;55
Puerto Eldorado;-26.41;-54.69;54;1
Azul;-36.78;-59.86;54
Río Tercero;-32.17;-64.11;53;1
Los Polvorines;-34.5;-58.71;53
Mercedes;-34.65;-59.43;53
Río Grande;-53.79;-67.71;53;11
Barranqueras;-27.48;-58.94;51;1
Yerba Buena;-26.82;-65.32;51;3
Libertador General San Martín;-23.81;-64.79;49;6
Viedma;-40.81;-63;49;4
Tafí Viejo;-26.73;-65.26;48;3
Boedo;-34.63;-58.42;48
Palpalá;-24.26;-65.21;48;6
San Lorenzo;-28.13;-58.77;48;1
San Pedro;-33.68;-59.67;47
Cutral-Có;-38.93;-69.23;47;4
Tres Arroyos;-38.37;-60.28;47
San Isidro;-34.47;-58.53;45
Villa Constitución;-33.23;-60.33;44;1
Paso de los Libres;-29.71;-57.09;44;1
Santa Lucía;-31.54;-68.5;44;5
Villa Ángela;-27.57;-60.72;44;1
Villa de Mayo;-34.51;-58.68;43
General Pacheco;-34.45;-58.64;43
Chilecito;-29.16;-67.5;42;9
Lincoln;-34.87;-61.53;42
Tortuguitas;-34.48;-58.75;41
Pocito;-31.68;-68.58;41;5
Alta Gracia;-31.65;-64.43;40;1
Balcarce;-37.85;-58.26;39
Retiro;-34.58;-58.38;39
Ingeniero Pablo Nogués;-34.48;-58.71;38
Alderetes;-26.82;-65.13;38;3
San Vicente;-26.62;-54.13;38;1
Castelli;-25.95;-60.62;37;1
Curuzú Cuatiá;-29.79;-58.05;36;1
Caleta Olivia;-46.44;-67.53;36;10
Cañada de Gómez;-32.82;-61.39;36;1
Esperanza;-31.45;-60.93;36;1
Bell Ville;-32.63;-62.69;35;1
Nueve de Julio;-35.44;-60.88;35
Chacabuco;-34.64;-60.47;35
Villa Santa Rita;-34.61;-58.48;34
Caucete;-31.65;-68.28;34;5
Pontevedra;-34.75;-58.7;34
Gualeguay;-33.14;-59.31;33;1
Aguilares;-27.43;-65.61;32;3
Granadero Baigorria;-32.86;-60.72;32;1
Quitilipi;-26.87;-60.22;32;1
Puerto Iguazú;-25.6;-54.57;32;1
Villaguay;-31.87;-59.03;32;1
Casilda;-33.04;-61.17;32;1
General José de San Martín;-26.54;-59.34;32;1
Zapala;-38.9;-70.05;32;4
Villa Regina;-39.1;-67.07;31;4
Tigre;-34.43;-58.58;31
Famaillá;-27.05;-65.4;31;3
Chajarí;-30.75;-57.98;31;1
Centenario;-38.83;-68.13;29;4
Garupá;-27.48;-55.83;29;1
Gobernador Virasora;-28.05;-56.03;29;1
Esquel;-42.91;-71.32;28;7
Adrogué;-34.8;-58.38;28
Cruz del Eje;-30.73;-64.8;28;1
Machagai;-26.93;-60.05;28;1
Villa Dolores;-31.95;-65.19;28;1
Termas de Río Hondo;-27.49;-64.86;28;1
Charata;-27.21;-61.19;28;1
Capitán Bermúdez;-32.82;-60.72;27;1
Coronel Suárez;-37.45;-61.93;27
Las Breñas;-27.09;-61.08;27;1
Jesús María;-30.98;-64.09;27;1
Fontana;-27.42;-59.02;27;1
Esquina;-30.01;-59.53;26;1
Rawson;-43.3;-65.1;26;7
Muñiz;-34.56;-58.71;26
Allen;-38.98;-67.83;26;4
Dolores;-36.31;-57.68;25
Plottier;-38.97;-68.23;25;4
Victoria;-32.62;-60.15;25;1
Jardín América;-27.04;-55.23;25;1
La Calera;-31.34;-64.34;25;1
Tres Isletas;-26.34;-60.43;25;1
La Paz;-30.74;-59.65;25;1
Monte Caseros;-30.25;-57.64;25;1
Veinticinco de Mayo;-35.43;-60.17;25
Pérez;-33;-60.77;24;1
Marcos Juárez;-32.7;-62.11;24;1
Embarcación;-23.21;-64.1;24;4
Monteros;-27.17;-65.5;24;3
San Martín de los Andes;-40.16;-71.35;24;4
Villa Gesell;-37.26;-56.97;23
Avellaneda;-29.12;-59.66;23;1
Villa Ortúzar;-34.58;-58.47;23
Montecarlo;-26.57;-54.76;22;1
San Justo;-30.79;-60.59;22;1
Villa Allende;-31.29;-64.3;22;1
San José de Jáchal;-30.24;-68.75;21;5
Aristóbulo del Valle;-27.1;-54.9;21;1
Albardón;-31.44;-68.53;20;5
Añatuya;-28.46;-62.83;20;1
Deán Funes;-30.42;-64.35;20;1
Arroyo Seco;-33.15;-60.51;20;1
Laboulaye;-34.13;-63.39;20;1
Cinco Saltos;-38.82;-68.06;20;4
General Enrique Mosconi;-22.6;-63.81;20;4
Vera;-29.46;-60.21;20;1
Arroyito;-31.42;-63.05;20;1
El Soberbio;-27.3;-54.2;20;9
Diamante;-32.07;-60.64;20;1
Joaquín V. González;-25.11;-64.13;19;4
Pirané;-25.73;-59.11;19;1
Villa Ocampo;-28.49;-59.36;19;1
Villa Paula de Sarmiento;-31.49;-68.54;19;5
Cosquín;-31.25;-64.47;19;1
Sunchales;-30.94;-61.56;19;1
Santa Elena;-30.94;-59.79;18;1
Gálvez;-32.03;-61.22;18;1
Rufino;-34.27;-62.71;18;1
Saladas;-28.25;-58.63;18;1
Crespo;-32.03;-60.31;18;1
Firmat;-33.46;-61.48;18;1
Río Segundo;-31.65;-63.91;18;1
Puerto Rico;-26.8;-55.02;17;1
Coronda;-31.97;-60.92;17;1
San Antonio Oeste;-40.73;-64.95;17;4
San Jorge;-31.9;-61.86;17;1
Villa Nueva;-32.43;-63.25;17;1
Río Ceballos;-31.16;-64.32;17;1
Federal;-30.95;-58.78;16;1
General Villegas;-35.03;-63.01;16
Embalse;-32.18;-64.42;16;1
General Pinedo;-27.32;-61.28;16;1
Carcarañá;-32.86;-61.15;16;1
San Javier;-30.58;-59.93;16;1
Puerto Esperanza;-26.02;-54.61;16;1
El Bolsón;-41.96;-71.53;16;4
Wanda;-25.97;-54.56;16;1
Unquillo;-31.23;-64.32;15;1
San Luis del Palmar;-27.51;-58.55;15;1
Catriel;-37.88;-67.8;15;4
Morteros;-30.71;-62;15;1
Bella Vista;-27.03;-65.3;15;3
La Falda;-31.09;-64.49;15;1
Clorinda;-25.28;-57.72;15;1
La Punta;-33.18;-66.31;15;8
=AS Pacific/Pago_Pago
Pago Pago;-14.28;-170.7;12
=AT Europe/Vienna
Vienna;48.21;16.37;1691
Graz;47.07;15.45;222
Linz;48.31;14.29;205
Favoriten;48.16;16.38;202
Donaustadt;48.23;16.46;187
Floridsdorf;48.25;16.4;163
Salzburg;47.8;13.04;153
Innsbruck;47.26;11.39;132
Ottakring;48.22;16.3;105
Simmering;48.18;16.43;101
Meidling;48.17;16.33;98
Klagenfurt am Wörthersee;46.62;14.31;91
Villach;46.61;13.86;59
Hernals;48.23;16.27;58
Hietzing;48.19;16.3;54
Dornbirn;47.41;9.74;49
Wiener Neustadt;47.8;16.23;45
Steyr;48.04;14.42;38
Hötting;47.27;11.37;35
Feldkirch;47.23;9.6;33
Jakomini;47.05;15.45;33
Pradl;47.27;11.42;33
Lend;47.08;15.42;31
Bregenz;47.5;9.75;29
Gries;47.06;15.42;29
Baden;48.01;16.23;26
Geidorf;47.08;15.44;25
Weinzierl bei Krems;48.4;15.6;24
Lustenau;47.43;9.66;23
Sankt Pölten;48.2;15.63;22
Mödling;48.09;16.29;21
Eggenberg;47.07;15.4;21
Sankt Peter;46.63;14.34;20
Sankt Martin;46.62;14.28;20
Andritz;47.11;15.42;19
Wilten;47.26;11.39;18
Wels;48.17;14.03;17
Innere Stadt;48.21;16.37;16
Hohenems;47.37;9.68;16
Stockerau;48.38;16.22;16
Straßgang;47.03;15.4;16
Sankt Leonhard;47.07;15.46;16
Wetzelsdorf;47.05;15.4;16
Klosterneuburg;48.31;16.33;16
Amstetten;48.12;14.87;16
Telfs;47.31;11.07;15
Perchtoldsdorf;48.12;16.27;15
=AU Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin Australia/Broken_Hill
Sydney;-33.87;151.21;4627
Melbourne;-37.81;144.96;4246;1
Brisbane;-27.47;153.03;2190;2
Perth;-31.95;115.86;1897;3
Adelaide;-34.93;138.6;1225;4
Gold Coast;-28;153.43;591;2
Canberra;-35.28;149.13;368
Newcastle;-32.93;151.78;308
Wollongong;-34.42;150.89;292
Logan City;-27.64;153.11;283;2
Geelong;-38.15;144.36;226;1
Hobart;-42.88;147.33;217;5
Townsville;-19.27;146.81;196;2
Cairns;-16.92;145.77;153;2
Toowoomba;-27.56;151.95;131;2
Darwin;-12.46;130.84;129;6
Rockingham;-32.28;115.73;108;3
Launceston;-41.44;147.13;106;5
Bendigo;-36.76;144.28;101;1
Ballarat;-37.57;143.85;98;1
Mandurah;-32.53;115.72;83;3
Mackay;-21.15;149.17;74;2
Bundaberg;-24.87;152.35;71;2
Bunbury;-33.33;115.64;68;3
Maitland;-32.73;151.56;67
Rockhampton;-23.38;150.51;62;2
Adelaide Hills;-34.91;138.71;60;4
Melbourne City Centre;-37.82;144.97;60;1
Hervey Bay;-25.29;152.77;52;2
Reservoir;-37.72;145;50;1
Craigieburn;-37.6;144.95;50;1
Point Cook;-37.91;144.75;49;1
Tamworth;-31.09;150.93;48
Berwick;-38.03;145.35;47;1
Blacktown;-33.77;150.92;47
Pakenham;-38.07;145.47;46;1
Port Macquarie;-31.43;152.91;46
Glen Waverley;-37.88;145.16;40;1
Werribee;-37.9;144.67;40;1
Dubbo;-32.24;148.6;40
Castle Hill;-33.73;151;39
Orange;-33.28;149.1;38
Hoppers Crossing;-37.88;144.7;38;1
St Albans;-37.74;144.8;38;1
Auburn;-33.85;151.03;37
Baulkham Hills;-33.76;150.99;37
Frankston;-38.14;145.12;36;1
Sunbury;-37.58;144.73;35;1
Saint Albans;-37.73;144.8;35;1
Frankston East;-38.13;145.13;34;1
Tarneit;-37.84;144.66;34;1
Albany;-35.03;117.88;34;3
Rowville;-37.93;145.23;33;1
Mount Waverley;-37.88;145.13;33;1
Bathurst;-33.42;149.58;33
Southport;-27.97;153.4;33;2
Mildura;-34.19;142.16;33;1
Epping;-37.65;145.03;33;1
Canning Vale;-32.06;115.92;33;3
Preston;-37.75;145.02;32;1
Bankstown;-33.92;151.03;32
Shepparton;-36.38;145.4;31;1
Surfers Paradise;-28;153.43;31;2
Noble Park;-37.97;145.17;31;1
Randwick;-33.91;151.25;31
Gladstone;-23.85;151.26;30;2
Baldivis;-32.33;115.83;30;3
Kwinana;-32.23;115.78;30;3
Maroubra;-33.95;151.23;30
Dandenong;-37.98;145.2;30;1
Narre Warren South;-38.04;145.29;30;1
Hurstville;-33.97;151.1;30
Merrylands;-33.83;150.98;30
Mill Park;-37.67;145.07;29;1
Warrnambool;-38.38;142.49;29;1
Bundoora;-37.7;145.06;29;1
Buderim;-26.68;153.06;29;2
Doncaster East;-37.79;145.15;28;1
Richmond;-37.82;145;28;1
Mosman;-33.84;151.24;28
Kellyville;-33.71;150.95;28
Liverpool;-33.92;150.93;28
Bentleigh East;-37.92;145.05;27;1
Quakers Hill;-33.73;150.88;27
Parramatta;-33.82;151;27
Geraldton;-28.78;114.61;27;3
Coffs Harbour;-30.3;153.11;27
Croydon;-37.8;145.28;27;1
Narre Warren;-38.03;145.3;26;1
Ryde;-33.82;151.11;26
Caboolture;-27.08;152.95;26;2
Marrickville;-33.91;151.16;26
Ferntree Gully;-37.88;145.3;26;1
Coburg;-37.75;144.97;26;1
Strathfield;-33.88;151.08;26
Sydney Central Business District;-33.86;151.21;26
Keysborough;-37.99;145.17;26;1
Hampton Park;-38.03;145.25;25;1
South Yarra;-37.84;144.99;25;1
Alice Springs;-23.7;133.88;25;6
Chatswood;-33.8;151.18;25
Mount Gambier;-37.83;140.78;25;4
Palmerston;-12.49;130.98;25;6
Upper Coomera;-27.88;153.29;25;2
Glen Iris;-37.87;145.07;25;1
Traralgon;-38.2;146.54;25;1
Kew;-37.81;145.03;24;1
Campsie;-33.91;151.1;24
Greenacre;-33.9;151.06;24
Brunswick;-37.77;144.97;24;1
Carlingford;-33.78;151.05;24
Endeavour Hills;-37.98;145.26;24;1
Northcote;-37.77;145;24;1
Caroline Springs;-37.74;144.74;24;1
South Morang;-37.65;145.1;24;1
Ashfield;-33.89;151.12;24
Armidale;-30.5;151.67;24
Mornington;-38.22;145.04;23;1
Robina;-28.07;153.39;23;2
Wyndham Vale;-37.89;144.62;23;1
Hawthorn;-37.82;145.04;23;1
Dianella;-31.89;115.87;23;3
Granville;-33.84;151.01;23
Glenmore Park;-33.79;150.67;23
Morphett Vale;-35.13;138.52;23;4
Mount Isa;-20.73;139.5;23;2
Thornlie;-32.06;115.95;23;3
Brighton;-37.91;145;23;1
Goulburn;-34.75;149.72;23
Greystanes;-33.82;150.95;23
Forest Lake;-27.63;152.97;23;2
Lalor;-37.67;145.02;22;1
Southbank;-37.82;144.96;22;1
Hornsby;-33.7;151.1;22
Dandenong North;-37.97;145.21;22;1
Ellenbrook;-31.77;115.97;22;3
Langwarrin;-38.17;145.17;22;1
Glenroy;-37.7;144.93;22;1
Busselton;-33.65;115.35;22;3
Boronia;-37.87;145.28;22;1
Cheltenham;-37.97;145.05;22;1
Camberwell;-37.84;145.07;22;1
Roxburgh Park;-37.63;144.93;22;1
Cabramatta;-33.9;150.93;22
Springvale;-37.95;145.15;22;1
Mooroolbark;-37.78;145.32;22;1
Malvern East;-37.87;145.04;21;1
North Lakes;-27.22;153.02;21;2
Morayfield;-27.11;152.95;21;2
Glenferrie;-37.83;145.05;21;1
Hawthorn South;-37.83;145.04;21;1
Dee Why;-33.75;151.29;21
Morley;-31.89;115.91;21;3
Kirwan;-19.3;146.73;21;2
Doreen;-37.6;145.15;21;1
Doncaster;-37.79;145.12;21;1
Truganina;-37.82;144.75;21;1
Carrum Downs;-38.1;145.17;20;1
Thomastown;-37.68;145.02;20;1
Saint Kilda;-37.87;144.98;20;1
Greensborough;-37.7;145.1;20;1
Essendon;-37.75;144.91;20;1
Kallangur;-27.25;152.99;20;2
Punchbowl;-33.93;151.05;20
Clayton;-37.92;145.12;20;1
Balwyn North;-37.79;145.09;20;1
Gawler;-34.6;138.75;20;4
Burnie;-41.06;145.9;20;5
Gosnells;-32.08;116.01;20;3
Cranbourne North;-38.08;145.3;20;1
St Clair;-33.8;150.78;20
Cranbourne;-38.11;145.28;20;1
Adelaide city centre;-34.93;138.6;20;4
Lidcombe;-33.86;151.04;20
Bexley;-33.95;151.12;20
Deception Bay;-27.19;153.03;20;2
Wheelers Hill;-37.9;145.18;19;1
Seven Hills;-33.78;150.93;19
Wollongong city centre;-34.43;150.89;19
Redbank Plains;-27.65;152.86;19;2
Wantirna South;-37.88;145.22;19;1
Altona Meadows;-37.88;144.78;19;1
Carlton;-37.8;144.97;19;1
Cherrybrook;-33.72;151.05;19
Wodonga;-36.12;146.89;19;1
Sunshine West;-37.79;144.82;19;1
Ballajura;-31.84;115.9;18;3
Highton;-38.17;144.31;18;1
Maroochydore;-26.66;153.1;18;2
Labrador;-27.94;153.4;18;2
Thornbury;-37.76;145.01;18;1
Narangba;-27.2;152.96;18;2
Griffith;-34.29;146.05;18
Broken Hill;-31.97;141.45;18;7
Deer Park;-37.77;144.77;18;1
Fairfield;-33.87;150.95;18
Yagoona;-33.9;151.02;18
Wangaratta;-36.36;146.32;18;1
Willetton;-32.05;115.89;18;3
Sunnybank Hills;-27.61;153.05;18;2
Westmead;-33.8;150.99;18
Eltham;-37.73;145.15;18;1
Frankston South;-38.17;145.14;18;1
Eastwood;-33.79;151.08;18
Mount Martha;-38.27;145.02;18;1
Cronulla;-34.06;151.15;18
Wahroonga;-33.72;151.12;18
Mulgrave;-37.93;145.18;18;1
Earlwood;-33.92;151.13;18
Melton West;-37.68;144.57;17;1
Mount Eliza;-38.18;145.08;17;1
Ringwood;-37.82;145.23;17;1
Engadine;-34.07;151.01;17
Carnegie;-37.89;145.06;17;1
Saint Ives;-33.73;151.16;17
Capalaba;-27.54;153.2;17;2
Hillside;-37.69;144.74;17;1
Calamvale;-27.62;153.05;17;2
Lakemba;-33.92;151.08;17
Parafield Gardens;-34.78;138.61;17;4
Pascoe Vale;-37.73;144.93;17;1
Helensvale;-27.92;153.33;17;2
Nerang;-27.99;153.34;17;2
Bracken Ridge;-27.32;153.03;17;2
Mount Druitt;-33.77;150.82;17
Pacific Pines;-27.94;153.31;17;2
Footscray;-37.8;144.9;17;1
Surry Hills;-33.88;151.21;16
Umina Beach;-33.52;151.31;16
Paralowie;-34.76;138.61;16;4
The Gap;-27.44;152.94;16;2
Mernda;-37.6;145.1;16;1
Taree;-31.91;152.45;16
Templestowe;-37.75;145.15;16;1
Lilydale;-37.75;145.35;16;1
Manly;-33.8;151.29;16
West Pennant Hills;-33.75;151.05;16
Seaford;-38.1;145.13;16;1
Alexandra Hills;-27.53;153.23;16;2
Glenwood;-33.73;150.93;16
Cranbourne East;-38.12;145.3;16;1
Mascot;-33.93;151.19;16
Coorparoo;-27.49;153.06;16;2
Burwood;-33.88;151.1;16
Lara;-38.02;144.41;16;1
Bentleigh;-37.92;145.04;16;1
Banora Point;-28.21;153.54;16
Mitcham;-37.82;145.2;16;1
Port Melbourne;-37.84;144.94;16;1
Kogarah;-33.97;151.14;16
Casula;-33.95;150.9;16
Cranebrook;-33.71;150.71;16
Brighton East;-37.9;145.02;16;1
Albany Creek;-27.35;152.97;16;2
Maryborough;-25.54;152.7;15;2
Rockdale;-33.95;151.13;15
Taylors Lakes;-37.7;144.79;15;1
Carindale;-27.51;153.1;15;2
North Melbourne;-37.8;144.95;15;1
Eight Mile Plains;-27.58;153.1;15;2
Greenvale;-37.63;144.87;15;1
Kingsford;-33.92;151.23;15
Coogee;-33.92;151.26;15
Prestons;-33.94;150.87;15
Warragul;-38.16;145.93;15;1
Scarborough;-31.9;115.76;15;3
Corio;-38.08;144.38;15;1
Palm Beach;-28.12;153.47;15;2
Elwood;-37.88;144.98;15;1
Miranda;-34.04;151.1;15
Springfield Lakes;-27.67;152.92;15;2
Cessnock;-32.83;151.36;15
Rochedale South;-27.6;153.12;15;2
Kensington;-33.92;151.22;15
=AW America/Aruba
Oranjestad;12.52;-70.03;30
Tanki Leendert;12.54;-70.02;22
San Nicolas;12.44;-69.91;15
=AX Europe/Mariehamn
Mariehamn;60.1;19.93;11
=AZ Asia/Baku
Baku;40.38;49.89;1117
Ganja;40.68;46.36;313
Sumqayıt;40.59;49.67;265
Lankaran;38.75;48.85;240
Yevlakh;40.62;47.15;127
Mingelchaur;40.76;47.06;95
Saatlı;39.93;48.37;87
Qaraçuxur;40.4;49.97;73
Şirvan;39.94;48.93;70
Bakıxanov;40.42;49.97;67
Nakhchivan;39.21;45.41;65
Sheki;41.19;47.17;63
Xankandi;39.82;46.75;53
Bilajari;40.44;49.81;42
Maştağa;40.53;50.01;40
Ağdam;39.99;46.93;39
Khirdalan;40.45;49.76;38
Barda;40.38;47.13;37
Xaçmaz;41.46;48.81;37
Salyan;39.6;48.98;37
Hövsan;40.37;50.09;36
Jalilabad;39.21;48.49;36
Shamkhor;40.83;46.02;35
Geoktschai;40.65;47.74;35
Agdzhabedy;40.05;47.46;35
Imishli;39.87;48.06;34
Lökbatan;40.33;49.73;31
Shamakhi;40.63;48.64;29
Sabirabad;40.01;48.48;28
Amirdzhan;40.43;49.98;27
Fizuli;39.6;47.15;27
Buzovna;40.52;50.11;25
Biny Selo;40.45;50.09;25
Ağdaş;40.65;47.47;24
Divichibazar;41.2;48.99;23
Hacıqabul;40.04;48.94;23
Quba;41.36;48.51;22
Zabrat;40.48;49.94;21
Sabunçu;40.44;49.95;21
Kyurdarmir;40.34;48.16;19
Hacı Zeynalabdin;40.62;49.56;19
Qazax;41.09;45.37;19
Shushi;39.76;46.75;19
Neftçala;39.38;49.25;19
Zaqatala;41.63;46.64;18
Terter;40.34;46.93;18
Pushkino;39.46;48.55;18
Yelenendorf;40.59;46.32;18
Əhmədbəyli;39.88;48.39;17
Aghsu;40.57;48.4;17
Yeni Suraxanı;40.43;50.04;16
Qusar;41.43;48.43;16
Ujar;40.52;47.65;16
Beylagan;39.78;47.62;16
Mardakan;40.49;50.14;15
Astara;38.46;48.87;15
=BA Europe/Sarajevo
Sarajevo;43.85;18.36;697
Banja Luka;44.78;17.19;221
Zenica;44.2;17.9;164
Tuzla;44.54;18.67;142
Mostar;43.34;17.81;105
Bihać;44.82;15.87;76
Bugojno;44.06;17.45;41
Brčko;44.87;18.81;39
Bijeljina;44.76;19.21;38
Prijedor;44.98;16.71;36
Trebinje;42.71;18.34;33
Travnik;44.23;17.67;31
Doboj;44.73;18.09;27
Cazin;44.97;15.94;22
Velika Kladuša;45.18;15.81;19
Visoko;43.99;18.18;18
Goražde;43.67;18.98;18
Konjic;43.65;17.96;16
Gračanica;44.7;18.31;16
Gradačac;44.88;18.43;16
Bosanska Krupa;44.88;16.15;15
=BB America/Barbados
Bridgetown;13.11;-59.62;99
=BD Asia/Dhaka
Dhaka;23.71;90.41;10357
Chittagong;22.34;91.83;3920
Khulna;22.81;89.56;1342
Rājshāhi;24.37;88.6;700
Comilla;23.46;91.19;389
Shibganj;25;89.32;379
Natore;24.41;88.99;369
Rangpur;25.75;89.25;343
Tungi;23.89;90.4;338
Narsingdi;23.92;90.72;281
Bagerhat;22.66;89.79;266
Cox’s Bāzār;21.44;92.01;254
Jessore;23.17;89.21;244
Nāgarpur;24.06;89.88;238
Sylhet;24.9;91.87;237
Mymensingh;24.76;90.41;225
Nārāyanganj;23.61;90.5;224
Bogra;24.85;89.37;210
Dinājpur;25.63;88.64;206
Barisāl;22.7;90.37;202
Saidpur;25.78;88.89;199
Pār Naogaon;24.8;88.95;192
Pābna;24.01;89.24;187
Paltan;23.74;90.41;184
Tāngāil;24.25;89.92;180
Jamālpur;24.92;89.95;168
Puthia;24.37;88.83;159
Nawābganj;24.59;88.27;142
Kushtia;23.9;89.12;136
Sonārgaon;23.65;90.62;130
Sātkhira;22.71;89.07;129
Sirajganj;24.46;89.71;127
Farīdpur;23.61;89.84;112
Sherpur;25.02;90.02;107
Bhairab Bāzār;24.05;90.98;105
Shāhzādpur;24.18;89.6;102
Bhola;22.69;90.64;99
Azimpur;23.73;90.39;97
Kishorganj;24.44;90.78;91
Bibir Hat;22.68;91.79;89
Habiganj;24.38;91.41;89
Mādārīpur;23.17;90.21;85
Feni;23.01;91.4;84
Lākshām;23.24;91.12;82
Ishurdi;24.13;89.07;82
Sarishābāri;24.75;89.83;81
Netrakona;24.88;90.73;79
Joypur Hāt;25.1;89.03;73
Thākurgaon;26.03;88.47;71
Pālang;23.22;90.35;68
Lalmonirhat;25.92;89.45;65
Rāipur;23.04;90.77;65
Tungipāra;22.9;89.9;62
Lakshmīpur;22.94;90.83;62
Maulavi Bāzār;24.49;91.77;57
Joymontop;23.79;90.16;56
Rāmganj;23.1;90.85;55
Narail;23.16;89.5;55
Pirojpur;22.58;89.98;54
Sandwīp;22.51;91.45;52
Sātkania;22.08;92.05;52
Patiya;22.3;91.98;51
Khagrachhari;23.11;91.97;50
Chilmāri;25.56;89.67;50
Nageswari;25.97;89.69;49
Panchagarh;26.33;88.56;49
Uttar Char Fasson;22.23;90.71;48
Parbatipur;25.66;88.93;48
Burhānuddin;22.5;90.72;46
Kālīganj;23.41;89.14;46
Dohār;23.59;90.14;46
Hājīganj;23.25;90.86;44
Bhātpāra Abhaynagar;23.01;89.44;43
Lālmohan;22.34;90.74;42
Jhingergācha;23.11;89.09;42
Mirzāpur;24.1;90.1;41
Sakhipur;24.32;90.17;41
Teknāf;20.86;92.3;41
Gaurnadi;22.97;90.22;41
Kālia;23.04;89.63;40
Bera;24.08;89.63;40
Mehendiganj;22.82;90.53;39
Chhāgalnāiya;23.02;91.51;39
Chhātak;25.04;91.67;39
Nālchiti;22.64;90.27;39
Bherāmāra;24.02;88.99;38
Phultala;22.72;89.51;38
Baniachang;24.52;91.36;38
Sarankhola;22.31;89.79;36
Pīrgaaj;25.86;88.36;35
Bājitpur;24.22;90.95;35
Char Bhadrāsan;23.31;90.23;34
Gafargaon;24.43;90.56;34
Badarganj;25.67;89.05;33
Bāndarban;22.2;92.22;33
Nabīnagar;23.89;90.97;32
Morrelgonj;22.46;89.86;32
Kesabpur;22.91;89.22;31
Bhāndāria;22.49;90.06;30
Mathba;22.29;89.96;30
Raojān;22.54;91.92;26
Manikchari;22.84;91.84;25
Muktāgācha;24.76;90.26;25
=BE Europe/Brussels
Brussels;50.85;4.35;1019
Antwerpen;51.22;4.4;460
Gent;51.05;3.72;231
Charleroi;50.41;4.44;200
Liège;50.63;5.57;183
Brugge;51.21;3.22;117
Namur;50.47;4.87;106
Leuven;50.88;4.7;93
Mons;50.45;3.95;91
Deurne;51.22;4.47;79
Aalst;50.94;4.04;78
Mechelen;51.03;4.48;78
La Louvière;50.49;4.19;77
Kortrijk;50.83;3.26;74
Hasselt;50.93;5.34;69
Ostend;51.22;2.93;69
Sint-Niklaas;51.17;4.14;69
Tournai;50.61;3.39;68
Genk;50.97;5.5;64
Seraing;50.58;5.5;61
Roeselare;50.95;3.12;56
Verviers;50.59;5.86;53
Mouscron;50.74;3.21;52
Beveren;51.21;4.26;45
Dendermonde;51.03;4.1;43
Beringen;51.05;5.23;41
Turnhout;51.32;4.94;40
Dilbeek;50.85;4.26;39
Heist-op-den-Berg;51.08;4.73;38
Sint-Truiden;50.82;5.19;38
Lokeren;51.1;3.99;38
Braine-l’Alleud;50.68;4.37;38
Brasschaat;51.29;4.49;37
Vilvoorde;50.93;4.43;37
Herstal;50.66;5.62;37
Maasmechelen;50.97;5.69;36
Waregem;50.89;3.43;36
Châtelet;50.4;4.53;35
Ieper;50.85;2.89;35
Ninove;50.83;4.03;35
Geel;51.17;4.99;35
Halle;50.73;4.23;34
Hoboken;51.18;4.35;34
Knokke-Heist;51.35;3.27;34
Schoten;51.25;4.5;34
Grimbergen;50.93;4.37;34
Lier;51.13;4.57;33
Mol;51.19;5.12;33
Wavre;50.72;4.6;32
Binche;50.41;4.16;32
Lommel;51.23;5.31;32
Menen;50.8;3.12;32
Tienen;50.81;4.94;32
Evergem;51.11;3.71;32
Heusden;51.04;5.28;31
Wevelgem;50.8;3.17;31
Geraardsbergen;50.77;3.88;31
Sint-Pieters-Leeuw;50.78;4.24;30
Helchteren;51.06;5.38;30
Houthalen;51.03;5.37;30
Tongeren;50.78;5.46;30
Deinze;50.98;3.53;30
Waterloo;50.71;4.4;30
Bilzen;50.87;5.52;30
Louvain-la-Neuve;50.67;4.61;30
Courcelles;50.46;4.37;29
Asse;50.91;4.2;29
Zaventem;50.88;4.47;28
Oudenaarde;50.85;3.61;28
Aarschot;50.99;4.84;28
Ans;50.66;5.52;27
Ath;50.63;3.78;27
Kapellen;51.31;4.44;26
Izegem;50.91;3.21;26
Arlon;49.68;5.82;26
Temse;51.13;4.21;26
Harelbeke;50.85;3.31;26
Herentals;51.18;4.83;26
Brecht;51.35;4.64;26
Flémalle-Haute;50.6;5.44;25
Soignies;50.58;4.07;25
Lanaken;50.89;5.65;25
Mortsel;51.17;4.45;25
Zottegem;50.87;3.81;24
Ronse;50.75;3.6;24
Nivelles;50.6;4.33;24
Andenne;50.49;5.1;24
Maaseik;51.1;5.78;24
Oupeye;50.71;5.65;24
Overijse;50.77;4.53;23
Zwevegem;50.81;3.34;23
Beersel;50.77;4.3;23
Wetteren;51.01;3.88;23
Hamme;51.1;4.14;23
Willebroek;51.06;4.36;23
Saint-Nicolas;50.63;5.53;23
Westerlo;51.09;4.92;23
Diest;50.99;5.05;23
Saint-Ghislain;50.45;3.82;23
Manage;50.5;4.24;22
Maldegem;51.21;3.45;22
Fleurus;50.48;4.55;22
Merelbeke;50.99;3.75;22
Zedelgem;51.14;3.14;22
Tubize;50.69;4.2;22
Edegem;51.16;4.45;22
Gembloux;50.56;4.7;22
Rixensart;50.71;4.53;22
Oostkamp;51.15;3.23;21
Zemst;50.98;4.46;21
Koksijde;51.12;2.64;21
Chaudfontaine;50.58;5.63;21
Nijlen;51.16;4.67;21
Zoersel;51.27;4.71;21
Tervuren;50.82;4.51;21
Frameries;50.41;3.9;21
Schilde;51.24;4.58;20
Kontich;51.13;4.45;20
Zele;51.07;4.04;20
Braine-le-Comte;50.61;4.15;20
Boussu;50.43;3.79;20
Bornem;51.1;4.24;20
Balen;51.17;5.17;20
Huy;50.52;5.23;20
Colfontaine;50.41;3.86;20
Zonhoven;50.99;5.37;20
Lochristi;51.1;3.83;20
Poperinge;50.85;2.73;20
Sint-Katelijne-Waver;51.07;4.53;19
Tielt;51;3.33;19
Herent;50.91;4.67;19
Eeklo;51.19;3.56;19
Torhout;51.07;3.1;19
Aalter;51.09;3.45;19
Hoogstraten;51.4;4.76;19
Meise;50.94;4.33;18
Quaregnon;50.44;3.87;18
Zwijndrecht;51.22;4.33;18
Morlanwelz-Mariemont;50.46;4.25;18
Blankenberge;51.31;3.13;18
Wuustwezel;51.39;4.6;18
Eupen;50.63;6.04;18
Sint-Genesius-Rode;50.75;4.36;18
Middelkerke;51.19;2.82;18
Kortenberg;50.89;4.54;18
Kasterlee;51.24;4.97;18
Diepenbeek;50.91;5.42;18
Lessines;50.71;3.84;18
Sint-Gillis-Waas;51.22;4.12;18
Walcourt;50.25;4.44;18
Kalmthout;51.38;4.48;17
Ranst;51.19;4.57;17
Lebbeke;51;4.13;17
Wervik;50.78;3.04;17
Stabroek;51.33;4.37;17
Londerzeel;51;4.3;17
Haaltert;50.91;4;17
Visé;50.74;5.7;17
Stekene;51.21;4.04;17
Denderleeuw;50.89;4.08;17
Dour;50.4;3.78;17
Marche-en-Famenne;50.23;5.34;17
Destelbergen;51.06;3.8;17
Lede;50.97;3.99;17
Essen;51.47;4.47;17
Péruwelz;50.51;3.59;17
Tessenderlo;51.07;5.09;17
Herve;50.64;5.79;17
Herzele;50.89;3.89;17
Beerse;51.32;4.85;16
Neerpelt;51.23;5.44;16
Duffel;51.1;4.51;16
Sint-Kruis;51.21;3.25;16
Fléron;50.62;5.68;16
Puurs;51.07;4.29;16
Pont-à-Celles;50.51;4.37;16
Boom;51.09;4.37;16
Riemst;50.81;5.6;16
Peer;51.13;5.46;16
Diksmuide;51.03;2.86;16
Lille;51.24;4.82;15
Putte;51.05;4.63;15
Soumagne;50.61;5.75;15
Rotselaar;50.95;4.72;15
Machelen;50.91;4.44;12
=BF Africa/Ouagadougou
Ouagadougou;12.37;-1.53;1087
Bobo-Dioulasso;11.18;-4.3;360
Koudougou;12.25;-2.36;87
Ouahigouya;13.58;-2.42;61
Banfora;10.63;-4.77;60
Dédougou;12.46;-3.46;45
Kaya;13.09;-1.08;39
Dori;14.04;-0.03;38
Tenkodogo;11.78;-0.37;38
Réo;12.32;-2.47;38
Houndé;11.5;-3.52;37
Fada N’gourma;12.06;0.36;34
Koupéla;12.18;-0.35;32
Kombissiri;12.07;-1.34;30
Garango;11.8;-0.55;29
Nouna;12.73;-3.86;29
Léo;11.1;-2.11;27
Kongoussi;13.33;-1.53;26
Diapaga;12.07;1.79;26
Kokologo;12.19;-1.88;26
Zorgo;12.25;-0.62;24
Yako;12.96;-2.26;23
Djibo;14.1;-1.63;22
Titao;13.77;-2.07;19
Pô;11.17;-1.15;18
Tougan;13.07;-3.07;18
Boulsa;12.67;-0.57;17
Gourcy;13.21;-2.36;17
Boussé;12.66;-1.9;16
Manga;11.66;-1.07;15
=BG Europe/Sofia
Sofia;42.7;23.32;1153
Plovdiv;42.15;24.75;340
Varna;43.22;27.92;313
Burgas;42.51;27.47;196
Ruse;43.85;25.95;156
Stara Zagora;42.43;25.64;143
Pleven;43.42;24.62;119
Sliven;42.69;26.33;96
Dobrich;43.57;27.83;95
Shumen;43.27;26.92;87
Pernik;42.6;23.03;82
Yambol;42.48;26.5;80
Haskovo;41.93;25.56;80
Pazardzhik;42.2;24.33;76
Blagoevgrad;42.02;23.1;71
Veliko Tŭrnovo;43.08;25.63;66
Gabrovo;42.87;25.33;66
Vratsa;43.21;23.56;65
Kazanlak;42.62;25.4;55
Vidin;43.99;22.88;54
Asenovgrad;42.02;24.87;52
Kardzhali;41.65;25.37;51
Kyustendil;42.28;22.69;48
Montana;43.41;23.23;47
Dimitrovgrad;42.05;25.6;43
Lovech;43.13;24.72;42
Silistra;44.12;27.26;40
Razgrad;43.53;26.52;38
Targovishte;43.25;26.57;38
Dupnitsa;42.27;23.12;35
Gorna Oryahovitsa;43.13;25.7;33
Svishtov;43.62;25.35;32
Smolyan;41.57;24.71;32
Petrich;41.4;23.21;30
Asparuhovo;43.18;27.89;27
Samokov;42.34;23.55;27
Lom;43.82;23.24;27
Sandanski;41.57;23.28;26
Sevlievo;43.03;25.11;25
Nova Zagora;42.48;26.02;24
Velingrad;42.03;23.99;24
Troyan;42.89;24.72;21
Aytos;42.7;27.25;21
Botevgrad;42.9;23.78;21
Gotse Delchev;41.57;23.73;20
Karlovo;42.63;24.8;20
Karnobat;42.65;26.98;20
Panagyurishte;42.5;24.19;19
Svilengrad;41.77;26.2;19
Harmanli;41.93;25.9;19
Peshtera;42.03;24.3;19
Chirpan;42.2;25.33;17
Parvomay;42.1;25.22;17
Popovo;43.35;26.23;17
Rakovski;42.27;24.94;16
Berkovitsa;43.24;23.13;15
=BH Asia/Bahrain
Manama;26.23;50.59;147
Al Muharraq;26.26;50.61;97
Ar Rifā’;26.13;50.55;80
Dār Kulayb;26.07;50.5;65
Madīnat Ḩamad;26.12;50.51;53
Madīnat ’Īsá;26.17;50.55;38
Sitrah;26.15;50.62;38
Jidd Ḩafş;26.22;50.55;32
=BI Africa/Bujumbura
Bujumbura;-3.38;29.36;332
Muyinga;-2.85;30.34;71
Gitega;-3.43;29.92;41
Ruyigi;-3.48;30.25;38
Ngozi;-2.91;29.83;22
Rutana;-3.93;29.99;21
Bururi;-3.95;29.62;20
Makamba;-4.13;29.8;20
Kayanza;-2.92;29.63;19
Muramvya;-3.27;29.61;18
=BJ Africa/Porto-Novo
Cotonou;6.37;2.42;780
Abomey-Calavi;6.45;2.36;386
Djougou;9.71;1.67;237
Porto-Novo;6.5;2.6;234
Parakou;9.34;2.63;164
Bohicon;7.18;2.07;125
Kandi;11.13;2.94;110
Lokossa;6.64;1.72;87
Ouidah;6.36;2.09;84
Abomey;7.18;1.99;82
Natitingou;10.3;1.38;81
Savé;8.03;2.49;76
Nikki;9.94;3.21;54
Dogbo;6.8;1.78;41
Cové;7.22;2.34;39
Malanville;11.87;3.38;37
Pobé;6.98;2.66;33
Savalou;7.93;1.98;30
Sakété;6.74;2.66;30
Comé;6.41;1.88;29
Bembèrèkè;10.23;2.66;24
Bassila;9.01;1.67;24
Banikoara;11.3;2.44;22
Kétou;7.36;2.6;22
Dassa-Zoumé;7.75;2.18;22
Tchaourou;8.89;2.6;21
Allada;6.67;2.15;20
Aplahoué;6.93;1.68;20
Tanguiéta;10.62;1.27;20
=BL America/St_Barthelemy
Gustavia;17.9;-62.85;6
=BM Atlantic/Bermuda
Saint George;32.38;-64.68;2
=BN Asia/Brunei
Bandar Seri Begawan;4.89;114.94;64
Kuala Belait;4.58;114.23;31
Seria;4.61;114.32;30
Tutong;4.8;114.65;19
=BO America/La_Paz
Santa Cruz de la Sierra;-17.79;-63.18;1364
Cochabamba;-17.39;-66.16;900
La Paz;-16.5;-68.15;813
Sucre;-19.03;-65.26;225
Oruro;-17.98;-67.15;209
Tarija;-21.54;-64.73;159
Potosí;-19.58;-65.75;141
Sacaba;-17.4;-66.04;108
Montero;-17.34;-63.25;89
Quillacollo;-17.39;-66.28;87
Trinidad;-14.83;-64.9;84
Yacuiba;-22.02;-63.68;83
Riberalta;-11.01;-66.06;74
Tiquipaya;-17.34;-66.22;54
Guayaramerín;-10.83;-65.36;36
Bermejo;-22.73;-64.34;35
Mizque;-17.94;-65.34;30
Villazón;-22.09;-65.59;30
Llallagua;-18.42;-66.58;28
Camiri;-20.04;-63.52;28
Cobija;-11.03;-68.77;27
San Borja;-14.85;-66.75;25
San Ignacio de Velasco;-16.37;-60.95;24
Tupiza;-21.44;-65.72;22
Warnes;-17.52;-63.17;22
Ascención de Guarayos;-15.89;-63.19;19
Villamontes;-21.26;-63.47;19
Cotoca;-17.82;-63.05;18
Villa Yapacaní;-17.4;-63.83;18
Santiago del Torno;-17.99;-63.38;16
Huanuni;-18.29;-66.84;15
Punata;-17.54;-65.83;15
=BQ America/Kralendijk
Kralendijk;12.15;-68.27;3
=BR America/Sao_Paulo America/Bahia America/Fortaleza America/Manaus America/Recife America/Belem America/Maceio America/Campo_Grande America/Cuiaba America/Porto_Velho America/Rio_Branco America/Boa_Vista America/Araguaina America/Santarem America/Eirunepe
São Paulo;-23.55;-46.64;10021
Rio de Janeiro;-22.91;-43.18;6024
Salvador;-12.97;-38.51;2712;1
Fortaleza;-3.72;-38.54;2400;2
Belo Horizonte;-19.92;-43.94;2373
Brasília;-15.78;-47.93;2208
Curitiba;-25.43;-49.27;1718
Manaus;-3.1;-60.02;1598;3
Recife;-8.05;-34.88;1478;4
Belém;-1.46;-48.5;1408;5
Porto Alegre;-30.03;-51.23;1373
Goiânia;-16.68;-49.25;1171
Guarulhos;-23.46;-46.53;1170
Campinas;-22.91;-47.06;1032
Nova Iguaçu;-22.76;-43.45;1002
Maceió;-9.67;-35.74;955;6
São Luís;-2.53;-44.3;917;2
Duque de Caxias;-22.79;-43.31;818
Natal;-5.79;-35.21;763;2
Teresina;-5.09;-42.8;745;2
São Bernardo do Campo;-23.69;-46.56;743
Campo Grande;-20.44;-54.65;729;7
Jaboatão;-8.18;-35;703;4
Osasco;-23.53;-46.79;678
Santo André;-23.66;-46.54;662
João Pessoa;-7.12;-34.86;651;2
Jaboatão dos Guararapes;-8.11;-35.01;630;4
Contagem;-19.93;-44.05;627
Ribeirão Preto;-21.18;-47.81;620
São José dos Campos;-23.18;-45.89;614
Uberlândia;-18.92;-48.28;564
Sorocaba;-23.5;-47.46;559
Cuiabá;-15.6;-56.1;522;8
Aparecida de Goiânia;-16.82;-49.24;511
Aracaju;-10.91;-37.07;490;6
Feira de Santana;-12.27;-38.97;482;1
Londrina;-23.31;-51.16;472
Juiz de Fora;-21.76;-43.35;470
Belford Roxo;-22.76;-43.4;466
Joinville;-26.3;-48.85;461
Niterói;-22.88;-43.1;456
São João de Meriti;-22.8;-43.37;455
Ananindeua;-1.37;-48.37;434;5
Florianópolis;-27.6;-48.55;413
Santos;-23.96;-46.33;411
Ribeirão das Neves;-19.77;-44.09;407
Vila Velha;-20.33;-40.29;395
Serra;-20.13;-40.31;394
Diadema;-23.69;-46.62;391
Campos dos Goytacazes;-21.75;-41.33;387
Mauá;-23.67;-46.46;386
Betim;-19.97;-44.2;384
Caxias do Sul;-29.17;-51.18;381
São José do Rio Preto;-20.82;-49.38;375
Olinda;-8.01;-34.86;367;4
Carapicuíba;-23.52;-46.84;361
Campina Grande;-7.23;-35.88;349;2
Piracicaba;-22.73;-47.65;342
Macapá;0.04;-51.07;339;5
Itaquaquecetuba;-23.49;-46.35;337
Bauru;-22.31;-49.06;335
Montes Claros;-16.73;-43.86;332
Canoas;-29.92;-51.18;328
Mogi das Cruzes;-23.52;-46.19;326
São Vicente;-23.96;-46.39;324
Jundiaí;-23.19;-46.88;322
Pelotas;-31.77;-52.34;321
Anápolis;-16.33;-48.95;320
Vitória;-20.32;-40.34;313
Maringá;-23.43;-51.94;312
Guarujá;-23.99;-46.26;310
Porto Velho;-8.76;-63.9;306;9
Franca;-20.54;-47.4;305
Blumenau;-26.92;-49.07;294
Foz do Iguaçu;-25.55;-54.59;294
Ponta Grossa;-25.09;-50.16;292
Paulista;-7.94;-34.87;290;4
Limeira;-22.56;-47.4;290
Viamão;-30.08;-51.02;285
Suzano;-23.54;-46.31;283
Caucaia;-3.74;-38.65;275;2
Petrópolis;-22.5;-43.18;273
Uberaba;-19.75;-47.93;261
Rio Branco;-9.97;-67.81;258;10
Cascavel;-24.96;-53.46;257
Novo Hamburgo;-29.68;-51.13;254
Vitória da Conquista;-14.87;-40.84;253;1
Barueri;-23.51;-46.88;252
Taubaté;-23.03;-45.56;252
Governador Valadares;-18.85;-41.95;251
Praia Grande;-24.01;-46.4;250
Várzea Grande;-15.65;-56.13;250;8
Volta Redonda;-22.52;-44.1;250
Santa Maria;-29.68;-53.81;249
Santa Luzia;-19.77;-43.85;244
Gravataí;-29.94;-50.99;239
Caruaru;-8.28;-35.98;235;4
Boa Vista;2.82;-60.67;235;11
Rio Verde;-17.8;-50.93;230
Ipatinga;-19.47;-42.54;229
Sumaré;-22.82;-47.27;228
Juazeiro do Norte;-7.21;-39.32;225;2
Embu;-23.65;-46.85;222
Imperatriz;-5.53;-47.49;218;2
Colombo;-25.29;-49.22;217
Taboão da Serra;-23.63;-46.79;215
Jacareí;-23.31;-45.97;213
Marília;-22.21;-49.95;212
Presidente Prudente;-22.13;-51.39;210
São Leopoldo;-29.76;-51.15;209
Itabuna;-14.79;-39.28;206;1
São Carlos;-22.02;-47.89;205
Hortolândia;-22.86;-47.22;204
Mossoró;-5.19;-37.34;202;2
Itapevi;-23.55;-46.93;202
Sete Lagoas;-19.47;-44.25;201
São José;-28.21;-49.16;200
Palmas;-10.17;-48.33;196;12
Parauapebas;-6.07;-49.9;196;5
Americana;-22.74;-47.33;196
Petrolina;-9.4;-40.5;195;4
Divinópolis;-20.14;-44.89;194
Maracanaú;-3.88;-38.63;194;2
Planaltina;-15.62;-47.65;189
Santarém;-2.44;-54.71;189;13
Camaçari;-12.7;-38.32;189;1
Santa Bárbara d’Oeste;-22.75;-47.41;188
Rio Grande;-32.03;-52.1;188
Cachoeiro de Itapemirim;-20.85;-41.11;187
Itaboraí;-22.74;-42.86;182
Rio Claro;-22.41;-47.56;180
Indaiatuba;-23.09;-47.21;180
Passo Fundo;-28.26;-52.41;180
Cotia;-23.6;-46.92;175
Francisco Morato;-23.28;-46.75;172
Araçatuba;-21.21;-50.43;170
Araraquara;-21.79;-48.18;168
Ferraz de Vasconcelos;-23.54;-46.37;168
Arapiraca;-9.75;-36.66;167;6
Lages;-27.82;-50.33;165
Barra Mansa;-22.54;-44.17;164
Nossa Senhora do Socorro;-10.86;-37.13;164;6
Dourados;-22.22;-54.81;162;7
Criciúma;-28.68;-49.37;162
Chapecó;-27.1;-52.62;160
Barreiras;-12.15;-44.99;158;1
Sobral;-3.69;-40.35;158;2
Itajaí;-26.91;-48.66;156
Ilhéus;-14.79;-39.04;155;1
Angra dos Reis;-23.01;-44.32;154
Nova Friburgo;-22.28;-42.53;153
Rondonópolis;-16.47;-54.64;153;8
Itapecerica da Serra;-23.72;-46.85;152
Guarapuava;-25.39;-51.47;151
Parnamirim;-5.92;-35.26;150;2
Caxias;-4.86;-43.36;148;2
Nilópolis;-22.81;-43.41;147
Poços de Caldas;-21.79;-46.56;147
Marabá;-5.38;-49.13;146;5
Luziânia;-16.25;-47.95;144
Cabo;-8.28;-35.03;143;4
Macaé;-22.38;-41.78;143
Ibirité;-20.02;-44.06;141
Lauro de Freitas;-12.89;-38.33;141;1
Paranaguá;-25.52;-48.53;141
Parnaíba;-2.9;-41.78;138;2
Itu;-23.26;-47.3;138
Castanhal;-1.29;-47.93;137;5
São Caetano do Sul;-23.62;-46.55;136
Queimados;-22.72;-43.56;136
Pindamonhangaba;-22.92;-45.46;132
Sapucaia;-29.83;-51.15;131
Jaraguá do Sul;-26.49;-49.07;130
Mogi Guaçu;-22.37;-46.95;129
Jequié;-13.86;-40.09;127;1
Itapetininga;-23.59;-48.05;126
Patos de Minas;-18.58;-46.52;126
Bragança Paulista;-22.95;-46.54;125
Timon;-5.09;-42.84;124;2
São José dos Pinhais;-25.53;-49.21;124
Teresópolis;-22.42;-42.98;124
Uruguaiana;-29.75;-57.09;123
Porto Seguro;-16.45;-39.06;123;1
Alagoinhas;-12.14;-38.42;123;1
Palhoça;-27.65;-48.67;122
Barbacena;-21.23;-43.77;122
Cachoeirinha;-29.95;-51.09;121
Santa Rita;-7.11;-34.98;120;2
Toledo;-24.71;-53.74;119
Jaú;-22.3;-48.56;119
Cubatão;-23.89;-46.43;118
Pinhais;-25.44;-49.19;117
Simões Filho;-12.78;-38.4;117;1
Varginha;-21.55;-45.43;117
Sinop;-11.86;-55.5;116;8
Pouso Alegre;-22.23;-45.94;115
Eunápolis;-16.38;-39.58;114;1
Botucatu;-22.89;-48.45;114
Jandira;-23.53;-46.9;114
Ribeirão Pires;-23.71;-46.41;112
Conselheiro Lafaiete;-20.66;-43.79;112
Resende;-22.47;-44.45;112
Araucária;-25.59;-49.41;111
Atibaia;-23.12;-46.55;111
Várzea Paulista;-23.21;-46.83;111
Garanhuns;-8.88;-36.5;110;4
Araruama;-22.87;-42.34;110
Catanduva;-21.14;-48.97;110
Franco da Rocha;-23.32;-46.73;109
Cabo Frio;-22.89;-42.03;108
Ji Paraná;-10.89;-61.95;108;9
Araras;-22.36;-47.38;107
Poá;-23.53;-46.34;107
Vitória de Santo Antão;-8.12;-35.29;107;4
Umuarama;-23.77;-53.33;107
Apucarana;-23.55;-51.46;107
Santa Cruz do Sul;-29.72;-52.43;106
Guaratinguetá;-22.82;-45.19;106
Linhares;-19.39;-40.07;105
Araguaína;-7.19;-48.21;105;12
Esmeraldas;-19.76;-44.31;103
Birigui;-21.29;-50.34;102
Assis;-22.66;-50.41;102
Barretos;-20.56;-48.57;101
Colatina;-19.54;-40.63;101
Teófilo Otoni;-17.86;-41.51;101
Guaíba;-30.11;-51.33;101
Guarapari;-20.67;-40.5;101
Coronel Fabriciano;-19.52;-42.63;101
Itaguaí;-22.85;-43.78;101
Rio das Ostras;-22.53;-41.95;100
Itabira;-19.62;-43.23;99
Votorantim;-23.55;-47.44;99
Sertãozinho;-21.14;-47.99;99
Santana de Parnaíba;-23.44;-46.92;99
Bagé;-31.33;-54.11;99
Passos;-20.72;-46.61;99
Salto;-23.2;-47.29;98
Ubá;-21.12;-42.94;98
Ourinhos;-22.98;-49.87;98
Trindade;-16.65;-49.49;98
Arapongas;-23.42;-51.42;98
Araguari;-18.65;-48.19;97
Corumbá;-19.01;-57.65;97;7
Erechim;-27.63;-52.28;96
Japeri;-22.64;-43.65;95
Vespasiano;-19.69;-43.92;95
Campo Largo;-25.46;-49.53;95
Tatuí;-23.36;-47.86;94
Patos;-7.02;-37.28;93;2
Timóteo;-19.58;-42.65;92
Muriaé;-21.13;-42.37;91
Cambé;-23.28;-51.28;91
Bayeux;-7.13;-34.93;91;2
Bento Gonçalves;-29.17;-51.52;91
Caraguatatuba;-23.62;-45.41;91
Itanhaém;-24.18;-46.79;90
Santana do Livramento;-30.89;-55.53;90
Almirante Tamandaré;-25.32;-49.31;89
Crato;-7.23;-39.41;89;2
Valinhos;-22.97;-47;89
São Lourenço da Mata;-8;-35.02;88;4
Nova Lima;-19.99;-43.85;88
Brusque;-27.1;-48.91;88
Barra do Piraí;-22.47;-43.83;88
Alegrete;-29.78;-55.79;87
Caieiras;-23.36;-46.74;87
Barra do Corda;-5.51;-45.24;87;2
Igarassu;-7.83;-34.91;86;4
Paulo Afonso;-9.41;-38.21;85;1
Ituiutaba;-18.97;-49.46;85
Esteio;-29.86;-51.18;85
Sarandi;-23.44;-51.87;85
Itaperuna;-21.2;-41.89;84
Santana;-0.06;-51.18;84;5
Jardim Paulista;-23.57;-46.66;84
Codó;-4.46;-43.89;83;2
Araxá;-19.59;-46.94;83
Redenção;-8.03;-50.03;82;5
Abreu e Lima;-7.91;-34.9;82;4
Itajubá;-22.43;-45.45;82
Lavras;-21.25;-45;81
Avaré;-23.1;-48.93;81
Formosa;-15.54;-47.33;81
Leme;-22.19;-47.39;81
Cruzeiro do Sul;-7.63;-72.68;80;10
Itumbiara;-18.42;-49.22;80
Maricá;-22.92;-42.82;80
Ubatuba;-23.43;-45.07;79
Três Lagoas;-20.79;-51.7;79;7
São João del Rei;-21.14;-44.26;79
Mogi Mirim;-22.43;-46.96;78
Abaetetuba;-1.72;-48.88;78;5
São Bento do Sul;-26.25;-49.38;78
Itaúna;-20.08;-44.58;77
São Mateus;-18.72;-39.86;77
Jataí;-17.88;-51.72;77
São João da Boa Vista;-21.97;-46.8;77
Lorena;-22.73;-45.12;77
Santa Cruz do Capibaribe;-7.96;-36.2;76;4
São Sebastião;-23.76;-45.41;76
Tucuruí;-3.77;-49.68;76;5
Embu Guaçu;-23.83;-46.81;76
Sapiranga;-29.64;-51.01;76
Pará de Minas;-19.86;-44.61;76
Campo Mourão;-24.04;-52.38;75
Cachoeira do Sul;-30.04;-52.89;75
Santo Antônio de Jesus;-12.97;-39.26;74;1
Paranavaí;-23.07;-52.47;73
João Monlevade;-19.81;-43.17;73
Matão;-21.6;-48.37;72
Bacabal;-4.29;-44.79;72;2
Caçapava;-23.1;-45.71;72
Arujá;-23.4;-46.32;72
Cruzeiro;-22.57;-44.97;72
Patrocínio;-18.94;-46.99;72
Três Rios;-22.12;-43.21;72
Bebedouro;-20.95;-48.48;72
São Cristóvão;-11.01;-37.21;72;6
Alfenas;-21.43;-45.95;71
Ijuí;-28.39;-53.91;71
Altamira;-3.2;-52.21;71;5
Paracatu;-17.22;-46.87;71
Carpina;-7.85;-35.25;71;4
Iguatu;-6.36;-39.3;70;2
Votuporanga;-20.42;-49.97;70
Paragominas;-2.97;-47.48;70;5
Lins;-21.68;-49.74;69
Jaboticabal;-21.25;-48.32;69
Viçosa;-20.75;-42.88;69
São Sebastião do Paraíso;-20.92;-46.99;69
Balsas;-7.53;-46.04;68;2
Itatiba;-23.01;-46.84;68
Santa Inês;-3.67;-45.38;67;2
Tubarão;-28.47;-49.01;67
Pato Branco;-26.23;-52.67;66
Paulínia;-22.76;-47.15;66
Lajeado;-29.47;-51.96;65
Cruz Alta;-28.64;-53.61;65
Aquiraz;-3.9;-38.39;65;2
Itacoatiara;-3.14;-58.44;65;3
Gurupi;-11.73;-49.07;65;12
Itaituba;-4.28;-55.98;65;13
Santo Ângelo;-28.3;-54.26;65
Parintins;-2.63;-56.74;64;3
Curvelo;-18.76;-44.43;64
Itabaiana;-10.69;-37.43;64;6
Caçador;-26.78;-51.02;64
Ouro Preto;-20.39;-43.51;64
Caldas Novas;-17.74;-48.63;64
Irecê;-11.3;-41.86;64;1
Catalão;-18.17;-47.95;64
Três Corações;-21.7;-45.25;63
Rio Largo;-9.48;-35.85;63;6
Valença;-13.37;-39.07;63;1
Vilhena;-12.74;-60.15;63;9
Peruíbe;-24.32;-47;63
Itapeva;-23.98;-48.88;63
Cataguases;-21.39;-42.7;63
Saquarema;-22.92;-42.51;62
Tupã;-21.93;-50.51;62
Fernandópolis;-20.28;-50.25;62
Senador Canedo;-16.71;-49.09;62
Itapira;-22.44;-46.82;62
Gravatá;-8.2;-35.56;61;4
Pirassununga;-22;-47.43;60
Unaí;-16.36;-46.91;60
Caratinga;-19.79;-42.14;60
Itapetinga;-15.25;-40.25;60;1
Mococa;-21.47;-47;60
São Borja;-28.66;-56;60
Carazinho;-28.28;-52.79;59
Santa Rosa;-27.87;-54.48;59
Telêmaco Borba;-24.32;-50.62;59
Guanambi;-14.22;-42.78;59;1
Aracruz;-19.82;-40.27;58
Ariquemes;-9.91;-63.04;58;9
Farroupilha;-29.23;-51.35;58
Francisco Beltrão;-26.08;-53.05;58
Picos;-7.08;-41.47;57;2
Lençóis Paulista;-22.6;-48.8;57
Arcoverde;-8.42;-37.05;57;4
Bragança;-1.05;-46.77;57;2
Vacaria;-28.51;-50.93;57
Cajamar;-23.36;-46.88;57
Janaúba;-15.8;-43.31;57
Vinhedo;-23.03;-46.98;56
Formiga;-20.46;-45.43;56
Cianorte;-23.66;-52.6;56
Itapipoca;-3.49;-39.58;56;2
Ponta Porã;-22.54;-55.73;56;7
Estância;-11.27;-37.44;56;1
Cacoal;-11.44;-61.45;56;9
São Gabriel;-30.34;-54.32;55
Concórdia;-27.23;-52.03;55
Pacatuba;-3.98;-38.62;55;2
Viana;-20.39;-40.5;55
São Pedro da Aldeia;-22.84;-42.1;55
Caicó;-6.46;-37.1;55;2
Seropédica;-22.74;-43.71;55
Cabedelo;-6.98;-34.83;55;2
Manhuaçu;-20.26;-42.03;55
Penápolis;-21.42;-50.08;54
Mairiporã;-23.32;-46.59;54
Montenegro;-29.69;-51.46;54
Ipojuca;-8.4;-35.06;53;4
Campos do Jordão;-22.74;-45.59;53
Camaquã;-30.85;-51.81;53
Crateús;-5.18;-40.68;53;2
Manacapuru;-3.3;-60.62;52;3
Andradina;-20.9;-51.38;52
Barra do Garças;-15.89;-52.26;52;8
Biguaçu;-27.49;-48.66;52
Batatais;-20.89;-47.59;52
Rio do Sul;-27.21;-49.64;52
Pirapora;-17.34;-44.94;52
Içara;-28.71;-49.3;51
Bezerros;-8.23;-35.8;51;4
Serra Talhada;-7.99;-38.3;51;4
Horizonte;-4.1;-38.48;51;2
Rolândia;-23.31;-51.37;51
Marechal Deodoro;-9.71;-35.9;51;6
São Roque;-23.53;-47.14;51
Coari;-4.08;-63.14;50;3
Taquaritinga;-21.41;-48.5;50
Belo Jardim;-8.34;-36.42;50;4
Benevides;-1.36;-48.24;50;5
Nova Odessa;-22.78;-47.3;49
Quixadá;-4.97;-39.02;49;2
Pedro Leopoldo;-19.62;-44.04;49
Porto Ferreira;-21.85;-47.48;49
Balneário Camboriú;-26.99;-48.63;49
Serrinha;-11.66;-39.01;49;1
Ibitinga;-21.76;-48.83;49
Congonhas;-20.51;-43.86;49
Boituva;-23.28;-47.67;49
União da Vitória;-26.23;-51.09;49
Floriano;-6.77;-43.02;49;2
Parobé;-29.63;-50.83;49
Cornélio Procópio;-23.18;-50.65;48
Senhor do Bonfim;-10.46;-40.19;48;1
Ponte Nova;-20.42;-42.91;48
Escada;-8.36;-35.22;48;4
Taquara;-29.65;-50.78;48
Sousa;-6.76;-38.23;48;2
Guaxupé;-21.31;-46.71;48
Goianésia;-15.32;-49.12;48
Cruz das Almas;-12.67;-39.1;48;1
Navegantes;-26.9;-48.65;48
Cosmópolis;-22.65;-47.2;48
Capanema;-1.2;-47.18;48;5
Jacobina;-11.18;-40.51;48;1
Itamaraju;-17.04;-39.53;48;1
Campo Belo;-20.9;-45.28;47
Itaberaba;-12.53;-40.31;47;1
São José do Rio Pardo;-21.6;-46.89;47
Santo Amaro;-12.55;-38.71;47;1
Leopoldina;-21.53;-42.64;47
Santiago;-29.19;-54.87;47
Breves;-1.68;-50.48;46;5
Cachoeiras de Macacu;-22.46;-42.65;46
Mongaguá;-24.09;-46.62;46
Irati;-25.47;-50.65;46
Registro;-24.49;-47.84;46
Tianguá;-3.73;-40.99;46;2
Lagarto;-10.92;-37.65;45;6
Moreno;-8.12;-35.09;45;4
Mariana;-20.38;-43.42;45
Cametá;-2.24;-49.5;45;5
Olímpia;-20.74;-48.91;45
Timbaúba;-7.51;-35.32;45;4
Tefé;-3.37;-64.72;45;3
Piripiri;-4.27;-41.78;45;2
Itararé;-24.11;-49.33;45
Ibiporã;-23.27;-51.05;45
Orlândia;-20.72;-47.89;45
Camocim;-2.9;-40.84;44;2
Mairinque;-23.55;-47.18;44
Indaial;-26.9;-49.23;44
Aracati;-4.56;-37.77;44;2
Inhumas;-16.36;-49.5;44
Monte Carmelo;-18.72;-47.5;44
Goiana;-7.56;-35;44;4
Cajazeiras;-6.89;-38.56;44;2
Jales;-20.27;-50.55;44
Guarabira;-6.85;-35.49;44;2
Três Pontas;-21.37;-45.51;44
Xinguara;-7.1;-49.94;44;5
Imbituba;-28.24;-48.67;43
Araranguá;-28.94;-49.5;43
Lagoa da Prata;-20.02;-45.54;43
Marechal Cândido Rondon;-24.56;-54.06;43
Canindé;-4.36;-39.31;43;2
São Joaquim da Barra;-20.58;-47.85;43
Videira;-27.01;-51.15;42
Limoeiro;-7.87;-35.45;42;4
Salgueiro;-8.07;-39.12;42;4
Penedo;-10.29;-36.59;42;6
Castro;-24.79;-50.01;42
Brumado;-14.2;-41.67;42;1
Rio Negrinho;-26.25;-49.52;42
Pesqueira;-8.36;-36.7;42;4
Monte Alto;-21.26;-48.5;42
Palmares;-8.68;-35.59;42;4
Santos Dumont;-21.46;-43.55;42
Pacajus;-4.17;-38.46;42;2
Jaguaquara;-13.53;-39.97;41;1
Amparo;-22.7;-46.76;41
Garça;-22.21;-49.66;41
União dos Palmares;-9.16;-36.03;41;6
Piraquara;-25.44;-49.07;41
São Lourenço;-22.12;-45.05;41
Porto Feliz;-23.21;-47.52;41
Salinópolis;-0.61;-47.36;41;5
Frutal;-20.02;-48.94;41
São Miguel dos Campos;-9.78;-36.09;41;6
Sirinhaém;-8.59;-35.12;41;4
Chapadinha;-3.74;-43.36;41;2
Bom Jesus da Lapa;-13.26;-43.42;41;1
Venâncio Aires;-29.61;-52.19;41
Artur Nogueira;-22.57;-47.17;40
Estância Velha;-29.65;-51.17;40
Bom Despacho;-19.74;-45.25;40
Monte Mor;-22.95;-47.32;40
Mafra;-26.11;-49.81;40
Macaíba;-5.86;-35.35;40;2
Catu;-12.35;-38.38;40;1
Serrana;-21.21;-47.6;40
Laguna;-28.48;-48.78;40
Russas;-4.94;-37.98;39;2
Itabirito;-20.25;-43.8;39
Pedreira;-22.74;-46.9;39
Paraguaçu Paulista;-22.41;-50.58;39
Mineiros;-17.57;-52.55;39;7
Pinheiro;-2.52;-45.08;39;2
Canoinhas;-26.18;-50.39;39
Ipiaú;-14.13;-39.74;39;1
Presidente Epitácio;-21.76;-52.12;39
Cabreúva;-23.31;-47.13;39
Araripina;-7.58;-40.5;39;2
Tucumã;-6.75;-51.16;39;5
Lagoa Santa;-19.63;-43.9;38
Mandaguari;-23.55;-51.67;38
Rio Grande da Serra;-23.74;-46.4;38
Pederneiras;-22.35;-48.77;38
Pôsto Fiscal Rolim de Moura;-13.08;-62.28;38;9
Nanuque;-17.84;-40.35;38
Espírito Santo do Pinhal;-22.12;-46.68;37
Morada Nova;-5.11;-38.37;37;2
Diamantina;-18.25;-43.6;37
Santa Cruz do Rio Pardo;-22.9;-49.63;37
Eusébio;-3.89;-38.45;37;2
Barra Bonita;-22.49;-48.56;37
Capâo Bonito;-24.01;-48.35;37
Beberibe;-4.18;-38.13;37;2
Ituverava;-20.34;-47.78;37
Dom Pedrito;-30.98;-54.67;37
Itapema;-27.09;-48.61;37
Rosário do Sul;-30.26;-54.91;37
Cristalina;-16.77;-47.62;37
Naviraí;-23.07;-54.19;36;7
São Francisco do Sul;-26.24;-48.64;36
Vargem Grande do Sul;-21.83;-46.89;36
Coelho Neto;-4.26;-43.01;36;2
Açu;-5.58;-36.91;36;2
Paracambi;-22.61;-43.71;36
Rio Bonito;-22.71;-42.61;36
Capão da Canoa;-29.75;-50.01;36
Bertioga;-23.85;-46.14;36
Oriximiná;-1.77;-55.87;36;13
Barreiros;-8.82;-35.19;36;4
Currais Novos;-6.26;-36.52;36;2
Capivari;-23;-47.51;36
Paraíba do Sul;-22.16;-43.29;36
Xique Xique;-10.82;-42.73;35;1
Cerquilho;-23.16;-47.74;35
Aquidauana;-20.47;-55.79;35;7
Santo Antônio da Platina;-23.3;-50.08;35
Delmiro Gouveia;-9.39;-38;35;6
Poções;-14.53;-40.37;35;1
Conceição do Coité;-11.56;-39.28;35;1
Jacarezinho;-23.16;-49.97;35
Itapecuru Mirim;-3.39;-44.36;35;2
Januária;-15.49;-44.36;35
Tramandaí;-29.98;-50.13;35
Jardinópolis;-21.02;-47.76;35
Oliveira;-20.7;-44.83;35
Itaqui;-29.13;-56.55;35
Osório;-29.89;-50.27;35
Surubim;-7.83;-35.75;35;2
Itápolis;-21.6;-48.81;35
Paiçandu;-23.46;-52.05;34
Américo Brasiliense;-21.72;-48.1;34
Quixeramobim;-5.2;-39.29;34;2
Santa Helena de Goiás;-17.81;-50.6;34
Aparecida;-22.85;-45.23;34
São Gotardo;-19.31;-46.05;34
Morrinhos;-17.73;-49.1;34
Coroatá;-4.13;-44.12;34;2
Guajará Mirim;-10.78;-65.34;34;9
Guaíra;-20.32;-48.31;34
Medianeira;-25.3;-54.09;34
Tomé Açu;-2.42;-48.15;34;5
Presidente Venceslau;-21.88;-51.84;34
Barbalha;-7.31;-39.3;34;2
Além Paraíba;-21.89;-42.7;34
Boa Esperança;-21.09;-45.57;34
Timbó;-26.82;-49.27;34
Santa Isabel;-23.32;-46.22;34
Gaspar;-26.93;-48.96;34
São Manuel;-22.73;-48.57;34
Canela;-29.36;-50.81;34
Arcos;-20.28;-45.54;33
Caeté;-19.88;-43.67;33
Santo Antônio de Pádua;-21.54;-42.18;33
São Francisco;-15.95;-44.86;33
Machado;-21.67;-45.92;33
Xanxerê;-26.88;-52.4;33
Ilhabela;-23.78;-45.36;33
Torres;-29.34;-49.73;33
Porangatu;-13.44;-49.15;33
Capitão Poço;-1.75;-47.06;33;5
Cravinhos;-21.34;-47.73;33
Ceará Mirim;-5.63;-35.43;33;2
Pontal;-21.02;-48.04;33
Coaraci;-14.64;-39.55;32;1
Salto de Pirapora;-23.65;-47.57;32
Paranaíba;-19.68;-51.19;32
Curitibanos;-27.28;-50.58;32
Bocaiúva;-17.11;-43.81;32
Quirinópolis;-18.45;-50.45;32
Charqueadas;-29.95;-51.63;32
Tietê;-23.1;-47.71;32
Itapagé;-3.69;-39.59;32;2
Ourilândia do Norte;-6.75;-51.08;32;5
São Luiz Gonzaga;-28.41;-54.96;32
Campo Maior;-4.83;-42.17;32;2
Tremembé;-22.96;-45.55;32
Jaguariúna;-22.71;-46.99;32
Coruripe;-10.13;-36.18;31;6
Barra do Bugres;-15.07;-57.18;31;8
Humaitá;-7.52;-63.03;31;9
Tucano;-10.96;-38.79;31;1
Guapimirim;-22.54;-42.98;31
Campina Grande do Sul;-25.31;-49.06;31
Louveira;-23.09;-46.95;31
Adamantina;-21.69;-51.07;31
São Sebastião do Passé;-12.51;-38.5;31;1
Minaçu;-13.53;-48.22;31
Palmeira das Missões;-27.9;-53.31;31
Itaitinga;-3.97;-38.53;31;2
Matozinhos;-19.56;-44.08;31
Bom Jesus do Itabapoana;-21.13;-41.68;31
Agudos;-22.47;-48.99;31
Jaguariaíva;-24.24;-49.71;31
Pilar;-9.6;-35.96;31;6
Vera Cruz;-12.63;-41.03;31;1
Guariba;-21.36;-48.23;30
Jaraguá;-15.76;-49.33;30
Panambi;-28.29;-53.5;30
Garibaldi;-29.26;-51.53;30
Presidente Dutra;-5.29;-44.49;30;2
Grajaú;-5.82;-46.14;30;2
Coxim;-18.51;-54.76;30;7
Candelária;-29.67;-52.79;30
Novo Horizonte;-21.47;-49.22;30
Uruaçu;-14.52;-49.14;30
Barcarena;-1.51;-48.63;30;5
Ribeirão;-8.51;-35.38;30;4
Iturama;-19.73;-50.2;30
Tobias Barreto;-11.18;-38;30;6
Euclides da Cunha;-10.51;-39.02;30;1
Jaguarão;-32.57;-53.38;30
Ibaté;-21.95;-48;30
Bandeirantes;-23.11;-50.37;29
Limoeiro do Norte;-5.15;-38.1;29;2
Pontes e Lacerda;-15.23;-59.34;29;8
Almenara;-16.18;-40.69;29
Ouricuri;-7.88;-40.08;29;4
Vigia;-0.86;-48.14;29;5
São João dos Inhamuns;-6;-40.28;29;2
Igarapava;-20.04;-47.75;29
Visconde do Rio Branco;-21.01;-42.84;29
Porto União;-26.24;-51.08;29
Bariri;-22.07;-48.74;29
Altos;-5.04;-42.46;29;2
Santa Rita do Sapucaí;-22.25;-45.7;29
Várzea da Palma;-17.6;-44.73;29
Igrejinha;-29.57;-50.79;29
Barra dos Coqueiros;-10.91;-37.04;29;6
Pitangueiras;-21.01;-48.22;29
Acaraú;-2.89;-40.12;28;2
Ubaitaba;-14.31;-39.32;28;1
Nova Venécia;-18.71;-40.4;28
Icó;-6.4;-38.86;28;2
São Miguel do Guamá;-1.63;-47.48;28;5
Iporá;-16.44;-51.12;28
Ribeira do Pombal;-10.83;-38.54;28;1
São Mateus do Maranhão;-4.04;-44.48;28;2
Tabatinga;-4.23;-69.94;28;14
Cândido Mota;-22.75;-50.39;28
João Pinheiro;-17.74;-46.17;28
Jaru;-10.44;-62.47;28;9
Piedade;-23.71;-47.43;28
José Bonifácio;-21.05;-49.69;28
Bom Conselho;-9.17;-36.68;28;4
São Fidélis;-21.65;-41.75;28
São José de Ribamar;-2.56;-44.05;28;2
Santa Cruz;-6.23;-36.02;28;2
Santa Vitória do Palmar;-33.52;-53.37;28
Lucas;-16.33;-55.93;28;8
Mamanguape;-6.84;-35.13;28;2
Cajati;-24.74;-48.12;28
Brumadinho;-20.14;-44.2;28
Guararapes;-21.26;-50.64;28
Niquelândia;-14.47;-48.46;28
Aguaí;-22.06;-46.98;28
Entre Rios;-11.94;-38.08;27;1
Brejo Santo;-7.49;-38.99;27;2
Brejo da Madre de Deus;-8.15;-36.37;27;4
Piuí;-20.47;-45.96;27
Santo Estêvão;-12.43;-39.25;27;1
Ipirá;-12.16;-39.74;27;1
Caetité;-14.07;-42.48;27;1
Conceição do Araguaia;-8.26;-49.27;27;5
Taquari;-29.8;-51.86;27
São Pedro;-22.55;-47.91;27
Promissão;-21.54;-49.86;27
Mangaratiba;-22.96;-44.04;27
Rio Pardo;-29.99;-52.38;27
Aripuanã;-9.17;-60.63;27;3
Barrinha;-21.19;-48.16;27
Marau;-28.45;-52.2;27
Igarapé Miri;-1.98;-48.96;27;5
Mucuri;-18.09;-39.55;27
Andradas;-22.07;-46.57;27
Ouro Branco;-20.52;-43.69;27
Miracema;-21.41;-42.2;27
Ouro Preto do Oeste;-10.75;-62.22;27;9
Mata de São João;-12.53;-38.3;27;1
Ipu;-4.32;-40.71;27;2
Itaperuçu;-25.22;-49.35;27
Carmo do Paranaíba;-19;-46.32;27
Nazaré da Mata;-7.74;-35.23;26;4
Biritiba Mirim;-23.57;-46.04;26
Rio Branco do Sul;-25.19;-49.31;26
Canavieiras;-15.68;-38.95;26;1
Alenquer;-1.94;-54.74;26;13
Arraial do Cabo;-22.97;-42.03;26
Santana do Ipanema;-9.38;-37.25;26;6
Descalvado;-21.9;-47.62;26
Piracaia;-23.05;-46.36;26
Marialva;-23.48;-51.79;26
Lago da Pedra;-4.29;-45.24;26;2
Goiatuba;-18.01;-49.35;26
Granja;-3.12;-40.83;26;2
Santa Fé do Sul;-20.21;-50.93;26
Santa Cruz das Palmeiras;-21.83;-47.25;26
Ibaiti;-23.85;-50.19;26
Pimenta Bueno;-11.67;-61.19;26;9
Osvaldo Cruz;-21.8;-50.88;26
Salinas;-16.17;-42.29;26
Cordeirópolis;-22.48;-47.46;26
Lapa;-25.77;-49.72;26
Nazaré;-13.04;-39.01;26;1
Rancharia;-22.23;-50.89;26
Santana do Paraíso;-19.36;-42.57;26
Marataizes;-21.04;-40.82;25
São Lourenço do Sul;-31.37;-51.98;25
Carangola;-20.73;-42.03;25
Pompéu;-19.22;-44.94;25
Piraju;-23.19;-49.38;25
Morro Agudo;-20.73;-48.06;25
Lajedo;-8.66;-36.32;25;4
Colinas;-6.03;-44.25;25;2
Buritizeiro;-17.35;-44.96;25
Afogados da Ingazeira;-7.75;-37.64;25;4
Ilha Solteira;-20.43;-51.34;25
Óbidos;-1.92;-55.52;25;13
São Mateus do Sul;-25.87;-50.38;25
Mateus Leme;-19.99;-44.43;25
Pires do Rio;-17.3;-48.28;25
Soledade;-28.82;-52.51;25
São Bento;-6.28;-37.75;25;2
Santaluz;-11.26;-39.37;25;1
Boa Viagem;-5.13;-39.73;25;2
São Francisco do Conde;-12.63;-38.68;25;1
Santa Rita do Passa Quatro;-21.71;-47.48;25
Acopiara;-6.1;-39.45;25;2
Juatuba;-19.95;-44.34;25
Lagoa Vermelha;-28.21;-51.53;24
Uruçuca;-14.59;-39.28;24;1
Tupaciguara;-18.59;-48.7;24
Santa Quitéria;-4.33;-40.16;24;2
Taiobeiras;-15.81;-42.23;24
Rio Preto da Eva;-2.7;-59.7;24;3
Socorro;-22.59;-46.53;24
Estrela;-28.06;-50.94;24
Igarapé Açu;-1.13;-47.62;24;5
Rio Real;-11.48;-37.93;24;6
Toritama;-8.01;-36.06;24;4
Campo Formoso;-10.51;-40.32;24;1
Miguel Pereira;-22.45;-43.47;24
Capinzal;-27.34;-51.61;24
Propriá;-10.21;-36.84;24;6
Iguape;-24.71;-47.56;24
Jardim;-21.48;-56.14;24;7
Tanguá;-22.73;-42.71;24
Guanhães;-18.77;-42.93;24
Rio das Pedras;-22.84;-47.61;24
São Luís de Montes Belos;-16.52;-50.37;24
São Gonçalo do Amarante;-3.61;-38.97;24;2
Guararema;-23.41;-46.03;24
Itambé;-15.24;-40.62;24;1
Joaçaba;-27.18;-51.5;24
Santa Maria da Vitória;-13.39;-44.2;23;1
Armação de Búzios;-22.75;-41.88;23
Mirandopólis;-21.13;-51.1;23
Catende;-8.67;-35.72;23;4
Laranjeiras;-10.81;-37.17;23;6
Quaraí;-30.39;-56.45;23
Nova Cruz;-6.48;-35.43;23;2
São João Nepomuceno;-21.54;-43.01;23
Trairi;-3.28;-39.27;23;2
Jaguaribe;-5.89;-38.62;23;2
Palotina;-24.28;-53.84;23
Rio Negro;-26.11;-49.8;23
Forquilhinha;-28.75;-49.47;23
Pindaré Mirim;-3.61;-45.34;23;2
Ibiúna;-23.66;-47.22;23
Monte Alegre;-2;-54.08;23;13
Goianira;-16.5;-49.43;23
Campo Verde;-20.42;-54.07;23;7
Dois Vizinhos;-25.73;-53.06;23
Igaraçu do Tietê;-22.51;-48.56;23
Jaciara;-15.97;-54.97;23;8
Caxambu;-21.98;-44.93;23
Maracaju;-21.61;-55.17;23;7
Iaçu;-12.77;-40.21;23;1
Coromandel;-18.47;-47.2;23
Serra Negra;-22.61;-46.7;23
Una;-15.29;-39.08;23;1
Jaguarari;-10.26;-40.2;23;1
Santo Antônio do Monte;-20.09;-45.29;23
Águas Belas;-9.11;-37.12;23;4
Campos Novos;-27.4;-51.23;23
Pereira Barreto;-20.64;-51.11;23
Amargosa;-13.03;-39.6;23;1
Casa Branca;-21.77;-47.09;22
Tijucas;-27.24;-48.63;22
Maués;-3.38;-57.72;22;3
Baturité;-4.33;-38.88;22;2
Muritiba;-12.92;-39.25;22;1
Barão de Cocais;-19.95;-43.49;22
Braço do Norte;-28.27;-49.17;22
Itaí;-23.42;-49.09;22
Campos Gerais;-21.23;-45.76;22
Posto da Mata;-17.89;-39.86;22
Itaberaí;-16.02;-49.81;22
Corinto;-18.38;-44.46;22
Maracás;-13.44;-40.43;22;1
Pedro II;-4.42;-41.46;22;2
Cururupu;-1.83;-44.87;22;2
Araçuaí;-16.85;-42.07;22
Nova Russas;-4.71;-40.56;22;2
Pomerode;-26.74;-49.18;22
Nerópolis;-16.41;-49.22;22
Várzea Alegre;-5.35;-40.38;22;2
Teutônia;-29.45;-51.81;22
Cláudio;-20.44;-44.77;22
Guaiúba;-4.04;-38.64;22;2
Jaguaruana;-4.83;-37.78;22;2
Pombal;-6.77;-37.8;22;2
Pirapozinho;-22.28;-51.5;22
Morro do Chapéu;-11.55;-41.16;22;1
Álvares Machado;-22.08;-51.47;22
Barras;-4.24;-42.29;22;2
Conceição do Jacuípe;-12.32;-38.77;22;1
Gandu;-13.74;-39.49;22;1
Moju;-1.88;-48.77;22;5
Taquarituba;-23.53;-49.24;21
Poconé;-16.26;-56.62;21;8
Santa Rosa de Viterbo;-21.47;-47.36;21
José de Freitas;-4.76;-42.58;21;2
Igarapé;-20.07;-44.3;21
Guaramirim;-26.47;-49;21
Vargem Grande;-3.54;-43.92;21;2
Cambará;-23.05;-50.07;21
Conchal;-22.33;-47.17;21
Portel;-1.94;-50.82;21;5
Itupiranga;-5.13;-49.33;21;5
Laranjal Paulista;-23.05;-47.84;21
Cambuí;-22.61;-46.06;21
Paracuru;-3.41;-39.03;21;2
Vassouras;-22.4;-43.66;21
Ruy Barbosa;-12.28;-40.49;21;1
Oeiras;-7.03;-42.13;21;2
Portão;-29.7;-51.24;21
Três Coroas;-29.52;-50.78;21
Esperantina;-3.9;-42.23;21;2
Freguesia do Ribeirao da Ilha;-27.72;-48.56;21
Ribeirão da Ilha;-27.7;-48.53;21
Dois Córregos;-22.37;-48.38;21
Maragogipe;-12.78;-38.92;21;1
Pedra Azul;-16.01;-41.3;21
Frederico Westphalen;-27.36;-53.39;21
Barra;-11.09;-43.14;21;1
Sarzedo;-20.04;-44.14;21
Barra de São Francisco;-18.75;-40.89;21
Paty do Alferes;-22.43;-43.42;21
Nova Xavantina;-14.66;-52.36;21;8
São João da Barra;-21.64;-41.05;21
Itupeva;-23.15;-47.06;21
Jatobá;-9.18;-38.27;21;4
São Luís do Quitunde;-9.32;-35.56;21;6
Flores da Cunha;-29.03;-51.18;21
Sena Madureira;-9.06;-68.67;21;14
Almeirim;-1.52;-52.58;20;13
Colorado;-22.84;-51.97;20
Murici;-9.31;-35.94;20;6
Júlio de Castilhos;-29.23;-53.68;20
Abaeté;-19.16;-45.45;20
Buíque;-8.62;-37.16;20;4
Castelo;-20.6;-41.18;20
Canguçu;-31.39;-52.68;20
Astorga;-23.23;-51.67;20
Itaparica;-12.89;-38.68;20;1
Nova Viçosa;-17.89;-39.37;20;1
Penha;-26.77;-48.65;20
Capelinha;-17.69;-42.52;20
Pedra Branca;-5.45;-39.72;20;2
Guaporé;-28.85;-51.89;20
Posse;-14.09;-46.37;20;1
Tambaú;-21.7;-47.27;20
Ibirataia;-14.07;-39.64;20;1
Livramento do Brumado;-13.65;-41.85;20;1
Prata;-19.31;-48.92;20
Ituberá;-13.74;-39.15;20;1
João Câmara;-5.54;-35.82;20;2
Veranópolis;-28.94;-51.55;20
Catolé do Rocha;-6.34;-37.75;20;2
Guaçuí;-20.78;-41.68;20
Alegre;-20.76;-41.53;20
Itapuranga;-15.56;-49.95;20
Pentecoste;-3.79;-39.27;20;2
Imbituva;-25.23;-50.6;20
Miracema do Tocantins;-9.57;-48.39;20;12
Prudentópolis;-25.21;-50.98;20
Condado;-7.59;-35.11;20;4
Ibicaraí;-14.87;-39.59;20;1
São Raimundo Nonato;-9.02;-42.7;20;2
Santa Cruz Cabrália;-16.28;-39.02;20;1
Cajuru;-21.28;-47.3;20
São João dos Patos;-6.5;-43.7;20;2
Butiá;-30.12;-51.96;19
São Gonçalo do Sapucaí;-21.89;-45.6;19
Pinheiral;-22.51;-44;19
Gameleira;-8.58;-35.39;19;4
Elói Mendes;-21.61;-45.57;19
Conceição da Barra;-18.59;-39.73;19
Sobradinho;-12.83;-39.1;19;1
Baixo Guandu;-19.52;-41.02;19
Nova Olímpia;-14.8;-57.29;19;8
São Sepé;-30.16;-53.57;19
Aimorés;-19.5;-41.06;19
Pilar do Sul;-23.81;-47.72;19
Carlos Barbosa;-29.3;-51.5;19
Piraí;-22.63;-43.9;19
Goiás;-15.93;-50.14;19
Cupira;-8.62;-35.95;19;4
Casimiro de Abreu;-22.48;-42.2;19
São Sebastião do Caí;-29.59;-51.38;19
Viseu;-1.2;-46.14;19;2
Nepomuceno;-21.23;-45.23;19
Atalaia;-9.5;-36.02;19;6
Guaratuba;-25.88;-48.57;19
Canguaretama;-6.38;-35.13;19;2
Mascote;-15.56;-39.3;19;1
Esplanada;-11.8;-37.95;19;1
Pitangui;-19.68;-44.89;19
Piracuruca;-3.93;-41.71;19;2
Bambuí;-20.01;-45.98;19
Rio Brilhante;-21.8;-54.55;19;7
Anastácio;-20.48;-55.81;19;7
Esperança;-7.03;-35.86;19;2
São Miguel do Araguaia;-13.28;-50.16;19
Águas de Lindóia;-22.48;-46.63;19
Ceres;-15.31;-49.6;19
Matriz de Camaragibe;-9.15;-35.53;19;6
Brotas;-22.28;-48.13;19
Pitanga;-24.76;-51.76;19
Palmeira;-25.43;-50.01;19
Nossa Senhora da Glória;-10.22;-37.42;19;6
Ipameri;-17.72;-48.16;19
São Marcos;-28.97;-51.07;19
Tapes;-30.67;-51.4;19
Palmital;-22.79;-50.22;19
Cassilândia;-19.11;-51.73;18;7
Santa Gertrudes;-22.46;-47.53;18
Martinópolis;-22.15;-51.17;18
Belo Oriente;-19.22;-42.48;18
Jacutinga;-22.29;-46.61;18
Ibiá;-19.48;-46.54;18
Laranjeiras do Sul;-25.41;-52.42;18
Paraipaba;-3.44;-39.15;18;2
Santo Amaro da Imperatriz;-27.69;-48.78;18
Simão Dias;-10.74;-37.81;18;6
Areia Branca;-4.96;-37.14;18;2
Brodósqui;-20.99;-47.66;18
Ibirama;-27.06;-49.52;18
Cícero Dantas;-10.6;-38.38;18;6
Três de Maio;-27.77;-54.24;18
São Domingos do Maranhão;-5.58;-44.39;18;2
Guará;-20.43;-47.82;18
Miguelópolis;-20.18;-48.03;18
Apiaí;-24.51;-48.84;18
Loanda;-22.92;-53.14;18
Tanabi;-20.63;-49.65;18
São José do Egito;-7.48;-37.27;18;2
Soure;-0.72;-48.52;18;5
Sertânia;-8.07;-37.26;18;2
Guaraciaba do Norte;-4.17;-40.75;18;2
Ivoti;-29.59;-51.16;18
Barreiro do Jaíba;-15.62;-43.59;18
Santo Antônio de Posse;-22.61;-46.92;18
Bela Vista;-22.11;-56.52;18;7
Monte Azul Paulista;-20.91;-48.64;18
Custódia;-8.09;-37.64;18;4
Floresta;-8.6;-38.57;18;1
Macau;-5.12;-36.63;18;2
Herval;-32.02;-53.4;18
Itamarandiba;-17.86;-42.86;18
Carauari;-4.88;-66.9;18;3
Pompéia;-22.11;-50.17;18
Extremoz;-5.71;-35.31;18;2
Tamandaré;-8.76;-35.1;18;4
Nova Prata;-28.78;-51.61;18
Jarinu;-23.1;-46.73;18
Timbiras;-4.26;-43.94;18;2
Camanducaia;-22.76;-46.14;18
Perdões;-21.09;-45.09;18
Monteiro;-7.89;-37.12;18;4
Lagoa do Itaenga;-7.94;-35.29;18;4
Buriti Bravo;-5.84;-43.83;18;2
Bastos;-21.92;-50.73;18
Barra Velha;-26.63;-48.68;18
Campos Sales;-7.07;-40.38;18;2
Estreito;-5.78;-43.25;18;2
Piúma;-20.84;-40.72;18
Espinosa;-14.93;-42.82;18;1
Itapemirim;-21.01;-40.83;18
Mari;-7.06;-35.32;18;2
Quatro Barras;-25.37;-49.08;18
Caçapava do Sul;-30.51;-53.48;18
Jandaia do Sul;-23.6;-51.64;18
Pirajuí;-22;-49.46;18
Tupanciretã;-29.08;-53.84;17
Barreirinhas;-2.76;-42.83;17;2
Guaranésia;-21.3;-46.8;17
Glória do Goitá;-8;-35.29;17;4
Ibotirama;-12.19;-43.22;17;1
Porto Calvo;-9.04;-35.4;17;6
Aparecida do Taboado;-20.09;-51.09;17
Itororó;-15.12;-40.07;17;1
Capim Grosso;-11.38;-40.01;17;1
Mendes;-22.53;-43.73;17
Três Passos;-27.46;-53.93;17
Santo Anastácio;-21.84;-51.61;17
Pindobaçu;-10.74;-40.36;17;1
Lavras da Mangabeira;-6.75;-38.96;17;2
Regente Feijó;-22.22;-51.3;17
Encruzilhada do Sul;-30.54;-52.52;17
Penalva;-3.29;-45.17;17;2
Eirunepé;-6.66;-69.87;17;14
Santa Quitéria do Maranhão;-3.52;-42.55;17;2
Viradouro;-20.87;-48.3;17
Iperó;-23.35;-47.69;17
Itabaianinha;-11.27;-37.79;17;6
Chã Grande;-8.24;-35.46;17;4
Ipueiras;-7.03;-40.45;17;2
Mombaça;-5.74;-39.63;17;2
São Jerônimo;-29.96;-51.72;17
Solânea;-6.75;-35.54;17;2
Sacramento;-19.87;-47.44;17
Barroso;-21.19;-43.98;17
Tabira;-7.59;-37.54;17;4
Riachão do Jacuípe;-11.81;-39.39;17;1
Silva Jardim;-22.65;-42.39;17
Sidrolândia;-20.93;-54.96;17;7
Iracemápolis;-22.58;-47.52;17
Campo Alegre;-9.78;-36.35;17;6
Aragarças;-15.9;-52.25;17
Arari;-3.45;-44.78;17;2
Seabra;-12.42;-41.77;17;1
Itaocara;-21.67;-42.08;17
Apodi;-5.66;-37.8;17;2
Piracanjuba;-17.3;-49.02;17
Santo Antônio do Amparo;-20.95;-44.92;17
Itapecerica;-20.47;-45.13;17
Itapissuma;-7.78;-34.89;17;4
Amaraji;-8.38;-35.45;17;4
Carandaí;-20.95;-43.81;17
Jeremoabo;-10.07;-38.48;17;1
Encantado;-29.24;-51.87;17
Viçosa do Ceará;-3.56;-41.09;17;2
Monte Santo de Minas;-21.19;-46.98;17
Rio Verde de Mato Grosso;-18.92;-54.84;17;7
Mocajuba;-2.58;-49.51;17;5
Tapiramutá;-11.85;-40.79;17;1
Tarauacá;-8.16;-70.77;17;10
Senador Pompeu;-5.59;-39.37;17;2
São Félix do Xingu;-6.64;-51.99;16;5
Varjota;-4.19;-40.48;16;2
Água Preta;-8.71;-35.53;16;4
Ipubi;-7.65;-40.15;16;4
Orleans;-28.36;-49.29;16
Águas Vermelhas;-15.75;-41.46;16
Piraí do Sul;-24.53;-49.95;16
Alagoa Grande;-7.16;-35.63;16;2
Tuntum;-5.26;-44.65;16;2
Parelhas;-6.69;-36.66;16;2
Carmo do Cajuru;-20.18;-44.77;16
Arroio do Meio;-29.4;-51.95;16
Orós;-6.24;-38.91;16;2
Monte Aprazível;-20.77;-49.71;16
Augusto Corrêa;-1.02;-46.63;16;2
Muzambinho;-21.38;-46.53;16
São Joaquim;-28.29;-49.93;16
Buritis;-15.62;-46.42;16
Piritiba;-11.73;-40.56;16;1
Carolina;-7.34;-47.46;16;2
Paranapanema;-23.39;-48.72;16
Macatuba;-22.5;-48.71;16
Antonina;-25.43;-48.71;16
Conceição das Alagoas;-19.91;-48.39;16
Cachoeira;-12.6;-38.97;16;1
Rubiataba;-15.16;-49.8;16
Padre Bernardo;-15.17;-48.28;16
Arroio Grande;-32.24;-53.09;16
Itapaci;-14.95;-49.55;16
Cabrobó;-8.51;-39.31;16;1
Maragogi;-9.01;-35.22;16;6
Fonte Boa;-2.51;-66.09;16;3
Nova Petrópolis;-29.38;-51.11;16
Santa Helena;-2.23;-45.3;16;2
Capela;-10.5;-37.05;16;6
Buerarema;-14.96;-39.3;16;1
Ipaba;-19.41;-42.42;16
Buri;-23.8;-48.59;16
Valparaíso;-21.23;-50.87;16
Pombos;-8.14;-35.4;16;4
Itaporanga;-7.3;-38.15;16;2
Satuba;-9.56;-35.82;16;6
Valença do Piauí;-6.41;-41.75;16;2
Conde;-7.26;-34.91;16;2
Coronel Vivida;-25.98;-52.57;16
Conceição da Feira;-12.51;-39;16;1
Ladário;-19;-57.6;16;7
Vitória do Mearim;-3.46;-44.87;16;2
Paraguaçu;-21.55;-45.74;16
Lajinha;-20.15;-41.62;16
Wenceslau Braz;-23.87;-49.8;16
Nova Granada;-20.53;-49.31;16
Diamantino;-14.41;-56.45;16;8
Itatinga;-23.1;-48.62;16
Anicuns;-16.46;-49.96;16
União;-4.59;-42.86;16;2
Saubara;-12.74;-38.77;16;1
Ubatã;-14.21;-39.53;16;1
Cordeiro;-22.03;-42.36;16
Nova Era;-19.75;-43.04;16
Rolante;-29.65;-50.58;16
Campos Belos;-13.04;-46.77;16;12
Dom Pedro;-5.04;-44.44;16;2
Manhumirim;-20.36;-41.96;16
Rio Formoso;-8.67;-35.16;16;4
Itajuípe;-14.68;-39.38;16;1
Schroeder;-26.41;-49.07;16
Prado;-17.34;-39.22;15;1
Jequitinhonha;-16.43;-41;15
Vazante;-17.99;-46.91;15
São Miguel do Iguaçu;-25.35;-54.24;15
Araçoiaba da Serra;-23.51;-47.61;15
São José de Mipibu;-6.07;-35.24;15;2
Demerval Lobão;-5.36;-42.68;15;2
Medeiros Neto;-17.37;-40.22;15;1
São Gabriel da Cachoeira;-0.12;-67.09;15;3
Teodoro Sampaio;-22.53;-52.17;15
Celso Ramos;-27.63;-51.34;15
Pinhão;-25.7;-51.66;15
Resplendor;-19.33;-41.26;15
Paraty;-23.22;-44.71;15
Santa Cecília;-26.96;-50.43;15
Araci;-11.33;-38.97;15;1
Cajueiro;-9.72;-36.45;15;6
Cruzeiro do Oeste;-23.79;-53.07;15
=BS America/Nassau
Nassau;25.06;-77.34;228
Lucaya;26.53;-78.67;47
Freeport;26.53;-78.7;27
=BT Asia/Thimphu
Thimphu;27.47;89.64;99
Punākha;27.59;89.88;22
Tsirang;27.02;90.12;19
Phuntsholing;26.85;89.39;17
=BW Africa/Gaborone
Gaborone;-24.65;25.91;208
Francistown;-21.17;27.51;90
Molepolole;-24.41;25.5;63
Selebi-Phikwe;-21.98;27.84;54
Maun;-19.98;23.42;50
Serowe;-22.39;26.71;47
Kanye;-24.97;25.33;45
Mahalapye;-23.1;26.81;44
Mogoditshane;-24.63;25.87;43
Mochudi;-24.42;26.15;37
Lobatse;-25.22;25.68;31
Palapye;-22.55;27.13;31
Ramotswa;-24.87;25.87;21
Thamaga;-24.67;25.54;21
Mosopa;-24.77;25.42;20
Letlhakane;-21.41;25.59;18
Tonota;-21.44;27.46;18
Janeng;-25.42;25.55;17
=BY Europe/Minsk
Minsk;53.9;27.57;1742
Homyel’;52.43;30.98;481
Mahilyow;53.92;30.34;369
Vitebsk;55.19;30.2;343
Hrodna;53.69;23.83;317
Brest;52.1;23.69;301
Babruysk;53.14;29.22;221
Baranovichi;53.13;26.01;169
Barysaw;54.23;28.5;144
Pinsk;52.12;26.1;131
Orsha;54.51;30.42;125
Mazyr;52.05;29.25;112
Salihorsk;52.79;27.54;102
Maladzyechna;54.32;26.85;101
Navapolatsk;55.53;28.6;101
Lida;53.88;25.3;98
Polatsk;55.49;28.79;82
Zhlobin;52.89;30.02;73
Svyetlahorsk;52.63;29.74;71
Rechytsa;52.36;30.39;65
Slutsk;53.03;27.56;62
Horad Zhodzina;54.1;28.33;61
Slonim;53.09;25.32;51
Kobryn;52.21;24.36;51
Volkovysk;53.16;24.45;47
Kalinkavichy;52.13;29.33;37
Smarhon’;54.48;26.4;37
Rahachow;53.09;30.05;35
Asipovichy;53.3;28.64;35
Horki;54.29;30.99;34
Novogrudok;53.59;25.82;31
Vilyeyka;54.49;26.91;30
Byaroza;52.53;24.98;30
Krychaw;53.71;31.72;28
Luninyets;52.25;26.8;25
Dzyarzhynsk;53.68;27.14;25
Ivatsevichy;52.71;25.34;24
Hlybokaye;55.14;27.69;22
Pastavy;55.12;26.83;20
Mar’’ina Horka;53.51;28.15;20
Pruzhany;52.56;24.46;19
Dobrush;52.41;31.32;19
Bykhaw;53.52;30.25;18
Lyepyel’;54.88;28.7;17
Kalodzishchy;53.94;27.78;17
Mosty;53.41;24.54;16
Shchuchyn;53.6;24.75;16
Stowbtsy;53.48;26.74;16
Lyasny;54.01;27.7;15
=BZ America/Belize
Belize City;17.5;-88.2;61
San Ignacio;17.16;-89.07;17
Orange Walk;18.08;-88.56;15
=CA America/Toronto America/Edmonton America/Winnipeg America/Vancouver America/Halifax America/Regina America/Moncton America/Glace_Bay America/St_Johns America/Whitehorse America/Swift_Current America/Dawson_Creek
Toronto;43.7;-79.42;2600
Montréal;45.51;-73.59;1600
Calgary;51.05;-114.09;1020;1
Ottawa;45.41;-75.7;812
Edmonton;53.55;-113.47;712;1
Mississauga;43.58;-79.66;669
North York;43.77;-79.42;636
Winnipeg;49.88;-97.15;632;2
Scarborough;43.77;-79.26;600
Vancouver;49.25;-123.12;600;3
Québec;46.81;-71.21;529
Hamilton;43.25;-79.85;520
Brampton;43.68;-79.77;434
Surrey;49.11;-122.83;395;3
Laval;45.57;-73.69;377
Halifax;44.65;-63.57;359;4
Etobicoke;43.65;-79.57;348
London;42.98;-81.23;347
Oshawa;43.9;-78.85;309
Okanagan;50.36;-119.35;298;3
Victoria;48.44;-123.35;290;3
Windsor;42.3;-83.02;278
Markham;43.87;-79.27;262
Gatineau;45.48;-75.7;242
Vaughan;43.84;-79.5;239
Kitchener;43.43;-80.51;234
Longueuil;45.53;-73.52;229
Burnaby;49.27;-122.95;203;3
Ladner;49.09;-123.08;200;3
Saskatoon;52.13;-106.67;199;5
Richmond Hill;43.87;-79.44;186
Barrie;44.4;-79.67;182
Richmond;49.17;-123.14;182;3
Nepean;45.34;-75.72;180
Regina;50.45;-104.62;176;5
Oakville;43.45;-79.68;166
Burlington;43.39;-79.84;164
Greater Sudbury;46.49;-80.99;158
Abbotsford;49.06;-122.25;152;3
Saguenay;48.42;-71.07;144
Coquitlam;49.28;-122.78;140;3
St. Catharines;43.17;-79.24;132
Sherbrooke;45.4;-71.9;129
Lévis;46.8;-71.18;126
Kelowna;49.88;-119.49;125;3
Cambridge;43.36;-80.31;120
Trois-Rivières;46.35;-72.55;120
Guelph;43.55;-80.26;116
East York;43.69;-79.33;115
Kingston;44.23;-76.48;114
Moncton;46.09;-64.8;109;6
Sydney;46.14;-60.18;106;7
Milton;43.52;-79.88;102
Delta;49.14;-122.91;102;3
Dartmouth;44.67;-63.58;101;4
Thunder Bay;48.38;-89.25;99
St. John’s;47.56;-52.71;99;8
Waterloo;43.47;-80.52;97
Terrebonne;45.7;-73.65;95
Ajax;43.85;-79.03;90
Kanata;45.3;-75.92;90
Saint John;45.27;-66.06;88;6
Pickering;43.9;-79.13;88
Brantford;43.13;-80.27;88
Nanaimo;49.17;-123.94;85;3
Niagara Falls;43.1;-79.07;82
Willowdale;43.77;-79.4;79
Saint-Laurent;45.5;-73.67;77
Chilliwack;49.17;-121.95;77;3
Repentigny;45.74;-73.45;76
Fort McMurray;56.73;-111.38;76;1
Peterborough;44.3;-78.32;76
Newmarket;44.05;-79.47;74
La Haute-Saint-Charles;46.89;-71.37;74
Red Deer;52.27;-113.8;74;1
Saint-Léonard;45.59;-73.6;73
Sarnia;42.98;-82.4;72
Saint-Jean-sur-Richelieu;45.31;-73.26;72
Lethbridge;49.7;-112.82;71;1
Maple Ridge;49.22;-122.6;70;3
Brossard;45.45;-73.47;70
Kamloops;50.67;-120.32;69;3
Notre-Dame-de-Grâce;45.48;-73.61;67
White Rock;49.02;-122.8;66;3
Sault Ste. Marie;46.52;-84.33;66
Prince George;53.92;-122.75;66;3
Medicine Hat;50.04;-110.68;63;1
Norfolk County;42.83;-80.38;61
Drummondville;45.88;-72.48;59
New Westminster;49.21;-122.91;59;3
Port Coquitlam;49.27;-122.77;58;3
St. Albert;53.63;-113.64;58;1
Aurora;44;-79.47;55
Sherwood Park;53.52;-113.32;55;1
Saint-Jérôme;45.78;-74;55
Jonquière;48.42;-71.25;55
Granby;45.4;-72.73;54
Fredericton;45.95;-66.67;52;6
North Bay;46.32;-79.47;50
Welland;42.98;-79.25;50
Saint-Hyacinthe;45.63;-72.96;50
Belleville;44.17;-77.38;49
Dollard-Des Ormeaux;45.49;-73.82;49
Cornwall;45.02;-74.73;49
Vernon;50.03;-126.36;48;3
North Vancouver;49.32;-123.07;48;3
Blainville;45.67;-73.88;46
West End;49.28;-123.13;45;3
Chatham;42.41;-82.18;44
Timmins;48.47;-81.33;43
Châteauguay;45.38;-73.75;43
Quinte West;44.18;-77.57;43
West Vancouver;49.37;-123.17;43;3
Charlottetown;46.23;-63.13;42;4
Rimouski;48.45;-68.52;42
Saint-Eustache;45.56;-73.91;42
Sorel-Tracy;46.04;-73.11;42
Grande Prairie;55.17;-118.8;41;1
Woodstock;43.13;-80.75;40
Boucherville;45.59;-73.44;39
Salaberry-de-Valleyfield;45.25;-74.13;39
Shawinigan;46.57;-72.75;38
Penticton;49.48;-119.59;38;3
Spruce Grove;53.53;-113.92;36;1
St. Thomas;42.77;-81.18;36
Rock Forest;45.36;-72;36
Prince Albert;53.2;-105.77;35;5
Joliette;46.02;-73.42;35
Mascouche;45.75;-73.6;35
Mirabel;45.65;-74.08;35
Victoriaville;46.05;-71.97;34
Brant;43.13;-80.35;34
Campbell River;50.02;-125.24;33;3
Mission;49.13;-122.3;33;3
Ancaster;43.22;-79.99;33
Leamington;42.05;-82.6;33
Courtenay;49.69;-124.99;33;3
North Cowichan;48.84;-123.69;32;3
Moose Jaw;50.4;-105.53;32;5
Lloydminster;53.27;-110.02;31;1
Côte-Saint-Luc;45.47;-73.67;31
Saint-Georges;46.11;-70.67;31
Orangeville;43.92;-80.1;31
Stratford;43.37;-80.95;30
Orillia;44.61;-79.42;30
Pointe-Claire;45.45;-73.82;30
Baie-Comeau;49.22;-68.15;30
Alma;48.55;-71.65;30
Sainte-Julie;45.58;-73.33;29
West Kelowna;49.86;-119.58;29;3
Port Moody;49.28;-122.82;28;3
Boisbriand;45.62;-73.83;26
Brandon;49.85;-99.95;26;2
Vaudreuil-Dorion;45.4;-74.03;26
Thetford-Mines;46.09;-71.31;26
Walnut Grove;49.16;-122.64;26;3
Val-d’Or;48.1;-77.8;26
Prince Edward;44;-77.25;25
Sainte-Thérèse;45.64;-73.83;25
Fallingbrook;45.48;-75.48;25
Airdrie;51.3;-114.04;25;1
Mount Pearl;47.52;-52.78;25;8
Saint-Bruno-de-Montarville;45.53;-73.35;24
Midland;44.75;-79.88;24
East Gwillimbury;44.1;-79.44;24
Saint-Constant;45.37;-73.57;24
Brockville;44.59;-75.69;24
Langley;49.1;-122.66;24;3
Rouyn-Noranda;48.24;-79.02;24
Whitehorse;60.72;-135.05;23;9
Owen Sound;44.57;-80.94;23
Chambly;45.45;-73.28;23
Sept-Îles;50.2;-66.38;23
Langford;48.45;-123.5;22;3
Duncan;48.78;-123.7;22;3
La Prairie;45.42;-73.5;22
Tsawwassen;49.02;-123.08;22;3
Lower Sackville;44.78;-63.68;21;4
Keswick;44.25;-79.47;21
Varennes;45.68;-73.43;21
Clarence-Rockland;45.55;-75.29;21
Port Alberni;49.24;-124.8;21;3
Truro;45.37;-63.27;21;4
Westmount;45.48;-73.6;20
Kirkland;45.45;-73.87;20
Lindsay;44.35;-78.73;20
Cole Harbour;44.67;-63.48;20;4
Glace Bay;46.2;-59.96;20;7
Huntsville;45.33;-79.22;20
Terrace;54.52;-128.6;19;3
North Battleford;52.78;-108.3;19;10
Beaconsfield;45.43;-73.87;19
Mont-Royal;45.52;-73.65;19
Beloeil;45.57;-73.21;19
Alliston;44.15;-79.87;19
Corner Brook;48.95;-57.95;19;8
New Glasgow;45.58;-62.65;19;4
Cranbrook;49.5;-115.77;19;1
Port Colborne;42.9;-79.23;19
Rivière-du-Loup;47.83;-69.54;19
Dieppe;46.08;-64.69;19;4
Thorold;43.12;-79.2;18
Miramichi;47.03;-65.5;18;6
Cobourg;43.96;-78.17;18
Dorval;45.45;-73.75;18
Oak Bay;48.45;-123.3;18;3
Amos;48.57;-78.12;18
Squamish;49.7;-123.16;18;3
Valley East;46.67;-81;17
Pitt Meadows;49.22;-122.69;17;3
Deux-Montagnes;45.53;-73.9;17
Fort St. John;56.25;-120.85;17;11
Les Coteaux;45.28;-74.23;17
Saint-Augustin-de-Desmaures;46.74;-71.45;17
Conception Bay South;47.5;-53;17;8
Saint-Lazare;45.4;-74.13;17
Vanier;45.44;-75.66;17
Sainte-Catherine;45.4;-73.58;17
Buckingham;45.59;-75.42;17
Edmundston;47.37;-68.33;17;6
L’Ancienne-Lorette;46.79;-71.35;17
Cochrane;51.18;-114.47;16;1
Lutes Mountain;46.14;-64.91;16;6
Rayside-Balfour;46.61;-81.21;16
Petawawa;45.89;-77.28;16
Fort Erie;42.9;-78.93;16
Candiac;45.38;-73.52;16
L’Assomption;45.82;-73.43;16
Yellowknife;62.45;-114.37;16;1
Collingwood;44.48;-80.22;16
Mont-Saint-Hilaire;45.57;-73.19;16
Camrose;53.02;-112.84;16;1
Yorkton;51.22;-102.47;16;5
Saint-Basile-le-Grand;45.53;-73.28;16
Leduc;53.27;-113.55;16;1
Pembroke;45.82;-77.12;16
Magog;45.27;-72.15;16
Greater Napanee;44.25;-76.95;15
Kenora;49.77;-94.49;15;2
le Plateau;45.44;-75.78;15
=CC Indian/Cocos
West Island;-12.16;96.82;0
=CD Africa/Kinshasa Africa/Lubumbashi
Kinshasa;-4.33;15.31;7786
Lubumbashi;-11.66;27.48;1374;1
Mbuji-Mayi;-6.14;23.59;875;1
Kisangani;0.52;25.19;539;1
Masina;-4.38;15.39;485
Kananga;-5.9;22.42;464;1
Likasi;-10.98;26.74;422;1
Kolwezi;-10.71;25.47;418;1
Tshikapa;-6.42;20.8;267;1
Beni;0.49;29.47;232;1
Bukavu;-2.49;28.84;225;1
Mwene-Ditu;-7.01;23.45;189;1
Kikwit;-5.04;18.82;187
Mbandaka;0.05;18.26;184
Matadi;-5.84;13.46;180
Uvira;-3.4;29.14;170;1
Boma;-5.85;13.05;163
Butembo;0.14;29.29;155;1
Gandajika;-6.75;23.95;154;1
Kalemie;-5.95;29.19;147;1
Goma;-1.67;29.23;144;1
Kindu;-2.94;25.92;136;1
Isiro;2.77;27.62;127;1
Bandundu;-3.32;17.38;118
Gemena;3.26;19.77;118
Ilebo;-4.33;20.59;107
Bunia;1.56;30.25;97;1
Bumba;2.19;22.47;96
Mbanza-Ngungu;-5.26;14.86;86
Kamina;-8.74;25;74;1
Lisala;2.15;21.52;70
Lodja;-3.52;23.6;68;1
Kipushi;-11.76;27.25;62;1
Kabinda;-6.14;24.48;59;1
Kasongo;-4.43;26.67;55;1
Mweka;-4.85;21.56;51;1
Gbadolite;4.28;21;50
Buta;2.79;24.73;50;1
Moanda;-5.93;12.37;50
Bulungu;-4.54;18.6;48
Basoko;1.24;23.62;44;1
Lubao;-5.39;25.75;43;1
Lusambo;-4.98;23.44;41;1
Nioki;-2.72;17.69;41
Inongo;-1.93;18.29;40
Tshela;-5;12.95;39
Bukama;-9.2;25.85;39;1
Mangai;-4.02;19.53;37
Kabare;-2.5;28.79;37;1
Kampene;-3.6;26.67;37;1
Kambove;-10.87;26.6;37;1
Yangambi;0.77;24.44;36;1
Luebo;-5.35;21.42;35;1
Aketi;2.74;23.78;35;1
Mushie;-3.02;16.92;33
Boende;-0.28;20.88;32
Kongolo;-5.39;27;32;1
Kabalo;-6.05;26.91;30;1
Businga;3.34;20.89;29
Kasangulu;-4.58;15.17;28
Bolobo;-2.16;16.23;28
Libenge;3.65;18.64;27
Watsa;3.04;29.54;25;1
Demba;-5.5;22.27;22;1
Kasongo-Lunda;-6.48;16.82;20
Bondo;3.81;23.69;18;1
Wamba;2.15;27.99;17;1
Sake;-1.57;29.04;17;1
Lukolela;-1.06;17.18;15
=CF Africa/Bangui
Bangui;4.36;18.55;542
Bimbo;4.26;18.42;130
Mbaïki;3.87;17.99;67
Berbérati;4.26;15.79;62
Kaga Bandoro;6.99;19.19;57
Bozoum;6.32;16.38;40
Carnot;4.94;15.88;38
Sibut;5.72;19.07;34
Bambari;5.77;20.68;33
Bria;6.54;21.99;29
Bouar;5.93;15.6;29
Bossangoa;6.49;17.46;27
Nola;3.52;16.05;27
Bangassou;4.74;22.82;24
Damara;4.96;18.7;20
Mobaye;4.32;21.18;19
Paoua;7.24;16.44;18
Boda;4.32;17.47;17
Ippy;6.27;21.22;17
Batangafo;7.3;18.28;15
=CG Africa/Brazzaville
Brazzaville;-4.27;15.28;1285
Pointe-Noire;-4.78;11.86;659
Dolisie;-4.2;12.67;104
Kayes;-4.2;13.29;59
Owando;-0.48;15.9;24
Ouésso;1.61;16.05;24
Loandjili;-4.76;11.86;23
Madingou;-4.15;13.55;23
Gamboma;-1.88;15.86;21
Impfondo;1.62;18.06;21
Sibiti;-3.68;13.35;19
Mossendjo;-2.95;12.7;18
=CH Europe/Zurich
Zürich;47.37;8.55;342
Genève;46.2;6.15;184
Basel;47.56;7.57;164
Bern;46.95;7.45;122
Lausanne;46.52;6.63;117
Winterthur;47.51;8.72;92
Sankt Gallen;47.42;9.37;71
Lugano;46.01;8.96;63
Luzern;47.05;8.31;57
Zürich (Kreis 11);47.42;8.52;54
Biel/Bienne;47.14;7.25;49
Zürich (Kreis 3);47.36;8.5;46
Zürich (Kreis 9);47.38;8.48;45
Thun;46.75;7.62;42
Köniz;46.92;7.41;37
La Chaux-de-Fonds;47.1;6.83;37
Zürich (Kreis 10);47.41;8.5;36
Rapperswil;47.23;8.82;35
Schaffhausen;47.7;8.63;34
Zürich (Kreis 7);47.37;8.58;34
Fribourg;46.8;7.15;33
Chur;46.85;9.53;32
Neuchâtel;46.99;6.93;31
Vernier;46.22;6.08;30
Zürich (Kreis 6);47.39;8.54;30
Zürich (Kreis 2);47.34;8.52;29
Zürich (Kreis 9) / Altstetten;47.39;8.49;28
Zürich (Kreis 12);47.4;8.58;28
Sitten;46.23;7.36;28
Lancy;46.19;6.11;27
Zürich (Kreis 4) / Aussersihl;47.38;8.52;27
Emmen;47.08;8.27;27
Kriens;47.03;8.29;25
Yverdon-les-Bains;46.78;6.64;24
Zug;47.17;8.52;23
Uster;47.35;8.72;23
Montreux;46.43;6.91;23
Frauenfeld;47.56;8.9;22
Zürich (Kreis 3) / Sihlfeld;47.37;8.51;21
Dietikon;47.4;8.4;21
Baar;47.2;8.53;21
Zürich (Kreis 6) / Unterstrass;47.4;8.54;20
Riehen;47.58;7.65;20
Dübendorf;47.4;8.62;20
Meyrin;46.23;6.08;20
Carouge;46.18;6.14;19
Wettingen;47.47;8.32;18
Allschwil;47.55;7.54;18
Zürich (Kreis 11) / Oerlikon;47.41;8.54;18
Zürich (Kreis 11) / Seebach;47.42;8.55;18
Renens;46.54;6.59;18
Jona;47.23;8.84;18
Kreuzlingen;47.65;9.18;18
Onex;46.18;6.1;17
Zürich (Kreis 11) / Affoltern;47.42;8.51;17
Zürich (Kreis 10) / Höngg;47.4;8.5;17
Gossau;47.42;9.25;17
Muttenz;47.52;7.65;17
Wil;47.46;9.05;17
Nyon;46.38;6.24;17
Bellinzona;46.19;9.02;17
Zürich (Kreis 9) / Albisrieden;47.37;8.49;16
Olten;47.35;7.9;16
Oberwinterthur (Kreis 2);47.52;8.77;16
Kloten;47.45;8.58;16
Pully;46.51;6.66;16
Stadt Winterthur (Kreis 1);47.49;8.72;16
Littau;47.05;8.26;16
Baden;47.47;8.31;16
Zürich (Kreis 2) / Wollishofen;47.34;8.53;16
Horgen;47.26;8.6;16
Grenchen;47.19;7.4;16
Vevey;46.46;6.84;16
Sierre;46.29;7.54;16
Zürich (Kreis 10) / Wipkingen;47.4;8.53;16
Zürich (Kreis 8);47.35;8.56;16
Aarau;47.39;8.04;16
Herisau;47.39;9.28;15
Seen (Kreis 3);47.48;8.77;15
Adliswil;47.31;8.52;15
Steffisburg;46.78;7.63;15
Monthey;46.25;6.95;15
=CI Africa/Abidjan
Abidjan;5.35;-4;3677
Abobo;5.42;-4.02;900
Bouaké;7.69;-5.03;567
Daloa;6.88;-6.45;216
San-Pédro;4.75;-6.64;197
Yamoussoukro;6.82;-5.28;195
Korhogo;9.46;-5.63;167
Man;7.41;-7.55;139
Divo;5.84;-5.36;128
Gagnoa;6.13;-5.95;123
Abengourou;6.73;-3.5;104
Anyama;5.49;-4.05;101
Agboville;5.93;-4.21;82
Grand-Bassam;5.21;-3.74;74
Dabou;5.33;-4.38;70
Dimbokro;6.65;-4.71;67
Ferkessédougou;9.59;-5.19;62
Adzopé;6.11;-3.86;62
Bouaflé;6.99;-5.74;61
Sinfra;6.62;-5.91;60
Katiola;8.14;-5.1;60
Bondoukou;8.04;-2.8;58
Danané;7.26;-8.15;54
Oumé;6.38;-5.42;52
Séguéla;7.96;-6.67;51
Bingerville;5.36;-3.89;51
Issia;6.49;-6.59;50
Odienné;9.51;-7.56;50
Duekoué;6.74;-7.35;47
Agnibilékrou;7.13;-3.2;43
Daoukro;7.06;-3.96;40
Tengréla;10.48;-6.41;39
Guiglo;6.54;-7.49;39
Toumodi;6.56;-5.02;39
Boundiali;9.52;-6.49;39
Lakota;5.85;-5.68;38
Aboisso;5.47;-3.21;38
Arrah;6.67;-3.97;37
Bonoua;5.27;-3.6;37
Akoupé;6.38;-3.89;36
Tiassalé;5.9;-4.82;35
Zuénoula;7.43;-6.05;34
Bongouanou;6.65;-4.2;34
Vavoua;7.38;-6.48;31
Affery;6.32;-3.95;30
Touba;8.28;-7.68;28
Bouna;9.27;-3;24
Sassandra;4.95;-6.09;23
Béoumi;7.67;-5.58;23
Biankouma;7.74;-7.61;23
Tanda;7.8;-3.17;20
Mankono;8.06;-6.19;19
Bangolo;7.01;-7.49;18
Tabou;4.42;-7.35;17
Adiaké;5.29;-3.3;17
Sakassou;7.45;-5.29;15
=CK Pacific/Rarotonga
Avarua;-21.21;-159.78;13
=CL America/Santiago America/Punta_Arenas America/Coyhaique
Santiago;-33.46;-70.65;4837
Puente Alto;-33.61;-70.58;510
Antofagasta;-23.65;-70.4;310
Viña del Mar;-33.02;-71.55;295
Valparaíso;-33.04;-71.63;282
Talcahuano;-36.72;-73.12;253
San Bernardo;-33.59;-70.7;250
Temuco;-38.74;-72.6;238
Iquique;-20.21;-70.15;227
Concepción;-36.83;-73.05;215
Rancagua;-34.17;-70.74;213
La Pintana;-33.58;-70.63;201
Talca;-35.43;-71.66;197
Arica;-18.47;-70.3;186
Coquimbo;-29.95;-71.34;161
Puerto Montt;-41.47;-72.94;160
La Serena;-29.9;-71.25;155
Chillán;-36.61;-72.1;150
Calama;-22.46;-68.92;143
Osorno;-40.57;-73.13;136
Valdivia;-39.81;-73.25;133
Quilpué;-33.05;-71.44;130
Copiapó;-27.37;-70.33;129
Los Ángeles;-37.47;-72.35;125
Punta Arenas;-53.15;-70.91;117;1
Lo Prado;-33.44;-70.73;104
Curicó;-34.98;-71.24;102
Villa Alemana;-33.04;-71.37;97
Coronel;-37.03;-73.14;93
San Antonio;-33.59;-71.61;86
Chiguayante;-36.93;-73.03;83
Ovalle;-30.6;-71.2;77
Linares;-35.85;-71.59;70
Quillota;-32.88;-71.25;68
Peñaflor;-33.61;-70.88;65
Melipilla;-33.69;-71.22;63
San Felipe;-32.75;-70.73;59
Los Andes;-32.83;-70.6;57
Buin;-33.73;-70.74;55
Talagante;-33.66;-70.93;52
Lota;-37.09;-73.16;50
Hacienda La Calera;-32.78;-71.22;49
Tomé;-36.62;-72.96;47
Penco;-36.74;-73;46
Coyhaique;-45.58;-72.07;46;2
Vallenar;-28.58;-70.76;45
Angol;-37.8;-72.72;45
Rengo;-34.41;-70.86;38
Constitución;-35.33;-72.41;38
Limache;-33.02;-71.27;36
Santa Cruz;-34.64;-71.37;33
Paine;-33.81;-70.74;33
Villarrica;-39.29;-72.23;32
San Carlos;-36.42;-71.96;32
Cauquenes;-35.97;-72.32;31
Curanilahue;-37.48;-73.34;31
Las Animas;-39.81;-73.22;30
Castro;-42.47;-73.77;30
San Vicente de Tagua Tagua;-34.44;-71.08;30
Lampa;-33.29;-70.88;29
Molina;-35.11;-71.28;29
Ancud;-41.87;-73.82;28
Machalí;-34.18;-70.65;28
Pucón;-39.28;-71.95;27
Parral;-36.14;-71.83;27
La Unión;-40.29;-73.08;26
Puerto Varas;-41.32;-72.99;25
La Ligua;-32.45;-71.23;25
Arauco;-37.25;-73.32;25
Victoria;-38.23;-72.33;25
Tocopilla;-22.09;-70.2;24
Graneros;-34.07;-70.73;23
El Monte;-33.68;-70.98;23
Illapel;-31.63;-71.17;23
San Vicente;-34.43;-71.08;23
San Javier;-35.6;-71.73;22
Lebu;-37.61;-73.65;22
Mulchén;-37.72;-72.24;22
Quellón;-43.12;-73.62;22
Lautaro;-38.53;-72.44;22
Nacimiento;-37.5;-72.67;21
Cañete;-37.8;-73.4;20
Puerto Natales;-51.73;-72.51;20;1
Nueva Imperial;-38.74;-72.95;19
Cabrero;-37.03;-72.4;18
Diego de Almagro;-26.37;-70.05;18
Chicureo Abajo;-33.28;-70.65;18
Chimbarongo;-34.71;-71.04;17
Puerto Aysén;-45.4;-72.69;17;2
Cartagena;-33.55;-71.61;17
Llaillay;-32.84;-70.96;17
Laja;-37.28;-72.71;17
Collipulli;-37.95;-72.43;16
Panguipulli;-39.64;-72.33;16
Loncoche;-39.37;-72.63;16
Río Bueno;-40.33;-72.96;15
Villa Presidente Frei, Ñuñoa, Santiago, Chile;-33.46;-70.58;15
=CM Africa/Douala
Douala;4.05;9.7;1338
Yaoundé;3.87;11.52;1299
Garoua;9.3;13.4;437
Kousséri;12.08;15.03;436
Bamenda;5.96;10.15;394
Maroua;10.59;14.32;320
Bafoussam;5.48;10.42;291
Mokolo;10.74;13.8;275
Ngaoundéré;7.33;13.58;231
Bertoua;4.58;13.68;218
Edéa;3.8;10.13;203
Loum;4.72;9.74;177
Kumba;4.64;9.45;144
Nkongsamba;4.95;9.94;117
Mbouda;5.63;10.25;111
Dschang;5.44;10.05;96
Foumban;5.73;10.9;93
Ébolowa;2.9;11.15;88
Guider;9.93;13.95;85
Foumbot;5.51;10.63;84
Bafang;5.16;10.18;81
Yagoua;10.34;15.23;80
Mbalmayo;3.52;11.5;80
Meïganga;6.52;14.3;80
Bali;5.89;10.01;73
Limbe;4.02;9.21;72
Bafia;4.75;11.23;69
Wum;6.38;10.07;69
Bangangté;5.14;10.53;65
Tiko;4.08;9.36;56
Kribi;2.94;9.91;55
Mora;11.05;14.14;55
Sangmélima;2.93;11.98;54
Kumbo;6.2;10.67;54
Nkoteng;4.52;12.03;50
Mutengene;4.09;9.31;47
Buea;4.15;9.24;47
Garoua Boulaï;5.88;14.55;47
Batouri;4.43;14.37;44
Fundong;6.25;10.27;44
Fontem;5.47;9.88;43
Mbanga;4.5;9.57;43
Banyo;6.75;11.82;41
Manjo;4.84;9.82;38
Melong;5.12;9.96;37
Tibati;6.47;12.63;36
Muyuka;4.29;9.41;31
Obala;4.17;11.53;30
Nanga Eboko;4.68;12.37;30
Penja;4.64;9.68;28
Mbandjok;4.45;11.9;27
Kaélé;10.11;14.45;25
Bamusso;4.46;8.9;25
Lagdo;9.06;13.67;25
Tcholliré;8.4;14.17;23
Bélabo;4.93;13.3;23
Lolodorf;3.23;10.73;22
Eséka;3.65;10.77;22
Mamfe;5.75;9.31;19
Dizangué;3.77;9.98;19
Akonolinga;3.77;12.25;17
Bogo;10.73;14.61;17
Tonga;4.97;10.7;16
=CN Asia/Shanghai
Shanghai;31.22;121.46;22315
Beijing;39.91;116.4;11717
Tianjin;39.14;117.18;11090
Guangzhou;23.12;113.25;11071
Shenzhen;22.55;114.07;10358
Wuhan;30.58;114.27;9785
Dongguan;23.02;113.75;8000
Chongqing;29.56;106.55;7458
Chengdu;30.67;104.07;7416
Nanjing;32.06;118.78;7165
Nanchong;30.8;106.08;7150
Xi’an;34.26;108.93;6501
Shenyang;41.79;123.43;6256
Hangzhou;30.29;120.16;6242
Harbin;45.75;126.65;5879
Tai’an;36.19;117.12;5499
Suzhou;31.3;120.6;5346
Shantou;23.37;116.71;5329
Jinan;36.67;117;4336
Zhengzhou;34.76;113.65;4254
Changchun;43.88;125.32;4193
Dalian;38.91;121.6;4088
Kunming;25.04;102.72;3855
Qingdao;36.06;120.38;3719
Foshan;23.03;113.13;3600
Puyang;29.46;119.89;3590
Wuxi;31.57;120.29;3544
Xiamen;24.48;118.08;3531
Tianshui;34.58;105.74;3500
Ningbo;29.88;121.55;3492
Shiyan;32.65;110.78;3460
Taiyuan;37.87;112.56;3427
Tangshan;39.63;118.18;3372
Hefei;31.86;117.28;3310
Zibo;36.79;118.06;3129
Zhongshan;21.32;110.57;3121
Changsha;28.2;112.97;3094
Ürümqi;43.8;87.6;3029
Shijiazhuang;38.04;114.48;2835
Lanzhou;36.06;103.84;2628
Yunfu;22.93;112.04;2613
Nanchang;28.68;115.85;2358
Dadonghai;18.22;109.51;2000
Ordos;39.61;109.78;1941
Jilin;43.85;126.56;1882
Bayan Nur;40.74;107.39;1760
Kunshan;31.38;120.95;1600
Xinyang;32.12;114.07;1591
Fushun;41.89;123.94;1401
Luoyang;34.68;112.45;1391
Guankou;28.16;113.63;1380
Handan;36.6;114.47;1358
Baotou;40.58;110.02;1302
Xuchang;34.03;113.86;1266
Yueyang;29.37;113.09;1200
Anshan;41.12;122.99;1199
Tongshan;34.18;117.16;1199
Fuzhou;26.06;119.31;1180
Guiyang;26.58;106.72;1172
Lijiang;26.87;100.22;1138
Datong;40.09;113.29;1053
Changshu City;31.65;120.74;1048
Xianyang;34.34;108.7;1034
Huainan;32.63;117;1028
Jieyang;23.54;116.37;1002
Zhu Cheng City;36;119.4;1000
Baoding;38.85;115.49;996
Benxi;41.29;123.77;988
Changzhou;31.77;119.95;949
Huaibei;33.97;116.79;903
Kaifeng;34.8;114.31;900
Pingdingshan;33.74;113.3;890
Qiqihar;47.34;123.96;882
Wenzhou;28;120.67;866
Zhabei;31.26;121.46;840
Nanning;22.82;108.32;804
Anyang;36.1;114.38;781
Hohhot;40.81;111.65;774
Shangyu;30.02;120.87;770
Xining;36.63;101.76;768
Qinhuangdao;39.93;119.59;760
Hengyang;26.89;112.62;760
Xinxiang;35.19;113.8;744
Hegang;47.35;130.3;743
Langfang;39.51;116.69;720
Zhumadian;32.98;114.03;720
Yantai;37.48;121.44;719
Zhuzhou;27.83;113.15;709
Changzhi;35.21;111.74;700
Zhangjiakou;40.81;114.88;693
Zigong;29.34;104.78;690
Fuxin;42.02;121.66;689
Huangshi;30.25;115.05;688
Liaoyang;41.27;123.17;688
Xiangtan;27.85;112.9;674
Puyang Chengguanzhen;35.71;115.01;666
Nantong;32.03;120.87;666
Mudanjiang;44.58;129.6;666
Guilin;25.28;110.29;649
Zhanjiang;21.28;110.34;638
Zhenjiang;32.21;119.46;633
Dandong;40.13;124.39;632
Shaoguan;24.8;113.58;629
Yancheng;33.36;120.16;628
Panshan;41.19;122.05;625
Haikou;20.05;110.34;616
Taizhou;32.49;119.91;612
Xingtai;37.06;114.49;612
Jinzhou;41.11;121.14;604
Shuangyashan;46.64;131.15;600
Luancheng;37.88;114.65;597
Yingkou;40.66;122.23;591
Zhangzhou;24.51;117.66;590
Bengbu;32.94;117.36;577
Shihezi;44.3;86.04;573
Siping;43.16;124.38;556
Huai’an;33.59;119.02;555
Jiamusi;46.8;130.32;550
Neijiang;29.58;105.06;547
Yangzhou;32.4;119.44;540
Guli;28.88;120.03;536
Tanggu;39.02;117.65;535
Jiangmen;22.58;113.08;532
Cangzhou;38.32;116.87;528
Changde;29.03;111.7;518
Jiaozuo;35.24;113.23;518
Tonghua;41.72;125.93;510
Wuhu;31.34;118.37;508
Zhuhai;22.28;113.57;501
Shashi;30.31;112.24;499
Wuwei;37.93;102.63;493
Jianshui;24.28;101.22;490
Qionghai;19.24;110.46;480
Yichang;30.71;111.28;477
Yinchuan;38.47;106.27;475
Jiaojiang;28.7;121.47;471
Zunyi;27.69;106.91;466
Jiaxing;30.75;120.75;466
Liaoyuan;42.9;125.14;465
Xiangyang;32.04;112.14;463
Dadukou;26.55;101.71;462
Hengshui;37.73;115.7;456
Jining;35.41;116.58;450
Wenshan City;23.36;104.25;450
Chengde;40.95;117.96;449
Bei’an;48.27;126.6;436
Luqiao;28.58;121.37;428
Chaozhou;23.65;116.62;425
Shaoxing;30;120.58;421
Luohe;33.56;114.04;417
Yangquan;37.86;113.56;413
Chaoyang;41.57;120.46;410
Jixi;45.3;130.96;404
Yangjiang;21.86;111.96;400
Weifang;36.71;119.1;395
Xinpu;34.6;119.16;392
Dezhou;37.45;116.31;380
Zhoukou;33.63;114.63;377
Putian;25.44;119.01;377
Zhangjiakou Shi Xuanhua Qu;40.61;115.04;373
Pingxiang;27.62;113.85;372
Fenghuang;27.94;109.6;370
Zhaoqing;23.05;112.46;362
Huocheng;44.05;80.87;360
Anqing;30.51;117.05;359
Anshun;26.25;105.93;352
Chifeng;42.27;118.96;347
Taihecun;45.76;130.85;345
Shiqi;22.52;113.39;342
Aksu;41.18;80.28;340
Tieling;42.29;123.84;334
Jincheng;35.5;112.83;333
Yanji;42.91;129.51;327
Suizhou;31.71;113.36;324
Shangrao;28.45;117.94;319
Baicheng;45.61;122.82;317
Lianshan;40.76;120.85;313
Wusong;30.95;117.78;313
Jingdezhen;29.29;117.21;311
Shengli;37.46;118.49;306
Xinyuan;43.43;83.25;300
Yangshuo;24.78;110.49;300
Xiuying;20;110.29;290
Beihai;21.48;109.1;290
Huizhou;23.11;114.42;289
Chuzhou;32.32;118.3;281
Kashgar;39.47;75.99;275
Linyi;35.06;118.34;271
Chengzhong;30.94;113.55;266
Wuzhou;23.48;111.32;266
Hulan Ergi;47.2;123.63;265
Mianyang;31.47;104.68;264
Tongliao;43.61;122.27;261
Aral;40.54;81.27;260
Karamay;45.58;84.89;260
Jiujiang;29.7;116;259
Turpan;42.95;89.18;255
Heze;35.24;115.47;255
Laohekou;32.39;111.67;253
Suihua;46.64;127;252
Liupanshui;26.59;104.83;252
Nanyang;32.99;112.53;252
Wafangdian;39.62;122.01;251
Rizhao;35.43;119.46;246
Ji’an;27.12;114.98;245
Hebi;35.9;114.19;245
Huayin;34.57;110.07;242
Yibin;28.76;104.64;242
Xiantao;30.37;113.44;239
Yuci;37.68;112.73;236
Linfen;36.09;111.52;233
Liaocheng;36.46;115.98;227
Fendou;46.64;124.86;226
Huanggang;23.68;117;226
Jingling;30.65;113.1;225
Tongchuanshi;35.07;109.08;224
Xintai;35.9;117.75;222
Wuxue;29.85;115.55;221
Wuhai;39.68;106.82;218
Guangyuan;32.44;105.82;213
Hailar;49.2;119.7;211
Daliang;22.84;113.25;210
Sanming;26.25;117.62;209
Hangu;39.25;117.79;208
Gaoping;30.78;106.1;204
Daqing;46.58;125;203
Yiyang;28.59;112.33;203
Linxia Chengguanzhen;35.6;103.21;202
Yuncheng;35.02;110.99;202
Changji;44.01;87.3;199
Kaiyuan;23.7;103.3;198
Mentougou;39.94;116.09;198
Xinhui;22.46;113.05;195
Ezhou;30.4;114.83;194
Humen;22.82;113.67;192
Haicheng;40.85;122.75;192
Zoucheng;35.4;116.97;191
Wanxian;30.82;108.37;189
Donghai;22.95;115.64;189
Baiyin;36.55;104.17;189
Laizhou;37.18;119.94;188
Zaoyang;32.13;112.75;185
Quanzhou;24.91;118.59;184
Baishan;41.94;126.42;184
Zaozhuang;34.86;117.55;184
Anda;46.4;125.31;181
Shangqiu;34.45;115.65;181
Xianning;29.84;114.32;179
Korla;41.76;86.15;179
Qianjiang;30.42;112.89;179
Chenzhou;25.8;113.03;179
Jingzhou;30.35;112.19;178
Zhenzhou;32.28;119.17;176
Xindi;29.82;113.47;176
Jiutai;44.15;125.83;175
Bozhou;33.88;115.77;174
Licheng;23.3;113.82;173
Weinan;34.5;109.51;172
Nanping;26.64;118.17;172
Dongling;41.81;123.58;171
Fuyang;32.9;115.82;170
Laiyang;36.98;120.71;170
Jingmen;31.03;112.2;168
Fuling;29.71;107.4;167
Gaozhou;21.94;110.85;166
Ulanhot;46.08;122.08;166
Shanwei;22.78;115.35;166
Jiaozhou;36.28;120;165
Tongzhou;39.9;116.66;163
Anbu;23.45;116.68;163
Xiaogan;30.93;113.92;160
Qapqal;43.8;81.09;160
Zhicheng;30.3;111.5;159
Huzhou;30.87;120.09;158
Nanpiao;41.1;120.75;157
Yichun;47.72;128.88;156
Lianghu;29.99;120.9;155
Beipiao;41.79;120.78;155
Guangshui;31.62;114;155
Leshan;29.56;103.76;154
Zhaodong;46.07;125.98;154
Xinzhou;38.41;112.73;154
Sanshui;23.15;112.89;154
Boshan;36.48;117.83;154
Yangchun;22.17;111.78;154
Linhai;28.86;121.14;153
Dingzhou;38.51;115;153
Weihai;37.51;122.11;153
Chenghua;23.46;116.77;152
Deyang;31.13;104.38;152
Longfeng;46.53;125.1;152
Qingyuan;23.7;113.03;151
Gaomi;36.38;119.75;151
Loudi;27.73;111.99;151
Huangyan;28.65;121.27;150
Dunhua;43.37;128.24;149
Yulin;22.63;110.15;148
Chizhou;30.66;117.48;148
Sujiatun;41.66;123.34;148
Honggang;46.4;124.88;148
Qujing;25.48;103.78;146
Hanzhong;33.08;107.02;146
Xinji;37.9;115.2;146
Taishan;22.25;112.78;145
Sanya;18.24;109.5;145
Acheng;45.55;126.98;145
Jinchang;38.5;102.19;144
Meizhou;24.29;116.12;144
Jinhua;29.11;119.64;142
Jieshou;33.26;115.36;142
Gongzhuling;43.5;124.82;141
Shanhaiguan;40;119.75;140
Altay;47.85;88.13;139
Huadian;42.96;126.75;139
Fuyu;45.18;124.82;139
Chaohu;31.6;117.87;138
Jieshi;22.81;115.83;137
Jiashan;30.85;120.93;137
Hami;42.83;93.51;137
Shizuishan;39.23;106.77;137
Gejiu;23.36;103.15;136
Jiagedaqi;50.42;124.12;136
Shiqiao;22.95;113.36;135
Dali;25.58;100.21;134
Puqi;29.72;113.88;133
Ankang;32.68;109.02;133
Zhalantun;48.01;122.74;132
Dawukou;39.04;106.4;132
Majie;25.03;102.64;132
Hepo;23.43;115.83;131
Dazhou;31.22;107.5;131
Shuangcheng;45.35;126.28;131
Dongyang;29.27;120.23;130
Jiazi;22.88;116.07;130
Songjiang;31.04;121.21;130
Shangri-La;27.83;99.71;130
Wuda;39.5;106.71;130
Leiyang;26.4;112.86;129
Xuanzhou;30.95;118.76;128
Huaihua;27.56;110;127
Jiangyou;31.77;104.72;127
Xichang;27.9;102.26;127
Danshui;22.8;114.47;127
Macheng;31.18;115.02;126
Huicheng;23.04;116.29;126
Xiazhen;34.8;117.11;126
Haimen;23.19;116.61;125
Shahecheng;36.94;114.51;125
Suining;30.51;105.57;125
Yushu;44.8;126.53;125
Lecheng;25.13;113.35;124
Laiwu;36.19;117.66;124
Jiupu;41.07;122.95;124
Baoshan;46.56;131.42;124
Minzhu;43.72;127.33;123
Huangzhou;30.45;114.8;123
Xiulin;29.72;112.4;122
Zhoucun;36.82;117.82;122
Jiayuguan;39.81;98.29;122
Lianhe;47.13;129.27;121
Xilin Hot;43.97;116.03;121
Fengcheng;40.45;124.07;121
Zhaoyuan;37.36;120.41;120
Lhasa;29.65;91.1;119
Puning;23.31;116.17;118
Shunyi;40.12;116.65;118
Longjing;42.77;129.42;117
Qingzhou;36.7;118.48;117
Dasha;23.11;113.44;116
Yakeshi;49.28;120.73;116
Binzhou;37.37;118.02;116
Lengshuijiang;27.69;111.43;115
Tianfu;37.26;122.05;115
Wenchang;19.62;110.75;115
Mingshui;36.72;117.5;115
Yuyao;30.05;121.15;114
Hotan;37.11;79.94;114
Pingshan;22.99;114.71;114
Songyuan;45.13;124.83;114
Maba;24.68;113.6;114
Guangming;45.33;122.78;113
Shaowu;27.34;117.48;113
Beibei;29.83;106.44;112
Dongtai;32.85;120.31;111
Encheng;22.19;112.3;111
Zhuji;29.72;120.24;111
Qingnian;36.84;115.71;110
Mizhou;35.99;119.4;110
Linshui;36.42;114.2;110
Hailun;47.46;126.95;110
Shilong;23.11;113.85;110
Tieli;46.98;128.04;110
Dongxing;45.36;130.79;110
Heihe;50.24;127.49;109
Zhaotong;27.32;103.72;109
Hulan;45.98;126.6;109
Zhongxiang;31.17;112.58;109
Dehui;44.53;125.7;109
Nehe;48.48;124.83;108
Pingliang;35.54;106.69;108
Jiangyin;31.91;120.26;108
Jalai Nur;49.45;117.7;108
Shaping;22.77;112.96;108
Lianran;24.92;102.48;107
Longjiang;47.33;123.18;106
Buhe;30.29;112.23;106
Xinghua;32.94;119.83;106
Anqiu;36.43;119.19;106
Chengtangcun;35.08;117.19;105
Daxing;39.74;116.33;105
Pulandian;39.4;121.97;104
Wuchuan;21.46;110.77;104
Jishu;44.32;126.8;104
Yuxi;24.36;102.54;104
Qianzhou;28.32;109.73;102
Qinzhou;21.97;108.63;101
Lianjiang;21.65;110.28;100
Linxi;39.71;118.45;100
Kangding;30;101.96;100
Zhangye;38.93;100.45;100
Dongsheng;39.82;109.98;100
Meihekou;42.53;125.68;99
Xingcheng;40.62;120.72;99
Lishui;28.46;119.91;99
Renqiu;38.7;116.09;99
Xinshi;31.05;113.14;98
Xinyi;22.37;110.95;98
Chengzihe;45.33;131.07;98
Xishan;27.67;113.5;98
Hechuan;29.99;106.26;98
Xinyu;27.8;114.93;97
Fangshan;39.69;116;97
Lubu;23.17;112.28;96
Jinsha;32.09;121.07;96
Yicheng;31.36;119.82;96
Ducheng;23.24;111.53;96
Shenjiamen;29.96;122.3;95
Boli;45.75;130.57;95
Xiaoshan;30.17;120.26;95
Enshi;30.3;109.48;95
Wuchang;44.91;127.15;95
Yongchuan;29.35;105.89;94
Ximeicun;24.99;118.39;94
Yishui;35.78;118.63;94
Heyuan;23.73;114.68;94
Baijiantan;45.69;85.14;94
Zhengjiatun;43.51;123.51;94
Dalai;45.5;124.3;93
Changping;40.22;116.23;93
Lianzhou;24.78;112.37;93
Dongcun;36.78;121.16;92
Danjiangkou;32.54;111.51;92
Zhongshu;24.52;103.77;92
Huazhou;21.63;110.58;92
Longquan;24.67;102.16;92
Yatou;37.16;122.44;92
Lingyuan;41.24;119.4;91
Duyun;26.27;107.52;91
Pingdu;36.78;119.95;91
Gaoyou;32.79;119.44;91
Yulinshi;38.29;109.74;91
Hanting;36.77;119.21;91
Baise City;23.9;106.61;91
Tongren;27.72;109.19;91
Xihe;31.69;113.47;90
Duobao;30.67;112.69;90
Sishui;35.65;117.28;90
Gantang;27.44;111.97;90
Huaidian;33.43;115.03;90
Yiwu;29.32;120.08;90
Jinjiang;24.82;118.57;90
Fujin;47.26;132.03;89
Huaicheng;23.92;112.18;89
Lucheng;31.23;117.28;89
Hede;33.77;120.26;89
Lengshuitan;26.41;111.6;89
Wangqing;43.32;129.76;89
Yingchuan;34.16;113.46;88
Hanchuan;30.65;113.77;88
Qiongshan;20.01;110.35;88
Xiangxiang;27.73;112.53;88
Deqing;30.54;119.96;88
Yanjiang;30.12;104.65;87
Mishan;45.55;131.88;87
Nenjiang;49.17;125.22;87
Shizilu;35.17;118.83;87
Zhaogezhuang;39.77;118.41;87
Qamdo;31.13;97.18;86
Nanfeng;23.73;111.8;86
Zhangjiajie;29.13;110.48;86
Helong;42.54;129;86
Hailin;44.57;129.39;86
Nanding;36.75;118.06;85
Guozhen;34.37;107.36;85
Dengzhou;37.81;120.76;85
Qufu;35.6;116.99;85
Laojunmiao;39.83;97.73;85
Zhoushan;29.99;122.2;84
Dazhong;33.2;120.46;84
Jinxiang;27.43;120.61;84
Xiannü;32.43;119.56;84
Lingdong;46.57;131.15;84
Nanzhang Chengguanzhen;31.78;111.83;84
Xucheng;20.33;110.17;83
Hecun;36.53;114.11;83
Ningyang;35.76;116.79;83
Jinshi;29.6;111.87;83
Yuanping;38.72;112.76;83
Pizhou;34.31;117.95;83
Changqing;36.56;116.73;83
Xindian;36.8;118.29;83
Shache;38.42;77.24;83
Yima;34.74;111.88;83
Shangzhi;45.21;127.97;82
Nangong;37.36;115.37;82
Lüshun;38.8;121.27;82
Quzhou;28.96;118.87;82
Shiwan;23;113.08;82
Tangping;22.03;111.94;82
Yudong;29.39;106.52;81
Feicheng;35.26;117.97;81
Shanting;35.08;117.46;81
Zhuanghe;39.7;122.99;80
Loushanguan;28.14;106.82;80
Baoying;33.23;119.31;80
Dashiqiao;40.64;122.5;80
Panshi;42.94;126.06;80
Rikaze;29.25;88.88;80
Taixing;32.17;120.01;80
Tangjiazhuang;39.74;118.45;79
Shouguang;36.88;118.74;79
Yanta;36.24;115.67;79
Zhuangyuan;37.31;120.83;79
Wuyang;31.99;116.25;79
Xiongzhou;25.12;114.3;79
Shitanjing;39.23;106.34;79
Tumen;42.97;129.84;79
Youhao;47.85;128.84;78
Pingyi;35.5;117.63;78
Linping;30.42;120.3;78
Linkou;45.29;130.26;78
Bijie;27.3;105.29;78
Huangmei;30.19;116.02;78
Songling;31.19;120.72;78
Jishui;33.73;115.4;78
Linqu;36.52;118.54;77
Shulan;44.42;126.95;77
Yanzhou;35.55;116.83;77
Jiexiu;37.02;111.91;77
Hunchun;42.87;130.36;77
Huangshan;29.71;118.31;77
Liangxiang;39.74;116.13;77
Fenghua;29.66;121.41;77
Guigang;23.1;109.61;76
Yangliuqing;39.14;117;76
Qingquan;30.45;115.26;76
Lintong;34.38;109.21;76
Laixi;36.86;120.53;76
Yinzhu;35.88;119.98;76
Shangmei;27.74;111.3;75
Huilong;31.81;121.66;75
Beidao;34.57;105.89;75
Yanggu;36.11;115.78;75
Shancheng;34.8;116.08;74
Nanma;36.18;118.15;74
Suixi;33.89;116.77;74
Xinmin;41.99;122.83;74
Gucheng Chengguanzhen;32.27;111.63;74
Xianshuigu;38.98;117.38;74
Yunyang;33.45;112.71;74
Guixi;28.29;117.21;74
Lanxi;29.22;119.47;74
Genhe;50.78;121.52;74
Luocheng;29.38;104.03;74
Juegang;32.32;121.19;73
Shixing;24.95;114.07;73
Dongdu;35.85;117.7;73
Dongkan;34;119.83;73
Jiuquan;39.74;98.52;73
Dingcheng;32.13;115.04;73
Lichuan;30.3;108.85;73
Miyang;24.4;103.44;72
Beichengqu;40.44;113.15;72
Xinzhi;36.5;111.7;72
Zhoucheng;35.91;116.31;72
Caidian;30.58;114.03;72
Xiuyan;40.29;123.27;72
Changtu;42.78;124.1;71
Anlu;31.26;113.68;71
Yilan;46.32;129.55;71
Guiping;23.39;110.07;71
Fu’an;27.06;119.65;71
Kuandian;40.73;124.78;71
Poyang;28.99;116.67;71
Yongfeng;27.45;112.17;71
Gongchangling;41.12;123.45;71
Jimo;36.39;120.46;71
Baiquan;47.61;126.08;70
Jiangyan;32.51;120.14;70
Shiguai;40.71;110.29;70
Haining;30.54;120.69;70
Mengcheng Chengguanzhen;33.27;116.57;70
Wangkui;46.83;126.48;70
Jiehu;35.54;118.45;69
Linjiang;41.81;126.91;69
Tantou;26.03;119.6;69
Xiaoshi;41.3;124.12;69
Heishan;41.69;122.11;69
Binhe;32.69;112.83;69
Pengcheng;36.43;114.17;68
Shima;24.45;117.81;68
Mingguang;32.78;117.96;68
Ninghai;29.29;121.42;68
Kuqa;41.72;82.93;68
Chaihe;44.76;129.68;68
Minggang;32.46;114.05;68
Tangzhai;34.43;116.59;68
Dongfeng;42.64;125.51;68
Zhenlai;45.85;123.3;68
Songjianghe;42.19;127.48;68
Luorong;24.41;109.61;68
Wenling;28.38;121.38;67
Fuqing;25.73;119.37;67
Caohe;30.23;115.43;67
Pingzhuang;42.04;119.29;67
Fengkou;30.08;113.33;67
Liuhe;42.24;125.72;67
Wacheng;33.78;114.52;67
Tailai;46.39;123.41;67
Chengyang;35.58;118.83;67
Sanchazi;42.08;126.6;67
Lianyuan;27.69;111.66;67
Huinan;42.62;126.26;66
Bamiantong;44.92;130.52;66
Huanren;41.26;125.37;66
Qionghu;28.84;112.37;66
Huanan;46.22;130.53;66
Zhangjiagang;31.86;120.54;66
Xiaolingwei;32.03;118.85;66
Beidaihehaibin;39.82;119.52;66
Mengyin;35.71;117.93;66
Xiangcheng Chengguanzhen;33.85;113.48;66
Dashitou;43.31;128.51;66
Qingyang;37.5;121.26;66
Babu;24.42;111.52;66
Yebaishou;41.4;119.64;66
Huaiyuan Chengguanzhen;32.96;117.17;66
Xincheng;33.63;115.18;65
Bianzhuang;34.85;118.04;65
Hepingjie;42.06;126.92;65
Ningde;26.66;119.52;65
Fengrun;39.83;118.12;65
Kunyang;27.67;120.57;65
Wanning;18.8;110.38;65
Lincheng;19.91;109.69;65
Salaqi;40.54;110.51;65
Xunchang;28.45;104.71;65
Changli;39.7;119.15;64
Kaihua;23.37;104.28;64
Yunmeng Chengguanzhen;31.06;113.77;64
Qinggang;46.68;126.11;64
Yangcun;39.36;117.06;64
Baihe;22.13;107.23;64
Mabai;23.01;104.45;64
Nanlong;31.35;106.06;63
Xiazhuang;34.92;118.64;63
Fuding;27.33;120.21;63
Botou;38.07;116.57;63
Baoqing;46.33;132.21;63
Kaitong;44.81;123.08;63
Pingnan;23.54;110.39;62
Dêqên;29.96;90.72;62
Songyang;34.46;113.03;62
Zhaozhou;45.68;125.32;62
Yucheng;34.93;116.47;62
Shuangyang;43.52;125.67;62
Nianzishan;47.52;122.88;62
Jinghong;21.99;100.73;62
Pingyin;36.28;116.45;62
Qingshuping;27.38;112.02;62
Hushitai;41.94;123.5;62
Zhaobaoshan;29.97;121.69;62
Huoqiu Chengguanzhen;32.35;116.29;62
Mudu;31.26;120.52;62
Nandu;22.85;110.82;62
Daye;30.08;114.95;62
Yingshang Chengguanzhen;32.63;116.27;62
Pumiao;22.76;108.48;62
Hancheng;32.52;112.35;62
Lishu;43.3;124.33;62
Oroqen Zizhiqi;50.57;123.72;62
Xianju;28.85;120.73;62
Jianguang;28.19;115.78;61
Dongning;44.06;131.12;61
Suicheng;33.9;117.93;61
Tianchang;38;114.02;61
Jijiang;29.29;106.25;61
Xifeng;42.74;124.72;61
Yanliang;34.66;109.23;61
Tahe;52.33;124.73;61
Erdaojiang;41.78;126.03;61
Tianpeng;30.99;103.94;61
Xixiang;35.16;112.86;61
Mujiayingzi;42.12;118.78;61
Langzhong;31.55;105.99;61
Longgang;37.65;120.33;60
Gushu;31.56;118.48;60
Wucheng;29.6;118.17;60
Yuxia;34.06;108.63;60
Runing;33;114.35;60
Zhijiang;30.42;111.75;60
Taozhuang;34.85;117.33;60
Wuzhen;30.75;120.49;60
Zhujiajiao;31.11;121.06;60
Jiangkou;25.49;119.2;60
Laibin;23.7;109.27;60
Pucheng;27.92;118.53;60
Wenshang;35.73;116.5;59
Gannan;47.91;123.5;59
Hongjiang;27.11;110;59
Jian’ou;27.04;118.32;59
Fuli;46.72;131.14;59
Haizhou;34.58;119.13;59
Yigou;35.81;114.32;59
Langtoucun;40.04;124.34;59
Xiaoweizhai;26.19;107.51;59
Mingyue;43.11;128.92;59
Suozhen;36.95;118.1;59
Jidong;45.22;131.08;59
Fenyi;27.81;114.67;58
Chonglong;29.78;104.85;58
Xinglongshan;43.96;125.47;58
Tongchuan;31.09;105.09;58
Hongqiao;26.77;112.11;58
Dingtao;35.07;115.57;58
Juye;35.39;116.09;58
Santangpu;27.41;111.99;58
Anxiang;29.4;112.15;58
Huangpi;30.88;114.38;58
Shanhecun;45.71;128.58;58
Yantongshan;43.29;126.01;58
Guiren;33.67;118.19;57
Zhongxing;33.7;118.68;57
Langxiang;46.95;128.87;57
Fengxian;34.7;116.59;57
Suileng;47.25;127.1;57
Wenxing;28.68;112.88;57
Baishishan;43.58;127.57;57
Jinji;23.23;110.83;57
Weining;26.85;104.23;57
Daokou;35.56;114.51;57
Yashan;22.2;109.94;57
Nantai;40.92;122.8;56
Changleng;28.7;115.82;56
Hutang;31.53;119.49;56
Gaogou;34.02;119.19;56
Linghai;41.17;121.37;56
Zijinglu;34.76;112.97;56
Qinnan;33.25;119.91;56
Changling;44.27;124;56
Dalianwan;39.03;121.69;56
Linqiong;30.42;103.46;56
Anjiang;27.32;110.1;55
Xinqing;48.29;129.52;55
Taikang;46.86;124.44;55
Yutan;28.26;112.56;55
Bayan;46.08;127.4;55
Shilin;24.82;103.33;55
Huangnihe;43.56;128.02;55
Lingcheng;22.71;110.35;55
Manzhouli;49.6;117.43;55
Liaozhong;41.51;122.72;55
Nanzhou;29.36;112.4;54
Wulingyuan;29.35;110.54;53
Fengxiang;47.58;130.82;42
Gutao;37.2;112.18;42
Guye;39.73;118.44;41
Fuyuan;48.36;134.29;30
Nagqu;31.48;92.06;30
Bojia;26.47;111.97;25
Wuyishan;27.76;118.03;23
Hoxtolgay;46.52;86;22
Zhouzhuang;31.12;120.84;22
Erenhot;43.65;111.98;16
Suifenhe;44.4;131.15;15
=CO America/Bogota
Bogotá;4.61;-74.08;7674
Cali;3.44;-76.52;2393
Medellín;6.25;-75.56;2000
Barranquilla;10.97;-74.78;1380
Cartagena;10.4;-75.51;952
Cúcuta;7.89;-72.51;721
Bucaramanga;7.13;-73.12;572
Pereira;4.81;-75.7;440
Santa Marta;11.24;-74.2;432
Ibagué;4.44;-75.23;422
Bello;6.34;-75.56;393
Pasto;1.21;-77.28;382
Manizales;5.07;-75.52;358
Neiva;2.93;-75.28;353
Soledad;10.92;-74.76;343
Villavicencio;4.14;-73.63;322
Armenia;4.53;-75.68;315
Soacha;4.58;-74.22;314
Valledupar;10.46;-73.25;308
Itagüí;6.18;-75.6;282
Montería;8.75;-75.88;272
Sincelejo;9.3;-75.4;261
Popayán;2.44;-76.61;259
Floridablanca;7.06;-73.09;252
Palmira;3.54;-76.3;248
Buenaventura;3.88;-77.03;240
Barrancabermeja;7.07;-73.85;191
Dosquebradas;4.84;-75.67;180
Tuluá;4.08;-76.2;166
Envigado;6.18;-75.59;163
Cartago;4.75;-75.91;135
Maicao;11.38;-72.24;130
Florencia;1.61;-75.61;130
Girardot City;4.3;-74.81;130
Sogamoso;5.71;-72.93;127
Guadalajara de Buga;3.9;-76.3;118
Tunja;5.54;-73.37;117
Girón;7.07;-73.17;108
Malambo;10.86;-74.77;102
Magangué;9.24;-74.75;100
Facatativá;4.81;-74.35;95
Riohacha;11.54;-72.91;92
Duitama;5.82;-73.03;92
Zipaquirá;5.02;-74;91
Fusagasugá;4.34;-74.36;89
Ciénaga;11.01;-74.25;88
Tumaco;1.79;-78.79;87
Apartadó;7.88;-76.63;86
Piedecuesta;6.99;-73.05;86
Montelíbano;7.98;-75.42;85
Ocaña;8.24;-73.36;84
La Dorada;5.45;-74.66;82
Ipiales;0.83;-77.64;78
Quibdó;5.69;-76.66;75
Aguachica;8.31;-73.62;73
Yumbo;3.58;-76.49;71
Arauca;7.08;-70.76;69
Sabanalarga;10.63;-74.92;69
Chinchiná;4.98;-75.6;69
Caldas;6.09;-75.64;66
Villa del Rosario;7.83;-72.47;65
Chía;4.86;-74.06;65
Rionegro;6.16;-75.37;62
Calarcá;4.53;-75.64;62
Yopal;5.34;-72.4;61
Sahagún;8.95;-75.44;59
Fundación;10.52;-74.19;59
Los Patios;7.84;-72.5;59
San Andrés;12.58;-81.71;58
Caucasia;7.99;-75.19;58
Santa Rosa de Cabal;4.87;-75.62;58
Espinal;4.15;-74.88;56
Turbaco;10.33;-75.41;56
Cereté;8.88;-75.79;56
El Banco;9;-73.98;55
Funza;4.72;-74.21;54
Pitalito;1.85;-76.05;54
Puerto Tejada;3.23;-76.42;54
Pamplona;7.38;-72.65;54
Agustín Codazzi;10.04;-73.24;51
Turbo;8.09;-76.73;51
Madrid;4.73;-74.26;50
Arjona;10.25;-75.34;50
La Estrella;6.16;-75.64;49
Copacabana;6.35;-75.51;49
Plato;9.79;-74.78;49
Chigorodó;7.67;-76.68;48
El Carmen de Bolívar;9.72;-75.12;48
Florida;3.32;-76.23;47
Chiquinquirá;5.62;-73.82;45
Jamundí;3.26;-76.53;45
Pradera;3.42;-76.24;45
Baranoa;10.79;-74.92;44
Piendamo;2.64;-76.53;44
Sevilla;4.26;-75.93;42
El Bagre;7.6;-74.81;41
Santander de Quilichao;3.01;-76.48;41
Acacías;3.99;-73.76;41
Lorica;9.24;-75.81;41
Segovia;7.08;-74.7;40
Corozal;9.32;-75.29;40
El Cerrito;3.69;-76.31;38
Payandé;4.3;-75.1;37
Planeta Rica;8.41;-75.59;37
La Ceja;6.03;-75.43;37
San Marcos;8.66;-75.13;37
Montenegro;4.57;-75.75;36
Villamaría;5.05;-75.51;35
Sabaneta;6.15;-75.62;34
Puerto Berrío;6.49;-74.4;34
La Virginia;4.9;-75.88;34
San Gil;6.56;-73.14;34
Pivijay;10.46;-74.62;33
San Onofre;9.74;-75.53;33
Caicedonia;4.33;-75.83;32
Granada;3.55;-73.71;32
Belalcázar;2.65;-75.97;32
Quimbaya;4.62;-75.76;31
Mompós;9.24;-74.43;31
San Luis de Sincé;9.24;-75.15;31
Puerto Asís;0.51;-76.5;30
Leticia;-4.22;-69.94;30
San Juan Nepomuceno;9.95;-75.08;30
Morales;2.75;-76.63;30
Garzón;2.2;-75.63;29
Tame;6.46;-71.74;29
Zarzal;4.39;-76.07;29
El Charco;2.48;-78.11;29
Líbano;4.92;-75.06;28
Honda;5.21;-74.74;28
Palmar de Varela;10.74;-74.75;28
Aracataca;10.59;-74.19;28
Roldanillo;4.41;-76.15;28
Santiago de Tolú;9.52;-75.58;27
Puerto Boyacá;5.98;-74.59;27
La Tebaida;4.45;-75.79;27
Mosquera;4.71;-74.23;27
San Juan del Cesar;10.77;-73;27
La Mesa;5.27;-73.92;27
Ariguaní;10.25;-74;26
Tierralta;8.17;-76.06;26
Puerto Colombia;10.99;-74.95;26
Melgar;4.2;-74.64;26
Santo Tomás;10.76;-74.75;26
Anaime;4.4;-75.44;26
Anserma;5.33;-75.79;25
Cajicá;4.92;-74.03;25
Sabanagrande;10.79;-74.76;25
San Carlos;8.8;-75.7;25
Marinilla;6.17;-75.34;24
Cumaribo;4.45;-69.8;24
Candelaria;3.41;-76.35;24
Fonseca;10.89;-72.85;24
La Unión;4.53;-76.1;23
María la Baja;9.98;-75.3;23
Sucre;8.81;-74.72;23
Sibaté;4.49;-74.26;23
San Sebastián de Mariquita;5.2;-74.89;23
Campo de la Cruz;10.38;-74.88;23
Ayapel;8.31;-75.14;23
Campoalegre;2.68;-75.32;23
Yarumal;6.96;-75.42;22
San José del Guaviare;2.57;-72.65;22
Curumaní;9.2;-73.54;22
Mocoa;1.15;-76.65;22
Sampués;9.18;-75.38;21
Carmen de Viboral;6.08;-75.34;21
Flandes;4.29;-74.82;21
Patía;2.07;-77.05;21
Villeta;5.01;-74.47;21
Carepa;7.76;-76.65;21
Villa de San Diego de Ubaté;5.31;-73.82;20
Barbosa;5.93;-73.62;20
San Jacinto;9.83;-75.12;20
Túquerres;1.09;-77.62;20
Circasia;4.62;-75.64;20
Lérida;4.86;-74.91;20
Villanueva;5.28;-71.97;20
Chaparral;3.72;-75.48;20
Galapa;10.9;-74.89;20
Aguadas;5.61;-75.46;20
Guacarí;3.76;-76.33;20
Chinú;9.11;-75.4;20
Padua;5.13;-75.14;19
La Plata;2.39;-75.89;19
Riosucio;5.42;-75.7;19
Urrao;6.32;-76.13;19
Zaragoza;7.49;-74.87;19
Málaga;6.7;-72.73;19
Repelón;10.5;-75.12;19
La Jagua de Ibirico;9.56;-73.33;19
San Benito Abad;8.93;-75.03;18
El Copey;10.15;-73.96;18
Salamina;5.41;-75.49;18
Socorro;6.47;-73.26;18
Santuario;6.14;-75.26;18
Fresno;5.15;-75.04;18
Ciénaga de Oro;8.87;-75.62;18
Andalucía;4.17;-76.17;17
Barrancas;10.96;-72.79;17
Sonsón;5.71;-75.31;17
Chimichagua;9.26;-73.81;17
Pacho;5.13;-74.16;17
Puerto López;4.1;-72.96;17
Corinto;3.17;-76.26;17
Andes;5.66;-75.88;16
Manzanares;5.25;-75.15;16
Puerto Santander;8.36;-72.41;16
San Martín;3.7;-73.7;16
Ciudad Bolívar;5.85;-76.03;16
El Retén;10.61;-74.27;16
Darien;3.93;-76.48;16
Santa Lucía;10.32;-74.96;16
Belén de Umbría;5.2;-75.87;16
Aguazul;5.17;-72.55;16
Viterbo;5.06;-75.87;15
Chiriguaná;9.36;-73.6;15
=CR America/Costa_Rica
San José;9.93;-84.08;335
Limón;9.99;-83.04;63
San Francisco;9.99;-84.13;56
Alajuela;10.02;-84.21;47
Liberia;10.64;-85.44;45
Paraíso;9.84;-83.87;40
Puntarenas;9.98;-84.84;36
San Isidro;9.37;-83.7;35
Curridabat;9.91;-84.03;35
San Vicente;9.96;-84.05;34
San Vicente de Moravia;9.96;-84.05;34
Purral;9.96;-84.03;30
Turrialba;9.9;-83.68;29
San Miguel;9.87;-84.06;29
San Pedro;9.93;-84.05;27
San Rafael Abajo;9.83;-84.29;27
Quesada;10.32;-84.43;27
Ipís;9.97;-84.01;27
Cartago;9.86;-83.92;27
Chacarita;9.98;-84.78;26
San Juan;9.96;-84.08;26
Mercedes;10.01;-84.13;26
Guadalupe;9.95;-84.06;26
Aserrí;9.86;-84.09;26
San Rafael;9.93;-84.14;25
San Felipe;9.9;-84.11;25
Patarrá;9.88;-84.04;24
Tejar;9.75;-84.23;22
Heredia;10;-84.12;22
San Pablo;10;-84.1;22
Calle Blancos;9.95;-84.07;21
Cañas;10.43;-85.1;20
Guápiles;10.22;-83.78;19
Siquirres;10.1;-83.51;18
San Diego;9.9;-84;17
Colima;9.95;-84.09;16
Esparza;9.99;-84.66;16
San Juan de Dios;9.88;-84.08;15
Nicoya;10.15;-85.45;15
San Rafael Arriba;9.88;-84.08;15
=CU America/Havana
Havana;23.13;-82.38;2164
Santiago de Cuba;20.02;-75.83;556
Camagüey;21.38;-77.92;348
Holguín;20.89;-76.26;319
Guantánamo;20.14;-75.21;273
Santa Clara;22.41;-79.96;251
Diez de Octubre;23.09;-82.36;227
Arroyo Naranjo;23.04;-82.38;210
Las Tunas;20.96;-76.95;204
Bayamo;20.37;-76.64;193
Boyeros;23.01;-82.4;189
Pinar del Río;22.42;-83.7;187
Cienfuegos;22.15;-80.45;187
Ciudad Camilo Cienfuegos;23.16;-82.33;178
San Miguel del Padrón;23.1;-82.33;159
Centro Habana;23.14;-82.36;158
Matanzas;23.04;-81.58;147
Ciego de Ávila;21.84;-78.76;142
Cerro;23.11;-82.39;132
Manzanillo;20.34;-77.12;128
Sancti Spíritus;21.93;-79.44;127
Guanabacoa;23.13;-82.3;113
Palma Soriano;20.21;-75.99;103
Alamar;23.16;-82.28;100
Cárdenas;23.04;-81.21;99
La Habana Vieja;23.13;-82.35;95
Moa;20.66;-74.95;93
Puerto Padre;21.2;-76.6;77
Contramaestre;20.3;-76.25;70
Güira de Melena;22.8;-82.51;70
Consolación del Sur;22.5;-83.51;70
Güines;22.84;-82.03;69
Artemisa;22.82;-82.76;68
San Luis;20.19;-75.85;67
Morón;22.11;-78.63;66
Colón;22.72;-80.9;64
Florida;21.53;-78.23;63
Sagua la Grande;22.81;-80.08;62
Trinidad;21.8;-79.98;60
San Cristobal;22.72;-83.06;60
Placetas;22.31;-79.65;55
San José de las Lajas;22.96;-82.15;55
Jagüey Grande;22.53;-81.13;54
Nuevitas;21.55;-77.27;54
Banes;20.96;-75.72;53
Bartolomé Masó;20.17;-76.94;53
Corralillo;22.98;-80.59;52
Jesús Menéndez;21.16;-76.48;51
Jobabo;20.91;-77.28;49
Baracoa;20.35;-74.5;48
Jovellanos;22.8;-81.19;47
Bauta;22.98;-82.55;46
Santo Domingo;22.59;-80.24;45
Cabaiguán;22.08;-79.5;45
Regla;23.13;-82.33;44
San Germán;20.6;-76.13;44
Ranchuelo;22.37;-80.15;44
San Antonio de los Baños;22.89;-82.5;43
Cacocum;20.74;-76.33;43
Yaguajay;22.33;-79.24;42
Manicaragua;22.15;-79.98;42
Amancio;20.82;-77.58;42
Jiguaní;20.37;-76.43;41
Cifuentes;22.65;-80.05;40
Guáimaro;21.05;-77.35;39
Caibarién;22.52;-79.47;39
Cumanayagua;22.15;-80.2;39
Condado;21.88;-79.84;38
Camajuaní;22.48;-79.75;36
Santiago de las Vegas;22.97;-82.39;35
Santa Cruz del Sur;20.72;-78;35
Minas de Matahambre;22.59;-83.95;34
Remedios;22.5;-79.55;34
Madruga;22.91;-81.86;34
Unión de Reyes;22.8;-81.54;34
Vertientes;21.26;-78.15;30
Ciro Redondo;22.02;-78.7;30
Mariel;22.99;-82.75;29
Yara;20.27;-76.95;29
La Salud;22.87;-82.42;29
Maisí;20.25;-74.15;28
Gibara;21.11;-76.13;28
Viñales;22.62;-83.71;27
Pedro Betancourt;22.73;-81.29;27
Cueto;20.65;-75.93;27
Encrucijada;22.62;-79.87;26
Río Guayabal de Yateras;20.37;-75.02;26
Los Palacios;22.59;-83.25;26
Limonar;22.95;-81.41;25
Guanajay;22.93;-82.69;25
Campechuela;20.23;-77.28;25
Cruces;22.34;-80.27;25
Chambas;22.2;-78.91;24
Perico;22.77;-81.02;24
Río Cauto;20.56;-76.92;24
Aguada de Pasajeros;22.39;-80.85;24
Calimete;22.53;-80.91;23
Palmira;22.24;-80.39;23
Lajas;22.41;-80.29;23
Jimaguayú;21.24;-77.83;21
Cauto Cristo;20.56;-76.47;21
Minas;21.49;-77.61;21
Esmeralda;21.85;-78.12;20
Nueva Gerona;21.89;-82.81;20
Jaruco;23.04;-82.01;20
Colombia;20.99;-77.43;20
Varadero;23.16;-81.24;20
Fomento;22.1;-79.72;20
Bahía Honda;22.9;-83.16;20
Florencia;22.15;-78.97;20
Jatibonico;21.94;-79.17;20
Rodas;22.34;-80.56;19
Niquero;20.05;-77.58;19
Guisa;20.25;-76.54;18
Santa Cruz del Norte;23.15;-81.93;18
Sagua de Tánamo;20.58;-75.24;18
Bejucal;22.93;-82.39;18
Primero de Enero;21.95;-78.43;18
La Sierpe;21.77;-79.27;17
Sibanicú;21.24;-77.53;17
Media Luna;20.14;-77.44;17
Abreus;22.28;-80.57;17
Venezuela;21.74;-78.79;17
Guane;22.2;-84.08;17
Alquízar;22.81;-82.58;15
Baraguá;21.68;-78.63;15
Guayos;22.05;-79.46;15
Jamaica;22.98;-82.17;15
=CV Atlantic/Cape_Verde
Praia;14.93;-23.51;113
Mindelo;16.89;-24.98;71
Santa Maria;16.6;-22.91;17
Cova Figueira;14.89;-24.29;15
=CW America/Curacao
Willemstad;12.11;-68.93;125
=CX Indian/Christmas
Flying Fish Cove;-10.42;105.68;1
=CY Asia/Famagusta Asia/Nicosia
Nicosia;35.18;33.36;200
Limassol;34.68;33.04;154;1
Larnaca;34.92;33.62;72;1
Stróvolos;35.15;33.33;68;1
Famagusta;35.12;33.94;43
Paphos;34.78;32.42;36;1
Kyrenia;35.34;33.32;27
Protaras;35.01;34.06;20;1
Pérgamos;35.04;33.71;15
=CZ Europe/Prague
Prague;50.09;14.42;1166
Brno;49.2;16.61;370
Ostrava;49.83;18.28;313
Pilsen;49.75;13.38;164
Olomouc;49.6;17.25;101
Liberec;50.77;15.06;98
České Budějovice;48.97;14.47;96
Hradec Králové;50.21;15.83;95
Ústí nad Labem;50.66;14.03;94
Pardubice;50.04;15.78;89
Havířov;49.78;18.44;83
Zlín;49.23;17.67;79
Kladno;50.15;14.1;70
Most;50.5;13.64;68
Karviná;49.85;18.54;64
Opava;49.94;17.9;60
Frýdek-Místek;49.68;18.35;59
Děčín;50.78;14.21;52
Karlovy Vary;50.23;12.87;52
Teplice;50.64;13.82;51
Chomutov;50.46;13.42;50
Jihlava;49.4;15.59;50
Prostějov;49.47;17.11;47
Přerov;49.46;17.45;47
Jablonec nad Nisou;50.72;15.17;45
Mladá Boleslav;50.41;14.9;44
Česká Lípa;50.69;14.54;39
Třebíč;49.21;15.88;39
Třinec;49.68;18.67;38
Tábor;49.41;14.66;36
Znojmo;48.86;16.05;35
Příbram;49.69;14.01;35
Orlová;49.85;18.43;34
Cheb;50.08;12.37;33
Modřany;50.01;14.41;32
Libeň;50.11;14.47;32
Trutnov;50.56;15.91;31
Písek;49.31;14.15;30
Kolín;50.03;15.2;30
Kroměříž;49.3;17.39;29
Šumperk;49.97;16.97;29
Vsetín;49.34;18;29
Valašské Meziříčí;49.47;17.97;27
Litvínov;50.6;13.62;27
Nový Jičín;49.59;18.01;27
Uherské Hradiště;49.07;17.46;26
Hodonín;48.85;17.13;26
Břeclav;48.76;16.88;26
Český Těšín;49.75;18.63;26
Krnov;50.09;17.7;26
Sokolov;50.18;12.64;25
Litoměřice;50.53;14.13;24
Havlíčkův Brod;49.61;15.58;24
Chrudim;49.95;15.8;24
Strakonice;49.26;13.9;24
Kopřivnice;49.6;18.14;23
Klatovy;49.4;13.3;23
Bohumín;49.9;18.36;23
Starý Bohumín;49.92;18.34;23
Jindřichův Hradec;49.14;15;23
Vyškov;49.28;17;22
Černý Most;50.1;14.58;22
Kutná Hora;49.95;15.27;21
Náchod;50.42;16.16;21
Jirkov;50.5;13.45;21
Žďár nad Sázavou;49.56;15.94;21
Blansko;49.36;16.64;20
Žatec;50.33;13.55;20
Hranice;49.55;17.73;20
Mělník;50.35;14.47;19
Louny;50.36;13.8;19
Otrokovice;49.21;17.54;19
Kadaň;50.38;13.27;19
Braník;50.03;14.42;19
Bruntál;49.99;17.46;18
Beroun;49.96;14.07;18
Uherský Brod;49.03;17.65;18
Svitavy;49.76;16.47;17
Kralupy nad Vltavou;50.24;14.31;17
Rožnov pod Radhoštěm;49.46;18.14;17
Ostrov;50.31;12.94;17
Česká Třebová;49.9;16.44;17
Pelhřimov;49.43;15.22;17
Rakovník;50.1;13.73;16
Neratovice;50.26;14.52;16
Jičín;50.44;15.35;16
Benešov;49.78;14.69;16
Dvůr Králové nad Labem;50.43;15.81;16
Varnsdorf;50.91;14.62;16
Letňany;50.13;14.52;16
Bílina;50.55;13.78;16
Prosek;50.12;14.51;16
Brandýs nad Labem-Stará Boleslav;50.19;14.66;15
Ústí nad Orlicí;49.97;16.39;15
Slaný;50.23;14.09;15
Klášterec nad Ohří;50.39;13.18;15
=DE Europe/Berlin
Berlin;52.52;13.41;3426
Hamburg;53.55;9.99;1739
Munich;48.14;11.58;1260
Köln;50.93;6.95;963
Frankfurt am Main;50.12;8.68;650
Essen;51.46;7.01;593
Stuttgart;48.78;9.18;590
Dortmund;51.51;7.47;588
Düsseldorf;51.22;6.78;573
Bremen;53.08;8.81;547
Hannover;52.37;9.73;515
Leipzig;51.34;12.37;505
Duisburg;51.43;6.77;504
Nürnberg;49.45;11.08;499
Dresden;51.05;13.74;487
Wandsbek;53.58;10.08;411
Bochum;51.48;7.22;386
Bochum-Hordel;51.5;7.18;380
Wuppertal;51.26;7.15;361
Bielefeld;52.03;8.53;332
Bonn;50.73;7.1;313
Mannheim;49.49;8.47;308
Marienthal;53.57;10.08;287
Karlsruhe;49.01;8.4;284
Hamburg-Nord;53.59;9.98;280
Wiesbaden;50.08;8.25;272
Münster;51.96;7.63;270
Gelsenkirchen;51.51;7.1;270
Aachen;50.78;6.08;265
Mönchengladbach;51.19;6.44;262
Augsburg;48.37;10.9;259
Eimsbüttel;53.57;9.96;252
Altona;53.55;9.93;250
Chemnitz;50.84;12.93;247
Braunschweig;52.27;10.53;245
Krefeld;51.34;6.55;238
Halle (Saale);51.48;11.98;234
Hamburg-Mitte;53.55;10.02;233
Kiel;54.32;10.13;233
Magdeburg;52.13;11.63;230
Neue Neustadt;52.15;11.63;227
Oberhausen;51.48;6.86;219
Freiburg;48;7.85;216
Lübeck;53.87;10.69;212
Erfurt;50.98;11.03;203
Harburg;53.46;9.98;203
Hagen;51.36;7.47;199
Rostock;54.09;12.14;198
Kassel;51.32;9.5;195
Hamm;51.68;7.82;185
Mainz;49.98;8.28;185
Saarbrücken;49.23;7.01;181
Herne;51.54;7.23;172
Mülheim;51.43;6.88;171
Neukölln;52.48;13.43;167
Osnabrück;52.27;8.05;166
Solingen;51.17;7.08;164
Ludwigshafen am Rhein;49.48;8.45;163
Leverkusen;51.03;6.98;163
Oldenburg;53.14;8.21;159
Neuss;51.2;6.69;152
Prenzlauer Berg;52.54;13.42;149
Kreuzberg;52.5;13.4;148
Potsdam;52.4;13.07;145
Heidelberg;49.41;8.69;143
Paderborn;51.72;8.75;142
Darmstadt;49.87;8.65;140
Würzburg;49.79;9.95;134
Regensburg;49.02;12.1;129
Wolfsburg;52.42;10.78;123
Recklinghausen;51.61;7.2;122
Göttingen;51.53;9.93;122
Heilbronn;49.14;9.22;121
Ingolstadt;48.77;11.42;121
Ulm;48.4;9.99;120
Bottrop;51.52;6.93;120
Charlottenburg;52.52;13.28;120
Bergedorf;53.48;10.23;120
Pforzheim;48.88;8.7;119
Offenbach;50.1;8.77;119
Friedrichshain;52.52;13.45;118
Bremerhaven;53.54;8.59;117
Remscheid;51.18;7.19;117
Schöneberg;52.47;13.35;116
Nippes;50.97;6.95;113
Reutlingen;48.49;9.2;113
Fürth;49.48;10.99;112
Moers;51.45;6.63;108
Koblenz;50.35;7.58;107
Siegen;50.87;8.02;107
Bergisch Gladbach;50.99;7.13;106
Jena;50.93;11.59;105
Gera;50.88;12.08;105
Marzahn;52.55;13.57;104
Hildesheim;52.15;9.95;103
Erlangen;49.59;11.01;103
Witten;51.44;7.35;101
Salzgitter;52.16;10.42;101
Trier;49.76;6.64;100
Zwickau;50.73;12.49;99
Kaiserslautern;49.44;7.77;99
Iserlohn;51.38;7.7;98
Schwerin;53.63;11.41;97
Gütersloh;51.91;8.38;96
Wilmersdorf;52.48;13.32;94
Düren;50.8;6.49;93
Esslingen;48.74;9.3;92
Ratingen;51.3;6.85;92
Marl;51.66;7.09;91
Lünen;51.62;7.53;91
Hanau am Main;50.13;8.91;89
Velbert;51.34;7.04;88
Ludwigsburg;48.9;9.19;88
Flensburg;54.78;9.44;86
Gesundbrunnen;52.55;13.39;85
Cottbus;51.76;14.33;85
Wilhelmshaven;53.53;8.11;84
Tübingen;48.52;9.05;83
Minden;52.29;8.91;83
Villingen-Schwenningen;48.06;8.49;82
Konstanz;47.66;9.18;81
Mitte;52.52;13.4;81
Worms;49.63;8.36;81
Lichterfelde;52.43;13.31;80
Dorsten;51.66;6.97;80
Lüdenscheid;51.22;7.63;79
Marburg an der Lahn;50.81;8.77;79
Neumünster;54.07;9.98;78
Wedding;52.55;13.36;78
Castrop-Rauxel;51.56;7.31;78
Bogenhausen;48.15;11.62;78
Dessau;51.84;12.25;77
Gladbeck;51.57;6.99;77
Arnsberg;51.38;8.08;77
Rheine;52.29;7.44;76
Viersen;51.25;6.39;76
Delmenhorst;53.05;8.63;76
Reinickendorf;52.57;13.33;75
Bayreuth;49.95;11.58;75
Hellersdorf;52.53;13.61;75
Troisdorf;50.81;7.15;75
Gießen;50.59;8.68;74
Bocholt;51.84;6.62;74
Detmold;51.94;8.87;74
Steglitz;52.46;13.33;72
Norderstedt;53.69;9.98;71
Lüneburg;53.25;10.41;71
Celle;52.62;10.08;71
Moabit;52.53;13.34;71
Dinslaken;51.56;6.74;71
Bamberg;49.9;10.9;70
Aschaffenburg;49.98;9.15;69
Neubrandenburg;53.56;13.28;68
Lippstadt;51.67;8.34;67
Aalen;48.84;10.09;67
Neuwied;50.43;7.47;67
Unna;51.54;7.69;67
Plauen;50.5;12.14;66
Herten;51.6;7.14;65
Herford;52.11;8.67;65
Grevenbroich;51.09;6.58;65
Weimar;50.98;11.33;65
Kerpen;50.87;6.7;64
Fulda;50.55;9.68;64
Dormagen;51.1;6.83;64
Bergheim;50.96;6.64;64
Garbsen;52.41;9.59;63
Wesel;51.67;6.62;62
Kempten (Allgäu);47.73;10.31;61
Schwäbisch Gmünd;48.8;9.8;61
Sindelfingen;48.7;9.02;61
Landshut;48.53;12.16;60
Rosenheim;47.86;12.12;60
Köpenick;52.45;13.57;60
Brandenburg an der Havel;52.42;12.55;60
Rüsselsheim;49.99;8.42;60
Berlin Köpenick;52.44;13.58;60
Langenfeld;51.11;6.95;59
Offenburg;48.47;7.94;59
Stralsund;54.31;13.08;59
Stolberg;50.77;6.23;59
Hameln;52.1;9.36;59
Zehlendorf;52.43;13.25;58
Menden;51.44;7.78;58
Friedrichshafen;47.66;9.48;58
Göppingen;48.7;9.65;58
Görlitz;51.16;14.99;58
Pankow;52.57;13.4;57
Hattingen;51.4;7.19;57
Tempelhof;52.47;13.4;57
Hilden;51.17;6.93;57
Sankt Augustin;50.78;7.2;56
Eschweiler;50.82;6.27;56
Ahlen;51.76;7.89;55
Bad Salzuflen;52.09;8.74;55
Euskirchen;50.66;6.79;55
Meerbusch;51.25;6.69;55
Wolfenbüttel;52.16;10.54;55
Hürth;50.87;6.87;55
Baden-Baden;48.76;8.24;54
Schweinfurt;50.05;10.22;54
Neustadt;49.35;8.14;54
Pulheim;51;6.81;54
Neu-Hohenschönhausen;52.57;13.51;53
Gummersbach;51.03;7.56;53
Waiblingen;48.83;9.32;53
Nordhorn;52.43;7.07;53
Greifswald;54.09;13.39;53
Cuxhaven;53.87;8.7;53
Wetzlar;50.56;8.5;53
Bergkamen;51.62;7.64;52
Bad Homburg vor der Höhe;50.23;8.62;52
Willich;51.26;6.55;52
Frankfurt (Oder);52.35;14.55;52
Emden;53.37;7.21;52
Neu-Ulm;48.39;10.01;51
Lingen;52.52;7.32;51
Winterhude;53.6;10;51
Erftstadt;50.81;6.79;51
Neubrück;51.13;6.64;51
Ibbenbüren;52.28;7.71;51
Passau;48.57;13.43;51
Langenhagen;52.45;9.74;50
Schwerte;51.44;7.57;50
Speyer;49.32;8.43;50
Heidenheim an der Brenz;48.68;10.15;50
Berlin Treptow;52.49;13.44;50
Peine;52.32;10.24;50
Mariendorf;52.44;13.38;50
Neunkirchen;49.34;7.18;50
Bad Oeynhausen;52.21;8.8;50
Lichtenrade;52.4;13.41;49
Hof;50.31;11.91;49
Friedrichsfelde;52.51;13.51;49
Kleve;51.79;6.14;49
Ravensburg;47.78;9.61;49
Frechen;50.91;6.81;49
Elmshorn;53.75;9.65;49
Bornheim;50.76;6.99;49
Soest;51.58;8.11;48
Rastatt;48.86;8.21;48
Erkrath;51.22;6.91;48
Weißensee;52.56;13.47;48
Stuttgart-Ost;48.78;9.21;48
Dülmen;51.83;7.28;47
Frankenthal;49.53;8.35;47
Herzogenrath;50.87;6.09;47
Lörrach;47.61;7.66;47
Albstadt;48.22;9.03;47
Gotha;50.95;10.7;47
Melle;52.2;8.34;47
Alsdorf;50.88;6.16;46
Böblingen;48.68;9.01;46
Gronau;52.21;7.02;46
Rheda-Wiedenbrück;51.85;8.3;46
Neustadt am Rübenberge;52.5;9.46;46
Kamen;51.59;7.66;46
Leonberg;48.8;9.02;46
Singen;47.76;8.84;46
Stade;53.59;9.48;46
Langenhorn;53.67;10.02;46
Hennef;50.78;7.28;45
Bünde;52.2;8.59;45
Meiderich;51.47;6.77;45
Wismar;53.89;11.45;45
Amberg;49.44;11.86;45
Erkelenz;51.08;6.32;45
Homburg;49.33;7.34;45
Straubing;48.88;12.57;45
Halle Neustadt;51.48;11.92;45
Brühl;50.83;6.9;44
Fellbach;48.81;9.28;44
Lehrte;52.37;9.98;44
Nordhausen;51.5;10.8;44
Lahr;48.34;7.87;44
Eisenach;50.98;10.32;44
Hoyerswerda;51.44;14.24;44
Freiberg;50.91;13.34;44
Pirmasens;49.2;7.61;44
Goslar;51.9;10.43;44
Filderstadt;48.66;9.22;44
Suhl;50.61;10.69;44
Weinheim;49.55;8.67;43
Rodgau;50.03;8.89;43
Bad Kreuznach;49.84;7.87;43
Monheim am Rhein;51.09;6.89;43
Gifhorn;52.48;10.55;43
Bruchsal;49.12;8.6;43
Rottenburg;48.48;8.94;43
Alt-Hohenschönhausen;52.55;13.5;43
Freising;48.4;11.75;43
Staaken;52.54;13.15;43
Weiden;49.68;12.16;43
Kaufbeuren;47.88;10.62;43
Oberursel;50.21;8.58;42
Nettetal;51.32;6.28;42
Kaarst;51.23;6.62;42
Wunstorf;52.42;9.44;42
Eberswalde;52.83;13.82;42
Bautzen;51.18;14.43;42
Lemgo;52.03;8.9;42
Coburg;50.26;10.96;42
Bietigheim-Bissingen;48.94;9.12;42
Landau in der Pfalz;49.2;8.12;42
Heinsberg;51.06;6.1;42
Seevetal;53.4;9.97;41
Lankwitz;52.44;13.35;41
Königswinter;50.68;7.19;41
Memmingen;47.98;10.19;41
Völklingen;49.25;6.86;41
Borken;51.84;6.86;41
Rudow;52.42;13.49;41
Oranienburg;52.76;13.24;41
Pinneberg;53.67;9.79;41
Dreieich;50.02;8.7;40
Pirna;50.96;13.94;40
Aurich;53.47;7.48;40
Barmbek-Nord;53.61;10.04;40
Nürtingen;48.63;9.34;40
Kirchheim unter Teck;48.65;9.45;40
Laatzen;52.32;9.8;40
Hückelhoven;51.06;6.23;40
Dachau;48.26;11.43;40
Halberstadt;51.9;11.06;40
Schorndorf;48.81;9.53;40
Neumarkt in der Oberpfalz;49.28;11.46;40
Mettmann;51.25;6.98;40
Löhne;52.19;8.69;40
Kamp-Lintfort;51.5;6.55;39
Britz;52.44;13.43;39
Bensheim;49.68;8.62;39
Siegburg;50.8;7.21;39
Gallus;50.1;8.63;39
Freital;51;13.65;39
Ettlingen;48.94;8.41;39
Voerde;51.6;6.69;39
Warendorf;51.95;7.99;39
Sankt Ingbert;49.28;7.12;39
Altenburg;50.99;12.44;39
Schwabach;49.33;11.02;39
Westend;52.52;13.28;39
Buckow;52.43;13.46;38
Saarlouis;49.31;6.75;38
Maintal;50.15;8.83;38
Buxtehude;53.47;9.69;38
Ahaus;52.08;7.01;38
Mühlhausen;51.21;10.45;38
Schwedt (Oder);53.06;14.28;38
Neustadt/Süd;50.93;6.95;38
Beckum;51.76;8.04;38
Haltern am See;51.74;7.18;38
Hofheim am Taunus;50.09;8.45;38
Stendal;52.61;11.86;38
Wilhelmstadt;52.52;13.18;38
Hemer;51.39;7.77;38
Falkensee;52.56;13.09;37
Buchholz in der Nordheide;53.33;9.87;37
Riesa;51.31;13.29;37
Würselen;50.82;6.13;37
Germering;48.13;11.38;37
Wermelskirchen;51.14;7.22;37
Leinfelden-Echterdingen;48.69;9.17;37
Coesfeld;51.94;7.17;37
Schwäbisch Hall;49.11;9.74;37
Niederkassel;50.82;7.04;36
Porta Westfalica;52.23;8.92;36
Datteln;51.66;7.35;36
Kempen;51.36;6.42;36
Lage;51.99;8.79;36
Lurup;53.59;9.88;36
Gropiusstadt;52.42;13.47;36
Backnang;48.95;9.44;36
Falkenhagener Feld;52.55;13.17;36
Pasing;48.14;11.46;36
Wesseling;50.83;6.97;36
Emsdetten;52.17;7.53;36
Langen;49.99;8.67;35
Neu Isenburg;50.05;8.69;35
Märkisches Viertel;52.6;13.36;35
Zweibrücken;49.25;7.37;35
Sinsheim;49.25;8.88;35
Greven;52.09;7.59;35
Uelzen;52.97;10.56;35
Bernau bei Berlin;52.68;13.59;35
Tuttlingen;47.98;8.82;35
Merseburg;51.35;11.99;35
Steinfurt;52.15;7.34;35
Spandau;52.55;13.2;35
Wernigerode;51.84;10.78;34
Balingen;48.28;8.85;34
Schönebeck;52.02;11.73;34
Tegel;52.58;13.29;34
Meppen;52.69;7.29;34
Papenburg;53.08;7.4;34
Geldern;51.52;6.32;34
Kehl;48.57;7.82;34
Vegesack;53.17;8.62;34
Jülich;50.92;6.36;34
Leer;53.23;7.46;34
Limburg an der Lahn;50.38;8.05;34
Goch;51.68;6.16;34
Ostfildern;48.73;9.25;34
Fürstenwalde;52.36;14.06;34
Fürstenfeldbruck;48.18;11.25;34
Erding;48.31;11.91;34
Korschenbroich;51.19;6.51;33
Farmsen-Berne;53.61;10.12;33
Dietzenbach;50.01;8.78;33
Itzehoe;53.92;9.52;33
Burglesum;53.17;8.69;33
Seelze;52.4;9.6;33
Lichtenberg;52.51;13.5;33
Ottensen;53.55;9.92;33
Mörfelden-Walldorf;49.99;8.58;33
Höxter;51.78;9.38;33
Gevelsberg;51.32;7.34;33
Winsen;53.36;10.21;33
Radebeul;51.11;13.66;33
Nienburg;52.65;9.22;33
Viernheim;49.54;8.58;33
Ennepetal;51.3;7.36;33
Georgsmarienhütte;52.2;8.04;33
Rheinfelden;47.56;7.79;33
Königs Wusterhausen;52.3;13.63;33
Stuhr;53.03;8.75;33
Biberach an der Riß;48.09;9.79;32
Crailsheim;49.13;10.07;32
Meschede;51.35;8.28;32
Rheinberg;51.55;6.6;32
Werl;51.55;7.91;32
Bernburg;51.79;11.74;32
Eisenhüttenstadt;52.15;14.65;32
Wedel;53.58;9.7;32
Neuruppin;52.93;12.8;32
Ansbach;49.3;10.59;32
Kreuztal;50.97;7.99;32
Lampertheim;49.6;8.47;32
Idar-Oberstein;49.71;7.31;32
Fennpfuhl;52.53;13.47;32
Osterholz-Scharmbeck;53.23;8.8;31
Bramsche;52.41;7.97;31
Lohmar;50.84;7.21;31
Herrenberg;48.6;8.87;31
Güstrow;53.8;12.17;31
Cloppenburg;52.85;8.04;31
Ganderkesee;53.03;8.53;31
Merzig;49.44;6.64;31
Deggendorf;48.84;12.96;31
Kornwestheim;48.86;9.19;31
Northeim;51.71;10;31
Werne;51.66;7.63;31
Bad Vilbel;50.18;8.74;31
Bad Hersfeld;50.87;9.71;31
Forchheim;49.72;11.06;30
Oer-Erkenschwick;51.64;7.26;30
Marienfelde;52.42;13.37;30
Tönisvorst;51.32;6.49;30
Bad Nauheim;50.36;8.74;30
Schwelm;51.29;7.29;30
Waltrop;51.62;7.4;30
Burgdorf;52.45;10.01;30
Ahrensburg;53.68;10.23;30
Eidelstedt;53.61;9.91;30
Radolfzell;47.74;8.97;30
Achim;53.01;9.03;30
Wittenberg;51.87;12.65;30
Delbrück;51.77;8.56;30
Springe;52.21;9.55;30
Weißenfels;51.2;11.97;30
Vechta;52.73;8.29;30
Naumburg;51.15;11.81;30
Wegberg;51.14;6.28;30
Sundern;51.33;8;30
Andernach;50.43;7.4;30
Weil am Rhein;47.59;7.62;30
Taunusstein;50.15;8.15;30
Gaggenau;48.8;8.33;29
Geesthacht;53.44;10.38;29
Zeitz;51.05;12.14;29
Haan;51.19;7.01;29
Oelde;51.83;8.15;29
Emmerich;51.84;6.25;29
Bühl;48.7;8.14;29
Friedberg;48.36;10.98;29
Wetter (Ruhr);51.39;7.39;29
Wittenau;52.59;13.32;29
Senftenberg;51.53;14;29
Düsseldorf-Pempelfort;51.24;6.79;29
Vaihingen an der Enz;48.94;8.96;29
Köthen;51.75;11.97;29
Rietberg;51.81;8.43;29
Warstein;51.44;8.35;29
Meissen;51.16;13.47;28
Neuburg an der Donau;48.73;11.19;28
Geilenkirchen;50.97;6.12;28
Rendsburg;54.31;9.66;28
Niederschönhausen;52.58;13.4;28
Schwandorf in Bayern;49.33;12.11;28
Plettenberg;51.21;7.87;28
Baunatal;51.25;9.41;28
Neustadt/Nord;50.95;6.95;28
Bretten;49.04;8.71;28
Lennestadt;51.12;8.07;28
Kevelaer;51.58;6.25;28
Stuttgart Feuerbach;48.81;9.16;28
Saalfeld;50.65;11.37;28
Geislingen an der Steige;48.62;9.83;28
Einbeck;51.82;9.87;28
Rinteln;52.19;9.08;28
Baesweiler;50.91;6.19;28
Bad Neuenahr-Ahrweiler;50.54;7.11;28
Winnenden;48.88;9.4;28
Nordenham;53.49;8.48;28
Heiligenhaus;51.33;6.97;28
St. Pauli;53.56;9.96;28
Kulmbach;50.1;11.45;28
Bad Zwischenahn;53.18;8;28
Selm;51.7;7.47;28
Mechernich;50.59;6.65;28
Altstadt Sud;50.93;6.96;28
Leichlingen;51.11;7.02;27
Königsbrunn;48.28;10.89;27
Hamminkeln;51.73;6.59;27
Neckarsulm;49.19;9.23;27
Emmendingen;48.12;7.85;27
Overath;50.93;7.28;27
Leimen;49.35;8.69;27
Rathenow;52.61;12.34;27
Petershagen;52.38;8.97;27
Limbach-Oberfrohna;50.86;12.76;27
Ilmenau;50.68;10.92;27
Wangen;47.69;9.83;27
Brilon;51.39;8.57;27
Landsberg am Lech;48.05;10.88;27
Friedenau;52.47;13.33;27
Mahlsdorf;52.51;13.61;27
Hakenfelde;52.56;13.21;27
Verden;52.92;9.23;27
Sankt Wendel;49.47;7.17;27
Rösrath;50.9;7.18;27
Kelkheim (Taunus);50.14;8.45;27
Strausberg;52.58;13.89;27
Mühlheim am Main;50.12;8.83;26
Glauchau;50.82;12.54;26
Altglienicke;52.41;13.54;26
Lauf an der Pegnitz;49.51;11.28;26
Sprockhövel;51.35;7.24;26
Espelkamp;52.38;8.62;26
Mühlacker;48.95;8.84;26
Lübbecke;52.31;8.61;26
Wiehl;50.95;7.55;26
Rheinbach;50.63;6.95;26
Weinstadt-Endersbach;48.81;9.36;26
Schmallenberg;51.15;8.29;26
Hennigsdorf;52.64;13.2;26
Stuttgart Mühlhausen;48.84;9.23;26
Ehingen;48.28;9.73;26
Garmisch-Partenkirchen;47.49;11.1;26
Horb am Neckar;48.44;8.69;26
Zittau;50.9;14.81;26
Zirndorf;49.44;10.95;26
Olpe;51.03;7.85;26
Arnstadt;50.84;10.95;26
Wiesloch;49.3;8.7;26
Herdecke;51.4;7.44;26
Unterschleißheim;48.28;11.58;26
Übach-Palenberg;50.92;6.12;26
Helmstedt;52.23;11.01;26
Meckenheim;50.62;7.03;26
Rottweil;48.17;8.63;26
Rudolstadt;50.72;11.34;25
Heppenheim an der Bergstrasse;49.64;8.63;25
Bad Honnef;50.64;7.23;25
Griesheim;49.86;8.57;25
Ellwangen;48.96;10.13;25
Reinbek;53.52;10.25;25
Wolfen;51.66;12.27;25
Varel;53.4;8.14;25
Netphen;50.92;8.1;25
Butzbach;50.43;8.67;25
Lohne;52.67;8.24;25
Mosbach;49.35;9.15;25
Norden;53.6;7.21;25
Pfungstadt;49.81;8.6;25
Roth;49.25;11.09;25
Hannoversch Münden;51.42;9.65;25
Hattersheim;50.07;8.49;25
Delitzsch;51.53;12.34;25
Ingelheim am Rhein;49.97;8.06;25
Biesdorf;52.51;13.55;25
Burg bei Magdeburg;52.27;11.85;25
Bedburg;50.99;6.57;25
Aschersleben;51.76;11.46;25
Wertheim;49.76;9.51;25
Apolda;51.03;11.52;25
Attendorn;51.13;7.9;25
Waldkraiburg;48.21;12.4;25
Bingen am Rhein;49.97;7.9;25
Nieder-Ingelheim;49.98;8.07;25
Salzkotten;51.67;8.6;25
Lindau;47.55;9.68;25
Korbach;51.28;8.87;24
Achern;48.63;8.08;24
Dillenburg;50.74;8.29;24
Obertshausen;50.07;8.85;24
Walsrode;52.86;9.59;24
Friedrichsdorf;50.25;8.64;24
Werdau;50.74;12.38;24
Eisleben Lutherstadt;51.53;11.55;24
Bad Oldesloe;53.81;10.37;24
Warburg;51.49;9.15;24
Syke;52.91;8.82;24
Weiterstadt;49.9;8.59;24
Harsewinkel;51.96;8.23;24
Wallenhorst;52.35;8.02;24
Ludwigsfelde;52.3;13.25;24
Ditzingen;48.83;9.07;24
Greiz;50.66;12.2;24
Schleswig;54.52;9.56;24
Radevormwald;51.2;7.36;24
Lüdinghausen;51.77;7.44;24
Verl;51.88;8.52;24
Markkleeberg;51.28;12.37;24
Olching;48.2;11.33;24
Sonneberg;50.36;11.17;24
Freudenstadt;48.47;8.41;24
Weingarten;47.81;9.64;24
Calw;48.71;8.74;24
Wipperfürth;51.12;7.4;24
Groß-Gerau;49.92;8.48;24
Neuehrenfeld;50.96;6.94;24
Stellingen;53.59;9.93;23
Ronnenberg;52.32;9.66;23
Eckernförde;54.47;9.84;23
Geretsried;47.86;11.48;23
Sangerhausen;51.47;11.3;23
Herzogenaurach;49.57;10.89;23
Blieskastel;49.24;7.26;23
Pfaffenhofen an der Ilm;48.53;11.51;23
Sasel;53.65;10.11;23
Annaberg-Buchholz;50.58;13.01;23
Starnberg;48;11.34;23
Stadthagen;52.32;9.2;23
Sehnde;52.31;9.97;23
Opladen;51.07;7;23
Fröndenberg;51.48;7.77;23
Staßfurt;51.85;11.59;23
Bad Harzburg;51.88;10.56;23
Nagold;48.55;8.72;23
Duderstadt;51.51;10.26;23
Forst;51.74;14.64;23
Quedlinburg;51.79;11.15;23
Idstein;50.22;8.27;23
Kalk;50.94;7.01;23
Öhringen;49.2;9.51;23
Lindlar;51.02;7.38;23
Lengerich;52.19;7.86;23
Isernhagen Farster Bauerschaft;52.47;9.84;23
Schwetzingen;49.38;8.58;23
Jüchen;51.1;6.5;23
Haren;52.79;7.24;23
Rees;51.76;6.4;23
Reichenbach/Vogtland;50.62;12.3;23
Bad Mergentheim;49.49;9.77;22
Crimmitschau;50.82;12.39;22
Vreden;52.04;6.83;22
Waldshut-Tiengen;47.62;8.22;22
Werder;52.38;12.93;22
Poppenbüttel;53.66;10.08;22
Niederrad;50.08;8.63;22
Leutkirch;47.83;10.02;22
Wülfrath;51.28;7.04;22
Coswig;51.13;13.58;22
Neustrelitz;53.36;13.07;22
Karlshorst;52.48;13.53;22
Senden;48.32;10.04;22
Büren;51.55;8.56;22
Rotenburg;53.11;9.41;22
Metzingen;48.54;9.28;22
Weißwasser;51.5;14.64;22
Meinerzhagen;51.11;7.65;22
Elsdorf;50.94;6.57;22
Soltau;52.99;9.84;22
Marsberg;51.46;8.85;22
Seesen;51.89;10.18;22
Westerstede;53.26;7.93;22
Hohen Neuendorf;52.68;13.28;22
Gelnhausen;50.2;9.19;22
Alfter;50.73;7.02;22
Sondershausen;51.37;10.87;22
Groß-Umstadt;49.87;8.93;22
Stadtallendorf;50.82;9.01;22
Karben;50.23;8.77;22
Bad Pyrmont;51.99;9.25;22
Luckenwalde;52.09;13.17;22
Guben;51.95;14.71;22
Donaueschingen;47.96;8.5;22
Xanten;51.66;6.45;22
Lebach;49.41;6.91;22
Meiningen;50.57;10.42;22
Büdingen;50.29;9.11;22
Dillingen;49.36;6.73;22
Überlingen;47.77;9.17;22
Wilnsdorf;50.82;8.1;22
Waren;53.52;12.68;21
Weilheim;47.84;11.15;21
Kitzingen;49.74;10.15;21
Riedstadt;49.83;8.5;21
Auerbach;50.51;12.4;21
Bad Soden am Taunus;50.14;8.5;21
Schortens;53.53;7.95;21
Wittmund;53.58;7.78;21
Döbeln;51.12;13.11;21
Lichtenfels;50.15;11.06;21
Bad Kissingen;50.2;10.08;21
Sonthofen;47.52;10.28;21
Traunreut;47.96;12.59;21
Eschwege;51.18;10.05;21
Eppingen;49.14;8.91;21
Herborn;50.68;8.3;21
Halle;52.06;8.36;21
Salzwedel;52.85;11.15;21
Püttlingen;49.29;6.89;21
Aichach;48.46;11.13;21
Vaterstetten;48.11;11.77;21
Holzminden;51.83;9.45;21
Versmold;52.04;8.15;21
Germersheim;49.22;8.36;21
Prenzlau;53.32;13.86;21
Bruchköbel;50.18;8.92;21
Altena;51.29;7.67;21
Sömmerda;51.16;11.12;21
Unterhaching;48.07;11.62;21
Husum;54.49;9.05;21
Engelskirchen;50.99;7.41;21
Sulzbach-Rosenberg;49.5;11.75;21
Haßloch;49.36;8.26;21
Hiddenhausen;52.17;8.62;21
Bad Berleburg;51.05;8.39;21
Ennigerloh;51.84;8.03;21
Bückeburg;52.26;9.05;21
Edewecht;53.13;7.98;21
Hockenheim;49.32;8.55;21
Geseke;51.64;8.51;21
Stadtlohn;51.99;6.92;21
Heide;54.2;9.1;21
Eislingen;48.7;9.71;21
Bad Rappenau;49.24;9.1;21
Bergneustadt;51.02;7.66;21
Nottuln;51.93;7.35;20
Rummelsburg;52.5;13.49;20
Quickborn;53.73;9.91;20
Eschborn;50.14;8.57;20
Rheinstetten;48.97;8.31;20
Oberkirch;48.53;8.08;20
Werdohl;51.26;7.77;20
Friesoythe;53.02;7.86;20
Haldensleben I;52.29;11.41;20
Schmargendorf;52.48;13.29;20
Gersthofen;48.42;10.87;20
Haiger;50.74;8.21;20
Vlotho;52.17;8.86;20
Zulpich;50.69;6.65;20
Giengen an der Brenz;48.62;10.24;20
Waghäusel;49.25;8.51;20
Wittenberge;53.01;11.75;20
Waldkirch;48.1;7.96;20
Neu Wulmstorf;53.47;9.8;20
Hessisch Oldendorf;52.17;9.25;20
Kürten;51.05;7.27;20
Nidderau;50.24;8.87;20
Rastede;53.25;8.2;20
Wachtberg;50.63;7.1;20
Flörsheim;50.01;8.43;20
Schwanewede;53.23;8.6;20
Mössingen;48.41;9.05;20
Heusweiler;49.34;6.93;20
Wenden;50.97;7.87;20
Hörstel;52.3;7.58;20
Wandlitz;52.74;13.46;20
Steinhagen;52;8.4;20
Enger;52.14;8.56;20
Bad Waldsee;47.92;9.75;20
Eitorf;50.77;7.45;20
Kaltenkirchen;53.83;9.96;20
Günzburg;48.46;10.28;20
Bad Schwartau;53.92;10.7;20
Seligenstadt;50.04;8.97;20
Bad Driburg;51.73;9.02;20
Waldbröl;50.88;7.62;20
Teltow;52.4;13.26;20
Nördlingen;48.85;10.49;19
Ochtrup;52.21;7.19;19
Schwalmtal;51.22;6.27;19
Französisch Buchholz;52.6;13.43;19
Mayen;50.33;7.22;19
Hechingen;48.35;8.96;19
Bönen;51.6;7.77;19
Telgte;51.98;7.78;19
Schopfheim;47.65;7.82;19
Puchheim;48.15;11.35;19
Steilshoop;53.61;10.06;19
Weil der Stadt;48.75;8.87;19
Schwalmstadt;50.93;9.22;19
Frankenberg;51.06;8.8;19
Bremervörde;53.48;9.14;19
Gauting;48.07;11.38;19
Burscheid;51.08;7.11;19
Schifferstadt;49.38;8.38;19
Ottobrunn;48.06;11.66;19
Schneverdingen;53.12;9.8;19
Parchim;53.43;11.85;19
Rhede;51.84;6.7;19
Alfeld;51.98;9.82;19
Bexbach;49.35;7.26;19
Gröbenzell;48.2;11.37;19
Bad Münstereifel;50.56;6.76;19
Gerlingen;48.8;9.06;19
Heusenstamm;50.06;8.8;19
Laupheim;48.23;9.88;19
Lauchhammer;51.49;13.77;19
Alzenau in Unterfranken;50.09;9.06;19
Finsterwalde;51.63;13.71;19
Oberschöneweide;52.46;13.52;19
Buchen in Odenwald;49.52;9.32;19
Karow;52.61;13.48;19
Borna;51.12;12.5;19
Dingolfing;48.64;12.49;19
Lahnstein;50.3;7.62;19
Radeberg;51.11;13.91;19
Torgau;51.56;13;19
Dillingen an der Donau;48.58;10.5;19
Bad Münder am Deister;52.2;9.46;19
Sarstedt;52.23;9.85;19
Schwalbach;49.3;6.82;19
Bad Dürkheim;49.46;8.17;19
Kaulsdorf;52.52;13.59;19
Vellmar;51.36;9.48;19
Freudenberg;50.9;7.87;19
Sachsenheim;48.96;9.06;19
Schramberg;48.22;8.39;19
Aue;50.59;12.71;19
Schwarzenberg;50.54;12.79;19
Marktoberdorf;47.78;10.62;19
Illingen;49.37;7.05;18
Schkeuditz;51.4;12.22;18
Hemmingen;52.31;9.72;18
Mölln;53.62;10.69;18
Wadgassen;49.27;6.78;18
Finnentrop;51.17;7.97;18
Traunstein;47.87;12.64;18
Kreuzau;50.75;6.49;18
Löbau;51.1;14.67;18
Donauwörth;48.72;10.78;18
Sulzbach;49.3;7.06;18
Lilienthal;53.14;8.9;18
Kamenz;51.27;14.09;18
Pfullingen;48.46;9.23;18
Burghausen;48.17;12.83;18
Neufahrn bei Freising;48.32;11.66;18
Johannisthal;52.45;13.51;18
Kronach;50.24;11.33;18
Alzey;49.75;8.12;18
Nidda;50.41;9.01;18
Marktredwitz;50;12.09;18
Kierspe;51.13;7.59;18
Bad Langensalza;51.11;10.65;18
Tettnang;47.67;9.59;18
Wildeshausen;52.89;8.43;18
Müllheim;47.81;7.63;18
Korntal;48.83;9.12;18
Eppelborn;49.4;6.97;18
Bad Wildungen;51.12;9.12;18
Grimma;51.23;12.72;18
Charlottenburg-Nord;52.53;13.29;18
Kolbermoor;47.85;12.07;18
Altstadt Nord;50.94;6.96;18
Uetersen;53.69;9.66;18
Karlsfeld;48.23;11.48;18
Saulgau;48.02;9.5;18
Oschersleben;52.03;11.23;18
Kleinmachnow;52.41;13.23;18
Wittlich;49.99;6.89;18
Sinzig;50.54;7.25;18
Konz;49.7;6.58;18
Reinheim;49.83;8.84;18
Holzwickede;51.5;7.63;18
Brakel;51.72;9.19;18
Weißenburg in Bayern;49.03;10.97;18
Taufkirchen;48.05;11.62;18
Alsfeld;50.75;9.27;18
Munster;52.99;10.09;18
Gartenstadt;49.46;8.4;18
Kronberg;50.18;8.52;18
Schmalkalden;50.72;10.44;18
Bad Aibling;47.86;12.01;18
Halver;51.19;7.5;18
Templin;53.12;13.5;18
Mühldorf;48.25;12.52;18
Eilenburg;51.46;12.63;18
Schmelz;49.43;6.85;18
Heiligensee;52.61;13.25;18
Haar;48.11;11.73;18
Kronberg Tal;50.18;8.5;18
Friedrichshagen;52.45;13.62;18
Bendorf;50.42;7.58;17
Lübbenau;51.86;13.95;17
Renningen;48.77;8.94;17
Bad Tölz;47.76;11.56;17
Nümbrecht;50.9;7.54;17
Oerlinghausen;51.95;8.66;17
Hummelsbüttel;53.65;10.04;17
Moosburg;48.47;11.94;17
Wittstock;53.16;12.48;17
Meerane;50.85;12.46;17
Cham;49.23;12.66;17
Oberasbach;49.42;10.96;17
Wadern;49.54;6.89;17
Michelstadt;49.68;9;17
Wörth am Rhein;49.05;8.26;17
Schlüchtern;50.35;9.53;17
Heilbad Heiligenstadt;51.38;10.14;17
Wolfratshausen;47.91;11.42;17
Baumschulenweg;52.47;13.49;17
Blomberg;51.94;9.09;17
Ribnitz-Damgarten;54.24;12.46;17
Zossen;52.22;13.45;17
Selb;50.17;12.13;17
Gescher;51.95;7;17
Hochheim am Main;50.01;8.35;17
Eutin;54.14;10.61;17
Bad Reichenhall;47.73;12.88;17
Gilching;48.11;11.29;17
Bad Arolsen;51.38;9.01;17
Eltville;50.03;8.12;17
Stockach;47.85;9.01;17
Schneeberg;50.59;12.64;17
Diepholz;52.61;8.37;17
Heidenau;50.97;13.87;17
Neustadt bei Coburg;50.33;11.12;17
Vilshofen;48.63;13.19;17
Bobingen;48.27;10.83;17
Losheim;49.51;6.75;17
Wassenberg;51.1;6.15;17
Mittweida;50.99;12.98;17
Nauen;52.61;12.87;17
Sigmaringen;48.09;9.23;17
Babenhausen;49.97;8.95;17
Großenhain;51.29;13.53;17
Frohnau;52.63;13.29;17
Hille;52.33;8.75;17
Stockelsdorf;53.89;10.65;17
Bad Säckingen;47.55;7.95;17
Hohenstein-Ernstthal;50.8;12.71;17
Illertissen;48.22;10.1;17
Gunzenhausen;49.12;10.76;16
Hilchenbach;51;8.11;16
Hofgeismar;51.5;9.38;16
Königslutter am Elm;52.25;10.82;16
Bad Salzungen;50.81;10.24;16
Seeheim-Jugenheim;49.77;8.65;16
Loxstedt;53.47;8.65;16
Kirchhain;50.83;8.93;16
Hückeswagen;51.15;7.34;16
Großostheim;49.92;9.08;16
Kirchlengern;52.2;8.63;16
Hünfeld;50.68;9.77;16
Weilerswist;50.75;6.85;16
Hochfeld;51.42;6.75;16
Remagen;50.58;7.23;16
Baiersbronn;48.5;8.38;16
Wendelstein;49.35;11.15;16
Leopoldshöhe;52.01;8.7;16
Vechelde;52.26;10.36;16
Boppard;50.23;7.59;16
Halstenbek;53.63;9.85;16
Glinde;53.54;10.2;16
Nikolassee;52.43;13.2;16
Bassum;52.85;8.73;16
Neustadt in Holstein;54.11;10.81;16
Neuenhagen;52.53;13.69;16
Brake (Unterweser);53.33;8.48;16
Schrobenhausen;48.56;11.26;16
Rahden;52.43;8.61;16
Lohr am Main;49.99;9.57;16
Künzell;50.54;9.72;16
Hermsdorf;52.61;13.31;16
Brüggen;51.24;6.18;16
Erwitte;51.61;8.34;16
Penzberg;47.75;11.38;16
Bad Neustadt an der Saale;50.32;10.21;16
Witzenhausen;51.34;9.86;16
Bad Segeberg;53.94;10.3;16
Ginsheim-Gustavsburg;49.97;8.35;16
Damme;52.52;8.2;16
Wardenburg;53.07;8.2;16
Grefrath;51.34;6.34;16
Oschatz;51.3;13.11;16
Beckingen;49.4;6.7;16
Blankenburg;51.79;10.96;16
Hövelhof;51.82;8.65;16
Uslar;51.66;9.64;16
Hettstedt;51.65;11.51;16
Ratekau;53.95;10.73;16
Ebersbach an der Fils;48.72;9.52;16
Freilassing;47.84;12.98;16
Unterkrozingen;47.92;7.69;16
Bruckmühl;47.88;11.91;16
Olsberg;51.36;8.49;16
Schiffweiler;49.37;7.13;16
Preetz;54.24;10.28;16
Dahlem;52.46;13.29;16
Bad Essen;52.32;8.33;16
Wendlingen am Neckar;48.67;9.38;16
Kelheim;48.92;11.89;16
Weener;53.16;7.35;16
Zerbst;51.97;12.09;16
Königstein im Taunus;50.18;8.47;16
Riegelsberg;49.3;6.93;16
Simmerath;50.6;6.3;16
Klingenstein;48.42;9.91;16
Spenge;52.14;8.48;16
Eberbach;49.47;8.99;16
Odenthal;51.03;7.12;16
Bitterfeld-Wolfen;51.62;12.32;16
Marbach am Neckar;48.94;9.26;16
Hude;53.11;8.46;16
Bad Bentheim;52.3;7.16;16
Ottweiler;49.4;7.16;16
Niederkrüchten;51.2;6.22;15
Angermünde;53.01;14;15
Bilderstoeckchen;50.97;6.93;15
Ober-Ramstadt;49.83;8.75;15
Bürstadt;49.64;8.46;15
Clausthal-Zellerfeld;51.81;10.34;15
Straelen;51.44;6.27;15
Altdorf;49.39;11.36;15
Garching bei München;48.25;11.65;15
Adlershof;52.44;13.55;15
Oyten;53.05;9.02;15
Lauda-Königshofen;49.57;9.71;15
Neu-Anspach;50.32;8.5;15
Karlstadt;49.96;9.77;15
Beverungen;51.67;9.37;15
Drensteinfurt;51.8;7.74;15
Deutz;50.93;6.97;15
Freiberg am Neckar;48.93;9.2;15
Wurzen;51.37;12.74;15
Much;50.9;7.4;15
Holzkirchen;47.88;11.7;15
Eggenstein-Leopoldshafen;49.09;8.4;15
Ascheberg;51.78;7.62;15
Bad Laasphe;50.93;8.43;15
Bad Lippspringe;51.78;8.82;15
Dieburg;49.9;8.85;15
Humboldtkolonie;50.93;6.99;15
Brackenheim;49.08;9.07;15
Künzelsau;49.28;9.68;15
Trossingen;48.08;8.64;15
Kelsterbach;50.06;8.53;14
Niederaula;50.8;9.6;6
=DJ Africa/Djibouti
Djibouti;11.59;43.15;624
’Ali Sabieh;11.16;42.71;55
Tadjourah;11.79;42.88;22
Obock;11.97;43.29;18
=DK Europe/Copenhagen
Copenhagen;55.68;12.57;1154
Århus;56.16;10.21;238
Odense;55.4;10.39;146
Aalborg;57.05;9.92;122
Frederiksberg;55.68;12.53;95
Esbjerg;55.47;8.45;72
Horsens;55.86;9.85;59
Randers;56.46;10.04;56
Kolding;55.49;9.47;55
Vejle;55.71;9.54;51
Hvidovre;55.66;12.47;49
Greve;55.58;12.3;48
Herning;56.14;8.98;45
Roskilde;55.64;12.08;44
Silkeborg;56.17;9.55;42
Næstved;55.23;11.76;41
Ballerup;55.73;12.36;40
Charlottenlund;55.75;12.57;40
Vanløse;55.68;12.49;37
Fredericia;55.57;9.75;37
Hørsholm;55.88;12.5;37
Helsingør;56.04;12.61;35
Viborg;56.45;9.4;35
Køge;55.46;12.18;34
Holstebro;56.36;8.62;32
Slagelse;55.4;11.35;32
Taastrup;55.65;12.3;31
Hillerød;55.93;12.3;31
Albertslund;55.66;12.36;30
Rødovre;55.68;12.45;30
Svendborg;55.06;10.61;28
Sønderborg;54.91;9.79;27
Hjørring;57.46;9.98;25
Holbæk;55.72;11.71;25
Frederikshavn;57.44;10.54;24
Nørresundby;57.06;9.92;22
Haderslev;55.25;9.49;21
Skive;56.57;9.03;21
Glostrup;55.67;12.4;21
Ringsted;55.44;11.79;20
Stenløse;55.77;12.2;20
Ishøj;55.62;12.35;19
Birkerød;55.85;12.43;19
Farum;55.81;12.36;18
Nykøbing Falster;54.77;11.87;17
Aabenraa;55.04;9.42;16
Kalundborg;55.68;11.09;16
Nyborg;55.31;10.79;16
Lillerød;55.87;12.35;15
Korsør;55.33;11.14;15
=DM America/Dominica
Roseau;15.3;-61.39;17
=DO America/Santo_Domingo
Santo Domingo;18.47;-69.89;2202
Santiago de los Caballeros;19.45;-70.7;1200
Santo Domingo Oeste;18.5;-70;701
Santo Domingo Este;18.49;-69.86;700
San Pedro de Macorís;18.45;-69.31;218
La Romana;18.43;-68.97;208
Bella Vista;18.46;-69.95;176
San Cristóbal;18.42;-70.1;154
Puerto Plata;19.79;-70.69;146
San Francisco de Macorís;19.3;-70.25;125
Salvaleón de Higüey;18.62;-68.71;124
Concepción de La Vega;19.22;-70.53;102
Punta Cana;18.58;-68.4;100
Santa Cruz de Barahona;18.21;-71.1;77
Bonao;18.94;-70.41;73
San Juan de la Maguana;18.81;-71.23;73
Bajos de Haina;18.42;-70.03;67
Baní;18.28;-70.33;67
Moca;19.39;-70.53;62
Azua;18.45;-70.73;59
Villa Francisca;18.48;-69.89;50
Mao;19.55;-71.08;48
Boca Chica;18.45;-69.6;46
Salcedo;19.38;-70.42;45
Esperanza;19.58;-70.98;42
Cotuí;19.05;-70.15;42
Villa Altagracia;18.67;-70.17;40
Hato Mayor del Rey;18.76;-69.26;36
Nagua;19.38;-69.85;34
Villa Bisonó;19.56;-70.88;33
Jarabacoa;19.12;-70.64;30
Constanza;18.91;-70.74;29
Villa Consuelo;18.48;-69.9;29
Santa Cruz de El Seibo;18.77;-69.04;24
Tamboril;19.49;-70.61;23
Las Matas de Farfán;18.87;-71.52;22
San José de Ocoa;18.55;-70.51;21
Bayaguana;18.75;-69.64;21
Río Grande;19.67;-70.77;20
Monte Llano;19.73;-70.6;19
Ciudad Nueva;18.47;-69.89;19
Neiba;18.48;-71.42;19
Quisqueya;18.56;-69.41;18
San Fernando de Monte Cristi;19.85;-71.65;17
Sabana Grande de Boyá;18.94;-69.79;17
Dajabón;19.55;-71.71;16
Sabaneta;19.48;-71.34;16
Monte Plata;18.81;-69.78;16
=DZ Africa/Algiers
Algiers;36.73;3.09;1978
Boumerdas;36.77;3.48;786
Oran;35.7;-0.64;646
Tébessa;35.4;8.12;634
Constantine;36.37;6.61;450
Biskra;34.85;5.73;308
Sétif;36.19;5.41;288
Batna;35.56;6.17;281
Bab Ezzouar;36.73;3.18;276
Annaba;36.9;7.77;207
Sidi Bel Abbès;35.19;-0.63;192
Blida;36.47;2.83;182
Tiaret;35.37;1.32;179
Chlef;36.17;1.33;179
Bordj Bou Arreridj;36.07;4.76;168
Ech Chettia;36.2;1.26;168
Bejaïa;36.76;5.08;164
Skikda;36.88;6.91;163
El Achir;36.06;4.63;158
Souk Ahras;36.29;7.95;157
Djelfa;34.67;3.26;154
Mascara;35.4;0.14;150
Jijel;36.82;5.76;148
Médéa;36.26;2.75;148
Tizi Ouzou;36.71;4.05;144
Béchar;31.62;-2.22;143
El Oued;33.36;6.86;135
Tlemcen;34.88;-1.31;132
Relizane;35.74;0.56;130
Mostaganem;35.93;0.09;130
Ouargla;31.95;5.33;129
El Eulma;36.15;5.69;128
Saïda;34.83;0.15;127
Guelma;36.46;7.43;124
Bordj el Kiffan;36.75;3.19;123
Aïn Oussera;35.45;2.91;119
Khenchela;35.44;7.14;117
Laghouat;33.8;2.87;114
Aïn Beïda;35.8;7.39;106
Baraki;36.67;3.1;105
Oum el Bouaghi;35.88;7.11;101
M’Sila;35.71;4.54;100
Messaad;34.15;3.5;99
Barika;35.39;5.37;99
Ghardaïa;32.49;3.67;93
Beni Mered;36.52;2.86;93
Aflou;34.11;2.1;85
El Khroub;36.26;6.69;84
Rouissat;31.92;5.35;81
Berrouaghia;36.14;2.91;81
Ksar el Boukhari;35.89;2.75;77
Khemis Miliana;36.26;2.22;76
Azzaba;36.74;7.11;75
Tamanrasset;22.79;5.52;73
Aïn Touta;35.38;5.9;72
Cheria;35.27;7.75;72
Birkhadem;36.71;3.05;72
Chelghoum el Aïd;36.16;6.17;72
Sidi Aïssa;35.89;3.77;70
Larbaâ;36.56;3.15;69
Mila;36.45;6.26;69
Bir el Ater;34.74;8.06;69
Sougueur;35.19;1.5;69
Aïn Fakroun;35.97;6.87;68
Tolga;34.72;5.38;68
Es Senia;35.65;-0.62;68
Bir el Djir;35.72;-0.55;68
Akbou;36.46;4.53;67
Besbes;36.7;7.85;66
El Bayadh;33.68;1.02;65
Sidi Khaled;34.39;4.99;64
Aïn Sefra;32.75;-0.58;63
Frenda;35.07;1.05;63
Bougara;36.54;3.08;63
Hamma Bouziane;36.41;6.6;63
Reguiba;33.56;6.7;62
Tissemsilt;35.61;1.81;61
Meftah;36.62;3.22;60
Oued Rhiou;35.96;0.92;60
Boufarik;36.57;2.91;60
Sig;35.53;-0.19;59
Ksar Chellala;35.21;2.32;58
Sidi Moussa;36.61;3.09;58
Aïn Temouchent;35.3;-1.14;57
Râs el Oued;35.94;5.03;57
Lakhdaria;36.56;3.59;57
Drean;36.68;7.75;55
Reghaïa;36.74;3.34;55
Boghni;36.54;3.95;55
Dar Chioukh;34.9;3.49;54
Sedrata;36.13;7.53;53
Hassi Messaoud;31.68;6.07;53
Djamaa;33.53;5.99;53
Bouïra;36.37;3.9;53
Mansoûra;34.86;-1.34;52
Aïn Defla;36.26;1.97;52
Telerghma;36.12;6.35;52
Remchi;35.06;-1.43;51
Birine;35.63;3.23;51
Sour el Ghozlane;36.15;3.69;50
Metlili Chaamba;32.27;3.63;50
Khemis el Khechna;36.65;3.33;50
Timimoun;29.26;0.23;49
I-n-Salah;27.19;2.46;49
Touggourt;33.11;6.06;49
Merouana;35.63;5.91;48
Karkira;36.93;6.59;47
El Hadjar;36.8;7.74;47
Beni Saf;35.3;-1.38;46
Tindouf;27.67;-8.15;46
’Aïn el Turk;35.74;-0.77;45
Boudouaou;36.73;3.41;45
Berriane;32.83;3.77;45
Oued Fodda;36.19;1.53;45
Boû Arfa;36.46;2.81;44
Adrar;27.87;-0.29;44
El Attaf;36.22;1.67;44
El Affroun;36.47;2.63;43
’Aïn el Hadjel;35.67;3.88;43
Hennaya;34.95;-1.37;42
Tazoult-Lambese;35.48;6.26;42
Draa el Mizan;36.54;3.83;41
Timizart;36.8;4.27;41
Sebdou;34.64;-1.33;41
Tebesbest;33.12;6.08;41
Souma;36.52;2.91;41
Azazga;36.74;4.37;41
Rouached;36.46;6.04;40
Héliopolis;36.5;7.44;40
Chetouane;34.92;-1.3;40
’Aïn el Melh;34.84;4.16;40
El Hadjira;32.61;5.51;40
El Abiodh Sidi Cheikh;32.89;0.55;39
Mehdia daira de meghila;35.43;1.76;39
El Idrissia;34.45;2.53;39
Bougaa;36.33;5.09;39
Draa Ben Khedda;36.73;3.96;37
Dar el Beïda;36.71;3.21;37
Aïn el Bya;35.8;-0.3;37
Nedroma;35.01;-1.75;37
Debila;33.52;6.95;37
Arris;35.26;6.35;37
’Aïn Deheb;34.84;1.55;36
Hammam Bou Hadjar;35.38;-0.97;36
Sidi ech Chahmi;35.66;-0.52;36
El Kala;36.9;8.44;35
Aïn Arnat;36.19;5.31;35
Sidi Okba;34.75;5.9;35
Makouda;36.79;4.06;35
’Aïn Merane;36.16;0.97;34
Râs el Aïoun;35.67;5.65;34
Bordj Ghdir;35.9;4.9;34
Ouled Mimoun;34.9;-1.03;34
Beni Douala;36.62;4.08;34
BABOR - VILLE;36.49;5.54;33
Mouzaïa;36.47;2.69;33
Reggane;26.72;0.17;33
El Aouinet;35.87;7.89;33
Tamalous;36.84;6.64;33
Aïn Kercha;35.92;6.7;32
Djidiouia;35.93;0.83;32
Barbacha;36.57;4.97;32
’Aïn el Bell;34.34;3.22;32
el hed;36.65;4.77;32
Kolea;36.64;2.77;32
Megarine;33.19;6.09;32
’Aïn Benian;36.8;2.92;31
Sfizef;35.23;-0.24;31
Freha;36.75;4.32;31
L’Arbaa Naït Irathen;36.63;4.2;31
Oued Sly;36.1;1.2;31
Robbah;33.28;6.91;30
Bouinan;36.53;2.99;30
Meskiana;35.63;7.67;30
Lardjem;35.75;1.55;30
Sidi Amrane;33.5;6.01;30
Mekla;36.68;4.26;30
’Aïn Abid;36.23;6.94;29
Aïn Bessem;36.29;3.67;29
Aïn Smara;36.27;6.5;29
El Abadia;36.27;1.69;29
Hammamet;35.45;7.95;29
Ben Mehidi;36.77;7.91;28
’Aïn el Hammam;36.56;4.31;28
Tizi Gheniff;36.59;3.77;28
Cheraga;36.77;2.96;28
Charef;34.62;2.8;28
Theniet el Had;35.87;2.03;28
Bou Hanifia el Hamamat;35.31;-0.05;28
Hadjout;36.51;2.41;28
Douera;36.67;2.94;27
Boukadir;36.07;1.13;27
Sidi Akkacha;36.46;1.3;27
El Amria;35.52;-1.02;26
Dellys;36.92;3.91;26
Tirmitine;36.65;3.98;26
Bou Tlelis;35.57;-0.9;26
El Kseur;36.68;4.86;26
Amizour;36.64;4.9;26
Didouche Mourad;36.45;6.64;26
Melouza;35.98;4.19;26
Tipasa;36.59;2.45;25
Sidi Mérouane;36.52;6.26;25
Aoulef;26.97;1.08;25
Abou el Hassan;36.42;1.2;24
Arhribs;36.79;4.31;24
Sidi Abdelli;35.07;-1.14;24
Salah Bey;35.85;5.29;23
Chiffa;36.46;2.74;23
Zeribet el Oued;34.68;6.51;23
Boumahra Ahmed;36.46;7.51;23
Ammi Moussa;35.87;1.11;23
Oued el Abtal;35.46;0.69;23
Bou Ismaïl;36.64;2.69;22
Tizi-n-Tleta;36.55;4.06;22
Mazouna;36.12;0.9;22
Mansourah;36.09;4.45;22
Aïn Taya;36.79;3.29;22
Zemoura;35.72;0.76;22
Feraoun;36.56;4.85;22
Chemini;36.6;4.62;22
Bensekrane;35.07;-1.22;21
Oued el Alleug;36.56;2.79;21
Taïbet;33.09;6.39;21
Tadmaït;36.74;3.9;21
Rouiba;36.74;3.28;21
Boudjima;36.8;4.15;21
Chorfa;36.37;4.33;21
El Tarf;36.77;8.31;20
Mers el Kebir;35.73;-0.71;20
Chebli;36.58;3.01;20
Seddouk;36.55;4.69;20
Beni Mester;34.87;-1.42;20
Bordj Zemoura;36.27;4.86;20
Chabet el Ameur;36.64;3.69;20
El Malah;35.39;-1.09;19
Berrahal;36.84;7.45;19
Brezina;33.1;1.26;19
Beni Amrane;36.67;3.59;18
Tizi Rached;36.67;4.19;18
Zeralda;36.71;2.84;18
Arbatache;36.64;3.37;17
Saoula;36.7;3.02;17
’Aïn el Berd;35.36;-0.51;17
Thenia;36.73;3.56;16
Naciria;36.75;3.83;15
Ighram;36.46;4.51;15
=EC America/Guayaquil
Guayaquil;-2.2;-79.89;1952
Quito;-0.23;-78.52;1400
Cuenca;-2.9;-79;277
Santo Domingo de los Colorados;-0.25;-79.18;200
Machala;-3.26;-79.96;198
Manta;-0.96;-80.71;183
Portoviejo;-1.05;-80.45;170
Eloy Alfaro;-2.18;-79.86;168
Esmeraldas;0.96;-79.65;165
Ambato;-1.25;-78.62;154
Tutamandahostel;-0.2;-78.5;140
Milagro;-2.13;-79.59;134
Ibarra;0.35;-78.12;133
Riobamba;-1.67;-78.65;124
Quevedo;-1.03;-79.46;119
Loja;-3.99;-79.2;118
Tulcán;0.81;-77.72;86
Babahoyo;-1.8;-79.53;76
La Libertad;-2.23;-80.91;76
Latacunga;-0.94;-78.62;52
Velasco Ibarra;-1.04;-79.64;49
Puerto Francisco de Orellana;-0.47;-76.99;48
Ventanas;-1.44;-79.46;47
Pasaje;-3.33;-79.81;45
Chone;-0.7;-80.09;45
Salinas;-2.21;-80.95;44
Santa Elena;-2.23;-80.86;42
Rosa Zarate;0.33;-79.47;42
Santa Rosa;-3.45;-79.96;42
Balzar;-1.37;-79.9;40
Huaquillas;-3.48;-80.23;40
Bahía de Caráquez;-0.6;-80.42;37
La Troncal;-2.42;-79.34;36
Jipijapa;-1.35;-80.58;36
Azogues;-2.74;-78.85;35
Naranjito;-2.17;-79.47;34
Vinces;-1.56;-79.75;32
Otavalo;0.23;-78.26;32
El Triunfo;-1.93;-79.97;32
Naranjal;-2.67;-79.62;32
Playas;-2.63;-80.39;31
Yaguachi Nuevo;-2.1;-79.69;28
Cayambe;0.04;-78.15;27
Machachi;-0.51;-78.57;26
Puyo;-1.48;-78;25
Nueva Loja;0.09;-76.9;24
Samborondón;-1.96;-79.72;24
Macas;-2.31;-78.11;24
Pedro Carbo;-1.82;-80.23;23
Guaranda;-1.59;-79;22
Boca Suno;-0.7;-77.14;20
San Lorenzo de Esmeraldas;1.29;-78.84;20
Catamayo;-3.99;-79.36;19
Montecristi;-1.05;-80.66;18
Atuntaqui;0.33;-78.21;17
Calceta;-0.85;-80.16;17
Tena;-0.99;-77.81;17
Gualaceo;-2.89;-78.78;17
Piñas;-3.68;-79.68;17
Cariamanga;-4.33;-79.56;17
Pelileo;-1.33;-78.54;17
La Maná;-0.94;-79.23;16
Pujilí;-0.96;-78.7;16
Montalvo;-1.79;-79.29;16
Sucre;-1.28;-80.42;15
Zamora;-4.07;-78.95;15
San Gabriel;0.59;-77.83;15
=EE Europe/Tallinn
Tallinn;59.44;24.75;394
Tartu;58.38;26.73;101
Narva;59.38;28.19;67
Kohtla-Järve;59.4;27.27;46
Pärnu;58.39;24.5;44
Viljandi;58.36;25.59;20
Rakvere;59.35;26.36;17
Sillamäe;59.4;27.76;17
Maardu;59.47;24.98;17
=EG Africa/Cairo
Cairo;30.06;31.25;7735
Alexandria;31.2;29.92;3812
Giza;30.01;31.21;2443
Port Said;31.27;32.3;538
Suez;29.97;32.53;488
Al Maḩallah al Kubrá;30.97;31.17;431
Luxor;25.7;32.64;422
Asyūţ;27.18;31.18;421
Al Manşūrah;31.04;31.38;420
Tanda;30.79;31;405
Al Fayyūm;29.31;30.84;306
Zagazig;30.59;31.5;285
Ismailia;30.6;32.27;285
Kafr ad Dawwār;31.13;30.13;267
Aswan;24.09;32.9;241
Qinā;26.16;32.73;235
Ḩalwān;29.84;31.3;230
Damanhūr;31.03;30.47;228
Al Minyā;28.09;30.76;227
Idkū;31.31;30.3;211
Sohag;26.56;31.69;209
New Cairo;30.03;31.47;200
Banī Suwayf;29.07;31.1;190
Shibīn al Kawm;30.55;31.01;186
Banhā;30.46;31.18;167
Ţalkhā;31.05;31.38;158
Kafr ash Shaykh;31.11;30.94;144
Mallawī;27.73;30.84;143
Dikirnis;31.09;31.59;138
Idfū;24.98;32.88;133
Bilbays;30.42;31.56;129
Arish;31.13;33.8;129
Jirjā;26.34;31.89;128
Al Ḩawāmidīyah;29.9;31.25;107
Bilqās;31.21;31.36;104
Disūq;31.13;30.65;102
Abū Kabīr;30.73;31.67;101
Qalyūb;30.18;31.21;100
Akhmīm;26.56;31.75;99
Al Maţarīyah;31.18;32.03;99
Hurghada;27.26;33.81;96
Zefta;30.71;31.24;93
Ţahţā;26.77;31.5;91
Samālūţ;28.31;30.71;90
Būsh;29.15;31.13;87
Ḩawsh ’Īsá;30.91;30.29;85
Munūf;30.47;30.93;84
Ashmūn;30.3;30.98;83
Manfalūţ;27.31;30.97;79
Damietta;31.42;31.81;77
Kafr az Zayyāt;30.82;30.82;74
Abū Tīj;27.05;31.32;71
Isnā;25.29;32.55;69
Abnūb;27.27;31.15;69
Al Qūşīyah;27.44;30.82;68
Al Jammālīyah;31.18;31.86;68
Dayrūţ;27.56;30.81;68
Al Khārijah;25.45;30.55;68
Toukh;30.35;31.2;68
Al Manzalah;31.16;31.94;67
Rosetta;31.4;30.42;64
Awsīm;30.12;31.14;64
Al Fashn;28.82;30.9;64
Fuwwah;31.2;30.55;63
Fāqūs;30.73;31.8;63
Al Khānkah;30.21;31.37;62
Mersa Matruh;31.35;27.24;62
Al Qurayn;30.62;31.74;62
Abū Qurqāş;27.93;30.84;61
Al Manshāh;26.48;31.8;61
Kousa;25.92;32.76;60
Kawm Umbū;24.48;32.95;60
Fāraskūr;31.33;31.72;58
Banī Mazār;28.5;30.8;58
Minyat an Naşr;31.13;31.64;57
Shibīn al Qanāṭir;30.31;31.32;57
Al Qanāţir al Khayrīyah;30.19;31.14;56
Basyūn;30.94;30.81;56
Samannūd;30.96;31.24;55
Shirbīn;31.2;31.52;55
Dishnā;26.12;32.48;54
Farshūţ;26.05;32.16;54
Diyarb Najm;30.75;31.44;52
At Tall al Kabīr;30.54;31.79;52
Talā;30.68;30.94;51
Ibshawāy;29.36;30.68;51
Al Balyanā;26.24;32;49
Ash Shuhadā’;30.6;30.9;48
Sīdī Sālim;31.27;30.79;48
Juhaynah;26.67;31.5;48
Ţāmiyah;29.48;30.96;47
Al Ḩāmūl;31.31;31.15;46
Mashtūl as Sūq;30.36;31.38;46
Ain Sukhna;29.6;32.32;46
Iţsā;29.24;30.79;45
Maţāy;28.42;30.78;45
Al Badārī;26.99;31.42;44
Hihyā;30.67;31.59;43
Al Qanāyāt;30.62;31.46;43
Quwaysinā;30.56;31.16;43
Madīnat Sittah Uktūbar;29.82;31.05;42
Abū al Maţāmīr;30.91;30.17;41
Naja’ Ḥammādī;26.05;32.24;41
Dayr Mawās;27.64;30.85;41
Ad Dilinjāt;30.83;30.54;40
Az Zarqā;31.21;31.64;40
Aş Şaff;29.56;31.28;38
’Izbat al Burj;31.51;31.84;38
Al Wāsiţah;29.34;31.21;37
Sumusţā as Sulţānī;28.92;30.85;37
Kawm Ḩamādah;30.76;30.7;37
Al Bājūr;30.43;31.04;37
Kafr Şaqr;30.79;31.63;35
Al ’Ayyāţ;29.62;31.26;35
Ajā;30.94;31.29;35
Al Ibrāhīmīyah;30.72;31.56;35
Safaga;26.75;33.94;33
Ras Gharib;28.36;33.08;32
Al Quşayr;26.11;34.28;25
Quţūr;30.97;30.96;24
Al Bawīţī;28.35;28.87;20
El Gouna;27.39;33.68;15
=EH Africa/El_Aaiun
Laayoune;27.14;-13.19;196
Dakhla;23.68;-15.96;75
=ER Africa/Asmara
Asmara;15.34;38.93;564
Keren;15.78;38.45;75
Massawa;15.61;39.47;23
Assab;13.01;42.74;21
Mendefera;14.89;38.82;18
Barentu;15.11;37.59;16
=ES Europe/Madrid Atlantic/Canary Africa/Ceuta
Madrid;40.42;-3.7;3256
Barcelona;41.39;2.16;1622
Valencia;39.47;-0.38;814
Sevilla;37.38;-5.97;703
Zaragoza;41.66;-0.88;674
Málaga;36.72;-4.42;568
Murcia;37.99;-1.13;437
Palma;39.57;2.65;401
Las Palmas de Gran Canaria;28.1;-15.41;382;1
Bilbao;43.26;-2.93;355
Alicante;38.35;-0.48;335
Córdoba;37.89;-4.77;328
Valladolid;41.66;-4.72;318
Vigo;42.23;-8.72;297
Gijón;43.54;-5.66;278
Eixample;41.39;2.16;266
L’Hospitalet de Llobregat;41.36;2.1;257
Latina;40.39;-3.75;257
Carabanchel;40.39;-3.72;254
A Coruña;43.37;-8.4;246
Puente de Vallecas;40.39;-3.66;244
Sant Martí;41.42;2.2;236
Gasteiz / Vitoria;42.85;-2.67;236
Granada;37.19;-3.61;234
Elche;38.26;-0.7;230
Ciudad Lineal;40.45;-3.65;228
Oviedo;43.36;-5.84;224
Santa Cruz de Tenerife;28.47;-16.25;222;1
Fuencarral-El Pardo;40.5;-3.73;220
Badalona;41.45;2.25;220
Cartagena;37.61;-0.99;212
Terrassa;41.57;2.02;211
Jerez de la Frontera;36.69;-6.14;208
Sabadell;41.54;2.11;206
Móstoles;40.32;-3.86;206
Alcalá de Henares;40.48;-3.36;205
Pamplona;42.82;-1.64;198
Fuenlabrada;40.28;-3.79;198
Almería;36.84;-2.46;189
Leganés;40.33;-3.76;186
Donostia / San Sebastián;43.31;-1.97;185
Sants-Montjuïc;41.37;2.15;183
Santander;43.46;-3.8;183
Castelló de la Plana;39.99;-0.05;180
Burgos;42.34;-3.7;179
Albacete;38.99;-1.86;170
Horta-Guinardó;41.42;2.17;168
Alcorcón;40.35;-3.82;168
Getafe;40.31;-3.73;167
Nou Barris;41.44;2.18;166
Hortaleza;40.47;-3.64;162
San Blas-Canillejas;40.44;-3.62;157
Salamanca;40.97;-5.66;156
Tetuán de las Victorias;40.46;-3.7;155
Logroño;42.47;-2.45;152
La Laguna;28.49;-16.32;151;1
City Center;40.42;-3.7;150
Huelva;37.27;-6.94;149
Arganzuela;40.4;-3.7;149
Badajoz;38.88;-6.97;148
Sarrià-Sant Gervasi;41.4;2.14;148
Sant Andreu;41.44;2.19;148
Chamberí;40.43;-3.7;146
Usera;40.39;-3.7;141
Tarragona;41.12;1.25;140
Chamartín;40.46;-3.68;140
Lleida;41.62;0.62;136
Marbella;36.52;-4.89;135
León;42.6;-5.57;134
Villaverde;40.35;-3.7;127
Cadiz;36.53;-6.29;127
Retiro;40.41;-3.68;126
Dos Hermanas;37.28;-5.92;123
Mataró;41.54;2.44;122
Gràcia;41.4;2.16;122
Santa Coloma de Gramenet;41.45;2.21;120
Torrejón de Ardoz;40.46;-3.47;118
Jaén;37.77;-3.79;117
Moncloa-Aravaca;40.44;-3.73;117
Algeciras;36.13;-5.45;116
Parla;40.24;-3.77;116
Delicias;41.65;-0.91;111
Ourense;42.34;-7.86;108
Alcobendas;40.55;-3.64;108
Reus;41.16;1.11;107
Moratalaz;40.41;-3.65;105
Ciutat Vella;41.38;2.17;102
Torrevieja;37.98;-0.68;102
Telde;27.99;-15.42;100;1
Barakaldo;43.3;-2.99;98
Lugo;43.01;-7.56;97
San Fernando;36.48;-6.2;96
Girona;41.98;2.82;96
Santiago de Compostela;42.88;-8.55;95
Cáceres;39.48;-6.37;93
Lorca;37.67;-1.7;92
Coslada;40.42;-3.56;90
Talavera de la Reina;39.96;-4.83;89
El Puerto de Santa María;36.59;-6.23;88
Cornellà de Llobregat;41.35;2.08;87
Las Rozas de Madrid;40.49;-3.87;86
Orihuela;38.08;-0.94;86
Avilés;43.55;-5.92;84
El Ejido;36.78;-2.81;84
Guadalajara;40.63;-3.16;83
Roquetas de Mar;36.76;-2.61;83
Palencia;42.01;-4.52;83
Algorta;43.35;-3.01;83
Pozuelo de Alarcón;40.43;-3.81;82
Sant Boi de Llobregat;41.34;2.04;82
Toledo;39.86;-4.02;82
Les Corts;41.39;2.13;82
Pontevedra;42.43;-8.64;82
Getxo;43.36;-3.01;81
Gandia;38.97;-0.18;80
Sant Cugat del Vallès;41.47;2.09;79
Ceuta;35.89;-5.32;79;2
Arona;28.1;-16.68;79;1
Torrent;39.44;-0.47;79
Chiclana de la Frontera;36.42;-6.14;77
Manresa;41.73;1.82;77
San Sebastián de los Reyes;40.56;-3.63;76
Ferrol;43.48;-8.23;74
Vélez-Málaga;36.78;-4.1;74
Ciudad Real;38.99;-3.93;74
Mijas;36.6;-4.64;74
Melilla;35.29;-2.94;73;2
Rubí;41.49;2.03;73
Fuengirola;36.54;-4.62;71
Benidorm;38.54;-0.13;71
Alcalá de Guadaira;37.34;-5.84;70
Ponferrada;42.55;-6.6;69
Rivas-Vaciamadrid;40.33;-3.51;68
Majadahonda;40.47;-3.87;68
Campiña;38.22;-2.98;68
Vicálvaro;40.4;-3.6;66
Zamora;41.51;-5.74;66
Sagunto;39.68;-0.27;66
Vilanova i la Geltrú;41.22;1.73;66
Sanlúcar de Barrameda;36.78;-6.35;66
Estepona;36.43;-5.15;66
Torremolinos;36.62;-4.5;65
Villa de Vallecas;40.37;-3.6;65
La Línea de la Concepción;36.17;-5.35;65
Molina de Segura;38.05;-1.21;64
Paterna;39.5;-0.44;64
Santa Lucía;27.91;-15.54;64;1
Viladecans;41.31;2.01;63
El Prat de Llobregat;41.33;2.09;63
Valdemoro;40.19;-3.68;63
Grao de Murviedro;39.64;-0.24;62
Castelldefels;41.28;1.97;62
Alcoy;38.71;-0.47;62
Linares;38.1;-3.64;61
Irun;43.34;-1.79;61
Granollers;41.61;2.29;61
Motril;36.75;-3.52;60
Gamonal;42.36;-3.67;60
Santutxu;43.25;-2.92;60
Arrecife;28.96;-13.55;59;1
Benalmádena;36.6;-4.57;59
Cerdanyola del Vallès;41.49;2.14;59
la Nova Esquerra de l’Eixample;41.38;2.15;58
Ávila;40.66;-4.7;57
Barri de Sant Andreu;41.44;2.19;57
Segovia;40.95;-4.12;57
Mérida;38.92;-6.34;56
Cuenca;40.07;-2.13;56
Torrelavega;43.35;-4.05;55
Elda;38.48;-0.79;55
Collado-Villalba;40.64;-4;55
Aranjuez;40.03;-3.6;54
San Vicent del Raspeig;38.4;-0.53;53
Mollet del Vallès;41.54;2.21;52
San Bartolomé de Tirajana;27.92;-15.57;52;1
Huesca;42.14;-0.41;52
Puertollano;38.69;-4.11;52
Calvià;39.57;2.51;52
Sagrada Família;41.4;2.17;52
Arganda;40.3;-3.44;51
Vila-real;39.94;-0.1;51
la Vila de Gràcia;41.4;2.16;51
Utrera;37.19;-5.78;51
Ibiza;38.91;1.43;49
el Raval;41.38;2.17;48
Portugalete;43.32;-3.02;48
Sant Gervasi - Galvany;41.4;2.14;47
Santurtzi;43.33;-3.03;47
Esplugues de Llobregat;41.38;2.09;47
Barri de les Corts;41.39;2.13;46
Gavà;41.31;2;46
Sama;43.3;-5.68;46
Antequera;37.02;-4.56;45
Alzira;39.15;-0.43;45
Denia;38.84;0.11;44
Mieres;43.25;-5.77;44
Dreta de l’Eixample;41.4;2.17;44
Llefià;41.44;2.22;44
Mislata;39.48;-0.42;44
Colmenar Viejo;40.66;-3.77;44
Pinto;40.24;-3.7;44
Barajas de Madrid;40.47;-3.58;43
Boadilla del Monte;40.41;-3.88;43
Figueres;42.27;2.96;43
Adeje;28.12;-16.73;43;1
Sant Feliu de Llobregat;41.38;2.05;43
Basauri;43.24;-2.89;43
Lucena;37.41;-4.49;42
l’Antiga Esquerra de l’Eixample;41.39;2.16;42
Tres Cantos;40.6;-3.71;42
Sants;41.37;2.14;41
La Orotava;28.39;-16.52;41;1
Plasencia;40.03;-6.09;41
Alcantarilla;37.97;-1.22;41
San Fernando de Henares;40.42;-3.53;41
Poble Sec;41.37;2.16;41
Mairena del Aljarafe;37.34;-6.06;41
Manacor;39.57;3.21;41
Écija;37.54;-5.08;40
Puerto Real;36.53;-6.19;40
Blanes;41.67;2.79;40
Granadilla de Abona;28.12;-16.58;40;1
Vic;41.93;2.25;40
Soria;41.76;-2.47;40
Lloret de Mar;41.7;2.85;39
Miranda de Ebro;42.69;-2.95;39
Andújar;38.04;-4.05;39
Igualada;41.58;1.62;39
Errenteria;43.31;-1.9;39
Rincón de la Victoria;36.72;-4.28;39
Sant Antoni;41.38;2.16;39
Burjassot;39.51;-0.41;38
Vilafranca del Penedès;41.35;1.7;38
el Camp de l’Arpa del Clot;41.41;2.18;38
Tomelloso;39.16;-3.02;38
Ontinyent;38.82;-0.61;38
Narón;43.5;-8.19;38
Vilagarcía de Arousa;42.6;-8.76;38
Los Realejos;28.38;-16.58;38;1
Ripollet;41.5;2.16;37
Ronda;36.74;-5.17;37
Los Palacios y Villafranca;37.16;-5.92;37
Arucas;28.12;-15.52;36;1
Llucmajor;39.49;2.89;36
el Guinardó;41.42;2.17;36
Realejo Alto;28.38;-16.59;36;1
La Rinconada;37.49;-5.98;36
El Vendrell;41.22;1.53;36
Don Benito;38.96;-5.86;36
Puerto del Rosario;28.5;-13.86;36;1
Úbeda;38.01;-3.37;36
Teruel;40.35;-1.11;35
Villena;38.64;-0.87;35
Mazarrón;37.6;-1.31;35
Cieza;38.24;-1.42;35
Tortosa;40.81;0.52;35
Alhaurín de la Torre;36.66;-4.56;35
Yecla;38.61;-1.11;35
San Pedro de Alcántara;36.49;-4.99;35
Tudela;42.06;-1.6;35
Burriana;39.89;-0.08;35
Águilas;37.41;-1.58;35
el Camp d’en Grassot i Gràcia Nova;41.41;2.17;34
Villajoyosa;38.51;-0.23;34
Sant Adrià de Besòs;41.43;2.22;34
el Poblenou;41.4;2.2;34
Almendralejo;38.68;-6.41;34
Olot;42.18;2.49;34
Montcada i Reixac;41.48;2.18;33
Oleiros;43.33;-8.32;33
Marratxí;39.62;2.73;33
Maspalomas;27.76;-15.59;33;1
Aranda de Duero;41.67;-3.69;33
Azuqueca de Henares;40.57;-3.27;33
Cambrils;41.07;1.06;32
Puerto de la Cruz;28.41;-16.55;32;1
Sant Joan Despí;41.37;2.06;32
Fort Pienc;41.39;2.18;32
El Carmel;41.42;2.16;32
Galapagar;40.58;-4;32
Santa Pola;38.19;-0.57;32
Castro-Urdiales;43.38;-3.22;32
Javea;38.78;0.17;32
Torre-Pacheco;37.74;-0.95;31
San Javier;37.81;-0.84;31
Camargo;43.41;-3.88;31
Santa Eulària des Riu;38.98;1.53;31
Arcos de la Frontera;36.75;-5.81;31
Leioa;43.33;-2.99;31
Valdepeñas;38.76;-3.38;31
Barberà del Vallès;41.52;2.12;31
Carballo;43.21;-8.69;31
Hellín;38.51;-1.7;31
San Andrés del Rabanedo;42.61;-5.62;31
Xirivella;39.47;-0.43;31
Alcázar de San Juan;39.39;-3.21;31
Manises;39.49;-0.46;31
la Marina de Port;41.36;2.14;30
Alaquàs;39.46;-0.46;30
Oliver-Valdefierro;41.64;-0.93;30
Puente-Genil;37.39;-4.77;30
Redondela;42.28;-8.61;30
Atamaría;37.6;-0.81;30
Pinar de Chamartín;40.48;-3.67;30
Puerto del Carmen;28.92;-13.67;30;1
Salt;41.97;2.79;30
Aldaia;39.47;-0.46;30
Arteixo;43.3;-8.51;30
Calp;38.64;0.04;30
Sestao;43.31;-3.01;29
Xàtiva;38.99;-0.52;29
Ingenio;27.92;-15.43;29;1
Inca;39.72;2.91;29
el Putxet i el Farró;41.41;2.14;29
San Roque;36.21;-5.38;29
Galdakao;43.23;-2.84;29
Totana;37.77;-1.5;29
Rota;36.63;-6.36;29
Ciutadella;40;3.84;29
La Sagrera;41.42;2.19;29
Maó;39.89;4.27;29
la Verneda i la Pau;41.42;2.2;29
Agüimes;27.91;-15.45;29;1
Sueca;39.2;-0.31;29
Crevillente;38.25;-0.81;29
Morón de la Frontera;37.12;-5.45;28
Oliva;38.92;-0.12;28
Sant Pere de Ribes;41.26;1.77;28
Carmona;37.47;-5.65;28
Algemesí;39.19;-0.44;28
Vinaròs;40.47;0.48;28
Durango;43.17;-2.63;28
Culleredo;43.29;-8.39;28
Coria del Río;37.29;-6.05;28
Sant Vicenç dels Horts;41.39;2.01;28
Almuñécar;36.73;-3.69;28
Sitges;41.24;1.81;28
Ribeira;42.75;-8.44;28
Eibar;43.18;-2.47;27
Premià de Mar;41.49;2.37;27
el Clot;41.41;2.19;27
Santa Uxía de Ribeira;42.55;-8.99;27
Novelda;38.38;-0.77;27
Catarroja;39.4;-0.4;27
Amés;42.9;-8.66;27
Martorell;41.47;1.93;27
Horta;41.44;2.16;27
Benicarló;40.42;0.43;27
Salou;41.08;1.14;27
Villarrobledo;39.27;-2.6;27
Níjar;36.97;-2.21;27
El Campello;38.43;-0.4;27
Villaviciosa de Odón;40.36;-3.9;26
Lebrija;36.92;-6.08;26
Caravaca;38.11;-1.86;26
Sant Andreu de la Barca;41.45;1.97;26
la Prosperitat;41.44;2.18;26
Pineda de Mar;41.63;2.69;26
Sant Martí de Provençals;41.42;2.2;26
Camas;37.4;-6.03;26
Marín;42.39;-8.7;26
Lepe;37.25;-7.2;26
Villanueva de la Serena;38.98;-5.8;26
Almozara;41.66;-0.9;26
el Baix Guinardó;41.41;2.17;26
Cangas do Morrazo;42.26;-8.78;26
Almansa;38.87;-1.1;26
Onda;39.96;-0.26;26
Jumilla;38.48;-1.32;26
Vilapicina i la Torre Llobeta;41.43;2.17;26
La Bonanova;41.41;2.13;26
Quart de Poblet;39.48;-0.44;25
Valls;41.29;1.25;25
Santa Perpètua de Mogoda;41.53;2.18;25
Almassora;39.95;-0.06;25
Iturrama;42.81;-1.66;25
Sarrià;41.4;2.12;25
Calahorra;42.31;-1.97;25
Martos;37.72;-3.97;25
Porta;41.43;2.18;25
Gáldar;28.15;-15.65;24;1
Adra;36.75;-3.02;24
Sants - Badal;41.37;2.13;24
Candelaria;28.35;-16.37;24;1
Calafell;41.2;1.57;24
Erandio;43.3;-2.97;24
Cullera;39.17;-0.25;24
Ibi;38.63;-0.57;24
Molins de Rei;41.42;2.02;24
la Maternitat i Sant Ramon;41.38;2.12;24
Icod de los Vinos;28.37;-16.71;24;1
Montilla;37.59;-4.64;24
Altea;38.6;-0.05;24
San Pedro del Pinatar;37.84;-0.79;24
Tacoronte;28.48;-16.41;24;1
Paiporta;39.43;-0.42;24
Priego de Córdoba;37.44;-4.2;24
Baza;37.49;-2.77;23
Alhaurín el Grande;36.64;-4.69;23
Olesa de Montserrat;41.54;1.89;23
el Besòs i el Maresme;41.41;2.22;23
Cambre;43.29;-8.35;23
Ponteareas;42.17;-8.5;23
Castellar del Vallès;41.62;2.08;23
Barbate;36.19;-5.92;23
Sant Pere, Santa Caterina i La Ribera;41.38;2.18;23
Vícar;36.83;-2.64;23
Alcalá la Real;37.46;-3.92;23
Tomares;37.37;-6.05;23
Llíria;39.63;-0.6;23
Zarautz;43.28;-2.17;23
Primer Ensanche;42.81;-1.65;23
Segundo Ensanche;42.81;-1.64;23
Mutxamel;38.42;-0.45;23
Mejorada del Campo;40.39;-3.48;22
Alboraya;39.5;-0.35;22
Palafrugell;41.92;3.16;22
Los Barrios;36.18;-5.49;22
El Masnou;41.48;2.32;22
Ciempozuelos;40.16;-3.62;22
Barañáin;42.81;-1.68;22
Arrasate / Mondragón;43.06;-2.49;22
Navas;41.42;2.19;22
Pilar de la Horadada;37.87;-0.79;22
Carrizal;27.91;-15.41;22;1
La Oliva;28.61;-13.93;22;1
Torre del Mar;36.74;-4.09;22
Sant Feliu de Guíxols;41.78;3.03;22
San Juan de Alicante;38.4;-0.44;22
Calatayud;41.35;-1.64;22
Moncada;39.55;-0.4;22
A Estrada;42.69;-8.49;22
Coín;36.66;-4.76;22
Esparreguera;41.54;1.87;22
Sant Antoni de Portmany;38.98;1.3;22
Nerja;36.75;-3.87;22
Almonte;37.26;-6.52;22
Torrelodones;40.58;-3.93;22
Laguna de Duero;41.58;-4.72;22
Carcaixent;39.12;-0.45;22
Mogán;27.88;-15.73;22;1
Palma del Río;37.7;-5.28;22
Navalcarnero;40.29;-4.01;22
Loja;37.17;-4.15;22
Medina del Campo;41.31;-4.91;22
Armilla;37.14;-3.63;21
Cabra;37.47;-4.44;21
Isla Cristina;37.2;-7.32;21
Cártama;36.71;-4.63;21
Requena;39.49;-1.1;21
Illescas;40.12;-3.85;21
Lalín;42.66;-8.11;21
Amposta;40.71;0.58;21
Las Torres de Cotillas;38.03;-1.24;21
l’Alfàs del Pi;38.58;-0.1;21
Conil de la Frontera;36.28;-6.09;21
Baena;37.62;-4.32;21
Vila-seca;41.11;1.15;21
Alfafar;39.42;-0.38;21
Pájara;28.35;-14.11;21;1
Maracena;37.21;-3.63;21
San Juan de Aznalfarache;37.36;-6.04;21
Los Llanos de Aridane;28.66;-17.92;21;1
Bétera;39.59;-0.46;21
Manlleu;42;2.28;21
Guía de Isora;28.21;-16.78;21;1
Mairena del Alcor;37.37;-5.75;21
Rojales;38.09;-0.73;21
Ribarroja del Turia;39.55;-0.57;20
La Pobla de Vallbona;39.6;-0.55;20
Guadix;37.3;-3.14;20
Ayamonte;37.21;-7.41;20
Provenals del Poblenou;41.41;2.2;20
Algete;40.6;-3.5;20
Roses;42.26;3.18;20
Aspe;38.35;-0.77;20
Montecanal;41.63;-0.94;20
Natahoyo;43.54;-5.68;20
Alhama de Murcia;37.85;-1.43;20
Tías;28.96;-13.65;20;1
Picassent;39.36;-0.46;20
Marchena;37.33;-5.42;20
Moguer;37.28;-6.84;20
Monforte de Lemos;42.52;-7.51;20
San Isidro;28.08;-16.56;20;1
Vilassar de Mar;41.51;2.39;19
Teguise;29.06;-13.56;19;1
Lora del Río;37.66;-5.53;19
Hernani;43.27;-1.98;19
El Arahal;37.26;-5.55;19
Manzanares;39;-3.37;19
Santa Brígida;28.03;-15.5;19;1
Almoradí;38.11;-0.79;19
Benavente;42;-5.68;19
Alcúdia;39.85;3.12;19
Puçol;39.62;-0.3;19
Moaña;42.28;-8.74;19
Silla;39.36;-0.41;19
Boiro;42.65;-8.88;19
Bailén;38.1;-3.78;19
Calella;41.61;2.65;19
Bormujos;37.37;-6.07;19
Chipiona;36.74;-6.44;19
Daimiel;39.07;-3.61;19
San Bartolomé;29;-13.61;19;1
La Bordeta;41.37;2.14;19
Malgrat de Mar;41.65;2.74;18
Sant Quirze del Vallès;41.53;2.08;18
El Viso del Alcor;37.39;-5.72;18
Banyoles;42.12;2.77;18
Laudio / Llodio;43.14;-2.96;18
Felanitx;39.47;3.15;18
San Martín de la Vega;40.21;-3.57;18
Archena;38.12;-1.3;18
Tavernes de la Valldigna;39.07;-0.27;18
Burlata;42.83;-1.62;18
Palamós;41.85;3.13;18
Benicàssim;40.05;0.07;18
Humanes de Madrid;40.25;-3.83;18
Tolosa;43.13;-2.08;18
Nigrán;42.14;-8.81;18
Aljaraque;37.27;-7.02;18
Callosa de Segura;38.12;-0.88;18
Cartaya;37.28;-7.15;18
San Lorenzo de El Escorial;40.59;-4.15;18
la Nucia;38.61;-0.13;18
Osuna;37.24;-5.1;18
Amorebieta;43.22;-2.73;18
Oria;43.26;-2.02;18
Teo;42.75;-8.5;18
Zubia;37.12;-3.58;18
Tarifa;36.01;-5.61;18
Lasarte;43.27;-2.02;18
La Unión;37.62;-0.88;18
Utebo;41.71;-1;18
Pozoblanco;38.38;-4.85;18
Güimar;28.31;-16.41;18;1
Huércal-Overa;37.39;-1.94;18
Parets del Vallès;41.57;2.23;18
Porriño;42.16;-8.62;17
El Astillero;43.4;-3.82;17
Ejea de los Caballeros;42.13;-1.14;17
Sanxenxo;42.4;-8.81;17
La Pineda;41.08;1.19;17
Vilaseca;42.06;2.26;17
Tui;42.05;-8.64;17
Pollença;39.88;3.02;17
Navalmoral de la Mata;39.89;-5.54;17
Ermitagaña;42.81;-1.66;17
Berga;42.1;1.85;17
Playa del Ingles;27.76;-15.58;17;1
Castilleja de la Cuesta;37.39;-6.05;17
Albolote;37.23;-3.66;17
Santa Cruz de la Palma;28.68;-17.76;17;1
Monzón;41.91;0.19;17
Villaquilambre;42.65;-5.56;17
Ubrique;36.68;-5.45;17
Mula;38.04;-1.49;17
Bermeo;43.42;-2.72;17
Barbastro;42.04;0.13;17
Torrox;36.76;-3.95;17
Caldes de Montbui;41.63;2.17;17
Sant Celoni;41.69;2.49;17
Villanueva de la Cañada;40.45;-4;17
Balaguer;41.79;0.81;17
Cardedeu;41.64;2.36;17
L’Eliana;39.57;-0.53;17
Tàrrega;41.65;1.14;17
Las Tres Torres;41.4;2.13;17
La Solana;38.94;-3.24;17
Las Cabezas de San Juan;36.98;-5.94;16
Hondarribia;43.37;-1.8;16
Zafra;38.43;-6.42;16
Alcañiz;41.05;-0.13;16
Las Gabias;37.14;-3.67;16
Guardamar del Segura;38.09;-0.66;16
Baeza;37.99;-3.47;16
Ermua;43.19;-2.5;16
Gernika-Lumo;43.32;-2.68;16
Viveiro;43.66;-7.59;16
Montijo;38.91;-6.62;16
Cehegín;38.09;-1.8;16
Seseña;40.1;-3.7;16
Mungia;43.35;-2.85;16
San Miguel De Abona;28.1;-16.62;16;1
La Roda;39.21;-2.16;16
Poio;42.45;-8.69;16
El Grao;39.97;0.01;16
Canovelles;41.62;2.28;16
Pasaia;43.33;-1.93;16
Corvera de Asturias;43.54;-5.89;16
Hostafrancs;41.38;2.14;16
La Carolina;38.28;-3.62;16
Barri Gòtic;41.38;2.18;16
Sant Just Desvern;41.38;2.07;16
Tarancón;40.01;-3.01;16
les Roquetes;41.45;2.18;16
Los Alcázares;37.74;-0.85;16
Vallcarca;41.41;2.14;16
el Turó de la Peira;41.43;2.17;16
Carlet;39.23;-0.52;16
Sant Carles de la Ràpita;40.62;0.6;16
Montornès del Vallès;41.54;2.27;16
Albal;39.4;-0.42;15
Vilalba;43.3;-7.68;15
Santafé;37.19;-3.72;15
Atarfe;37.22;-3.69;15
Tordera;41.7;2.72;15
Santomera;38.06;-1.05;15
Benetússer;39.42;-0.4;15
Arenys de Mar;41.58;2.55;15
Torredembarra;41.15;1.4;15
la Barceloneta;41.38;2.19;15
Massamagrell;39.57;-0.33;15
la Guineueta;41.44;2.17;15
Villanueva del Pardillo;40.49;-3.96;15
Berja;36.85;-2.95;15
Béjar;40.39;-5.76;15
Campo de Criptana;39.4;-3.12;15
=ET Africa/Addis_Ababa
Addis Ababa;9.02;38.75;2758
Dire Dawa;9.59;41.87;252
Mek’ele;13.5;39.48;216
Nazrēt;8.55;39.27;214
Bahir Dar;11.59;37.39;169
Gondar;12.6;37.47;154
Desē;11.13;39.63;136
Hawassa;7.06;38.48;133
Jimma;7.67;36.83;128
Bishoftu;8.75;38.98;104
Kombolcha;11.08;39.74;94
Harar;9.31;42.12;90
Sodo;6.86;37.76;86
Shashemenē;7.2;38.6;86
Hosa’ina;7.55;37.85;76
Arba Minch;6.03;37.55;70
Ādīgrat;14.28;39.46;65
Debre Mark’os;10.35;37.73;60
Debre Birhan;9.68;39.53;58
Jijiga;9.35;42.8;57
Inda Silasē;14.1;38.28;50
Ziway;7.93;38.72;49
Dīla;6.42;38.32;47
Hāgere Hiywet;8.98;37.85;44
Gambēla;8.25;34.58;42
Axum;14.12;38.72;41
Waliso;8.53;37.97;38
Yirga ’Alem;6.75;38.42;36
Mojo;8.59;39.12;35
Goba;7.02;39.98;34
Shakiso;5.76;38.91;34
Felege Neway;6.3;36.88;33
Āreka;7.07;37.7;33
Bodītī;6.97;37.87;33
Debre Tabor;11.85;38.02;33
Jinka;5.65;36.65;32
Gimbi;9.17;35.83;32
Āsbe Teferī;9.09;40.87;31
Korem;12.51;39.52;31
Āsosa;10.07;34.53;31
Butajīra;8.12;38.37;31
Metu;8.3;35.58;30
Āgaro;7.85;36.65;28
Kibre Mengist;5.88;38.98;28
Maych’ew;12.79;39.54;27
Werota;11.92;37.7;27
Dembī Dolo;8.53;34.8;27
Dubti;11.73;41.08;26
Fichē;9.8;38.73;26
K’olīto;7.32;38.08;26
Mendī;9.8;35.1;25
Debark’;13.16;37.9;25
Tippi;7.2;35.45;24
Kemisē;10.72;39.87;24
Āsasa;7.1;39.2;24
Genet;9.07;38.5;24
Finote Selam;10.7;37.27;23
Metahāra;8.9;39.92;23
Dodola;6.98;39.18;23
Addiet Canna;11.27;37.48;23
Ādīs Zemen;12.12;37.78;23
Hagere Maryam;5.63;38.24;22
Burē;10.7;37.07;22
Robīt;12.02;39.63;21
Asaita;11.57;41.44;20
Bedelē;8.46;36.35;20
Nejo;9.5;35.5;20
Sebeta;8.92;38.62;20
Batī;11.19;40.02;19
Bonga;7.28;36.23;19
Bako;5.78;36.57;18
Yabēlo;4.88;38.08;18
Bedēsa;8.9;40.78;18
Wenjī;8.45;39.28;17
Ginir;7.14;40.71;17
Gebre Guracha;9.8;38.4;17
Bichena;10.45;38.2;16
Gelemso;8.82;40.52;16
Shambu;9.57;37.1;15
Abomsa;9.98;39.98;15
=FI Europe/Helsinki
Helsinki;60.17;24.94;558
Espoo;60.21;24.65;257
Tampere;61.5;23.79;203
Vantaa;60.29;25.04;190
Turku;60.45;22.27;176
Oulu;65.01;25.47;129
Lahti;60.98;25.66;99
Kuopio;62.89;27.68;89
Jyväskylä;62.24;25.72;85
Pori;61.48;21.78;77
Lappeenranta;61.06;28.19;59
Vaasa;63.1;21.62;57
Kotka;60.47;26.95;55
Joensuu;62.6;29.76;53
Hämeenlinna;61;24.46;47
Porvoo;60.39;25.67;47
Mikkeli;61.69;27.27;47
Hyvinge;60.63;24.87;44
Järvenpää;60.47;25.09;38
Nurmijärvi;60.46;24.81;37
Rauma;61.13;21.51;37
Mellunkylä;60.23;25.1;36
Lohja;60.25;24.07;36
Vuosaari;60.21;25.14;36
Kokkola;63.84;23.13;36
Kajaani;64.23;27.73;35
Rovaniemi;66.5;25.72;35
Tuusula;60.4;25.03;35
Kirkkonummi;60.12;24.44;33
Seinäjoki;62.79;22.83;32
Kerava;60.4;25.11;31
Kouvola;60.87;26.7;31
Imatra;61.17;28.75;30
Nokia;61.47;23.5;29
Savonlinna;61.87;28.88;27
Kallio;60.18;24.95;27
Riihimäki;60.74;24.78;26
Kaarela;60.25;24.88;26
Vihti;60.42;24.32;26
Salo;60.38;23.13;25
Kangasala;61.46;24.08;24
Raisio;60.49;22.17;24
Karhula;60.52;26.93;23
Kemi;65.74;24.56;23
Iisalmi;63.56;27.19;23
Varkaus;62.32;27.87;22
Raahe;64.68;24.48;22
Ylöjärvi;61.56;23.6;22
Hamina;60.57;27.2;22
Kaarina;60.41;22.37;22
Tornio;65.85;24.15;21
Heinola;61.21;26.04;21
Hollola;61.05;25.43;20
Valkeakoski;61.26;24.03;20
Siilinjärvi;63.08;27.67;20
Lauttasaari;60.16;24.87;20
Sibbo;60.38;25.27;19
Jakobstad;63.67;22.7;19
Lempäälä;61.32;23.75;18
Mäntsälä;60.63;25.32;18
Forssa;60.81;23.62;18
Kuusamo;65.97;29.18;17
Munkkiniemi;60.2;24.88;17
Haukipudas;65.18;25.35;17
Korsholm;63.11;21.68;17
Laukaa;62.41;25.95;17
Anjala;60.68;26.83;17
Uusikaupunki;60.8;21.41;16
Janakkala;60.9;24.6;16
Pirkkala;61.46;23.63;16
Väståboland;60.3;22.3;15
Lovisa;60.46;26.23;15
Jämsä;61.86;25.19;15
Lieto;60.51;22.46;15
=FJ Pacific/Fiji
Suva;-18.14;178.44;77
Lautoka;-17.62;177.45;53
Nadi;-17.8;177.42;42
Labasa;-16.43;179.36;28
=FK Atlantic/Stanley
Stanley;-51.69;-57.86;2
=FM Pacific/Chuuk
Weno;7.45;151.84;14
=FO Atlantic/Faroe
Tórshavn;62.01;-6.77;13
=FR Europe/Paris
Paris;48.85;2.35;2139
Marseille;43.3;5.38;795
Lyon;45.75;4.85;472
Toulouse;43.6;1.44;433
Nice;43.7;7.27;339
Nantes;47.22;-1.55;277
Strasbourg;48.58;7.75;275
Montpellier;43.61;3.88;248
Bordeaux;44.84;-0.58;232
Lille;50.63;3.06;228
Rennes;48.11;-1.67;209
Reims;49.27;4.03;197
Le Havre;49.49;0.11;186
Cergy-Pontoise;49.04;2.08;183
Saint-Étienne;45.43;4.39;176
Toulon;43.12;5.93;169
Angers;47.47;-0.55;168
Grenoble;45.18;5.71;159
Dijon;47.32;5.02;150
Nîmes;43.83;4.36;148
Aix-en-Provence;43.53;5.45;147
Saint-Quentin-en-Yvelines;48.77;2.02;147
Brest;48.39;-4.49;145
Le Mans;48;0.2;145
Amiens;49.9;2.3;143
Tours;47.39;0.7;142
Limoges;45.83;1.25;141
Clermont-Ferrand;45.78;3.09;139
Villeurbanne;45.77;4.88;131
Besançon;47.25;6.02;128
Orléans;47.9;1.9;124
Metz;49.12;6.17;124
Rouen;49.44;1.1;113
Mulhouse;47.75;7.33;111
Perpignan;42.7;2.9;111
Caen;49.19;-0.36;111
Boulogne-Billancourt;48.84;2.24;109
Nancy;48.68;6.18;105
Argenteuil;48.95;2.25;101
Saint-Denis;48.94;2.35;96
Roubaix;50.69;3.17;96
Tourcoing;50.72;3.16;92
Montreuil;48.86;2.44;91
Avignon;43.95;4.81;90
Marseille 13;43.32;5.41;89
Asnières-sur-Seine;48.92;2.28;87
Nanterre;48.89;2.21;87
Poitiers;46.58;0.34;86
Versailles;48.8;2.13;85
Courbevoie;48.9;2.26;85
Créteil;48.79;2.47;85
Pau;43.31;-0.36;83
Colombes;48.92;2.25;82
Vitry-sur-Seine;48.79;2.4;81
Aulnay-sous-Bois;48.94;2.49;81
Marseille 08;43.27;5.38;79
Marseille 15;43.37;5.35;78
Marseille 09;43.25;5.41;77
La Rochelle;46.16;-1.15;77
Champigny-sur-Marne;48.82;2.49;77
Rueil-Malmaison;48.88;2.19;77
Antibes;43.59;7.11;76
Saint-Maur-des-Fossés;48.79;2.49;75
Calais;50.95;1.86;74
Béziers;43.34;3.21;74
Dunkerque;51.03;2.38;71
Aubervilliers;48.92;2.38;71
Cannes;43.55;7.01;70
Mérignac;44.84;-0.65;70
Bourges;47.08;2.4;68
Saint-Nazaire;47.28;-2.21;67
Colmar;48.08;7.36;65
Valence;44.93;4.91;64
Quimper;48;-4.1;64
Drancy;48.93;2.45;62
Noisy-le-Grand;48.85;2.56;62
Villeneuve-d’Ascq;50.62;3.17;62
La Seyne-sur-Mer;43.1;5.88;62
Levallois-Perret;48.89;2.29;62
Marseille 14;43.34;5.38;62
Chambéry;45.57;5.92;62
Issy-les-Moulineaux;48.82;2.28;61
Neuilly-sur-Seine;48.88;2.27;61
Troyes;48.3;4.09;61
Antony;48.75;2.3;60
La Roche-sur-Yon;46.67;-1.43;59
Marseille 12;43.3;5.44;59
Lorient;47.75;-3.37;58
Sarcelles;49;2.38;58
Pessac;44.81;-0.63;58
Ivry-sur-Seine;48.82;2.38;58
Évreux;49.02;1.15;58
Vénissieux;45.7;4.89;58
Cergy;49.04;2.08;58
Clichy;48.9;2.31;57
Marseille 11;43.29;5.44;57
Saint-Quentin;49.85;3.29;55
Niort;46.32;-0.46;55
Belfort;47.64;6.85;55
Ajaccio;41.92;8.74;54
Vannes;47.66;-2.76;54
Sartrouville;48.95;2.19;54
Maisons-Alfort;48.81;2.44;54
Meaux;48.96;2.88;54
Blois;47.59;1.33;54
Brive-la-Gaillarde;45.16;1.53;53
Arles;43.68;4.63;53
Beauvais;49.43;2.08;53
Châteauroux;46.81;1.69;53
Cholet;47.06;-0.88;53
Fréjus;43.43;6.74;53
Pantin;48.89;2.41;53
Saint-Brieuc;48.52;-2.77;53
Montauban;44.02;1.36;52
Charleville-Mézières;49.77;4.72;52
Albi;43.93;2.15;52
Tarbes;43.23;0.08;52
Fontenay-sous-Bois;48.85;2.48;52
Évry;48.63;2.44;52
Clamart;48.8;2.27;51
Marseille 10;43.28;5.42;51
Châlons-en-Champagne;48.95;4.37;51
Narbonne;43.18;3;51
Saint-Malo;48.65;-2.01;51
Laval;48.07;-0.76;50
Hyères;43.12;6.13;50
Carcassonne;43.21;2.35;50
Angoulême;45.65;0.15;49
Annecy;45.91;6.13;49
Bondy;48.9;2.49;48
Le Blanc-Mesnil;48.94;2.46;48
Villejuif;48.79;2.36;48
Grasse;43.66;6.93;48
Sevran;48.94;2.53;47
Castres;43.61;2.24;47
Chalon-sur-Saône;46.78;4.85;47
Marseille 04;43.3;5.4;47
Arras;50.29;2.78;47
Boulogne-sur-Mer;50.73;1.61;47
Chelles;48.88;2.59;47
Cagnes-sur-Mer;43.66;7.15;47
Saint-Herblain;47.22;-1.65;47
Douai;50.37;3.08;47
Épinay-sur-Seine;48.95;2.32;46
Vincennes;48.85;2.44;46
Martigues;43.41;5.06;46
Marseille 03;43.3;5.38;45
Bourg-en-Bresse;46.21;5.23;45
Bobigny;48.91;2.45;45
Montluçon;46.34;2.6;45
Aubagne;43.29;5.57;45
Valenciennes;50.36;3.53;45
Suresnes;48.87;2.23;45
Meudon;48.81;2.23;45
Marseille 05;43.3;5.4;45
Bayonne;43.49;-1.47;44
Istres;43.51;4.99;44
Thionville;49.36;6.16;44
Mantes-la-Jolie;48.99;1.72;44
Compiègne;49.42;2.83;44
Nevers;46.99;3.16;44
Chartres;48.45;1.49;44
Marseille 06;43.29;5.38;43
Le Cannet;43.58;7.02;43
Wattrelos;50.7;3.22;43
Caluire-et-Cuire;45.79;4.85;43
Gap;44.56;6.08;43
Talence;44.81;-0.59;43
Alès;44.12;4.08;42
Gennevilliers;48.93;2.3;42
Saint-Priest;45.7;4.94;42
Rosny-sous-Bois;48.87;2.5;42
Auxerre;47.8;3.57;42
Salon-de-Provence;43.64;5.09;41
Saint-Germain-en-Laye;48.9;2.09;41
Bastia;42.7;9.45;41
Marseille 01;43.3;5.38;41
Sète;43.4;3.69;41
Anglet;43.49;-1.52;41
Puteaux;48.88;2.24;41
Corbeil-Essonnes;48.61;2.49;41
Garges-lès-Gonesse;48.97;2.4;40
Roanne;46.04;4.07;40
Savigny-sur-Orge;48.68;2.35;40
Épinal;48.18;6.45;40
Livry-Gargan;48.92;2.54;40
Saint-Ouen;48.91;2.33;39
Rezé;47.18;-1.55;39
Montigny-le-Bretonneux;48.77;2.03;39
Noisy-le-Sec;48.89;2.46;39
Melun;48.55;2.65;39
Bagneux;48.8;2.31;39
Massy;48.73;2.28;39
Haguenau;48.82;7.79;39
Montrouge;48.82;2.31;39
Marcq-en-Barœul;50.67;3.08;39
Vitrolles;43.46;5.25;39
Draguignan;43.54;6.46;39
Lens;50.43;2.83;38
Gagny;48.88;2.53;38
Saint-Chamond;45.48;4.51;38
Bron;45.74;4.91;38
Vaulx-en-Velin;45.79;4.93;37
Joué-lès-Tours;47.35;0.67;37
Alfortville;48.81;2.42;37
La Courneuve;48.93;2.4;37
Châtellerault;46.82;0.55;37
Villepinte;48.96;2.53;37
Cambrai;50.18;3.23;36
Poissy;48.93;2.05;36
Conflans-Sainte-Honorine;49;2.1;36
Mont-de-Marsan;43.89;-0.5;36
Plaisir;48.82;1.95;36
Marseille 07;43.28;5.36;36
Marignane;43.42;5.21;36
Dieppe;49.92;1.08;36
Montélimar;44.55;4.75;36
Tremblay-en-France;48.95;2.57;36
Choisy-le-Roi;48.77;2.42;36
Saint-Martin-d’Hères;45.18;5.76;36
Mâcon;46.31;4.83;35
Romans-sur-Isère;45.05;5.07;35
Saint-Raphaël;43.42;6.77;35
Pontault-Combault;48.8;2.61;35
Six-Fours-les-Plages;43.09;5.82;35
Périgueux;45.19;0.71;35
Aurillac;44.93;2.44;35
Neuilly-sur-Marne;48.85;2.55;34
Liévin;50.42;2.78;34
Agen;44.2;0.62;34
Franconville;48.98;2.23;34
Sainte-Geneviève-des-Bois;48.65;2.32;34
Maubeuge;50.28;3.97;34
Bagnolet;48.87;2.42;34
Saumur;47.26;-0.08;33
Biarritz;43.48;-1.56;33
La Ciotat;43.17;5.6;33
Échirolles;45.15;5.71;33
Villefranche-sur-Saône;45.99;4.72;33
Châtenay-Malabry;48.77;2.27;33
Stains;48.95;2.38;33
Châtillon;48.8;2.29;32
Vienne;45.53;4.87;32
Schiltigheim;48.61;7.75;32
Les Mureaux;48.99;1.91;32
Le Perreux-sur-Marne;48.85;2.5;32
Guyancourt;48.77;2.07;32
Palaiseau;48.72;2.25;32
Saint-Dizier;48.64;4.95;32
Creil;49.26;2.48;32
Vandœuvre-lès-Nancy;48.65;6.18;32
Thonon-les-Bains;46.37;6.48;32
Béthune;50.53;2.64;32
Colomiers;43.61;1.33;31
Nogent-sur-Marne;48.84;2.48;31
Athis-Mons;48.71;2.39;31
Viry-Châtillon;48.67;2.39;31
Houilles;48.92;2.19;31
Soissons;49.38;3.32;31
Dreux;48.74;1.37;31
Charenton-le-Pont;48.82;2.41;31
Villeneuve-Saint-Georges;48.73;2.45;31
Élancourt;48.78;1.96;31
Alençon;48.43;0.09;31
Sotteville-lès-Rouen;49.41;1.09;31
Orange;44.14;4.81;31
Villenave-d’Ornon;44.78;-0.57;30
Pontoise;49.05;2.1;30
Villiers-sur-Marne;48.83;2.55;30
Chatou;48.89;2.16;30
Goussainville;49.01;2.47;30
Lomme;50.64;2.99;30
Vierzon;47.22;2.07;30
Saint-Médard-en-Jalles;44.9;-0.72;30
Thiais;48.76;2.4;30
Carpentras;44.06;5.05;30
L’Haÿ-les-Roses;48.78;2.34;30
Menton;43.78;7.5;30
Saint-Laurent-du-Var;43.67;7.19;30
Saintes;45.75;-0.63;30
Rochefort;45.94;-0.97;29
Malakoff;48.82;2.3;29
Draveil;48.68;2.41;29
Saint-Leu;46.73;4.5;29
Saint-Sébastien-sur-Loire;47.21;-1.5;29
Le Chesnay;48.82;2.12;29
Tournefeuille;43.59;1.32;29
Clichy-sous-Bois;48.91;2.55;29
Chaumont;48.11;5.14;29
Saint-Étienne-du-Rouvray;49.38;1.1;29
Meyzieu;45.77;5;29
Yerres;48.72;2.49;29
Montbéliard;47.51;6.8;29
Saint-Cloud;48.85;2.2;29
Sens;48.2;3.28;29
Laon;49.56;3.63;29
Lambersart;50.65;3.03;29
Trappes;48.77;2.02;28
Rodez;44.35;2.57;28
Bergerac;44.85;0.48;28
Annemasse;46.19;6.24;28
La Garde;43.12;6.01;28
Ermont;48.99;2.26;28
Rillieux-la-Pape;45.82;4.9;28
Villemomble;48.88;2.5;28
Pierrefitte-sur-Seine;48.97;2.36;28
Le Kremlin-Bicêtre;48.81;2.36;28
Champs-sur-Marne;48.85;2.6;28
Aix-les-Bains;45.69;5.91;28
Bezons;48.92;2.21;28
Vallauris;43.58;7.05;27
Taverny;49.03;2.22;27
Illkirch-Graffenstaden;48.53;7.72;27
La Teste-de-Buch;44.63;-1.15;27
Épernay;49.04;3.96;27
Villiers-le-Bel;49.01;2.4;27
Vichy;46.13;3.43;27
Sannois;48.97;2.25;27
Gonesse;48.99;2.45;27
Vigneux-sur-Seine;48.7;2.41;27
Cavaillon;43.83;5.04;27
Rambouillet;48.64;1.83;27
Cherbourg-Octeville;49.64;-1.62;27
Armentières;50.69;2.88;27
Lunel;43.68;4.14;27
Cachan;48.8;2.34;27
Le Grand-Quevilly;49.4;1.05;27
Abbeville;50.11;1.84;26
La Garenne-Colombes;48.9;2.25;26
Montigny-lès-Metz;49.1;6.15;26
Vanves;48.82;2.29;26
Vernon;49.09;1.46;26
Savigny-le-Temple;48.57;2.58;26
Dole;47.09;5.49;26
Villeneuve-sur-Lot;44.41;0.7;26
Les Ulis;48.68;2.17;26
Marseille 02;43.3;5.37;26
Oyonnax;46.26;5.66;26
Oullins;45.71;4.81;26
Le Creusot;46.81;4.42;26
Hénin-Beaumont;50.41;2.96;25
Orvault;47.27;-1.62;25
Coudekerque-Branche;51.02;2.39;25
Herblay;48.99;2.17;25
Ris-Orangis;48.65;2.41;25
Sucy-en-Brie;48.77;2.53;25
Grigny;48.65;2.39;25
Fresnes;48.76;2.32;25
Romainville;48.89;2.43;25
Fontenay-aux-Roses;48.79;2.29;25
Décines-Charpieu;45.77;4.96;25
Saint-Dié-des-Vosges;48.28;6.95;25
Fontaine;45.19;5.69;25
Auch;43.65;0.59;24
Bruay-la-Buissière;50.48;2.55;24
Lisieux;49.15;0.23;24
Sarreguemines;49.11;7.07;24
Torcy;48.85;2.65;24
Gradignan;44.77;-0.61;24
Lanester;47.76;-3.34;24
Brétigny-sur-Orge;48.61;2.31;24
Muret;43.46;1.33;24
Bois-Colombes;48.92;2.27;24
Blagnac;43.63;1.39;24
Hérouville-Saint-Clair;49.21;-0.31;24
Libourne;44.91;-0.24;24
Le Bouscat;44.86;-0.6;24
Miramas;43.59;5;24
Beaune;47.02;4.84;24
Brunoy;48.69;2.49;24
Eaubonne;49;2.28;24
Villeparisis;48.94;2.61;24
Montfermeil;48.9;2.58;24
Sèvres;48.82;2.22;24
Fougères;48.35;-1.2;24
Saint-Pol-sur-Mer;51.03;2.34;24
La Madeleine;50.65;3.08;24
Gif-sur-Yvette;48.68;2.13;24
Bourgoin-Jallieu;45.59;5.27;24
Bègles;44.81;-0.55;24
Cahors;44.45;1.44;23
Hazebrouck;50.72;2.54;23
Millau;44.1;3.08;23
Grande-Synthe;51.02;2.3;23
La Valette-du-Var;43.14;5.98;23
Moulins;46.56;3.33;23
Mont-Saint-Aignan;49.46;1.09;23
Étampes;48.44;2.16;23
Mons-en-Barœul;50.63;3.12;23
Agde;43.31;3.48;23
Saint-Ouen-l’Aumône;49.04;2.12;23
Vertou;47.17;-1.47;23
Montgeron;48.71;2.45;23
Maisons-Laffitte;48.95;2.15;23
Le Puy-en-Velay;45.04;3.89;23
Le Petit-Quevilly;49.41;1.06;23
Lormont;44.88;-0.52;23
Olivet;47.86;1.9;23
Achères;48.96;2.07;23
Ozoir-la-Ferrière;48.77;2.67;23
Le Plessis-Robinson;48.79;2.27;23
Cenon;44.86;-0.53;22
Combs-la-Ville;48.66;2.57;22
Dax;43.71;-1.05;22
Frontignan;43.45;3.75;22
Voiron;45.36;5.59;22
Loos;50.61;3.02;22
Le Mée-sur-Seine;48.53;2.63;22
Villeneuve-la-Garenne;48.94;2.31;22
Fécamp;49.76;0.37;22
Cormeilles-en-Parisis;48.97;2.2;22
Sainte-Foy-lès-Lyon;45.73;4.8;22
Verdun;49.16;5.38;22
Vélizy-Villacoublay;48.78;2.19;22
Saint-Lô;49.12;-1.09;22
Lunéville;48.59;6.49;22
Deuil-la-Barre;48.98;2.33;22
La Celle-Saint-Cloud;48.85;2.15;22
Annecy-le-Vieux;45.92;6.14;22
Sceaux;48.78;2.29;22
Lannion;48.73;-3.46;21
Denain;50.33;3.39;21
Allauch;43.34;5.48;21
Concarneau;47.88;-3.92;21
Eysines;44.88;-0.65;21
Croix;50.68;3.15;21
Forbach;49.19;6.89;21
Manosque;43.83;5.79;21
Saint-Mandé;48.84;2.42;21
Montmorency;48.99;2.34;21
Gardanne;43.45;5.47;21
Les Lilas;48.88;2.42;21
Fleury-les-Aubrais;47.93;1.92;21
Dammarie-les-Lys;48.52;2.65;21
Roissy-en-Brie;48.79;2.65;21
Saint-Genis-Laval;45.7;4.79;21
Saint-Louis;47.59;7.56;21
Cognac;45.7;-0.33;21
Saint-Michel-sur-Orge;48.63;2.31;21
Longjumeau;48.7;2.31;21
Bressuire;46.84;-0.49;21
Vauréal;49.03;2.03;21
Lons-le-Saunier;46.68;5.56;21
Ploemeur;47.73;-3.43;21
Lagny-sur-Marne;48.87;2.72;21
Sedan;49.7;4.94;21
Orly;48.75;2.39;21
Pontarlier;46.9;6.36;20
Chamalières;45.77;3.07;20
Meylan;45.21;5.78;20
Montceau-les-Mines;46.67;4.37;20
Halluin;50.79;3.13;20
Riom;45.89;3.11;20
Chevilly-Larue;48.76;2.35;20
La Defense;48.89;2.24;20
Sainte-Marguerite;43.26;5.4;20
Romorantin-Lanthenay;47.37;1.75;20
Mantes-la-Ville;48.97;1.7;20
Pertuis;43.69;5.5;20
Morsang-sur-Orge;48.66;2.35;20
Vesoul;47.63;6.14;20
Saint-Jean-de-Braye;47.91;1.98;20
Les Pennes-Mirabeau;43.41;5.31;20
Cluses;46.06;6.57;20
Bourg-lès-Valence;44.95;4.89;20
Villefontaine;45.61;5.15;20
Saint-Gratien;48.97;2.29;20
Les Pavillons-sous-Bois;48.91;2.51;20
Fontainebleau;48.41;2.7;20
Hem;50.65;3.19;20
Nogent-sur-Oise;49.27;2.47;20
Bagnols-sur-Cèze;44.16;4.62;20
Couëron;47.22;-1.72;19
Écully;45.77;4.78;19
Cran-Gevrier;45.9;6.1;19
Wasquehal;50.67;3.13;19
Mandelieu-la-Napoule;43.55;6.94;19
Vendôme;47.79;1.07;19
Louviers;49.22;1.17;19
Gujan-Mestras;44.64;-1.07;19
Sanary-sur-Mer;43.12;5.8;19
Senlis;49.21;2.59;19
Albertville;45.67;6.39;19
Limeil-Brévannes;48.74;2.49;19
Jouy-le-Moutier;49.01;2.04;19
Marmande;44.5;0.17;19
Royan;45.63;-1.03;19
Maurepas;48.76;1.93;19
Digne-les-Bains;44.09;6.23;19
Mougins;43.6;7;19
Challans;46.84;-1.87;19
Sélestat;48.26;7.45;19
Garches;48.84;2.18;19
Bourg-la-Reine;48.78;2.32;19
Chilly-Mazarin;48.71;2.32;19
Équeurdreville-Hainneville;49.65;-1.65;19
Cournon-d’Auvergne;45.74;3.2;19
Chaville;48.81;2.19;19
Neuilly-Plaisance;48.86;2.51;19
Bonneuil-sur-Marne;48.77;2.48;19
Sorgues;44.01;4.87;19
Vence;43.72;7.11;19
Saint-Barthélémy;43.33;5.4;19
Le Plessis-Trévise;48.81;2.57;19
Bar-le-Duc;48.77;5.16;19
Seynod;45.89;6.09;19
Mitry-Mory;48.98;2.62;19
Carvin;50.49;2.96;19
Limay;49;1.74;19
La Flèche;47.7;-0.08;19
Plaisance-du-Touch;43.57;1.3;19
La Chapelle-sur-Erdre;47.3;-1.55;18
Avion;50.41;2.83;18
Annonay;45.24;4.67;18
Ronchin;50.6;3.09;18
Mauguio;43.62;4.01;18
Chennevières-sur-Marne;48.8;2.54;18
Autun;46.95;4.3;18
Saint-Avold;49.1;6.7;18
Tourlaville;49.64;-1.57;18
Saint-Omer;50.75;2.26;18
Argentan;48.74;-0.02;18
Givors;45.59;4.77;18
Joinville-le-Pont;48.83;2.47;18
Carquefou;47.3;-1.49;18
Cestas;44.74;-0.68;18
Castelnau-le-Lez;43.63;3.9;18
Montigny-lès-Cormeilles;48.98;2.2;18
La Crau;43.15;6.07;18
Firminy;45.39;4.29;18
Orsay;48.7;2.19;18
Saint-Amand-les-Eaux;50.45;3.43;18
La Pomme;43.29;5.44;18
Le Pré-Saint-Gervais;48.89;2.4;18
Lucé;48.44;1.46;18
Les Clayes-sous-Bois;48.82;1.99;18
La Baule-Escoublac;47.29;-2.36;18
Sin-le-Noble;50.36;3.13;18
Toul;48.68;5.89;18
Marseille 16;43.36;5.33;18
Villeneuve-le-Roi;48.74;2.4;18
Mazargues;43.25;5.4;18
Saint-Jean-de-la-Ruelle;47.91;1.86;18
Morlaix;48.58;-3.83;18
Montargis;48;2.73;17
Soisy-sous-Montmorency;48.99;2.3;17
Bischheim;48.62;7.75;17
Flers;48.74;-0.57;17
Marly-le-Roi;48.87;2.08;17
Lattes;43.57;3.9;17
Saint-Cyr-sur-Loire;47.4;0.67;17
Fos-sur-Mer;43.44;4.94;17
Arcueil;48.8;2.33;17
Lingolsheim;48.56;7.68;17
Vitré;48.12;-1.21;17
Vitry-le-François;48.72;4.58;17
Elbeuf;49.29;1;17
Pamiers;43.12;1.61;17
Montereau-Fault-Yonne;48.38;2.95;17
Tulle;45.27;1.77;17
L’Isle-sur-la-Sorgue;43.92;5.05;17
Octeville;49.63;-1.64;17
Tassin-la-Demi-Lune;45.75;4.79;17
Bouguenais;47.18;-1.62;17
Verneuil-sur-Seine;48.97;1.96;17
Verrières-le-Buisson;48.75;2.27;17
Pontivy;48.07;-2.96;17
Le Vésinet;48.89;2.13;17
Sallanches;45.94;6.63;17
Montivilliers;49.55;0.19;17
Domont;49.03;2.33;17
Blanquefort;44.91;-0.64;17
Douarnenez;48.1;-4.33;17
Le Camas;43.29;5.39;17
Osny;49.07;2.06;17
Le Pecq;48.89;2.1;17
Guérande;47.33;-2.43;17
Floirac;44.83;-0.53;16
Saint-Cyr-l’École;48.8;2.07;16
Laxou;48.68;6.15;16
Fontenay-le-Comte;46.47;-0.81;16
Moissy-Cramayel;48.63;2.6;16
Saran;47.95;1.88;16
Bry-sur-Marne;48.84;2.52;16
Cesson-Sévigné;48.12;-1.6;16
Le Pontet;43.96;4.86;16
Montbrison;45.61;4.07;16
Faches-Thumesnil;50.58;3.07;16
Viroflay;48.8;2.16;16
Les Sables-d’Olonne;46.5;-1.78;16
Saint-Loup;43.28;5.43;16
Saint-Leu-la-Forêt;49.02;2.25;16
Saint-Fons;45.71;4.85;16
Landerneau;48.45;-4.25;16
Saint-Avertin;47.36;0.74;16
Châteaudun;48.07;1.34;16
Issoire;45.54;3.25;16
Gien;47.69;2.63;16
Bayeux;49.28;-0.7;16
Gentilly;48.81;2.34;16
Château-Thierry;49.05;3.4;16
Port-de-Bouc;43.41;4.98;16
Saint-Égrève;45.23;5.68;16
Villers-lès-Nancy;48.67;6.15;16
Brie-Comte-Robert;48.69;2.61;16
Boissy-Saint-Léger;48.75;2.51;16
Guéret;46.17;1.87;16
Chenôve;47.29;5;16
Lourdes;43.1;-0.05;16
Wittenheim;47.81;7.33;16
Canteleu;49.44;1.02;16
Crépy-en-Valois;49.23;2.89;16
Haubourdin;50.61;2.99;16
Berck-Plage;50.41;1.56;16
Les Herbiers;46.87;-1.02;16
Yutz;49.36;6.19;16
Outreau;50.71;1.59;16
Berck;50.4;1.6;16
Mayenne;48.3;-0.61;16
Audincourt;47.48;6.85;16
Balma;43.61;1.5;16
Hautmont;50.25;3.92;16
Lognes;48.84;2.63;16
Hayange;49.33;6.06;16
Tergnier;49.66;3.3;15
Carrières-sous-Poissy;48.95;2.04;15
Illzach;47.77;7.35;15
Pont-à-Mousson;48.91;6.06;15
Cugnaux;43.54;1.34;15
Éragny;49.02;2.1;15
Noisiel;48.85;2.62;15
La Blancarde;43.3;5.41;15
Saint-Pierre-des-Corps;47.39;0.75;15
Coulommiers;48.81;3.08;15
Montesson;48.91;2.14;15
Saint-Maximin-la-Sainte-Baume;43.45;5.86;15
Les Olives;43.32;5.46;15
Noyon;49.58;3;15
Brignoles;43.41;6.06;15
Avon;48.4;2.72;15
Roissy-en-France;49;2.52;3
=GA Africa/Libreville
Libreville;0.39;9.45;578
Port-Gentil;-0.72;8.78;109
Franceville;-1.63;13.58;43
Oyem;1.6;11.58;31
Moanda;-1.57;13.2;30
Mouila;-1.87;11.06;22
Lambaréné;-0.7;10.24;21
Tchibanga;-2.93;10.98;19
Koulamoutou;-1.14;12.46;16
=GB Europe/London
London;51.51;-0.13;7557
Birmingham;52.48;-1.9;984
Liverpool;53.41;-2.98;864
Nottingham;52.95;-1.15;730
Sheffield;53.38;-1.47;685
Bristol;51.46;-2.6;617
Glasgow;55.87;-4.26;592
Leicester;52.64;-1.13;509
Edinburgh;55.95;-3.2;465
Leeds;53.8;-1.55;455
Cardiff;51.48;-3.18;447
Manchester;53.48;-2.24;396
Stoke-on-Trent;53;-2.19;373
Coventry;52.41;-1.51;359
Sunderland;54.9;-1.38;335
Brent;51.55;-0.3;329
Birkenhead;53.39;-3.01;325
Islington;51.54;-0.1;319
Reading;51.46;-0.97;318
Kingston upon Hull;53.74;-0.34;314
Preston;53.76;-2.7;313
Newport;51.59;-3;307
Swansea;51.62;-3.94;300
Bradford;53.79;-1.75;299
Southend-on-Sea;51.54;0.71;295
Belfast;54.6;-5.93;275
Derby;52.92;-1.48;270
Plymouth;50.37;-4.14;260
Luton;51.88;-0.42;258
Wolverhampton;52.59;-2.12;253
City of Westminster;51.5;-0.14;248
Southampton;50.9;-1.4;246
Blackpool;53.82;-3.05;239
Milton Keynes;52.04;-0.76;230
Bexley;51.44;0.15;228
Northampton;52.25;-0.88;216
Archway;51.57;-0.13;216
Norwich;52.63;1.3;213
Dudley;52.5;-2.08;199
Aberdeen;57.14;-2.1;197
Portsmouth;50.8;-1.09;194
Newcastle upon Tyne;54.97;-1.61;192
Sutton;51.35;-0.2;188
Swindon;51.56;-1.78;186
Crawley;51.11;-0.18;181
Ipswich;52.06;1.16;179
Wigan;53.54;-2.64;175
Croydon;51.38;-0.1;173
Walsall;52.59;-1.98;172
Mansfield;53.13;-1.2;172
Oxford;51.75;-1.26;171
Warrington;53.39;-2.58;165
Slough;51.51;-0.6;164
Bournemouth;50.72;-1.88;164
Peterborough;52.57;-0.25;163
Cambridge;52.2;0.12;158
Doncaster;53.52;-1.13;158
York;53.96;-1.08;154
Poole;50.71;-1.98;150
Gloucester;51.87;-2.24;150
Burnley;53.8;-2.23;149
Huddersfield;53.65;-1.78;149
Telford;52.68;-2.45;148
Dundee;56.47;-2.97;148
Blackburn;53.75;-2.48;147
Basildon;51.57;0.46;145
Middlesbrough;54.58;-1.23;143
Bolton;53.58;-2.43;141
Stockport;53.41;-2.16;139
Brighton;50.83;-0.14;139
West Bromwich;52.52;-1.99;136
Grimsby;53.57;-0.08;134
Hastings;50.86;0.57;133
High Wycombe;51.63;-0.75;133
Watford;51.66;-0.4;126
Saint Peters;51.37;1.42;125
Burton upon Trent;52.81;-1.64;122
Colchester;51.89;0.9;122
Eastbourne;50.77;0.28;118
Exeter;50.72;-3.53;118
Rotherham;53.43;-1.36;118
Cheltenham;51.9;-2.08;116
Lincoln;53.23;-0.54;115
Chesterfield;53.25;-1.42;113
Chelmsford;51.74;0.47;112
Mendip;51.24;-2.63;110
Dagenham;51.55;0.17;108
Basingstoke;51.26;-1.09;108
Maidstone;51.27;0.52;108
Sutton Coldfield;52.57;-1.82;107
Bedford;52.13;-0.47;107
Oldham;53.54;-2.12;105
Enfield Town;51.65;-0.08;104
Woking;51.32;-0.56;104
St Helens;53.45;-2.73;103
Worcester;52.19;-2.22;102
Gillingham;51.39;0.55;101
Becontree;51.55;0.13;100
Worthing;50.82;-0.38;99
Rochdale;53.62;-2.16;98
Solihull;52.41;-1.78;96
Royal Leamington Spa;52.29;-1.52;95
Romford;51.58;0.19;95
Bath;51.38;-2.36;95
Harlow;51.78;0.11;94
Nuneaton;52.52;-1.47;93
High Peak;53.37;-1.85;93
Darlington;54.52;-1.55;92
Southport;53.65;-3.01;92
Chester;53.19;-2.89;91
Stevenage;51.9;-0.2;90
Wembley;51.55;-0.3;90
Grays;51.48;0.33;90
Harrogate;53.99;-1.54;89
Hartlepool;54.69;-1.21;89
Londonderry County Borough;55;-7.31;87
Cannock;52.69;-2.03;86
Hemel Hempstead;51.75;-0.45;86
St Albans;51.75;-0.33;85
Redditch;52.31;-1.95;84
South Shields;55;-1.43;84
Derry;55;-7.31;84
Weston-super-Mare;51.35;-2.98;83
Halifax;53.72;-1.85;83
Beckenham;51.41;-0.03;82
Tamworth;52.63;-1.7;82
Scunthorpe;53.58;-0.65;80
Stockton-on-Tees;54.57;-1.32;80
Wakefield;53.68;-1.5;79
Carlisle;54.9;-2.94;78
Gateshead;54.96;-1.6;78
Lisburn;54.52;-6.04;78
Fylde;53.83;-2.92;77
Paisley;55.83;-4.43;76
Bracknell;51.41;-0.75;76
Newcastle under Lyme;53;-2.23;76
Battersea;51.47;-0.16;76
Crewe;53.1;-2.44;76
Chatham;51.38;0.53;76
Hove;50.83;-0.17;75
Aylesbury;51.82;-0.81;75
East Kilbride;55.76;-4.18;75
Canary Wharf;51.51;-0.02;73
Rugby;52.37;-1.26;73
Salford;53.49;-2.29;73
Purley;51.34;-0.11;72
Guildford;51.24;-0.57;72
Shrewsbury;52.71;-2.75;72
Peckham;51.47;-0.07;72
Barnsley;53.55;-1.48;71
Lowestoft;52.48;1.75;71
Gosport;50.8;-1.13;71
Southall;51.51;-0.37;70
Stafford;52.81;-2.12;69
Royal Tunbridge Wells;51.13;0.26;69
Ellesmere Port;53.28;-2.9;68
Rossendale;53.68;-2.28;67
Folkestone;51.08;1.17;66
Brixton;51.47;-0.11;66
Hounslow;51.47;-0.36;66
Wrexham;53.05;-2.99;66
Torquay;50.46;-3.53;65
Maidenhead;51.52;-0.72;65
Kingswood;51.45;-2.51;65
Taunton;51.01;-3.1;65
Waterlooville;50.88;-1.03;64
Macclesfield;53.26;-2.13;64
Bognor Regis;50.78;-0.68;64
Newtownabbey;54.66;-5.91;64
Kettering;52.4;-0.73;64
Buckley;53.17;-3.08;64
Great Yarmouth;52.61;1.73;63
Runcorn;53.34;-2.73;63
Ashford;51.15;0.87;63
Tonypandy;51.62;-3.46;63
Scarborough;54.28;-0.4;62
Widnes;53.36;-2.73;61
Aldershot;51.25;-0.76;61
Bury;53.6;-2.3;61
Barking;51.53;0.08;61
Castleford;53.73;-1.36;61
Hereford;52.06;-2.71;60
Bangor;54.65;-5.67;60
Stroud;51.75;-2.2;60
Margate;51.38;1.39;60
Chelsea;51.49;-0.17;60
Loughborough;52.77;-1.2;60
Welwyn Garden City;51.8;-0.21;60
Farnborough;51.29;-0.76;60
Rhondda;51.66;-3.45;59
Craigavon;54.45;-6.39;59
Wallasey;53.42;-3.06;59
Littlehampton;50.81;-0.54;59
Bridgend;51.51;-3.58;58
Bootle;53.47;-3.02;58
Weymouth;50.61;-2.46;58
Fareham;50.85;-1.18;57
Morley;53.74;-1.6;57
Cheshunt;51.7;-0.03;57
Kidderminster;52.39;-2.25;57
Corby;52.5;-0.69;57
Dartford;51.45;0.21;57
Castlereagh;54.57;-5.88;57
Dewsbury;53.69;-1.63;57
Livingston;55.9;-3.52;57
Stourbridge;52.46;-2.14;56
Sale;53.43;-2.32;56
Halesowen;52.45;-2.05;55
Canterbury;51.28;1.08;55
South Croydon;51.36;-0.09;55
Huyton;53.41;-2.84;55
Barry;51.4;-3.28;55
Gravesend;51.44;0.37;54
Eastleigh;50.97;-1.35;54
Acton;51.51;-0.28;54
Washington;54.9;-1.52;54
Braintree;51.88;0.55;53
Hamilton;55.77;-4.03;53
Brentwood;51.62;0.31;53
Esher;51.37;-0.37;52
Crosby;53.48;-3.03;52
Reigate;51.24;-0.21;52
Dunstable;51.89;-0.52;52
Morecambe;54.07;-2.86;52
Cumbernauld;55.95;-3.99;52
Redhill;51.24;-0.17;52
Horsham;51.06;-0.33;51
Staines;51.43;-0.51;51
Batley;53.7;-1.63;51
Wellingborough;52.3;-0.69;51
Clacton-on-Sea;51.79;1.16;51
Dunfermline;56.07;-3.46;50
Bletchley;51.99;-0.73;50
Keighley;53.87;-1.91;50
Hayes;51.52;-0.42;50
Paignton;50.44;-3.57;50
Llanelli;51.68;-4.16;50
Kirkcaldy;56.12;-3.16;49
Bromsgrove;52.34;-2.06;49
Sittingbourne;51.34;0.73;49
South Benfleet;51.55;0.56;49
Banbury;52.06;-1.34;49
West Bridgford;52.93;-1.13;48
Mitcham;51.4;-0.17;48
Morden;51.4;-0.2;48
Cwmbran;51.65;-3.02;48
Long Eaton;52.9;-1.27;48
Durham;54.78;-1.58;48
Northwich;53.26;-2.52;47
Ayr;55.46;-4.63;47
Perth;56.4;-3.43;47
Lancaster;54.05;-2.8;47
Tipton;52.53;-2.07;47
Inverness;57.48;-4.22;47
Kilmarnock;55.61;-4.5;46
Banstead;51.32;-0.21;46
Neath;51.66;-3.8;46
King’s Lynn;52.75;0.4;46
Winchester;51.07;-1.32;46
Barrow in Furness;54.11;-3.23;46
Yeovil;50.94;-2.63;46
Middleton;53.55;-2.2;46
Havant;50.86;-0.99;46
Carshalton;51.37;-0.17;46
Hinckley;52.54;-1.38;45
Salisbury;51.07;-1.8;45
Pontefract;53.69;-1.31;45
Coatbridge;55.86;-4.02;44
Sutton in Ashfield;53.13;-1.26;44
Grantham;52.91;-0.64;44
Merthyr Tydfil;51.75;-3.38;44
Great Sankey;53.39;-2.64;44
Greenock;55.95;-4.76;44
Ashton-under-Lyne;53.49;-2.1;44
Leigh;53.5;-2.52;44
Leatherhead;51.3;-0.33;44
Letchworth Garden City;51.98;-0.23;44
Newark on Trent;53.07;-0.82;43
Worksop;53.3;-1.12;43
Bury St Edmunds;52.25;0.71;43
Kirkby;53.48;-2.89;43
Wallsend;54.99;-1.53;43
Redruth;50.23;-5.22;43
Welling;51.46;0.11;43
Christchurch;50.74;-1.78;42
Andover;51.21;-1.49;42
Stretford;53.45;-2.32;42
Dover;51.13;1.31;42
Hatfield;51.76;-0.22;42
Altrincham;53.39;-2.35;42
Coity;51.52;-3.56;41
Newburn;54.99;-1.74;41
Boston;52.98;-0.03;41
Holloway;51.55;-0.12;41
Lytham St Annes;53.74;-3;41
Bridgwater;51.13;-3;41
Urmston;53.45;-2.35;41
Wokingham;51.41;-0.84;41
Swadlincote;52.77;-1.56;41
Trowbridge;51.32;-2.21;41
Prescot;53.43;-2.8;41
Bexhill-on-Sea;50.85;0.47;40
Bloxwich;52.62;-2;40
Ewell;51.35;-0.25;40
North Shields;55.02;-1.45;40
Glenrothes;56.2;-3.17;39
Skelmersdale;53.55;-2.77;39
Fleet;51.28;-0.83;39
Abingdon;51.67;-1.28;39
Tonbridge;51.2;0.27;39
Ramsgate;51.34;1.42;39
Ilkeston;52.97;-1.31;39
Coalville;52.72;-1.37;38
Canvey Island;51.52;0.58;38
Surbiton;51.39;-0.3;38
Whitley Bay;55.04;-1.45;38
Greenford;51.53;-0.36;38
Arnold;53;-1.13;38
Houghton-Le-Spring;54.84;-1.46;38
Bishops Stortford;51.87;0.16;38
Leyland;53.7;-2.69;38
Rushden;52.29;-0.6;38
Leighton Buzzard;51.92;-0.66;37
Yeadon;53.86;-1.69;37
Blyth;55.13;-1.51;37
Eccles;53.48;-2.33;37
Redcar;54.62;-1.06;37
Airdrie;55.87;-3.98;37
Peterlee;54.76;-1.34;37
Farnham;51.21;-0.8;37
Chester-le-Street;54.86;-1.57;37
Great Malvern;52.11;-2.33;37
Herne Bay;51.37;1.13;37
Wilmslow;53.33;-2.23;37
Newton Abbot;50.53;-3.61;36
Stirling;56.12;-3.94;36
Mangotsfield;51.49;-2.5;36
Billericay;51.63;0.42;36
Chipping Sodbury;51.54;-2.39;36
Hitchin;51.95;-0.28;36
Walkden;53.52;-2.4;36
Tyldesley;53.51;-2.47;36
Chippenham;51.46;-2.12;36
Billingham;54.59;-1.29;36
Pontypool;51.7;-3.04;36
Accrington;53.75;-2.36;35
Falkirk;56;-3.79;35
Briton Ferry;51.63;-3.82;35
Hoddesdon;51.76;-0.01;35
Bridlington;54.08;-0.19;35
Bentley;53.53;-1.15;35
Exmouth;50.62;-3.4;34
Yate;51.54;-2.42;34
Felling;54.95;-1.57;34
Colwyn Bay;53.29;-3.73;34
Radcliffe;53.56;-2.32;34
Totton;50.92;-1.49;34
Chorley;53.65;-2.62;34
Bicester;51.9;-1.15;34
Haywards Heath;51;-0.1;34
Irvine;55.62;-4.66;34
Wigston Magna;52.58;-1.09;34
Wednesfield;52.6;-2.09;34
Strood;51.39;0.48;33
Windsor;51.48;-0.6;33
Dumfries;55.07;-3.61;33
Glossop;53.44;-1.95;33
Cramlington;55.09;-1.59;33
Pudsey;53.8;-1.66;33
Ebbw Vale;51.78;-3.21;33
Newbury;51.4;-1.32;33
Wickford;51.61;0.52;33
Washwood Heath;52.5;-1.83;33
Lichfield;52.68;-1.83;33
Brighouse;53.7;-1.78;33
Darwen;53.7;-2.46;33
Wisbech;52.67;0.16;32
Aston;52.5;-1.88;32
Borehamwood;51.65;-0.28;32
Prestwich;53.53;-2.28;32
Motherwell;55.79;-3.99;32
Cleethorpes;53.56;-0.03;32
Deeside;53.2;-3.04;32
Lower Earley;51.43;-0.92;32
Shirley;52.41;-1.82;32
Falmouth;50.15;-5.07;32
Hyde;53.45;-2.08;32
Chichester;50.84;-0.78;32
Barnstaple;51.08;-4.06;32
Spalding;52.79;-0.15;32
Rutherglen;55.83;-4.21;31
Thornton-Cleveleys;53.87;-3.02;31
Aberdare;51.71;-3.45;31
Caerphilly;51.57;-3.22;31
Ruislip;51.57;-0.42;31
Saint Neots;52.22;-0.27;31
Burgess Hill;50.96;-0.13;31
Beverley;53.85;-0.42;31
Deal;51.22;1.4;31
Wishaw;55.77;-3.92;31
Pontypridd;51.6;-3.34;30
Winsford;53.19;-2.52;30
Harpenden;51.82;-0.36;30
Rayleigh;51.59;0.6;30
Whitstable;51.36;1.03;30
Camberley;51.34;-0.74;30
Barnet;51.65;-0.2;30
Bedworth;52.48;-1.47;30
Heswall;53.33;-3.1;30
Hucknall;53.03;-1.2;30
Egham;51.43;-0.55;30
Sevenoaks;51.27;0.19;30
Kidsgrove;53.09;-2.24;29
Newtownards;54.59;-5.69;29
Didcot;51.61;-1.24;29
Nelson;53.83;-2.2;29
Burntwood;52.68;-1.93;29
Carrickfergus;54.72;-5.81;29
Felixstowe;51.96;1.35;29
Kendal;54.33;-2.75;29
Consett;54.85;-1.83;29
Witney;51.78;-1.49;29
Ashton in Makerfield;53.48;-2.65;29
Cheadle Hulme;53.38;-2.19;29
Ballymena;54.86;-6.28;29
Stanford-le-Hope;51.52;0.43;29
Bideford;51.02;-4.21;29
Rochester;51.39;0.51;29
Shipley;53.83;-1.77;29
Heywood;53.59;-2.22;28
Brierley Hill;52.48;-2.12;28
Stratford-upon-Avon;52.19;-1.71;28
Sunbury-on-Thames;51.4;-0.42;28
Newry;54.18;-6.34;28
Ashington;55.18;-1.56;28
Cambuslang;55.81;-4.16;28
Kirkby in Ashfield;53.1;-1.24;28
Willenhall;52.59;-2.06;28
Burngreave;53.39;-1.46;27
Denton;53.46;-2.12;27
Cleckheaton;53.72;-1.71;27
Bearsden;55.92;-4.33;27
Jarrow;54.98;-1.48;27
Melton Mowbray;52.77;-0.89;27
Workington;54.64;-3.54;27
Epsom;51.33;-0.27;27
Haverhill;52.08;0.44;27
Maghull;53.52;-2.94;27
Clydebank;55.9;-4.41;27
Acocks Green;52.45;-1.82;27
East Grinstead;51.12;-0.01;27
Flint;53.24;-3.13;26
Westhoughton;53.55;-2.52;26
Frome;51.23;-2.32;26
Congleton;53.16;-2.21;26
Camden Town;51.54;-0.14;26
Ryde;50.73;-1.16;26
Bishop Auckland;54.66;-1.68;26
Northolt;51.55;-0.37;26
Newton Aycliffe;54.62;-1.57;26
Rhyl;53.32;-3.49;26
Hertford;51.8;-0.08;26
Staveley;53.27;-1.35;26
Coleraine;55.13;-6.67;26
Farnworth;53.55;-2.4;26
Crowthorne;51.37;-0.79;26
Hawarden;53.18;-3.03;26
Bramhall;53.36;-2.17;26
Coulsdon;51.32;-0.14;26
Bartley Green;52.44;-2;25
Hornchurch;51.56;0.22;25
St Austell;50.34;-4.77;25
Rhosllanerchrugog;53.01;-3.06;25
Fleetwood;53.93;-3.01;25
Witham;51.8;0.64;25
Blackheath;51.46;0.01;25
Pitsea;51.56;0.51;25
Whitehaven;54.55;-3.58;25
Skegness;53.14;0.34;25
Selby;53.78;-1.07;25
Thetford;52.42;0.75;25
Newton Mearns;55.77;-4.33;25
Vale of Leven;55.97;-4.58;25
Wednesbury;52.55;-2.02;24
Feltham;51.45;-0.41;24
Thatcham;51.4;-1.26;24
Hindley;53.53;-2.58;24
Plymstock;50.36;-4.09;24
Ormskirk;53.57;-2.88;24
Warwick;52.28;-1.58;24
Rugeley;52.76;-1.94;24
Golborne;53.48;-2.6;24
Gosforth;55;-1.62;24
Huntingdon;52.33;-0.19;24
Daventry;52.26;-1.16;24
Droitwich;52.27;-2.15;24
New Malden;51.4;-0.26;24
New Milton;50.76;-1.67;24
Ammanford;51.79;-3.99;24
Portishead;51.48;-2.77;24
Droylsden;53.48;-2.15;24
Arbroath;56.56;-2.59;24
Musselburgh;55.94;-3.05;24
Evesham;52.09;-1.95;24
Whitefield;53.55;-2.3;24
Lofthouse;53.73;-1.5;23
Penarth;51.44;-3.17;23
Bishopbriggs;55.91;-4.22;23
Belper;53.02;-1.48;23
Formby;53.56;-3.07;23
Burnham-on-Sea;51.24;-3;23
Broadstairs;51.36;1.44;23
Oadby;52.61;-1.08;23
Heanor;53.01;-1.35;23
Chapeltown;53.47;-1.47;23
Truro;50.27;-5.05;23
Elgin;57.65;-3.32;23
Litherland;53.47;-3;23
Market Harborough;52.48;-0.92;23
Royton;53.57;-2.12;23
Walton-on-Thames;51.39;-0.41;23
Wellington;52.7;-2.52;23
Woodford Green;51.61;0.02;23
Stalybridge;53.48;-2.06;23
Godalming;51.19;-0.61;23
Potters Bar;51.69;-0.18;23
Seaford;50.77;0.1;23
Alfreton;53.1;-1.38;23
Camborne;50.21;-5.3;23
Kenilworth;52.35;-1.58;22
Seaham;54.84;-1.35;22
Thornaby-on-Tees;54.53;-1.3;22
Sudbury;52.04;0.73;22
Rawtenstall;53.7;-2.28;22
Retford;53.32;-0.94;22
Renfrew;55.87;-4.39;22
Heavitree;50.72;-3.5;22
Portadown;54.42;-6.44;22
Berkhamsted;51.76;-0.57;22
Stanley;54.87;-1.7;22
Swanley;51.4;0.17;22
Newton-le-Willows;53.45;-2.6;22
Rottingdean;50.81;-0.06;22
Amersham;51.67;-0.62;22
Hadley Wood;51.67;-0.17;22
Ossett;53.68;-1.58;22
Maldon;51.73;0.67;21
Buxton;53.26;-1.91;21
Horley;51.17;-0.16;21
Cowes;50.76;-1.3;21
Dronfield;53.3;-1.48;21
Ripley;53.03;-1.4;21
Bathgate;55.9;-3.64;21
Omagh;54.6;-7.3;21
March;52.55;0.09;21
Stowmarket;52.19;1;21
Clevedon;51.44;-2.86;21
Maesteg;51.61;-3.66;21
Guiseley;53.88;-1.71;21
Bordon;51.11;-0.86;21
Caterham;51.28;-0.08;21
Gainsborough;53.38;-0.77;21
Goole;53.7;-0.88;21
Harwich;51.94;1.28;21
East Dereham;52.68;0.93;21
Bellshill;55.82;-4.02;21
Chesham;51.7;-0.6;21
Gerrards Cross;51.59;-0.56;21
Crowborough;51.06;0.16;21
Stamford;52.65;-0.48;21
Stourport-on-Severn;52.34;-2.28;21
Gorseinon;51.67;-4.04;21
Failsworth;53.5;-2.17;21
Nailsea;51.43;-2.76;21
Isleworth;51.48;-0.34;21
Risca;51.61;-3.1;20
Alloa;56.12;-3.79;20
Newmarket;52.24;0.4;20
Bingley;53.85;-1.84;20
Brownhills;52.63;-1.93;20
Yateley;51.34;-0.83;20
Hythe;50.86;-1.4;20
Newquay;50.42;-5.07;20
Sandown;50.65;-1.16;20
Atherton;53.52;-2.49;20
Colne;53.86;-2.17;20
Orkney;58.98;-2.96;20
Chalfont Saint Peter;51.61;-0.56;20
Ampthill;52.03;-0.5;20
Bowthorpe;52.64;1.22;20
Chislehurst;51.42;0.07;20
Kempston Hardwick;52.09;-0.5;20
Kingswinford;52.5;-2.17;20
Portslade;50.84;-0.22;20
Swinton;53.5;-2.35;20
Hailsham;50.86;0.26;20
Dumbarton;55.94;-4.57;20
Poulton-le-Fylde;53.83;-2.98;20
Brough;53.73;-0.57;20
Leek;53.1;-2.02;20
Kempston;52.12;-0.5;20
Penzance;50.12;-5.54;20
Dinnington;53.37;-1.2;20
Faversham;51.31;0.89;20
Tewkesbury;51.99;-2.16;20
Antrim;54.7;-6.2;20
Kirkintilloch;55.94;-4.15;20
Earl Shilton;52.58;-1.32;20
Tiverton;50.9;-3.49;20
Adwick le Street;53.57;-1.18;19
Weybridge;51.37;-0.46;19
South Ockendon;51.51;0.28;19
Irlam;53.44;-2.42;19
Chessington;51.36;-0.3;19
Melksham;51.37;-2.14;19
Horsforth;53.84;-1.64;19
Clydach;51.68;-3.9;19
Dukinfield;53.47;-2.09;19
Great Wyrley;52.66;-2.01;19
Yarm;54.5;-1.36;19
Shoreham-by-Sea;50.83;-0.27;19
Pinner;51.59;-0.38;19
Ely;52.4;0.26;19
Hook;51.37;-0.31;19
South Elmsall;53.6;-1.28;19
Hebburn;54.97;-1.52;19
Mirfield;53.67;-1.7;19
Emsworth;50.85;-0.94;19
Aberystwyth;52.42;-4.08;19
Oswestry;52.86;-3.05;19
Prestatyn;53.34;-3.41;19
Horwich;53.6;-2.55;19
Lancing;50.83;-0.32;19
Rawmarsh;53.46;-1.34;19
Eastwood;53;-1.3;19
Peacehaven;50.79;-0.01;19
East Molesey;51.4;-0.35;19
West Molesey;51.4;-0.38;19
Southsea;50.79;-1.09;19
Wantage;51.59;-1.43;19
Isle of Lewis;58.22;-6.39;19
Uckfield;50.97;0.1;18
Peterhead;57.51;-1.78;18
Larne;54.85;-5.82;18
Mansfield Woodhouse;53.16;-1.19;18
Grove;51.61;-1.42;18
Hadleigh;51.55;0.61;18
Marlow;51.57;-0.77;18
Marple;53.39;-2.06;18
Chapel Allerton;53.83;-1.54;18
Brymbo;53.07;-3.07;18
Waltham Abbey;51.69;0;18
Devizes;51.35;-1.99;18
Hampton;51.41;-0.37;18
Dalserf;55.73;-3.92;18
Hedge End;50.91;-1.3;18
Sandbach;53.15;-2.36;18
New Mills;53.37;-2;18
Ascot;51.41;-0.67;18
Abergele;53.28;-3.58;18
Spennymoor;54.7;-1.6;18
Dorking;51.23;-0.33;18
Ramsbottom;53.65;-2.32;18
Amersham on the Hill;51.67;-0.61;18
Moreton;53.4;-3.12;18
Biddulph;53.12;-2.18;18
Bishopstoke;50.97;-1.33;18
Ferndown;50.81;-1.9;18
Barrhead;55.8;-4.39;18
Bethnal Green;51.53;-0.06;18
Ware;51.81;-0.03;18
Maltby;53.42;-1.2;18
Bayswater;51.51;-0.18;18
Warminster;51.2;-2.18;17
Teignmouth;50.55;-3.5;17
Walton-on-the-Naze;51.85;1.27;17
Tynemouth;55.02;-1.43;17
Bushey;51.64;-0.36;17
Gelligaer;51.66;-3.26;17
Sleaford;53;-0.41;17
Haydock;53.47;-2.68;17
Lewes;50.87;0.01;17
Mountsorrel;52.72;-1.15;17
Thorne;53.61;-0.96;17
Grangemouth;56.01;-3.72;17
Calne;51.44;-2.01;17
Nantwich;53.07;-2.52;17
Romsey;50.99;-1.5;17
Wath upon Dearne;53.5;-1.35;17
Cirencester;51.72;-1.97;17
Blantyre;55.8;-4.09;17
Heysham;54.04;-2.89;17
Westbury;51.26;-2.19;17
Guisborough;54.53;-1.06;17
Bedlington;55.13;-1.59;17
Frinton-on-Sea;51.83;1.24;17
Hayling Island;50.78;-0.97;17
Dorchester;50.72;-2.43;17
Northallerton;54.34;-1.43;17
Longfield;51.4;0.3;17
Saint Andrews;56.34;-2.8;17
High Blantyre;55.78;-4.1;17
Rochford;51.58;0.71;17
Cobham;51.33;-0.41;17
Brixham;50.39;-3.52;17
Whickham;54.95;-1.68;17
Alton;51.15;-0.97;17
Biggleswade;52.09;-0.26;17
Cowley;51.73;-1.21;17
Harringay;51.58;-0.1;17
Lymington;50.76;-1.54;16
Kilwinning;55.65;-4.71;16
Louth;53.37;0;16
Johnstone;55.83;-4.52;16
Carterton;51.76;-1.59;16
Ripon;54.14;-1.53;16
Bonnyrigg;55.87;-3.11;16
Hartley;51.39;0.3;16
Banbridge;54.35;-6.28;16
Chepstow;51.64;-2.68;16
Penicuik;55.83;-3.23;16
Ryton;52.62;-2.35;16
Worcester Park;51.38;-0.24;16
Viewpark;55.83;-4.06;16
Aldridge;52.61;-1.92;16
Longsight;53.46;-2.2;16
Basford;52.97;-1.18;16
Kippax;53.77;-1.37;16
Conisbrough;53.48;-1.23;16
Carmarthen;51.86;-4.31;16
Hoyland Nether;53.5;-1.45;16
Tadley;51.35;-1.13;16
Kidlington;51.82;-1.29;16
Royston;52.05;-0.02;16
Bebington;53.35;-3.02;16
Swanscombe;51.45;0.31;16
Baildon;53.85;-1.79;16
Porthcawl;51.48;-3.7;16
Hale;51.23;-0.79;16
Keynsham;51.41;-2.5;16
Elland;53.69;-1.84;16
Saltash;50.41;-4.23;16
Earlsfield;51.44;-0.19;16
Erskine;55.9;-4.45;16
Wombwell;53.52;-1.4;16
South Hayling;50.79;-0.98;15
Blackwood;51.67;-3.21;15
Llandudno;53.32;-3.83;15
Broxburn;55.93;-3.47;15
Neston;51.41;-2.2;15
Hazel Grove;53.38;-2.12;15
Darton;53.59;-1.53;15
Orpington;51.37;0.1;15
Saffron Walden;52.02;0.24;15
Haslingden;53.7;-2.32;15
Port Glasgow;55.93;-4.69;15
Penrith;54.67;-2.76;15
Sinfin;52.88;-1.49;15
Bredbury;53.42;-2.12;15
Mexborough;53.49;-1.29;15
Newport Pagnell;52.09;-0.72;15
Larkhall;55.73;-3.97;15
Cleveleys;53.88;-3.04;15
Darras Hall;55.04;-1.76;15
Colnbrook;51.48;-0.52;6
=GD America/Grenada
Saint George’s;12.05;-61.75;8
=GE Asia/Tbilisi
Tbilisi;41.69;44.83;1049
Kutaisi;42.27;42.69;178
Batumi;41.64;41.63;122
Sokhumi;43.01;40.99;82
Zugdidi;42.51;41.87;73
Rustavi;41.56;44.98;50
P’ot’i;42.14;41.67;47
Gori;41.98;44.12;47
Ts’khinvali;42.23;43.97;30
Samtredia;42.15;42.34;29
Khashuri;41.99;43.6;28
Senak’i;42.27;42.07;28
Stantsiya Novyy Afon;43.08;40.84;27
Zest’aponi;42.11;43.04;26
Telavi;41.92;45.47;22
Ozurgeti;41.92;42.01;21
Marneuli;41.49;44.8;19
Kobuleti;41.82;41.78;19
Tqvarch’eli;42.84;41.68;18
Akhaltsikhe;41.64;42.98;17
Ts’q’alt’ubo;42.33;42.6;17
Och’amch’ire;42.71;41.47;16
=GF America/Cayenne
Cayenne;4.93;-52.33;62
Matoury;4.85;-52.32;26
Saint-Laurent-du-Maroni;5.5;-54.03;24
Kourou;5.16;-52.64;24
Rémire-Montjoly;4.92;-52.27;19
=GG Europe/Guernsey
Saint Peter Port;49.46;-2.54;16
=GH Africa/Accra
Accra;5.56;-0.2;1963
Kumasi;6.69;-1.62;1469
Tamale;9.4;-0.84;361
Takoradi;4.9;-1.76;233
Atsiaman;5.7;-0.33;203
Tema;5.67;-0.02;156
Teshi Old Town;5.58;-0.11;144
Cape Coast;5.11;-1.25;143
Sekondi-Takoradi;4.93;-1.76;139
Obuase;6.2;-1.67;138
Medina Estates;5.67;-0.16;101
Koforidua;6.09;-0.26;96
Japekrom;7.58;-2.79;96
Wa;10.06;-2.5;78
Ejura;7.39;-1.36;71
Nungua;5.6;-0.08;70
Sunyani;7.34;-2.33;70
Ho;6.6;0.47;70
Techiman;7.59;-1.94;70
Aflao;6.12;1.19;67
Berekum;7.45;-2.58;62
Akim Oda;5.93;-0.99;61
Bawku;11.06;-0.24;57
Hohoe;7.15;0.47;56
Bolgatanga;10.79;-0.85;54
Tafo;6.73;-1.61;50
Swedru;5.54;-0.7;50
Suhum;6.04;-0.45;49
Dome;5.65;-0.24;47
Kintampo;8.06;-1.73;47
Gbawe;5.58;-0.31;45
Nsawam;5.81;-0.35;45
Winneba;5.35;-0.62;44
Kasoa;5.53;-0.42;44
Yendi;9.44;-0.01;43
Mampong;7.06;-1.4;42
Konongo;6.62;-1.22;41
Asamankese;5.86;-0.66;39
Prestea;5.43;-2.14;35
Tarkwa;5.3;-1.99;35
Dunkwa;5.96;-1.78;33
Agogo;6.8;-1.08;32
Wankyi;7.74;-2.1;31
Anloga;5.79;0.9;30
Begoro;6.39;-0.38;30
Savelugu;9.62;-0.83;29
Kpandu;7;0.29;28
Elmina;5.08;-1.35;26
Salaga;8.55;-0.52;25
Navrongo;10.9;-1.09;25
Saltpond;5.21;-1.06;25
Axim;4.87;-2.24;25
Akwatia;6.04;-0.81;24
Shama Junction;5.02;-1.66;21
Apam;5.28;-0.74;20
Foso;5.7;-1.29;20
Bibiani;6.46;-2.32;19
Aburi;5.85;-0.17;18
Keta;5.92;0.99;18
Bechem;7.09;-2.02;17
Duayaw-Nkwanta;7.17;-2.1;17
=GI Europe/Gibraltar
Gibraltar;36.14;-5.35;27
=GL America/Nuuk
Nuuk;64.18;-51.72;15
=GM Africa/Banjul
Serekunda;13.44;-16.68;340
Brikama;13.27;-16.65;78
Bakau;13.48;-16.68;43
Banjul;13.45;-16.58;35
Farafenni;13.57;-15.6;30
Lamin;13.35;-16.43;25
Sukuta;13.41;-16.71;15
=GN Africa/Conakry
Camayenne;9.54;-13.69;1871
Conakry;9.54;-13.68;1767
Nzérékoré;7.76;-8.82;133
Kindia;10.06;-12.87;117
Kankan;10.39;-9.31;114
Gueckedou;8.57;-10.13;79
Coyah;9.71;-13.38;77
Labé;11.32;-12.28;59
Kissidougou;9.18;-10.1;47
Fria;10.37;-13.58;44
Siguiri;11.42;-9.17;44
Macenta;8.54;-9.47;43
Mamou;10.38;-12.09;42
Télimélé;10.9;-13.03;30
Tougué;11.45;-11.66;26
Pita;11.06;-12.39;20
Boké;10.93;-14.29;15
=GP America/Guadeloupe
Les Abymes;16.27;-61.51;63
Baie-Mahault;16.27;-61.59;31
Le Gosier;16.21;-61.49;29
Petit-Bourg;16.19;-61.59;25
Sainte-Anne;16.23;-61.38;23
Le Moule;16.33;-61.35;23
Sainte-Rose;16.33;-61.7;20
Capesterre-Belle-Eau;16.04;-61.56;20
Pointe-à-Pitre;16.24;-61.54;18
=GQ Africa/Malabo
Bata;1.86;9.77;173
Malabo;3.76;8.78;156
Ebebiyin;2.15;11.34;25
=GR Europe/Athens
Athens;37.98;23.73;664
Thessaloníki;40.64;22.93;354
Pátra;38.24;21.73;168
Piraeus;37.94;23.65;164
Lárisa;39.64;22.42;145
Peristéri;38.02;23.69;140
Irákleion;35.33;25.14;137
Kallithéa;37.95;23.7;101
Acharnés;38.08;23.73;99
Kalamariá;40.58;22.95;92
Níkaia;37.97;23.65;89
Glyfáda;37.86;23.76;87
Volos;39.36;22.94;86
Ílion;38.03;23.7;85
Ilioúpoli;37.93;23.77;78
Keratsíni;37.96;23.62;77
Khalándrion;38.02;23.8;74
Néa Smýrni;37.95;23.71;73
Maroúsi;38.05;23.8;72
Agios Dimitrios;37.93;23.73;71
Zográfos;37.98;23.77;71
Aigáleo;37.98;23.68;70
Néa Ionía;38.04;23.76;67
Ioánnina;39.66;20.85;66
Palaió Fáliro;37.93;23.7;64
Korydallós;37.98;23.65;63
Tríkala;39.55;21.77;62
Výronas;37.96;23.75;61
Agía Paraskeví;38.02;23.83;60
Galátsi;38.02;23.75;59
Chalkída;38.46;23.6;59
Petroúpolis;38.04;23.68;59
Sérres;41.08;23.55;58
Ródos;36.44;28.22;56
Kalamata;37.04;22.11;54
Kavála;40.94;24.41;54
Chaniá;35.51;24.03;54
Kateríni;40.27;22.51;53
Alexandroupoli;40.85;25.88;53
Lamía;38.9;22.43;52
Irákleio;38.05;23.77;50
Xánthi;41.13;24.89;48
Kifisiá;38.07;23.81;47
Agrínio;38.62;21.41;47
Chaïdári;38.01;23.67;46
Komotiní;41.12;25.41;46
Sykiés;40.65;22.95;45
Dráma;41.15;24.15;45
Véroia;40.52;22.2;44
Álimos;37.91;23.72;42
Políchni;40.67;22.95;40
Kozáni;40.3;21.79;36
Ágioi Anárgyroi;38.03;23.72;34
Argyroúpoli;37.91;23.75;34
Áno Liósia;38.08;23.7;34
Kardítsa;39.36;21.92;33
Rethymno;35.37;24.48;32
Cholargós;38;23.8;31
Vrilissia;38.03;23.83;31
Asprópyrgos;38.06;23.59;30
Kórinthos;37.94;22.95;30
Ptolemaḯda;40.51;21.68;30
Gérakas;38.02;23.86;30
Metamórfosi;38.07;23.76;30
Voúla;37.84;23.78;28
Kamaterón;38.06;23.71;28
Mytilene;39.11;26.56;28
Giannitsá;40.79;22.41;28
Neapoli;40.65;22.94;27
Corfu;39.62;19.92;27
Trípoli;37.51;22.38;27
Agía Varvára;37.99;23.66;27
Kaisarianí;37.96;23.77;26
Néa Filadélfeia;38.03;23.74;26
Moskháton;37.95;23.68;25
Pérama;37.97;23.57;25
Salamína;37.96;23.5;25
Elefsína;38.04;23.54;25
Chios;38.37;26.14;24
Pylaía;40.6;22.99;23
Mégara;37.99;23.34;23
Kilkís;40.99;22.87;23
Dhafní;37.95;23.73;23
Melíssia;38.05;23.83;23
Pýrgos;37.68;21.44;22
Árgos;37.63;22.73;22
Thívai;38.33;23.32;22
Árta;39.16;20.99;22
Livadeiá;38.44;22.88;21
Artémida;37.97;24;21
Péfki;38.06;23.79;21
Aígio;38.25;22.08;20
Náousa;40.63;22.07;20
Kos;36.89;27.29;19
Koropí;37.9;23.87;19
Édessa;40.8;22.05;19
Flórina;40.78;21.41;18
Néa Erythraía;38.09;23.82;17
Préveza;38.96;20.75;17
Ellinikó;37.89;23.74;17
Amaliáda;37.8;21.35;17
Panórama;40.59;23.03;17
Spárti;37.07;22.43;16
Orestiáda;41.5;26.53;16
Peraía;40.5;22.93;16
Agios Ioannis Rentis;37.96;23.67;16
Vári;37.83;23.8;16
Meneméni;40.66;22.9;16
Néa Mákri;38.09;23.98;16
Oraiókastro;40.73;22.92;15
=GS Atlantic/South_Georgia
Grytviken;-54.28;-36.51;0
=GT America/Guatemala
Guatemala City;14.64;-90.51;995
Mixco;14.63;-90.61;473
Villa Nueva;14.53;-90.59;407
Petapa;14.5;-90.56;141
San Juan Sacatepéquez;14.72;-90.64;137
Quetzaltenango;14.83;-91.52;132
Villa Canales;14.48;-90.53;122
Escuintla;14.3;-90.79;103
Chinautla;14.7;-90.5;97
Chimaltenango;14.66;-90.82;82
Chichicastenango;14.94;-91.11;80
Huehuetenango;15.32;-91.47;79
Amatitlán;14.48;-90.63;72
Totonicapán;14.91;-91.36;70
Santa Catarina Pinula;14.57;-90.5;68
Santa Lucía Cotzumalguapa;14.34;-91.02;62
Puerto Barrios;15.73;-88.59;57
San Francisco El Alto;14.94;-91.44;54
Cobán;15.47;-90.37;53
San José Pinula;14.55;-90.41;47
San Pedro Ayampuc;14.78;-90.45;47
Jalapa;14.63;-89.99;46
Coatepeque;14.7;-91.86;46
Sololá;14.77;-91.18;45
Mazatenango;14.53;-91.5;44
Chiquimula;14.8;-89.55;42
San Pedro Sacatepéquez;14.97;-91.76;40
Salamá;15.1;-90.32;40
Antigua Guatemala;14.56;-90.73;39
Retalhuleu;14.54;-91.68;37
Zacapa;14.97;-89.53;36
Jutiapa;14.29;-89.9;34
Jacaltenango;15.67;-91.71;34
Santiago Atitlán;14.64;-91.23;33
Momostenango;15.04;-91.41;32
Palín;14.4;-90.7;31
San Benito;16.92;-89.92;31
Barberena;14.31;-90.36;31
Ciudad Vieja;14.52;-90.76;30
Ostuncalco;14.87;-91.62;29
Fraijanes;14.47;-90.44;28
Nahualá;14.84;-91.32;28
Cantel;14.81;-91.46;26
Panzos;15.4;-89.64;26
San Marcos;14.96;-91.79;25
Santiago Sacatepéquez;14.64;-90.68;24
La Gomera;14.08;-91.05;24
Santa Cruz del Quiché;15.03;-91.15;24
Nebaj;15.41;-91.15;23
Tecpán Guatemala;14.76;-90.99;22
Sumpango;14.65;-90.73;21
Comalapa;14.74;-90.89;21
Esquipulas;14.57;-89.35;21
Flores;16.92;-89.9;20
Chicacao;14.54;-91.33;20
San Pablo Jocopilas;14.59;-91.45;20
Comitancillo;15.09;-91.75;20
San Cristóbal Verapaz;15.4;-90.57;20
Gualán;15.12;-89.36;19
Nuevo San Carlos;14.59;-91.69;19
Colomba;14.71;-91.73;19
Morales;15.47;-88.84;19
Patzún;14.68;-91.01;19
Puerto San José;13.93;-90.82;19
San Andrés Itzapa;14.62;-90.84;19
Palencia;14.67;-90.36;19
Tiquisate;14.28;-91.36;18
San Lucas Sacatepéquez;14.61;-90.66;18
Jocotenango;14.58;-90.74;18
Alotenango;14.49;-90.8;17
Poptún;16.33;-89.42;17
Chisec;15.81;-90.29;17
Patzicía;14.63;-90.93;16
Cuilapa;14.28;-90.3;16
La Esperanza;14.87;-91.56;16
Sanarate;14.79;-90.2;16
El Estor;15.53;-89.33;16
El Tejar;14.65;-90.79;16
Asunción Mita;14.33;-89.71;16
Santa María de Jesús;14.49;-90.71;16
El Palmar;14.65;-91.58;15
=GU Pacific/Guam
Dededo Village;13.52;144.84;45
Yigo Village;13.54;144.89;21
Tamuning;13.49;144.78;20
Tamuning-Tumon-Harmon Village;13.49;144.78;20
Mangilao Village;13.45;144.8;15
=GW Africa/Bissau
Bissau;11.86;-15.6;388
Bafatá;12.17;-14.66;23
=GY America/Guyana
Georgetown;6.8;-58.16;235
Linden;6.01;-58.31;45
New Amsterdam;6.25;-57.52;35
=HK Asia/Hong_Kong
Hong Kong;22.28;114.17;7013
Kowloon;22.32;114.18;2020
Tsuen Wan;22.37;114.11;289
Yuen Long Kau Hui;22.45;114.03;142
Tung Chung;22.29;113.94;45
Sha Tin;22.38;114.18;22
Tuen Mun;22.39;113.97;17
Tai Po;22.45;114.17;16
=HN America/Tegucigalpa
Tegucigalpa;14.08;-87.21;851
San Pedro Sula;15.5;-88.03;489
Choloma;15.61;-87.95;139
La Ceiba;15.76;-86.78;130
El Progreso;15.4;-87.8;101
Ciudad Choluteca;13.3;-87.19;76
Comayagua;14.45;-87.64;59
Puerto Cortez;15.83;-87.93;48
La Lima;15.43;-87.92;46
Danlí;14.03;-86.58;45
Siguatepeque;14.6;-87.83;43
Juticalpa;14.67;-86.22;34
Villanueva;15.32;-88;32
Tocoa;15.68;-86;31
Tela;15.77;-87.47;29
Santa Rosa de Copán;14.77;-88.78;28
Olanchito;15.48;-86.57;26
San Lorenzo;13.42;-87.45;22
Cofradía;15.4;-88.15;20
El Paraíso;13.87;-86.55;19
La Paz;14.32;-87.68;18
Yoro;15.14;-87.13;16
Potrerillos;15.23;-87.97;16
Santa Bárbara;14.92;-88.24;15
=HR Europe/Zagreb
Zagreb;45.81;15.98;699
Split;43.51;16.44;176
Rijeka;45.33;14.44;141
Osijek;45.55;18.69;88
Zadar;44.12;15.23;71
Slavonski Brod;45.16;18.02;61
Pula;44.87;13.85;59
Sesvete;45.83;16.12;52
Karlovac;45.49;15.55;47
Varaždin;46.3;16.34;42
Stenjevec;45.81;15.88;41
Šibenik;43.73;15.89;37
Centar;45.81;15.98;37
Sisak;45.47;16.38;36
Velika Gorica;45.71;16.08;35
Vinkovci;45.29;18.8;33
Vukovar;45.35;19;30
Dubrovnik;42.64;18.11;28
Bjelovar;45.9;16.85;28
Koprivnica;46.16;16.83;26
Požega;45.34;17.69;21
Solin;43.54;16.49;20
Zaprešić;45.86;15.81;20
Đakovo;45.31;18.41;19
Čakovec;46.38;16.43;16
Virovitica;45.83;17.38;16
Samobor;45.8;15.72;15
=HT America/Port-au-Prince
Port-au-Prince;18.54;-72.34;1235
Carrefour;18.54;-72.4;442
Delmas 73;18.54;-72.3;383
Pétionville;18.51;-72.29;283
Port-de-Paix;19.94;-72.83;250
Croix-des-Bouquets;18.58;-72.23;229
Jacmel;18.23;-72.54;138
Okap;19.76;-72.2;135
Léogâne;18.51;-72.63;134
Les Cayes;18.19;-73.75;126
Tigwav;18.43;-72.87;118
Jérémie;18.65;-74.12;98
Miragoâne;18.45;-73.09;89
Gonaïves;19.45;-72.69;85
Saint-Marc;19.11;-72.69;66
Thomazeau;18.65;-72.09;52
Grangwav;18.43;-72.77;49
Verrettes;19.05;-72.47;49
Kenscoff;18.45;-72.28;42
Saint-Raphaël;19.44;-72.2;38
Ti Port-de-Paix;19.93;-72.83;35
Lenbe;19.71;-72.4;33
Gressier;18.54;-72.53;26
Hinche;19.15;-72.02;19
Fond Parisien;18.51;-71.98;18
Désarmes;18.99;-72.39;16
=HU Europe/Budapest
Budapest;47.5;19.04;1741
Debrecen;47.53;21.62;204
Miskolc;48.1;20.78;173
Szeged;46.25;20.15;165
Pécs;46.07;18.23;157
Budapest XI. kerület;47.48;19.04;139
Zugló;47.52;19.11;130
Győr;47.68;17.64;128
Budapest III. kerület;47.54;19.05;124
Nyíregyháza;47.96;21.72;116
Budapest XIII. kerület;47.53;19.08;114
Kecskemét;46.91;19.69;110
Székesfehérvár;47.19;18.41;102
Budapest IV. kerület;47.56;19.09;98
Budapest XVIII. kerület;47.44;19.18;93
Budapest II. kerület;47.52;19.02;89
Budapest VIII. kerület;47.49;19.07;82
Budapest XV. kerület;47.56;19.12;80
Szombathely;47.23;16.62;80
Kőbánya;47.48;19.14;78
Budapest XVII. kerület;47.48;19.25;78
Józsefváros;47.49;19.07;77
Budapest XXI. kerület;47.43;19.07;76
Parádsasvár;47.91;19.98;76
Szolnok;47.18;20.2;75
Tatabánya;47.58;18.39;71
Budapest XVI. kerület;47.51;19.17;68
Kaposvár;46.37;17.8;68
Békéscsaba;46.68;21.1;65
Budapest XX. kerület;47.44;19.1;63
Érd;47.39;18.91;62
Veszprém;47.09;17.91;62
Erzsébetváros;47.5;19.07;62
Zalaegerszeg;46.84;16.84;62
Budapest XIX. kerület;47.45;19.15;62
Kispest;47.45;19.14;61
Sopron;47.69;16.59;57
Eger;47.9;20.37;57
Budapest XII. kerület;47.49;19.01;57
Nagykanizsa;46.45;16.99;51
Budapest XXII. kerület;47.43;19.04;50
Dunaújváros;46.96;18.94;50
Hódmezővásárhely;46.42;20.33;47
Budapest VI. kerület;47.5;19.07;42
Salgótarján;48.1;19.8;40
Cegléd;47.17;19.8;39
Ózd;48.22;20.3;38
Baja;46.18;18.95;38
Vác;47.78;19.14;35
Szekszárd;46.35;18.71;34
Pápa;47.33;17.47;33
Gyöngyös;47.78;19.93;33
Kazincbarcika;48.25;20.63;32
Gödöllő;47.6;19.36;32
Gyula;46.65;21.28;32
Hajdúböszörmény;47.67;21.52;32
Kiskunfélegyháza;46.71;19.84;32
Ajka;47.1;17.56;31
Orosháza;46.57;20.67;31
Mosonmagyaróvár;47.87;17.27;30
Dunakeszi;47.64;19.14;30
Kiskunhalas;46.43;19.48;29
Esztergom;47.79;18.74;29
Jászberény;47.5;19.92;28
Komló;46.19;18.26;27
Nagykőrös;47.03;19.78;27
Makó;46.22;20.48;25
Budaörs;47.46;18.96;25
Szigetszentmiklós;47.34;19.04;25
Budapest I. kerület;47.5;19.04;25
Tata;47.65;18.32;24
Szentendre;47.67;19.08;24
Hajdúszoboszló;47.45;21.4;23
Siófok;46.9;18.06;23
Törökszentmiklós;47.18;20.42;23
Hatvan;47.67;19.68;23
Karcag;47.32;20.93;22
Gyál;47.38;19.22;22
Monor;47.35;19.45;22
Keszthely;46.77;17.24;22
Várpalota;47.2;18.14;21
Békés;46.77;21.13;21
Dombóvár;46.38;18.14;21
Paks;46.62;18.86;21
Budapest XXIII. kerület;47.4;19.11;20
Oroszlány;47.49;18.31;20
Komárom;47.74;18.12;20
Vecsés;47.41;19.29;19
Mezőtúr;47;20.63;19
Mátészalka;47.96;22.32;19
Mohács;45.99;18.69;19
Csongrád;46.71;20.14;19
Kalocsa;46.53;18.97;18
Kisvárda;48.22;22.08;18
Szarvas;46.87;20.55;18
Sátoraljaújhely;48.39;21.66;18
Hajdúnánás;47.85;21.43;18
Balmazújváros;47.62;21.35;18
Mezőkövesd;47.82;20.58;18
Tapolca;46.88;17.44;18
Százhalombatta;47.33;18.94;18
Balassagyarmat;48.07;19.3;18
Tiszaújváros;47.93;21.08;17
Dunaharaszti;47.35;19.1;17
Fót;47.62;19.19;17
Dabas;47.19;19.31;17
Abony;47.19;20;16
Berettyóújfalu;47.22;21.55;16
Püspökladány;47.32;21.12;16
Göd;47.68;19.13;16
Sárvár;47.25;16.94;15
Gyomaendrőd;46.93;20.83;15
Kiskőrös;46.62;19.29;15
=ID Asia/Jakarta Asia/Makassar Asia/Pontianak Asia/Jayapura
Jakarta;-6.21;106.85;8540
Surabaya;-7.25;112.75;2375
Medan;3.58;98.67;1751
Bandung;-6.92;107.61;1700
Bekasi;-6.23;106.99;1520
Palembang;-2.92;104.75;1442
Tangerang;-6.18;106.63;1372
Makassar;-5.15;119.43;1322;1
South Tangerang;-6.29;106.72;1304
Semarang;-6.99;110.42;1288
Depok;-6.4;106.82;1198
Batam;1.15;104.02;1164
Padang;-0.95;100.35;840
Denpasar;-8.65;115.22;835;1
Bandar Lampung;-5.43;105.26;800
Bogor;-6.59;106.79;800
Malang;-7.98;112.63;747
Pekanbaru;0.52;101.44;704
City of Balikpapan;-1.24;116.89;700;1
Yogyakarta;-7.8;110.36;637
Situbondo;-7.71;114.01;600
Banjarmasin;-3.32;114.59;573;1
Surakarta;-7.56;110.83;555
Cimahi;-6.87;107.54;494
Pontianak;-0.03;109.33;455;2
Manado;1.48;124.85;452;1
Balikpapan;-1.27;116.83;434;1
Jambi City;-1.6;103.62;420
Ambon;-3.7;128.18;356;3
Samarinda;-0.49;117.15;355;1
Mataram;-8.58;116.12;319;1
Percut;3.63;98.86;311
Bengkulu;-3.8;102.27;310
Jember;-8.17;113.7;299
Palu;-0.91;119.87;282;1
Kupang;-10.17;123.61;282;1
Sukabumi;-6.92;106.93;276
Tasikmalaya;-7.33;108.22;271
Pekalongan;-6.89;109.68;258
Cirebon;-6.71;108.56;254
Banda Aceh;5.54;95.33;251
Tegal;-6.87;109.14;237
Kediri;-7.82;112.02;235
Binjai;3.6;98.49;229
Purwokerto;-7.42;109.23;217
Purwakarta;-6.56;107.44;216
Loa Janan;-0.58;117.1;213;1
Pematangsiantar;2.96;99.07;210
Ciputat;-6.24;106.7;208
Ciampea;-6.55;106.7;207
Cileungsir;-6.39;106.96;202
Rengasdengklok;-6.16;107.3;201
Sumedang;-6.86;107.92;200
Kendari;-3.98;122.52;195;1
Parung;-6.42;106.73;194
Tanjung Pinang;0.92;104.46;192
Curug;-6.27;106.56;191
Labuan Bajo;-8.5;119.89;189;1
Cibinong;-6.48;106.85;189
Madiun;-7.63;111.52;186
Pemalang;-6.89;109.38;184
Lembang;-6.81;107.62;183
Probolinggo;-7.75;113.22;182
Pamulang;-6.34;106.74;175
Cikupa;-6.24;106.51;174
Salatiga;-7.33;110.49;173
Plumbon;-6.71;108.47;167
Banjaran;-7.05;107.59;165
Serang;-6.12;106.15;165
Lawang;-7.84;112.69;159
Pasuruan;-7.65;112.91;159
Sunggal;3.58;98.62;158
Perbaungan;3.57;98.96;157
Pasarkemis;-6.17;106.53;154
Soreang;-7.03;107.52;151
Purwodadi;-7.09;110.92;150
Metro;-5.11;105.31;150
Lubuklinggau;-3.29;102.86;148
Palangkaraya;-2.21;113.92;148;2
Astanajapura;-6.8;108.63;148
Cikampek;-6.42;107.46;146
Gorontalo;0.54;123.06;144;1
Dumai;1.67;101.44;144
Tanjungbalai;2.97;99.8;143
Parepare;-4.01;119.63;140;1
Sidoarjo;-7.45;112.72;139
Weru;-6.71;108.5;139
Jayapura;-2.53;140.72;135
Baturaja;-4.13;104.17;135
Adiwerna;-6.94;109.13;134
Singaraja;-8.11;115.09;134;1
Blitar;-8.1;112.17;132
Martapura;-3.41;114.86;131;1
Kisaran;2.98;99.62;130
Palopo;-2.99;120.2;129;1
Teluknaga;-6.1;106.64;128
Ungaran;-7.14;110.41;128
Rangkasbitung;-6.36;106.25;127
Klaten;-7.71;110.61;127
Jombang;-7.55;112.23;126
Paseh;-7.1;107.76;126
Pangkalpinang;-2.13;106.11;126
Sorong;-0.88;131.26;126;3
Padalarang;-6.84;107.47;125
Ciamis;-7.33;108.35;124
Lumajang;-8.13;113.22;124
Indramayu;-6.33;108.32;123
Pati;-6.76;111.04;123
Payakumbuh;-0.22;100.63;122
Bangil;-7.6;112.82;120
Sepatan;-6.12;106.58;118
Tebingtinggi;3.33;99.16;118
Kedungwuni;-6.97;109.65;117
Batang;-6.48;110.71;116
Pamanukan;-6.28;107.81;114
Sawangan;-6.4;106.77;114
Mojokerto;-7.47;112.43;113
Cileunyi;-6.94;107.75;111
Magelang;-7.47;110.22;111
Kresek;-6.13;106.38;110
Citeureup;-6.49;106.88;110
Banyuwangi;-8.23;114.36;108
Cikarang;-6.26;107.15;106
Arjawinangun;-6.65;108.41;106
Prabumulih;-3.43;104.23;103
Rantauprapat;2.1;99.83;103
Belawan;3.78;98.68;103
Singkawang;0.91;108.98;102;2
Ternate;0.79;127.38;102;3
Bontang;0.13;117.49;102;1
Grogol;-7.6;110.82;101
Padangsidempuan;1.38;99.27;101
Sumedang Utara;-6.85;107.92;100
Bukittinggi;-0.31;100.37;99
Dukuhturi;-6.9;109.08;98
Tarakan;3.31;117.59;97;1
Sungai Penuh;-2.06;101.39;96
Sumber;-6.76;108.48;93
Wonosobo;-7.36;109.9;93
Palimanan;-6.71;108.42;93
Pamekasan;-7.16;113.47;92
Pandeglang;-6.31;106.11;92
Pariaman;-0.62;100.12;92
Kudus;-6.8;110.84;92
Caringin;-6.71;106.82;92
Banjar;-8.19;114.97;89;1
Lhokseumawe;5.18;97.15;89
Cicurug;-6.78;106.78;89
Kartasura;-7.55;110.74;89
Klangenan;-6.71;108.44;88
Majalengka;-6.84;108.23;88
Bojonegoro;-7.15;111.88;87
Kasihan;-7.83;110.33;86
Sumenep;-7.02;113.87;85
Ambarawa;-7.26;110.4;84
Margahayukencana;-6.97;107.57;83
Galesong;-5.32;119.37;83;1
Watampone;-4.54;120.33;82;1
Kedungwaru;-8.07;111.92;80
Serpong;-6.32;106.66;80
Sibolga;1.74;98.78;80
Genteng;-8.37;114.15;80
Gedangan;-7.39;112.73;79
Ponorogo;-7.87;111.46;79
Ciranjang-hilir;-6.82;107.26;78
Ende;-8.84;121.66;77;1
Tuban;-6.9;112.06;76
Kebomas;-7.17;112.63;76
Karangsembung;-6.85;108.64;76
Tarub;-6.93;109.17;76
Batu;-7.87;112.53;76
Sungailiat;-1.85;106.12;75
Gresik;-7.15;112.66;74
Sewon;-7.88;110.36;74
Jatibarang;-6.47;108.32;73
Kuningan;-6.98;108.48;72
Sragen;-7.43;111.02;72
Pagar Alam;-4.03;103.25;70
Mertoyudan;-7.52;110.23;70
Bondowoso;-7.91;113.82;70
Nganjuk;-7.61;111.9;69
Melati;-7.73;110.37;67
Bima;-8.46;118.73;67;1
Sokaraja;-7.46;109.29;66
Gamping Lor;-7.8;110.33;66
Sampit;-2.53;112.95;66;2
Lahat;-3.79;103.54;66
Tulungagung;-8.07;111.9;65
Muncar;-8.43;114.33;65
Tulangan Utara;-7.47;112.65;64
Godean;-7.77;110.29;63
Tanjung Pandan;-2.73;107.63;62
Abepura;-2.6;140.63;62
Bangkalan;-7.05;112.74;62
Slawi;-6.98;109.14;61
Pecangaan;-6.7;110.71;61
Kertosono;-7.58;112.1;61
Barabai;-2.58;115.38;60;1
Boyolali;-7.53;110.6;60
Sengkang;-4.13;120.03;60;1
Lamongan;-7.12;112.42;59
Baki;-7.61;110.78;59
Bantul;-7.89;110.33;59
Weleri;-6.97;110.07;58
Polewali;-3.43;119.34;58;1
Jatiwangi;-6.73;108.26;58
Baekrajan;-6.77;110.85;58
Singosari;-7.89;112.67;58
Kabanjahe;3.1;98.49;57
Purbalingga;-7.39;109.36;57
Pare;-7.77;112.2;57
Balaipungut;1.06;101.29;56
Mendaha;-1.02;103.59;56
Sleman;-7.72;110.36;56
Pandak;-7.91;110.29;56
Amuntai;-2.42;115.25;56;2
Besuki;-7.73;113.7;55
Wedi;-7.74;110.58;55
Cepu;-7.15;111.59;55
Langsa;4.47;97.97;54
Sampang;-7.19;113.24;53
Manokwari;-0.86;134.06;53;3
Tanjungagung;-3.94;103.8;53
Sumbawa Besar;-8.49;117.42;53;1
Terbanggi Besar;-4.88;105.22;53
Kepanjen;-8.13;112.57;52
Blora;-6.97;111.42;52
Comal;-6.91;109.53;51
Karanganom;-7.65;110.63;51
Kawalu;-7.38;108.21;51
Jatiroto;-7.88;111.12;50
Labuhan Deli;3.73;98.67;50
Gampengrejo;-7.77;112.02;49
Dompu;-8.54;118.46;49;1
Gatak;-7.59;110.7;49
Singaparna;-7.35;108.11;49
Waingapu;-9.66;120.26;49;1
Banyumas;-7.51;109.29;48
Solok;-0.8;100.66;48
Pameungpeuk;-7.02;107.6;48
Buduran;-7.43;112.72;48
Luwuk;-0.95;122.79;48;1
Sungai Raya;0.7;108.9;48;2
Amahai;-3.34;128.92;48;3
Balung;-7.73;113.92;48
Maumere;-8.62;122.21;48;1
Poso;-1.4;120.75;47;1
Singkil;2.29;97.79;47
Curup;-3.47;102.52;46
Candi Prambanan;-7.75;110.49;45
Muntilan;-7.58;110.29;45
Berastagi;3.19;98.51;45
Bambanglipuro;-7.95;110.28;45
Ketanggungan;-6.94;108.89;44
Rembangan;-6.7;111.34;44
Nabire;-3.36;135.5;44;3
Gebog;-6.74;110.84;44
Kencong;-8.28;113.37;43
Pelabuhanratu;-6.99;106.55;43
Panji;-7.73;114.1;43
Katabu;-4.93;122.52;43;1
Baturaden;-7.3;109.22;42
Kotabumi;-4.83;104.88;42
Diwek;-7.58;112.23;42
Kijang;0.9;104.63;41
Sinjai;-5.12;120.25;41;1
Rantepao;-2.97;119.9;40;1
Reuleuet;5.22;96.28;40
Juwana;-6.71;111.15;40
Pekan Bahapal;3.11;99.17;40
Rajapolah;-7.22;108.19;40
Tual;-5.63;132.75;40;3
Wiradesa;-6.89;109.62;39
Majenang;-7.3;108.76;39
Buaran;-7.05;109.55;39
Krian;-7.41;112.58;39
Wonopringgo;-6.98;109.62;38
Pangkalanbuun;-2.68;111.63;38;2
Majene;-3.54;118.97;38;1
Jekulo;-6.81;110.93;38
Simpang;-1.26;104.1;37
Srono;-8.4;114.27;36
Sofifi;0.74;127.56;36;3
Atambua;-9.11;124.89;36;1
Kualakapuas;-3.01;114.39;36;2
Wangon;-7.52;109.05;36
Sumberpucung;-8.16;112.48;35
Praya;-8.71;116.27;35;1
Meulaboh;4.14;96.13;35
Ruteng;-8.61;120.46;35;1
Manggar;-2.88;108.27;35
Pandaan;-7.65;112.69;34
Pemangkat;1.17;108.97;34;2
Kuala Tungkal;-0.82;103.46;34
Tabanan;-8.54;115.13;34;1
Lebaksiu;-7.05;109.14;34
Labuan;-6.38;105.83;34
Mlonggo;-6.53;110.7;34
Tondano;1.31;124.91;33;1
Negara;-8.36;114.62;33;1
Tanggulangin;-7.5;112.7;33
Jaten;-7.58;110.9;32
Boyolangu;-8.12;111.89;32
Gombong;-7.61;109.51;32
Amlapura;-8.45;115.62;32;1
Amlapura city;-8.45;115.61;32;1
Bandar;2.05;99.75;31
Kutoarjo;-7.72;109.91;31
Karangampel;-6.46;108.45;31
Panarukan;-7.7;113.92;31
Sidareja;-7.48;108.79;30
Pakisaji;-8.07;112.6;30
Selogiri;-7.78;110.87;30
Kuta;-8.72;115.17;30;1
Maros;-5.01;119.57;30;1
Srandakan;-7.94;110.25;30
Kefamenanu;-9.45;124.48;29;1
Singojuruh;-8.32;114.23;29
Wongsorejo;-7.99;114.4;29;1
Trenggalek;-8.08;111.71;29
Lasem;-6.69;111.45;29
Ceper;-7.67;110.68;29
Randudongkal;-7.1;109.32;29
Balapulang;-7.05;109.1;28
Ubud;-8.51;115.27;28;1
Kraksaan;-7.76;113.4;28
Jogonalan;-7.7;110.54;28
Mranggen;-7.03;110.52;28
Deli Tua;3.51;98.68;28
Klungkung;-8.53;115.4;28;1
Margasari;-7.1;109.02;28
Sijunjung;-0.7;100.98;28
Soe;-9.86;124.28;28;1
Tomohon;1.32;124.8;28;1
Bulakamba;-6.87;108.96;27
Demak;-6.89;110.64;27
Paciran;-6.88;112.38;27
Babat;-7.11;112.16;27
Stabat;3.73;98.45;27
Driyorejo;-7.37;112.62;27
Muntok;-2.07;105.16;27
Tayu;-6.54;111.05;26
Ngunut;-8.11;112.02;26
Colomadu;-7.53;110.75;26
Wanaraja;-7.17;107.98;26
Welahan;-6.8;110.72;26
Bireun;5.2;96.7;26
Pangkalan Brandan;4.02;98.28;26
Soko;-7.48;112.43;25
Teluk Nibung;3;99.82;25
Tanjungtiram;4.06;98.37;25
Seririt;-8.19;114.94;25;1
Sabang;5.89;95.32;25
Delanggu;-7.62;110.68;24
Prigen;-7.68;112.62;24
Pundong;-7.95;110.35;24
Kalianget;-7.05;113.94;24
Ngemplak;-7.55;110.72;24
Trucuk;-7.72;110.66;24
Mojoagung;-7.57;112.35;24
Kroya;-7.63;109.25;23
Dampit;-8.21;112.75;23
Ngoro;-7.68;112.26;23
Gambiran Satu;-8.39;114.15;23
Kamal;-7.17;112.72;23
Gongdanglegi Kulon;-8.18;112.64;22
Ngawi;-7.4;111.45;22
Kebonarun;-7.7;110.56;22
Bedugul;-8.45;115.59;20;1
Manismata;-2.47;111.03;19;2
Sigli;5.38;95.96;18
Tongging;2.9;98.52;16
Mamuju;-2.68;118.89;15;1
Sinabang;2.48;96.38;15
=IE Europe/Dublin
Dublin;53.33;-6.25;1024
Cork;51.9;-8.47;190
Luimneach;52.66;-8.62;90
Gaillimh;53.27;-9.05;71
Tallaght;53.29;-6.37;64
Waterford;52.26;-7.11;48
Swords;53.46;-6.22;37
Drogheda;53.72;-6.35;33
Dundalk;54;-6.42;33
Bray;53.2;-6.1;33
Dún Laoghaire;53.29;-6.14;27
Navan;53.65;-6.68;25
Ennis;52.84;-8.99;24
Balbriggan;53.61;-6.18;23
Tralee;52.27;-9.7;23
Sandyford;53.27;-6.23;22
Kilkenny;52.65;-7.25;22
Athlone;53.42;-7.94;21
Naas;53.22;-6.67;21
Sligo;54.27;-8.47;20
Carlow;52.84;-6.93;20
Loch Garman;52.33;-6.46;20
Finglas;53.39;-6.3;20
Celbridge;53.34;-6.54;20
Droichead Nua;53.18;-6.8;19
Cluain Meala;52.35;-7.7;17
An Muileann gCearr;53.52;-7.34;17
Letterkenny;54.95;-7.73;17
Blanchardstown;53.39;-6.38;17
Malahide;53.45;-6.15;16
Leixlip;53.37;-6.5;15
Donaghmede;53.4;-6.16;15
Lucan;53.36;-6.45;15
=IL Asia/Jerusalem
Jerusalem;31.77;35.22;801
Tel Aviv;32.08;34.78;433
West Jerusalem;31.78;35.22;400
Haifa;32.82;34.99;267
Ashdod;31.79;34.65;225
Rishon LeẔiyyon;31.97;34.79;220
Petaẖ Tiqwa;32.09;34.89;200
Beersheba;31.25;34.79;187
Netanya;32.33;34.86;172
H̱olon;32.01;34.78;166
Bnei Brak;32.08;34.83;154
Reẖovot;31.89;34.81;133
Bat Yam;32.02;34.75;129
Ramat Gan;32.08;34.81;128
Ashkelon;31.67;34.57;106
Jaffa;32.05;34.75;100
Modi’in Makkabbim Re’ut;31.89;35.02;89
Herzliya;32.17;34.83;84
Kfar Saba;32.17;34.91;81
Ra’anana;32.18;34.87;80
Hadera;32.44;34.9;76
Bet Shemesh;31.73;34.99;67
Lod;31.95;34.89;67
Nazareth;32.7;35.3;65
Modiin Ilit;31.93;35.04;64
Ramla;31.93;34.87;64
Nahariyya;33.01;35.1;51
Qiryat Ata;32.81;35.11;49
Givatayim;32.07;34.81;48
Kiryat Gat;31.61;34.76;47
Acre;32.93;35.08;46
Eilat;29.56;34.95;46
Afula;32.61;35.29;45
Karmi’el;32.92;35.31;44
Hod HaSharon;32.16;34.89;43
Umm el Faḥm;32.52;35.15;41
Nof HaGalil;32.71;35.32;41
Tiberias;32.79;35.53;40
Qiryat Moẕqin;32.84;35.08;39
Qiryat Yam;32.85;35.07;39
Rosh Ha’Ayin;32.1;34.96;39
Ness Ziona;31.93;34.8;39
Qiryat Bialik;32.83;35.09;37
Ramat HaSharon;32.15;34.84;36
Dimona;31.07;35.03;34
Eṭ Ṭaiyiba;32.27;35.01;33
Yavné;31.88;34.74;32
Or Yehuda;32.03;34.86;31
Yehud-Monosson;32.03;34.88;29
Safed;32.96;35.5;28
Gedera;31.81;34.78;26
Tamra;32.85;35.2;26
Yehud;32.03;34.89;26
Daliyat al Karmel;32.69;35.05;25
Migdal Ha’Emeq;32.68;35.24;25
Sakhnīn;32.86;35.3;25
Netivot;31.42;34.59;25
Mevasseret Ẕiyyon;31.8;35.15;24
Ofaqim;31.31;34.62;24
Arad;31.26;35.21;24
Gan Yavne;31.79;34.71;22
Qiryat Shemona;33.21;35.57;22
Kefar Yona;32.32;34.94;22
maalot Tarshīhā;33.02;35.27;21
Nesher;32.77;35.04;21
Tirah;32.23;34.95;21
Shoham;32;34.95;21
Sederot;31.52;34.6;20
Rahat;31.4;34.76;20
Tirat Karmel;32.76;34.97;19
Maghār;32.89;35.41;19
Giv’at Shmuel;32.08;34.85;19
Ariel;32.11;35.18;18
Kafr Kannā;32.75;35.34;18
Judeida Makr;32.93;35.16;18
Kafr Qāsim;32.11;34.98;17
Qalansuwa;32.28;34.98;17
Bet She’an;32.5;35.5;17
Azor;32.02;34.81;16
Ganei Tikva;32.06;34.87;16
Er Reina;32.72;35.32;16
Even Yehuda;32.27;34.89;15
Kafr Mandā;32.81;35.26;15
=IM Europe/Isle_of_Man
Douglas;54.15;-4.48;26
=IN Asia/Kolkata Asia/Calcutta
Mumbai;19.07;72.88;12692
Delhi;28.65;77.23;10928
Bengaluru;12.97;77.59;5104
Kolkata;22.56;88.36;4631
Chennai;13.09;80.28;4328
Ahmedabad;23.03;72.59;3720
Hyderabad;17.38;78.46;3598
Pune;18.52;73.86;2936
Sūrat;21.2;72.83;2895
Kanpur;26.47;80.35;2823
Jaipur;26.92;75.79;2712
Navi Mumbai;19.04;73.02;2600
Lucknow;26.84;80.92;2472
Nagpur;21.15;79.08;2228
Indore;22.72;75.83;1837
Patna;25.59;85.14;1600
Bhopal;23.25;77.4;1600
Ludhiāna;30.91;75.85;1545
Tirunelveli;8.73;77.68;1436
Agra;27.18;78.02;1430
Vadodara;22.3;73.21;1409
Najafgarh;28.61;76.98;1365
Gorakhpur;29.45;75.67;1325
Nashik;20;73.79;1289
Pimpri;18.62;73.81;1285
Kalyān;19.24;73.14;1262
Thāne;19.2;72.96;1262
Meerut;28.98;77.71;1223
Nowrangapur;19.23;82.55;1221
Faridabad;28.41;77.31;1220
Ghāziābād;28.67;77.44;1199
Dombivli;19.22;73.08;1193
Rājkot;22.29;70.79;1177
Varanasi;25.32;83.01;1164
Amritsar;31.62;74.88;1092
Allahābād;25.44;81.84;1073
Visakhapatnam;17.68;83.2;1063
Teni;10.01;77.48;1035
Jabalpur;23.17;79.95;1030
Hāora;22.58;88.32;1028
Aurangabad;19.88;75.34;1016
Shivaji Nagar;18.53;73.85;1000
Solāpur;17.67;75.91;997
Srinagar;34.09;74.81;976
Chandigarh;30.74;76.79;961
Coimbatore;11.01;76.97;960
Jodhpur;26.27;73.01;921
Madurai;9.92;78.12;910
Guwahati;26.18;91.75;899
Gwalior;26.23;78.17;882
Vijayawada;16.51;80.65;875
Mysore;12.3;76.64;868
Rohini;28.74;77.07;860
Ranchi;23.34;85.31;846
Hubli;15.35;75.13;840
Narela;28.85;77.09;800
Jalandhar;31.33;75.58;785
Thiruvananthapuram;8.49;76.95;784
Salem;11.65;78.16;778
Tiruchirappalli;10.82;78.7;775
Kota;25.18;75.84;763
Bhubaneshwar;20.27;85.83;762
Alīgarh;27.88;78.07;753
Bareilly;28.37;79.43;745
Morādābād;28.84;78.78;721
Bhiwandi;19.3;73.06;707
Raipur;21.23;81.63;680
Bhilai;21.21;81.43;625
Jamshedpur;22.8;86.19;616
Borivli;19.23;72.86;610
Cochin;9.94;76.26;605
Amrāvati;20.93;77.75;604
Sāngli;16.85;74.56;601
Cuttack;20.46;85.88;580
Bīkaner;28.02;73.31;576
Warangal;18;79.58;558
Bhavnagar;21.76;72.15;555
Nanded;19.16;77.31;551
Raurkela;22.22;84.86;536
Guntur;16.3;80.46;531
Dehra Dūn;30.32;78.03;522
Bhayandar;19.3;72.85;520
Durgapur;23.52;87.31;519
Ajmer;26.45;74.64;518
Ulhasnagar;19.22;73.15;517
Kolhāpur;16.7;74.23;516
Siliguri;26.71;88.43;516
Bilimora;20.77;72.96;511
Karol Bāgh;28.65;77.19;505
Āsansol;23.68;86.98;504
Jamnagar;22.47;70.07;492
Sahāranpur;29.97;77.55;485
Gulbarga;17.34;76.84;484
Bhātpāra;22.87;88.4;483
Jammu;32.74;74.87;466
Kurnool;15.83;78.04;460
Ujjain;23.18;75.78;457
Rāmgundam;18.8;79.45;452
Shyamnagar;22.83;88.37;442
Nangi;22.51;88.22;441
Kozhikode;11.25;75.78;440
Mālegaon;20.55;74.53;435
Davangere;14.47;75.93;435
Jalgaon;21;75.57;429
Akola;20.71;77;429
Belgaum;15.85;74.5;429
Gaya;24.8;85;424
Udaipur;24.59;73.71;423
Korba;22.35;82.7;419
Bokāro;23.79;85.96;419
Mangalore;12.92;74.86;417
Jhānsi;25.46;78.58;413
Thoothukudi;8.77;78.13;411
Nellore;14.45;79.99;404
Tiruppur;11.12;77.35;398
Kollam;8.88;76.58;394
Pānihāti;22.69;88.37;379
Ahmadnagar;19.09;74.74;367
Dhūlia;20.9;74.78;367
Bhāgalpur;25.24;86.97;362
Punāsa;22.24;76.39;350
Muzaffarnagar;29.47;77.7;350
Latur;18.4;76.57;349
Kūkatpalli;17.48;78.41;342
Ambattūr;13.1;80.16;341
Bellary;15.14;76.92;337
Muzaffarpur;26.12;85.39;333
Kāmārhāti;22.67;88.37;333
Mathura;27.5;77.67;331
Patiāla;30.34;76.39;329
Chānda;19.95;79.3;328
Bhīlwāra;25.35;74.64;326
Thrissur;10.52;76.22;325
Brahmapur;19.31;84.79;325
Shāhjānpur;27.88;79.91;320
Shimoga;13.93;75.57;320
New Delhi;28.64;77.22;318
Rohtak;28.89;76.59;317
Tumkūr;13.34;77.1;307
Fīrozābād;27.15;78.4;306
Nizāmābād;18.67;78.1;305
Kulti;23.73;86.84;305
Rājahmundry;17.01;81.78;305
Barddhamān;23.26;87.86;302
Bārāsat;22.72;88.48;298
Bāli;22.65;88.34;297
Hisar;29.15;75.72;296
Rāmpur;28.81;79.03;296
Greater Noida;28.5;77.54;294
Noida;28.58;77.33;294
Kākināda;16.96;82.24;293
Pānīpat;29.39;76.97;293
Parbhani;19.27;76.77;290
Darbhanga;26.15;85.9;287
Alwar;27.56;76.63;283
Bilāspur;22.08;82.16;283
Ichalkaranji;16.69;74.46;274
Bijapur;16.82;75.72;271
Aizawl;23.73;92.72;265
Jālna;19.84;75.89;262
Lal Bahadur Nagar;17.35;78.56;262
Dewas;22.97;76.06;261
Baranagar;22.64;88.38;260
Gajuwaka;17.7;83.22;259
Satna;24.58;80.83;258
Etāwah;26.78;79.02;257
Durg;21.19;81.28;255
Naihāti;22.89;88.42;253
Tirupati;13.64;79.42;251
Sonīpat;28.99;77.02;251
Āvadi;13.11;80.11;250
Tiruvottiyūr;13.16;80.3;248
Saugor;23.84;78.74;247
Mau;25.94;83.56;246
Bihār Sharīf;25.2;85.52;244
Hāpur;28.73;77.78;243
Bathinda;30.21;74.94;243
Farrukhābād;27.39;79.58;241
Anantapur;14.68;77.61;240
Ratlām;23.33;75.04;237
Ramagundam;18.75;79.47;235
Gangānagar;29.92;73.87;232
Bharatpur;27.22;77.49;229
Karīmnagar;18.44;79.13;229
Puducherry;11.93;79.83;227
Shrīrāmpur;22.75;88.34;226
Rāichūr;16.21;77.36;226
Quthbullapur;17.5;78.46;226
Karnāl;29.69;76.98;225
Arrah;25.56;84.66;224
Imphal;24.81;93.94;224
Gosāba;22.17;88.8;223
Mirzāpur;25.14;82.57;220
Kharagpur;22.34;87.33;220
Dhanbād;23.8;86.44;220
Tanjore;10.79;79.14;220
Amarnāth;19.2;73.17;218
Nāgercoil;8.18;77.43;214
Pāli;25.77;73.32;210
Yamunānagar;30.13;77.28;209
Rewa;24.53;81.29;208
Secunderabad;17.5;78.54;204
Bīdar;17.91;77.52;204
Agartala;23.84;91.28;203
Monghyr;25.37;86.47;203
Burhānpur;21.31;76.23;203
Nadiād;22.69;72.86;202
Chāpra;25.78;84.75;202
Dindigul;10.37;77.98;201
Panchkula;30.69;76.85;200
Sīkar;27.61;75.14;200
Bulandshahr;28.4;77.86;199
Purnia;25.78;87.47;198
Hospet;15.27;76.39;198
Gurgaon;28.46;77.03;197
Sambhal;28.58;78.57;196
Gandhinagar;23.22;72.68;196
Murwāra;23.84;80.39;196
Nāngloi Jāt;28.68;77.07;194
Machilīpatnam;16.19;81.14;193
Katihar;25.54;87.57;193
Bhiwāni;28.79;76.14;191
Kultali;21.9;88.4;188
Raebareli;26.23;81.23;186
Haridwar;29.95;78.16;186
Singrauli;24.2;82.68;186
Jūnāgadh;21.52;70.46;184
Sūjāngarh;27.7;74.47;184
Ellore;16.71;81.1;183
Bhusāval;21.04;75.79;183
Khandwa;21.82;76.35;183
Bahraigh;27.57;81.59;182
Sirsa;29.53;75.03;182
Chandannagar;22.86;88.37;181
Baharampur;24.1;88.25;181
Surendranagar;22.73;71.65;180
Vizianagaram;18.12;83.41;179
Proddatūr;14.75;78.55;178
Vellore;12.92;79.13;177
Hugli;22.91;88.4;177
Alappuzha;9.49;76.33;177
Amroha;28.9;78.47;176
Tambaram;12.92;80.13;175
Pathānkot;32.27;75.65;174
Bhind;26.57;78.79;174
Shimla;31.1;77.17;174
Ongole;15.5;80.04;173
Gadag-Betageri;15.42;75.62;173
Navsāri;20.94;72.92;171
Puri;19.8;85.82;171
Haldia;22.06;88.11;171
Khammam;17.25;80.14;171
Rāiganj;25.61;88.12;170
Ingrāj Bāzār;25;88.15;170
Jaunpur;25.75;82.69;170
Fatehpur;25.93;80.81;166
Gāndhīdhām;23.08;70.13;166
Nandyāl;15.48;78.48;165
Udupi;13.33;74.75;165
Loni;28.75;77.29;165
Sītāpur;27.56;80.68;164
Shivpuri;25.42;77.66;164
Bhadrāvati;13.85;75.71;164
Ādoni;15.63;77.27;164
Verāval;20.91;70.37;163
Sambalpur;21.47;83.98;163
Gadag;15.43;75.63;163
Unnāo;26.55;80.49;162
Budaun;28.04;79.13;162
Jīnd;29.32;76.32;161
Madhyamgram;22.69;88.45;161
Jāmuria;23.7;87.08;160
Jaigaon;26.85;89.38;159;1
Cuddalore;11.76;79.77;159
Orai;25.99;79.45;158
Hoshiārpur;31.54;75.91;158
Pallāvaram;12.97;80.15;157
Hanumāngarh;29.58;74.33;156
Kanchipuram;12.84;79.7;155
Alandur;13;80.21;154
Guna;24.65;77.31;154
Bahādurgarh;28.69;76.94;154
Bharūch;21.69;72.98;154
Medinīpur;22.42;87.32;153
Fyzābād;26.78;82.15;153
Dinapore;25.64;85.05;153
Silchar;24.83;92.8;152
Bānda;25.48;80.33;152
Morena;26.5;78;152
Tonk;26.17;75.79;151
Rāj-Nāndgaon;21.1;81.03;151
Serilingampalle;17.49;78.3;151
Virār;19.46;72.81;150
Malkajgiri;17.45;78.53;150
Shāntipur;23.25;88.43;150
Bārākpur;22.77;88.36;148
Erode;11.34;77.73;147
Ambāla;30.36;76.8;147
Krishnanagar;23.41;88.49;146
Saharsa;25.87;86.6;146
Batāla;31.81;75.2;145
Bhīmavaram;16.54;81.52;143
Bālurghāt;25.22;88.78;141
Kaithal;29.8;76.4;141
Lakhīmpur;27.95;80.78;140
Hazāribāgh;23.99;85.36;140
Vidisha;23.53;77.81;140
Haldwani;29.22;79.53;139
Hābra;22.84;88.66;139
Kumbakonam;10.96;79.39;139
Porbandar;21.64;69.61;139
Chitradurga;14.22;76.4;139
Thānesar;29.97;76.83;138
Tiruvannāmalai;12.23;79.07;138
Anand;22.55;72.96;138
Kānchrāpāra;22.96;88.43;137
Mahbūbnagar;16.74;77.99;136
Dimāpur;25.91;93.72;136
Robertsonpet;12.96;78.28;135
Chhindwāra;22.06;78.94;135
Mandya;12.52;76.9;135
Bānkura;23.23;87.07;134
Hājīpur;25.69;85.21;134
Gondā City;27.13;81.95;134
Bhuj;23.25;69.67;133
Hindupur;13.83;77.49;133
Shillong;25.57;91.88;133
Pālghāt;10.77;76.65;133
Godhra;22.78;73.61;132
Kishangarh;26.59;74.85;132
Rānīganj;23.62;87.13;131
Pīlibhīt;28.63;79.8;131
Beāwar;26.1;74.32;131
Abohar;30.14;74.2;131
Moga;30.81;75.17;131
Dehri;24.9;84.18;130
Deoria;26.5;83.78;130
Hassan;13.01;76.1;129
Khardah;22.72;88.38;128
Yavatmāl;20.39;78.13;128
Hālīsahar;22.93;88.42;128
Panvel;18.99;73.11;128
Titāgarh;22.74;88.37;128
Cuddapah;14.48;78.82;127
Bettiah;26.8;84.5;127
Hāthras;27.6;78.05;127
Lalitpur;24.69;78.42;126
Kolār;13.14;78.13;126
Mandsaur;24.07;75.07;125
Gondiā;21.46;80.19;125
Rajapalaiyam;9.45;77.55;124
Dārjiling;27.03;88.27;124
Mohali;30.68;76.72;123
Pālanpur;24.17;72.44;123
Dam Dam;22.63;88.42;123
Hardoī;27.39;80.13;123
Puruliya;23.33;86.36;123
Dibrugarh;27.48;94.91;122
Palwal;28.14;77.33;122
Nalgonda;17.05;79.27;122
Bhadreswar;22.82;88.34;122
Vejalpur;22.69;73.56;122
Chikmagalūr;13.32;75.77;121
Raigarh;21.9;83.4;121
Guntakal Junction;15.17;77.36;121
Gangāpur;26.47;76.72;120
Deoli;28.5;77.23;120
Siwān;26.22;84.36;119
Damoh;23.83;79.44;119
Ādilābād;19.67;78.54;119
Srikakulam;18.3;83.9;118
Uppal Kalan;17.41;78.56;118
Jetpur;21.75;70.62;118
Morbi;22.82;70.84;118
Pātan;23.85;72.13;118
Khanna;30.71;76.22;117
Botād;22.17;71.67;117
Rishra;22.72;88.35;117
Azamgarh;26.07;83.18;117
Yelahanka;13.1;77.6;116
Gudivāda;16.44;81;116
Baidyabāti;22.78;88.33;116
Bastī;26.79;82.72;115
Balasore;21.49;86.93;114
Dharmavaram;14.41;77.72;114
Māler Kotla;30.53;75.88;114
Wardha;20.74;78.6;114
Jhunjhunūn;28.13;75.4;113
Satara;17.69;73.99;113
Chanduasi;28.45;78.78;113
Mothīhāri;26.65;84.92;112
Chās;23.64;86.17;112
Pudukkottai;10.38;78.82;112
Rewāri;28.2;76.62;112
Port Blair;11.67;92.75;112
Suriāpet;17.14;79.62;112
Bangaon;23.05;88.83;112
Chhatarpur;24.92;79.59;112
Ashoknagar Kalyangarh;22.86;88.64;111
Achalpur;21.26;77.51;111
Navadwīp;23.41;88.37;111
Bārsi;18.23;75.69;111
Sultānpur;26.26;82.07;110
Ambur;12.79;78.72;110
Hoshangābād;22.75;77.73;109
Sawāi Mādhopur;26.02;76.34;109
Madanapalle;13.55;78.5;109
Bānsbāria;22.95;88.4;108
Tādepallegūdem;16.81;81.53;108
Jalpāiguri;26.52;88.73;108
Chittaurgarh;24.89;74.62;107
Gangāwati;15.43;76.53;106
Khurja;28.25;77.86;106
Ponnāni;10.77;75.93;106
Barnāla;30.37;75.55;105
Badlapur;19.16;73.27;105
Soyībug;34.08;74.71;104
Roorkee;29.87;77.89;104
Bagaha;27.1;84.09;104
Hosūr;12.74;77.83;104
Chūru;28.3;74.97;104
Nagda;23.46;75.42;104
Kashipur;29.21;78.96;103
Ghazīpur;25.58;83.59;103
Begusarai;25.42;86.13;103
Dhaulpur;26.69;77.88;102
Mormugao;15.39;73.81;102
Ferozepore;30.93;74.61;102
Gondal;21.96;70.8;102
Seoni;22.09;79.55;101
Jagādhri;30.17;77.3;101
Miriālgūda;16.87;79.56;101
Udgīr;18.39;77.12;101
Jamālpur;25.31;86.49;101
Nandurbar;21.37;74.24;101
Itārsi;22.61;77.76;101
Vasco da Gama;15.4;73.82;100
Phagwāra;31.22;75.77;100
Airoli;19.15;73;100
Amreli;21.6;71.21;100
Shikohābād;27.11;78.59;100
Kāsganj;27.81;78.65;99
Sehore;23.2;77.08;99
Rānībennur;14.62;75.63;99
Jagtiāl;18.79;78.92;99
Bhadrakh;21.05;86.52;99
Būndi;25.44;75.64;99
Ooty;11.41;76.7;98
Mughal Sarāi;25.28;83.12;98
Shāmli;29.45;77.31;98
Hinganghāt;20.55;78.84;98
Villupuram;11.94;79.49;97
Amalner;21.04;75.06;97
Bagalkot;16.19;75.7;97
Tellicherry;11.75;75.49;97
Narasaraopet;16.23;80.05;97
Nāgaur;27.2;73.73;97
Nawāda;24.89;85.54;97
Jahānābād;25.21;84.99;96
Chālisgaon;20.46;75.02;96
Buxar;25.58;83.98;96
Aurangābād;24.75;84.37;96
Sāhibganj;25.24;87.63;96
Pandharpur;17.68;75.33;96
Hindaun;26.73;77.04;96
Khargone;21.82;75.61;95
Parli Vaijnāth;18.85;76.53;95
Kishanganj;26.1;87.96;95
Mainpuri;27.23;79.03;95
Khāmgaon;20.71;76.57;95
Negapatam;10.76;79.84;94
Chilakalūrupet;16.09;80.17;94
Gudiyatham;12.95;78.87;94
Makrāna;27.04;74.72;94
Bānswāra;23.54;74.44;94
Baraut;29.1;77.26;94
Closepet;12.72;77.28;94
Kalyani;22.98;88.48;93
Tādpatri;14.91;78.01;93
Kapūrthala;31.38;75.38;93
Dīsa;24.26;72.18;92
Ballālpur;19.85;79.35;92
Kohima;25.67;94.11;92
Betūl;21.9;77.9;92
Kāraikkudi;10.07;78.77;92
Balāngīr;20.7;83.49;91
Datia;25.67;78.46;91
Valparai;10.33;76.95;90
Kovilpatti;9.17;77.87;90
Vaniyambadi;12.68;78.62;90
Bhandāra;21.17;79.65;90
Roha;18.44;73.12;90
Muktsar;30.47;74.52;90
Luckeesarai;25.18;86.09;90
Bārmer;25.75;71.39;89
Murādnagar;28.78;77.5;89
Tinsukia;27.49;95.36;89
Shahdol;23.29;81.36;89
Manjeri;11.12;76.12;89
Mahobā;25.29;79.88;89
Contai;21.78;87.75;89
Sangrūr;30.25;75.84;89
Pollachi;10.66;77.01;88
Deoband;29.7;77.68;88
Neyyāttinkara;8.4;77.09;88
Tāndā;26.55;82.66;88
Bārān;25.1;76.52;87
Dhamtari;20.71;81.55;87
Tiruchengode;11.38;77.89;87
Chīrāla;15.82;80.35;87
Jharia;23.74;86.41;87
Akot;21.1;77.06;87
Rājpura;30.48;76.59;87
Madgaon;15.28;73.96;87
Sardārshahr;28.44;74.49;87
Mayiladuthurai;11.1;79.66;87
Kāmthi;21.22;79.2;86
Parādīp Garh;20.32;86.61;86
Paramagudi;9.55;78.59;86
Osmanabad;18.18;76.04;86
Aruppukkottai;9.51;78.1;85
Bāruni;25.48;85.97;85
Bijnor;29.37;78.14;85
Anakāpalle;17.69;83;84
Najībābād;29.61;78.34;84
Dohad;22.83;74.26;84
Rāmgarh;23.63;85.52;84
Kāvali;14.92;79.99;83
Jangipur;24.47;88.08;83
Dhār;22.59;75.3;82
Hānsi;29.1;75.96;82
Kadiri;14.11;78.16;81
Dhorāji;21.73;70.45;81
Rāyachoti;14.06;78.75;81
Khambhāt;22.32;72.62;81
Nirmal;19.1;78.34;81
Emmiganūr;15.77;77.48;81
Jeypore;18.86;82.57;81
Kotkapura;30.58;74.83;81
Udhampur;32.92;75.14;80
Kairāna;29.4;77.21;80
Bālāghāt;21.82;80.19;80
Mānsa;29.99;75.4;80
Anantnag;33.73;75.15;80
Kāraikāl;10.92;79.83;80
Jharsuguda;21.86;84.01;79
Brājarājnagar;21.82;83.92;79
Kottagūdem;17.55;80.62;79
Nawābganj;26.93;81.2;79
Arakkonam;13.08;79.67;79
Koch Bihār;26.33;89.45;79
Dod Ballāpur;13.29;77.54;79
Bhadohi;25.4;82.57;79
Kātoya;23.65;88.13;78
Jamūī;24.93;86.23;78
Harihar;14.51;75.81;78
Mancherāl;18.87;79.43;78
Kadayanallur;9.07;77.34;78
Daltonganj;24.04;84.07;78
Farīdkot;30.67;74.76;77
Balrāmpur;27.43;82.19;77
Bāramūla;34.21;74.34;77
Dhuliān;24.68;87.95;77
Mawāna;29.1;77.92;77
Karur;10.96;78.08;77
Kundla;21.34;71.31;77
Manmād;20.25;74.44;77
Kannauj;27.06;79.92;77
Malaut;30.21;74.48;77
Nagīna;29.44;78.44;77
Badagara;11.6;75.58;76
Jagdalpur;19.08;82.02;76
Jumri Tilaiyā;24.43;85.53;76
Baj Baj;22.48;88.18;76
Konnagar;22.71;88.34;76
Ratnagiri;16.99;73.31;76
Hingoli;19.71;77.14;76
Bodināyakkanūr;10.01;77.35;76
Khadki;18.56;73.85;76
Dhrāngadhra;22.99;71.47;76
Pāloncha;17.6;80.71;75
Gūdūr;14.15;79.85;75
Ankleshwar;21.63;72.99;75
Tīkamgarh;24.74;78.83;75
Srivilliputhur;9.51;77.63;74
Sivakasi;9.45;77.8;74
Pilkhua;28.71;77.66;74
Ambājogāi;18.73;76.39;74
Bela;25.92;82;74
Bodhan;18.66;77.89;74
Rabkavi;16.48;75.11;74
Karauli;26.5;77.03;74
Savarkundla;21.34;71.3;74
Shāhābād;27.64;79.94;74
Chāndpur;29.13;78.27;74
Gokak;16.17;74.82;73
Sikandarābād;28.45;77.7;73
Virudunagar;9.59;77.96;73
Dausa;26.89;76.34;73
Valsād;20.61;72.93;73
Ambikāpur;23.12;83.2;73
Pālghar;19.7;72.77;72
Dharapuram;10.74;77.53;72
Chintāmani;13.4;78.05;72
Farīdpur;28.21;79.54;72
Pusad;19.91;77.58;72
Madhubani;26.35;86.07;72;1
Sirsilla;18.39;78.81;71
Vapi;20.37;72.9;71
Kāmāreddi;18.32;78.34;71
Bolpur;23.66;87.7;71
Rānāghāt;23.18;88.57;71
Fāzilka;30.4;74.03;71
Beypore;11.17;75.81;71
Dādri;28.55;77.55;71
Auraiya;26.47;79.51;71
Bāpatla;15.9;80.47;70
Payyannūr;12.09;75.2;70
Talipparamba;12.04;75.36;70
Tindivanam;12.23;79.66;70
Shirpur;21.35;74.88;70
Bāsoda;23.85;77.94;69
Jorhāt;26.76;94.2;69
Sindhnūr;15.77;76.76;69
Bargarh;21.33;83.62;69
Wāshīm;20.11;77.13;69
Visnagar;23.7;72.55;69
Palwancha;17.58;80.68;69
Keshod;21.3;70.25;69
Kānnangād;12.31;75.11;68
Bīsalpur;28.29;79.8;68
Tanuku;16.75;81.68;68
Attili;16.7;81.6;68
Bālotra;25.83;72.24;68
Pithampur;22.6;75.7;68
Munnar;10.09;77.06;68
Chamrajnagar;11.92;76.94;68
Pattukkottai;10.42;79.32;68
Jaisalmer;26.92;70.9;68
Arāria;26.15;87.51;67
Harda Khās;22.34;77.1;67
Sangamner;19.57;74.21;67
Jaorā;23.64;75.13;67
Buldāna;20.53;76.18;67
Mettupalayam;11.3;76.93;67
Anjār;23.11;70.03;67
Bellampalli;19.06;79.49;67
Channapatna;12.65;77.21;67
Ratangarh;28.08;74.62;67
Krishnagiri;12.52;78.21;66
Rishīkesh;30.11;78.29;66
Goyerkāta;26.7;89.03;66
Chāībāsa;22.55;85.8;66
Mandamarri;18.97;79.47;66
Palani;10.45;77.52;66
Nārnaul;28.04;76.11;66
Dharmapuri;12.13;78.16;66
Fatehābād;29.52;75.46;66
Palāsa;18.77;84.41;66
Basavakalyān;17.87;76.95;66
Chingleput;12.69;79.98;66
Chopda;21.25;75.3;66
Panaji;15.5;73.83;66
Thenkasi;8.96;77.32;65
Yādgīr;16.77;77.14;65
Gangārāmpur;25.4;88.53;65
Ramanathapuram;9.37;78.83;65
Jagraon;30.79;75.47;65
Alīpur Duār;26.48;89.52;65
Kopargaon;19.88;74.48;65
Bongaigaon;26.48;90.56;65
Malkāpur;20.89;76.2;65
Kāranja;20.48;77.49;65
Khatauli;29.28;77.73;65
Ashoknagar;24.58;77.73;65
Siuri;23.91;87.53;65
Nābha;30.38;76.15;65
Siddipet;18.1;78.85;65
Bhawānipatna;19.91;83.17;64
Khopoli;18.79;73.35;64
Karwar;14.81;74.13;64
Kāyankulam;9.18;76.5;64
Chinnachowk;14.48;78.84;64
Bishnupur;23.07;87.32;64
Mārkāpur;15.74;79.27;64
Basmat;19.33;77.16;64
Baheri;28.77;79.5;64
Kunnamkulam;10.65;76.07;64
Rāghogarh;24.44;77.2;64
Gopālganj;26.47;84.44;64
Tura;25.51;90.2;64
Rājsamand;25.07;73.88;63
Tāndūr;17.25;77.58;63
Kalamassery;10.06;76.33;63
Sūratgarh;29.32;73.9;63
Mannargudi;10.67;79.45;63
Sopur;34.29;74.47;63
Arni;12.67;79.29;63
Kannur;11.87;75.36;63
Dhuburi;26.02;89.99;63
Puliyangudi;9.17;77.4;62
Sheopur;25.66;76.7;62
Renukūt;24.22;83.04;62
Dhenkānāl;20.66;85.6;62
Dabwāli;29.95;74.74;62
Sibsāgar;26.98;94.64;62
Malappuram;11.04;76.08;62
Rāth;25.59;79.57;62
Jamkhandi;16.5;75.29;62
Sirsi;14.62;74.84;62
Vriddhāchalam;11.52;79.32;61
Vinukonda;16.05;79.74;61
Tiptūr;13.26;76.48;61
Sahaswān;28.07;78.75;61
Koppal;15.35;76.15;61
Sirhind;30.64;76.38;61
Dabra;25.89;78.33;61
Cumbum;9.74;77.28;61
Arāmbāgh;22.88;87.78;61
Himatnagar;23.6;72.97;61
Lādnūn;27.65;74.4;60
Nipāni;16.4;74.38;60
Borsad;22.41;72.9;60
Koratla;18.82;78.71;60
Kīratpur;29.51;78.21;60
Vrindāvan;27.58;77.7;60
Hāveri;14.79;75.4;60
Supaul;26.12;86.6;60
Gīrīdīh;24.19;86.31;60
Rāyadrug;14.7;76.85;60
North Lakhimpur;27.24;94.1;60
Tohāna;29.71;75.9;60
Gangoh;29.78;77.26;60
Kottayam;9.59;76.52;59
Mangalagiri;16.43;80.57;59
Narasapur;16.43;81.7;59
Sangāreddi;17.62;78.09;59
Kodār;17;79.97;59
Ullal;12.81;74.86;59
Māngrol;21.12;70.11;59
Gola Gokarannāth;28.08;80.47;59
Modāsa;23.46;73.3;59
Tezpur;26.63;92.8;59
Thiruvarur;10.77;79.64;59
Attur;11.59;78.6;59
Chidambaram;11.4;79.69;59
Tarn Tāran;31.45;74.93;59
Udumalaippettai;10.59;77.25;59
Lonavla;18.75;73.41;59
Shāhāda;21.55;74.47;58
Nawalgarh;27.85;75.27;58
Nedumangād;8.6;77;58
Nīmbāhera;24.62;74.68;58
Kadi;23.3;72.33;58
Sīra;13.74;76.9;58
Chik Ballāpur;13.44;77.73;58
Bārdoli;21.12;73.11;58
Jhārgrām;22.45;86.99;58
Samāstipur;25.86;85.78;58
Gobichettipalayam;11.45;77.44;58
Hasanpur;28.72;78.28;57
Jahāngīrābād;28.41;78.11;57
Sherkot;29.33;78.57;57
Kātrās;23.8;86.3;57
Pālakollu;16.52;81.73;57
Wani;20.06;78.95;57
Naksalbāri;26.68;88.22;57
Tiruvalla;9.38;76.57;57
Ponnūru;16.07;80.55;57
Diphu;25.84;93.43;57
Sītāmarhi;26.59;85.49;57;1
Chhibrāmau;27.15;79.5;57
Tilhar;27.96;79.74;57
Ilkal;15.96;76.11;57
Bada Barabīl;22.11;85.39;57
Mettur;11.79;77.8;57
Kuchāman;27.15;74.86;57
Panruti;11.78;79.55;57
Una;20.82;71.04;57
Ponnur;16.07;80.55;57
Kollegāl;12.15;77.11;56
Shegaon;20.79;76.7;56
Upleta;21.74;70.28;56
Ujhāni;28;79.01;56
Bankra;22.6;88.28;56
Dabhoi;22.18;73.43;56
Bāri;26.65;77.62;56
Obra;24.42;82.99;56
Gohāna;29.14;76.7;56
Jatani;20.16;85.71;56
Nāmakkal;11.22;78.17;56
Gadwāl;16.24;77.8;56
Pālitāna;21.53;71.82;56
Lāharpur;27.71;80.9;56
Nokha;27.56;73.47;56
Narwāna;29.6;76.12;56
Islāmpur;26.27;88.19;56
Karād;17.29;74.18;56
Jālaun;26.15;79.34;55
Karīmganj;24.87;92.36;55
Mokameh;25.4;85.92;55
Etāwa;24.18;78.2;55
Wanparti;16.37;78.07;55
Sāmalkot;17.06;82.18;55
Anjangaon;21.17;77.31;55
Dholka;22.73;72.44;55
Tirur;10.91;75.92;55
Kāndi;23.96;88.04;55
Ghātāl;22.66;87.73;55
Unjha;23.8;72.39;55
Sendhwa;21.69;75.1;55
Tiruttangal;9.48;77.83;54
Siddhapur;23.92;72.37;54
Dhūri;30.37;75.87;54
Sidhi;24.4;81.88;54
Wokha;26.1;94.26;54
Kālna;23.22;88.36;54
Bārāmati;18.15;74.58;54
Kandukūr;15.22;79.9;54
Sunām;30.13;75.8;54
Gaddi Annaram;17.37;78.52;54
Sattenapalle;16.39;80.15;54
Hiriyūr;13.94;76.62;54
Challakere;14.32;76.65;54
Rampur Hat;24.18;87.78;53
Masaurhi Buzurg;25.35;85.03;53
Nūzvīd;16.79;80.85;53
Shājāpur;23.43;76.28;53
Puttūr;12.76;75.2;53
Kāsaragod;12.5;74.99;53
Ajodhya;26.8;82.2;53
Mubārakpur;26.09;83.29;53
Phaltan;17.99;74.43;53
Sandīla;27.07;80.51;53
Sāgar;14.16;75.03;53
Lohārdagā;23.43;84.68;53
Deolāli;19.94;73.83;53
Bobbili;18.57;83.36;53
Chikhli;20.35;76.26;53
Konch;25.99;79.15;53
Lunglei;22.89;92.74;53
Pithāpuram;17.12;82.25;53
Amalāpuram;16.58;82.01;53
Tuni;17.36;82.55;53
Sihor;21.71;71.96;53
Dīglūr;18.55;77.58;53
Barbil;22.1;85.38;53
Biswān;27.5;81;53
Kosi;27.79;77.44;52
Ropar;30.97;76.53;52
Dandeli;15.27;74.62;52
Pārvatipuram;18.78;83.43;52
Arcot;12.91;79.32;52
Jhālāwār;24.6;76.16;52
Petlād;22.48;72.8;52
Umred;20.85;79.32;52
Bhātāpāra;21.73;81.95;52
Kāliyāganj;25.63;88.33;52
Nasīrābād;26.3;74.73;52
Idappadi;11.59;77.84;52
Gohadi;26.43;78.44;52
Khagaul;25.58;85.05;52
Chiplūn;17.53;73.51;51
Changanācheri;9.44;76.54;51
Rāmnagar;29.39;79.13;51
Sillod;20.3;75.65;51
Mācherla;16.48;79.44;51
Tūndla;27.21;78.24;51
Mannārakkāt;10.99;76.46;51
Ottappālam;10.77;76.38;51
Goālpāra;26.18;90.63;51
Kānkānhalli;12.55;77.42;51
Madhupur;24.27;86.64;51
Madhipura;25.92;86.79;51
Charkhi Dādri;28.59;76.27;51
Dumraon;25.55;84.15;51
Mahāsamund;21.11;82.09;50
Gajraula;28.85;78.24;50
Ābu Road;24.48;72.78;50
Nanjangūd;12.12;76.68;50
Sālūr;18.52;83.21;50
Bhongīr;17.52;78.89;50
Aonla;28.27;79.17;50
Khagaria;25.5;86.47;50
Dhāmpur;29.31;78.51;50
Sardhana;29.15;77.61;50
Dīdwāna;27.4;74.58;50
Jalor;25.35;72.62;50
Rājgarh;28.64;75.39;50
Bārh;25.48;85.71;50
Badūria;22.74;88.79;50
Shorāpur;16.52;76.76;50
Jugsālai;22.78;86.18;49
Kizhake Chālakudi;10.3;76.34;49
Sidlaghatta;13.39;77.86;49
Dāhānu;19.97;72.71;49
Rasipuram;11.46;78.19;49
Punganūru;13.37;78.57;49
Mandapeta;16.86;81.93;49
Poonamalle;13.05;80.11;49
Barpeta;26.32;91.01;49
Tamlūk;22.3;87.93;49
Bhabhua;25.04;83.61;49
Kathua;32.37;75.53;49
Nangal;31.39;76.38;48
Nihtaur;29.32;78.39;48
Lachhmangarh Sīkar;27.82;75.03;48
Tiruvallur;13.14;79.91;48
Sri Dūngargarh;28.1;74.01;48
Raxaul;26.98;84.85;48
Siruguppa;15.63;76.89;48
Bāruipur;22.35;88.44;48
Māndvi;22.83;69.35;48
Mājalgaon;19.16;76.21;48
Warud;21.47;78.27;48
Wānkāner;22.61;70.94;48
Churāchāndpur;24.33;93.67;48
Dumka;24.27;87.25;48
Talegaon Dābhāde;18.74;73.68;48
Hunsūr;12.3;76.29;48
Pithorāgarh;29.58;80.21;48
Jangaon;17.73;79.15;48
Atraulī;28.03;78.29;48
Narsimhapur;22.95;79.18;48
Mulbāgal;13.16;78.39;47
Mudhol;16.33;75.28;47
Gudalur;9.68;77.25;47
Barwāni;22.03;74.9;47
Punalūr;9.02;76.92;47
Padrauna;26.9;83.98;47
Gumia;23.8;85.83;47
Bail-Hongal;15.81;74.86;47
Shujālpur;23.41;76.71;47
Jaisingpur;16.78;74.55;47
Chatrā;24.21;84.87;47
Pāchora;20.67;75.35;47
Patancheru;17.53;78.26;47
Panna;24.72;80.19;47
Phalodi;27.13;72.37;47
Yeola;20.04;74.49;47
Sheikhpura;25.14;85.84;47
Gulāothi;28.59;77.79;47
Seohāra;29.21;78.59;47
Zahirābād;17.68;77.61;47
Kārsiyāng;26.88;88.28;46
Manglaur;29.79;77.88;46
Gangākher;18.97;76.75;46
Nohar;29.18;74.77;46
Ganj Dundwāra;27.73;78.94;46
Nānpāra;27.86;81.5;46
Atarra;25.29;80.57;46
Teghra;25.49;85.94;46
Bhaisa;19.11;77.96;46
Dondaicha;21.32;74.57;46
Vite;17.27;74.54;46
Peddāpuram;17.08;82.14;46
Mahmudābād;27.29;81.12;46
Pakur;24.64;87.84;46
Cherthala;9.68;76.34;46
Nāyudupet;13.91;79.89;46
Hālol;22.5;73.47;46
Kharar;30.75;76.65;46
Bhadrāchalam;17.67;80.89;46
Rāmpura;30.26;75.24;46
Mattanur;11.93;75.57;46
Shertallai;9.69;76.34;45
Sironj;24.1;77.69;45
Daund;18.47;74.58;45
Parlākimidi;18.78;84.09;45
Pujali;22.47;88.15;45
Ashta;23.02;76.72;45
Nandikotkūr;15.86;78.27;45
Khalīlābād;26.77;83.07;45
Chittaranjan;23.86;86.9;45
Pāthardih;23.67;86.43;45
Dūngarpur;23.84;73.71;45
Mandlā;22.6;80.37;45
Forbesganj;26.3;87.27;45
Harpanahalli;14.79;75.99;45
Itānagar;27.09;93.61;45
Gumlā;23.04;84.54;45
Ozar;20.09;73.93;45
Bhīmunipatnam;17.89;83.45;45
Tānda;28.98;78.94;45
Kapadvanj;23.02;73.07;45
Thoubāl;24.64;94;44
Morār;26.23;78.22;44
Memāri;23.18;88.1;44
Nellikkuppam;11.78;79.67;44
Angul;20.84;85.1;44
Medak;18.05;78.26;44
Kālpi;26.12;79.73;44
Hodal;27.89;77.37;44
Arsikere;13.31;76.26;44
Nidadavole;16.91;81.67;44
Jhajjar;28.61;76.66;44
Varangaon;21.02;75.91;44
Jammalamadugu;14.85;78.38;44
Jasdan;22.04;71.21;44
Kendrāparha;20.5;86.42;44
Gobārdānga;22.88;88.75;44
Yellandu;17.59;80.32;44
Merta;26.65;74.03;44
Polavaram;17.25;81.64;44
Kanuru;16.29;81.25;44
Godda;24.83;87.21;44
Kotputli;27.7;76.2;44
Pāndhurnā;21.6;78.53;44
Dīg;27.47;77.33;43
Kāndhla;29.32;77.27;43
Vikārābād;17.34;77.9;43
Varkala;8.73;76.72;43
Saint Thomas Mount;13;80.2;43
Sainthia;23.95;87.68;43
Tumsar;21.38;79.73;43
Peranāmpattu;12.93;78.72;43
Barhiya;25.29;86.02;43
Kālimpong;27.07;88.48;43
Rāmachandrapuram;16.84;82.03;43
Repalle;16.02;80.83;43
Selu;19.46;76.44;43
Bhīnmāl;25;72.27;43
Bangarapet;12.99;78.18;43
Sivaganga;9.85;78.48;43
Tirupparangunram;9.88;78.07;43
Shōranūr;10.76;76.27;43
Bikramganj;25.21;84.26;43
Sojat;25.92;73.67;43
Khurda;20.18;85.62;43
Jaspur;29.28;78.83;43
Thān;22.57;71.2;43
Jintūr;19.61;76.69;42
Khekra;28.87;77.28;42
Bālāpur;20.67;76.77;42
Dīnhāta;26.14;89.46;42
Naini Tāl;29.4;79.45;42
Kyathampalle;19.67;78.53;42
Sikandra Rao;27.69;78.38;42
Palmaner;13.2;78.75;42
Jājpur;20.85;86.34;42
Canning;22.31;88.66;42
Khairābād;27.53;80.75;42
Kannad;20.26;75.14;42
Athni;16.73;75.06;42
Biaora;23.92;76.91;42
Kātol;21.27;78.59;42
Ārvi;21;78.23;42
Bāghpat;28.94;77.22;42
Bar Bigha;25.22;85.73;42
Limbdi;22.57;71.81;42
Bilāra;26.18;73.71;42
Sundargarh;22.12;84.03;42
Fatwa;25.51;85.31;42
Mānvi;15.99;77.05;42
Jambusar;22.05;72.8;42
Devakottai;9.95;78.82;42
Digras;20.1;77.72;42
Warora;20.23;79;42
Homnābād;17.77;77.13;41
Gādarwāra;22.92;78.78;41
Chidawa;28.24;75.64;41
Chāmpa;22.04;82.64;41
Naugachhia;25.39;87.1;41
Daudnagar;25.03;84.4;41
Hoskote;13.07;77.8;41
Sihorā;23.49;80.1;41
Jaggayyapeta;16.89;80.1;41
Korāput;18.81;82.71;41
Dhupgāri;26.59;89.01;41
Mehekar;20.15;76.57;41
Hilsa;25.32;85.28;41
Bharthana;26.75;79.22;41
Raisen;23.33;77.78;41
Jalārpet;12.57;78.57;41
Burla;21.51;83.87;41
Dahegām;23.17;72.82;41
Garhwa;24.16;83.81;41
Chakradharpur;22.68;85.63;41
Ambāh;26.7;78.23;41
Kallakkurichchi;11.74;78.96;40
Ghātampur;26.15;80.17;40
Akivīdu;16.58;81.38;40
Kovvūr;17.02;81.73;40
Solan;30.91;77.11;40
Murtajāpur;20.73;77.37;40
Ahmadpur;18.71;76.94;40
Gursahāiganj;27.12;79.73;40
Periyakulam;10.12;77.54;40
Māpuca;15.59;73.81;40
Tāki;22.59;88.93;40
Diamond Harbour;22.19;88.18;40
Saundatti;15.77;75.12;40
Vaijāpur;19.93;74.73;40
Ghātsīla;22.59;86.48;40
Hāsimāra;26.75;89.35;40;1
Sathupalli;17.25;80.87;40
Pūranpur;28.51;80.15;40
Hāflong;25.16;93.02;40
Rameswaram;9.29;79.31;40
Bānsi;27.18;82.93;40
Thiruthani;13.18;79.62;40
Mandideep;23.08;77.53;40
Bīlāspur;28.89;79.27;40
Thakurdwara;29.19;78.86;40
Farrukhnagar;17.08;78.2;40
Bhavāni;11.45;77.68;40
Daman;20.41;72.83;40
Dhone;15.4;77.87;40
Nāndūra Buzurg;20.83;76.46;40
Murshidābād;24.18;88.27;40
Nādāpuram;11.68;75.65;40
Parāsia;22.19;78.76;39
Nāthdwāra;24.94;73.82;39
Giddarbāha;30.2;74.67;39
Akalkot;17.53;76.21;39
Aroor;9.87;76.3;39
Chinnamanūr;9.84;77.38;39
Ghosī;26.11;83.54;39
Amudālavalasa;18.41;83.9;39
Pehowa;29.98;76.58;39
Nūrpur;29.15;78.41;39
Aland;17.56;76.57;39
Nārāyanpet;16.75;77.5;39
Paravūr Tekkumbhāgam;8.79;76.67;39
Bānka;24.88;86.92;39
Simdega;22.62;84.5;39
Kondapalle;16.62;80.54;39
Sangariā;29.8;74.47;39
Jhā-Jhā;24.77;86.38;39
Jalesar;27.47;78.3;39
Sirohi;24.89;72.85;39
Bhālki;18.04;77.21;39
Paliā Kalān;28.43;80.58;39
Tālcher;20.95;85.23;38
Chaklāsi;22.65;72.94;38
Kunnamangalam;11.3;75.88;38
Rājgīr;25.03;85.42;38
Kumhāri;21.27;81.52;38
Pathanāmthitta;9.27;76.78;38
Nandigāma;16.77;80.29;38
Mahē;11.7;75.53;38
Vyāra;21.11;73.39;38
Malavalli;12.39;77.06;38
Khambhāliya;22.21;69.65;38
Sūlūru;13.7;80.02;38
Bhawāniganj;24.42;75.84;38
Chetwayi;10.53;76.05;38
Vetapālem;15.79;80.31;38
Shahbazpur;26.31;87.29;38
Mahbūbābād;17.6;80;38
Maihar;24.27;80.76;38
Dibai;28.21;78.26;38
Robertsganj;24.69;83.07;38
Kekri;25.97;75.15;38
Tarikere;13.71;75.81;38
Maudaha;25.68;80.11;38
Porsa;26.67;78.37;38
Savanūr;14.97;75.34;38
Pratāpgarh;24.03;74.78;38
Bilāsipāra;26.23;90.23;38
Channarāyapatna;12.91;76.39;38
Ellenabad;29.45;74.66;38
Pāthri;19.26;76.43;38
Bhādra;29.1;75.17;38
Bantvāl;12.89;75.03;38
Kotamangalam;10.06;76.63;38
Leh;34.17;77.58;37
Bairāgnia;26.74;85.27;37;1
Bāngarmau;26.89;80.21;37
Paithan;19.48;75.39;37
Barauli;26.38;84.59;37
Sadāseopet;17.62;77.95;37
Vettūr;8.72;76.73;37
Patti;31.28;74.86;37
Garhmuktesar;28.79;78.1;37
Revelganj;25.79;84.64;37
Parola;20.88;75.12;37
Manapparai;10.61;78.43;37
Yanam;16.73;82.21;37
Rāhuri;19.39;74.65;37
Rāwatbhāta;24.93;75.59;37
Hojāi;26;92.86;37
Akbarpur;26.43;82.53;37
Pilibangan;29.45;74.1;37
Vuyyūru;16.36;80.84;37
Barwāla;29.37;75.91;37
Anekal;12.71;77.7;37
Kampli;15.41;76.6;37
Phulbāni;20.48;84.23;37
Attingal;8.7;76.82;37
Cheyyar;12.66;79.54;37
Padra;22.24;73.08;36
Chunār;25.13;82.88;36
Sanāwad;22.17;76.07;36
Bayāna;26.91;77.29;36
Kayalpattinam;8.57;78.12;36
Dhāka;26.67;85.17;36
Sadābād;27.44;78.04;36
Bindki;26.04;80.58;36
Dwārka;22.24;68.97;36
Sārangpur;23.57;76.47;36
Daryāpur;20.92;77.33;36
Rāmganj Mandi;24.65;75.94;36
Gariadhar;21.54;71.58;36
Kakrāla;27.89;79.19;36
Arantāngi;10.17;78.99;36
Samālkha;29.24;77.01;36
Kovūr;14.5;79.99;36
Tuljāpur;18.01;76.07;36
Morsi;21.34;78.01;36
Babīna;25.24;78.47;36
Dongargarh;21.19;80.75;36
Igatpuri;19.7;73.56;35
Rādhanpur;23.83;71.6;35
Budhāna;29.29;77.48;35
Lūnāvāda;23.13;73.61;35
Betamcherla;15.45;78.15;35
Rājpīpla;21.87;73.5;35
Barpeta Road;26.5;90.97;35
Sherghāti;24.56;84.79;35
Umarkhed;19.6;77.69;35
Wāris Alīganj;25.02;85.64;35
Kawardha;22.01;81.23;35
Pulgaon;20.72;78.32;35
Buddh Gaya;24.7;84.99;35
Lakshmeshwar;15.13;75.47;35
Atmakūr;15.88;78.59;35
Seram;17.18;77.29;35
Niwai;26.36;75.92;35
Dubrājpur;23.79;87.38;35
Jalālābād;27.73;79.66;35
Sānand;22.99;72.38;35
Kodaikānāl;10.24;77.49;35
Chikodi;16.43;74.59;35
Tāsgaon;17.04;74.6;35
Kodīnar;20.79;70.7;35
Kichha;28.91;79.52;35
Pūrna;19.18;77.03;35
Jāmadoba;23.72;86.4;35
Nabagrām;22.29;88.51;35
Rājula;21.04;71.44;35
Shikārpūr;28.28;78.01;35
Pīpār;26.38;73.54;35
Sagauli;26.76;84.74;35
Kattivākkam;13.22;80.32;35
Karjat;18.91;73.32;35
Sankeshwar;16.26;74.48;35
Bakhtiyārpur;25.46;85.53;35
Agar;23.71;76.02;35
Nilanga;18.12;76.75;34
Satānā;20.59;74.2;34
Patāmundai;20.58;86.56;34
Angamāli;10.19;76.39;34
Golāghāt;26.51;93.96;34
Manipal;13.35;74.78;34
Tādepalle;16.48;80.6;34
Jaito;30.45;74.89;34
Gharaunda;29.54;76.97;34
Kodungallūr;10.23;76.2;34
Ausa;18.25;76.5;34
Hamīrpur;25.96;80.15;34
Jhābua;22.77;74.59;34
Sinnar;19.85;74;34
Pen;18.74;73.1;34
Indi;17.18;75.95;34
Pāppinisshēri;11.96;75.34;34
Mokokchūng;26.32;94.52;34
Sathyamangalam;11.51;77.24;34
Guledagudda;16.05;75.79;34
Melur;10.03;78.34;34
Bhiwadi;28.21;76.86;34
Guskhara;23.49;87.73;34
Sindgi;16.92;76.23;34
Narsīpatnam;17.67;82.61;34
Ichchāpuram;19.11;84.69;34
Bahjoi;28.4;78.63;34
Tuensang;26.27;94.82;34
Dharangaon;21.01;75.27;34
Pulivendla;14.42;78.23;34
Peddapalli;18.61;79.37;34
Madikeri;12.43;75.74;34
Kopāganj;26.02;83.57;34
Kāman;27.66;77.27;34
Thāna Bhawan;29.59;77.42;33
Uravakonda;14.94;77.25;33
Begamganj;23.6;78.34;33
Darsi;15.77;79.68;33
Erāttupetta;9.69;76.78;33
Nargund;15.72;75.39;33
Zaidpur;26.83;81.33;33
Āmli;20.28;73.02;33
Sohna;28.25;77.07;33
Anūpgarh;29.19;73.21;33
Jogbani;26.4;87.27;33;1
Kunigal;13.02;77.03;33
Shāhpura;27.39;75.96;33
Shikārpur;14.27;75.36;33
Kosamba;21.46;72.96;33
Muhammadābād;25.62;83.76;33
Lakhyabad;23.67;86.67;33
Jhālrapātan;24.54;76.17;33
Sīrkāzhi;11.24;79.74;33
Chaksu;26.61;75.95;33
Porur;13.04;80.16;33
Bhādāsar;28.31;74.29;33
Wai;17.95;73.89;33
Jagatsinghapur;20.26;86.17;33
Bagasra;21.49;70.96;33
Kadūr;13.55;76.01;33
Dharmanagar;24.37;92.17;33
Lahār;26.19;78.94;33
Yāval;21.17;75.7;33
Kaimganj;27.55;79.34;33
Jānjgīr;22.01;82.58;33
Egra;21.9;87.54;33
Bihārīganj;25.73;86.99;33
Umreth;22.7;73.12;33
Mushābani;22.51;86.46;33
Venkatagiri;13.96;79.58;33
Mahālingpur;16.39;75.11;33
Neem ka Thana;27.74;75.79;33
Nepānagar;21.45;76.39;33
Nautanwa;27.43;83.42;33;1
Vallabh Vidyanagar;22.53;72.9;33
Chanderi;24.71;78.14;33
Manuguru;17.93;80.83;33
Mahemdāvād;22.82;72.76;33
Goribidnūr;13.61;77.52;32
Almora;29.6;79.66;32
Nakodar;31.13;75.48;32
Karamsad;22.54;72.9;32
Manali;13.17;80.27;32
Dharmābād;18.89;77.85;32
Vedaraniyam;10.37;79.85;32
Jayamkondacholapuram;11.21;79.36;32
Kālka;30.84;76.94;32
Umarga;17.84;76.62;32
Pinjaur;30.8;76.92;32
Bisauli;28.31;78.94;32
Turaiyūr;11.15;78.6;32
Pāvugada;14.1;77.28;32
Ambasamudram;8.71;77.45;32
Zamānia;25.42;83.56;32
Malkapur;17.26;74.18;32
Bandipura;34.42;74.64;32
Shirdi;19.77;74.48;32
Kokrajhar;26.4;90.27;32
Palladam;10.99;77.29;32
Muddebihāl;16.34;76.13;32
Lālganj;25.87;85.17;32
Rasrā;25.86;83.85;32
Ghugus;19.94;79.11;32
Sattur;9.36;77.92;32
Bāsudebpur;21.12;86.73;32
Khāchrod;23.42;75.28;32
Kotma;23.2;81.98;32
Bhatkal;13.99;74.56;32
Khurai;24.04;78.33;32
Chittūr;10.7;76.75;32
Vadigenhalli;13.3;77.8;32
Sijua;23.78;86.33;32
Vandavāsi;12.5;79.61;32
Lālsot;26.56;76.33;31
Shāhpur;16.7;76.84;31
Chemmumiahpet;15.9;79.32;31
Bahādurganj;26.26;87.82;31;1
Gomoh;23.87;86.15;31
Jalālpur;26.31;82.74;31
Khunti;23.08;85.28;31
Kangayam;11.01;77.56;31
Zira;30.97;74.99;31
Jhanjhārpur;26.26;86.28;31;1
Sāngola;17.44;75.19;31
Singānallūr;11;77.03;31
Kāramadai;11.24;76.96;31
Rāmāpuram;13.1;79.18;31
Nawanshahr;31.12;76.12;31
Mankāchar;25.53;89.86;31;1
Rāzampeta;14.2;79.16;31
Sabalgarh;26.25;77.41;31
Hailākāndi;24.68;92.56;31
Jagdīshpur;26.75;80.55;31
Jagdīspur;25.47;84.42;31
Sirūr;18.83;74.37;31
Rāwatsār;29.27;74.4;31
Shamsābād;27.02;78.12;31
Partūr;19.6;76.22;31
Gūduvāncheri;12.85;80.06;31
Erandol;20.92;75.33;31
Pasān;22.84;82.2;31
Rūdarpur;26.44;83.61;31
Safidon;29.41;76.67;31
Hatta;24.13;79.6;31
Elūr;10.07;76.28;31
Basavana Bāgevādi;16.57;75.97;31
Perambalur;11.23;78.88;31
Gangtok;27.33;88.61;31
Mālūr;13;77.94;31
Usilampatti;9.97;77.79;31
Un;23.89;71.77;31
Mūdbidri;13.07;75;31
Rājākhera;26.9;78.17;31
Mānwat;19.3;76.5;31
Wādi;17.05;76.99;31
Anta;25.15;76.3;31
Mahārāganj;27.14;83.56;31
Tarakeswar;22.89;88.01;30
Keelakarai;9.23;78.79;30
Kakching;24.5;93.98;30
Gevrai;19.26;75.75;30
Pihānī;27.62;80.2;30
Perungudi;12.96;80.24;30
Sarkhej;22.98;72.5;30
Remuna;21.53;86.87;30
Sri Mādhopur;27.47;75.6;30
Walajapet;12.93;79.37;30
Pedana;16.26;81.14;30
Ferokh;11.18;75.84;30
Salāya;22.31;69.6;30
Musiri;10.95;78.44;30
Khair;27.94;77.84;30
Chītāpur;17.12;77.08;30
Risod;19.98;76.79;30
Dhandhuka;22.38;71.99;30
Fatehpur Sīkri;27.09;77.66;30
Birpara;26.7;89.15;30
Cherpulassery;10.88;76.31;30
Yanamalakuduru;16.49;80.67;30
Amla;21.92;78.13;30
Narsinghgarh;23.71;77.09;30
Talāja;21.35;72.04;30
Dharmadam;11.78;75.46;30
Bhongaon;27.26;79.18;30
Tiruchchendur;8.5;78.12;30
Sāsvad;18.34;74.03;30
Ambad;19.61;75.79;30
Soro;21.28;86.69;30
Lingsugūr;16.16;76.52;30
Gajendragarh;15.74;75.97;30
Madurāntakam;12.51;79.88;30
Umaria;23.52;80.84;30
Devarkonda;16.69;78.92;30
Dhāmnod;22.21;75.47;30
Bilāri;28.62;78.8;30
Mūvattupula;9.98;76.58;30
Adūr;9.16;76.73;30
Saoner;21.39;78.92;30
Mīrānpur Katra;28.03;79.67;30
Rāisinghnagar;29.54;73.45;30
Kalpatta;11.61;76.08;30
Ārangaon;19.03;74.71;30
Kalavoor;9.57;76.33;30
Zunheboto;25.97;94.52;29
Maināguri;26.56;88.82;29
Nāgar Karnūl;16.48;78.32;29
Khedbrahma;24.03;73.05;29
Tārānagar;28.67;75.03;29
Pālkonda;18.6;83.76;29
Dhāri;21.33;71.03;29
Jewar;28.12;77.56;29
Kalyandurg;14.55;77.11;29
Dighwāra;25.74;85.01;29
Muvattupuzha;9.98;76.57;29
Bachhraon;28.93;78.23;29
Irinjālakuda;10.34;76.21;29
Mangrūl Pīr;20.31;77.34;29
Ariyalūr;11.14;79.08;29
Islāmnagar;28.33;78.73;29
Madukkarai;10.91;76.96;29
Ponmana;9.01;76.52;29
Mānāvadar;21.5;70.14;29
Sirsāganj;27.06;78.69;29
Sānchor;24.75;71.77;29
Sandūr;15.09;76.55;29
Chodavaram;17.83;82.94;29
Sūrandai;8.98;77.42;29
Banda;24.04;78.96;29
Piro;25.33;84.4;29
Suār;29.03;79.06;29
Manoharpur;27.3;75.95;29
Rājūra;19.78;79.36;29
Kotagiri;11.42;76.86;29
Rusera;25.75;86.03;29
Azhiyūr;11.69;75.56;29
Nelamangala;13.1;77.39;29
Soron;27.89;78.75;29
Mukher;18.71;77.37;29
Sholinghur;13.12;79.42;29
Gadhada;21.97;71.58;29
Mālpura;26.28;75.36;29
Ālangulam;8.86;77.5;29
Addanki;15.81;79.97;29
Milak;28.61;79.17;29
Coondapoor;13.63;74.69;28
Lākheri;25.67;76.18;28
Lālgola;24.42;88.25;28
Utraula;27.32;82.42;28
Titlāgarh;20.29;83.15;28
Tirukkoyilur;11.97;79.2;28
Seoni Mālwa;22.45;77.47;28
Sonāmukhi;23.31;87.41;28
Bādāmi;15.91;75.68;28
Mavoor;11.27;75.92;28
Māvelikara;9.26;76.56;28
Maur;30.08;75.25;28
Dhanaura;28.96;78.26;28
Hole Narsipur;12.79;76.24;28
Piravam;9.87;76.5;28
Mandi;31.71;76.93;28
Shrīgonda;18.62;74.7;28
Pandua;23.07;88.29;28
Pūnch;33.77;74.09;28
Pilāni;28.37;75.6;28
Giddalūr;15.37;78.93;28
Maddūr;12.58;77.04;28
Maddagiri;13.66;77.21;28
Garhākota;23.78;79.14;28
Koynanagar;17.4;73.77;28
Kumta;14.43;74.42;28
Losal;27.4;74.92;28
Hisuā;24.83;85.42;28
Dāsna;28.68;77.52;28
Adirampattinam;10.34;79.38;28
Tālīkota;16.47;76.31;28
Maner;25.65;84.87;28
Birmitrapur;22.4;84.77;28
Erraguntla;14.64;78.54;28
Bāmor Kalān;24.89;78.15;28
Kalakkādu;8.51;77.55;28
Rāzām;18.45;83.66;28
Kareli;22.92;79.06;28
Jalgaon Jamod;21.05;76.53;28
Rajaori;33.38;74.31;28
Jaswantnagar;26.88;78.9;28
Afzalgarh;29.39;78.67;28
Byādgi;14.67;75.49;28
Rehli;23.64;79.06;28
Rāipur;30.31;78.09;28
Mungeli;22.07;81.69;28
Manāwar;22.24;75.09;28
Kondagaon;19.59;81.66;28
Tehri;30.39;78.48;28
Umarkot;19.67;82.21;28
Nāhan;30.56;77.29;28
Sānkrāil;22.55;88.23;28
Manamadurai;9.67;78.47;27
Beldānga;23.93;88.26;27
Rāhatgarh;23.79;78.39;27
Pārdi;20.51;72.95;27
Mīrānpur;29.29;77.95;27
Silvassa;20.27;73;27
Kālānwāli;29.84;74.97;27
Chakapara;22.63;88.35;27
Kalamb;19.04;73.96;27
Hīrākud;21.53;83.87;27
Māgadi;12.96;77.22;27
Gundlupēt;11.81;76.69;27
Kundarkhi;28.68;78.79;27
Bilgrām;27.18;80.03;27
Bidhūna;26.8;79.51;27
Perumpāvūr;10.12;76.48;27
Berasia;23.63;77.43;27
Gobindpur;22.63;86.07;27
Kotdwāra;29.75;78.52;27
Bhawanipur;26.45;87.03;27;1
Kasba;25.86;87.54;27
Naharlagun;27.1;93.7;27
Sāmba;32.56;75.12;27
Vepagunta;17.78;83.22;27
Kulittalai;10.93;78.41;27
Banmankhi;25.89;87.19;27
Sheoganj;25.14;73.07;27
Indāpur;18.3;73.25;27
Kemrī;28.81;79.2;27
Sausar;21.66;78.8;27
Kartārpur;31.44;75.5;27
Karhal;27;78.94;27
Deūlgaon Rāja;20.02;76.04;27
Lar;26.2;83.97;27
Mahād;18.08;73.42;27
Alīganj;27.49;79.17;27
Rāver;21.25;76.04;27
Panāgar;23.29;80;27
Hāngal;14.76;75.12;27
Perumbavoor;10.11;76.47;27
Ratia;29.69;75.58;27
Pauri;30.15;78.78;27
Shāhganj;26.05;82.68;27
Dhrol;22.57;70.42;26
Pallippatti;11.94;78.4;26
Gulābpura;25.9;74.66;26
Hadgāon;19.5;77.66;26
Gadhinglaj;16.22;74.35;26
Rajpur;22.3;74.36;26
Terdāl;16.49;75.05;26
Rangia;26.45;91.61;26
Jora;26.34;77.81;26
Kheri;27.9;80.8;26
Bilsi;28.13;78.91;26
Taloda;21.56;74.21;26
Polūr;12.51;79.12;26
Kālāvad;22.21;70.38;26
Rafiganj;24.82;84.63;26
Karera;25.46;78.14;26
Halvad;23.02;71.18;26
Husainābād;24.53;84;26
Kukshi;22.21;74.76;26
Sulur;11.02;77.13;26
Elamanchili;17.55;82.86;26
Marhaura;25.97;84.87;26
Shiggaon;14.99;75.22;26
Rāikot;30.65;75.6;26
Rānāvāv;21.69;69.74;26
Junnar;19.21;73.88;26
Kānker;20.27;81.49;26
Kinwat;19.63;78.2;26
Nagari;13.32;79.59;26
Kālol;22.61;73.46;26
Chīpurupalle;18.31;83.57;26
Renigunta;13.65;79.51;26
Nalhāti;24.3;87.83;26
Gokarna;14.55;74.32;26
Koregaon;18.65;74.06;26
Kāndla;23.03;70.22;26
Behror;27.89;76.28;26
Avanigadda;16.02;80.92;26
Srīnivāspur;13.34;78.21;26
Nongstoin;25.52;91.26;26
Annigeri;15.43;75.43;26
Mussoorie;30.45;78.07;26
Mahendragarh;28.27;76.15;26
Jais;26.26;81.55;26
Pawāyan;28.07;80.1;26
Chhabra;24.66;76.84;26
Khajuraho Group of Monuments;24.85;79.93;26
Sādri;25.19;73.45;26
Jandiāla;31.16;75.62;26
Uran;18.88;72.94;26
Pāsighāt;28.07;95.33;26
Mauganj;24.67;81.87;26
Tekkalakote;15.53;76.88;26
Kallidaikurichi;8.69;77.47;26
Colonelganj;27.13;81.7;26
Mehndāwal;26.98;83.11;25
Koelwār;25.58;84.8;25
Kāgal;16.58;74.32;25
Bannūr;12.33;76.86;25
Kuttampuzha;10.15;76.74;25
Budhlāda;29.93;75.56;25
Nīlēshwar;12.26;75.14;25
Kārkala;13.21;74.99;25
Kadakkavoor;8.68;76.77;25
Sundarnagar;31.54;76.91;25
Banganapalle;15.32;78.23;25
Āsandh;29.52;76.61;25
Hadagalli;15.02;75.93;25
Anūpshahr;28.36;78.27;25
Jalālābad;29.62;77.44;25
Lumding Railway Colony;25.75;93.17;25
Songadh;21.17;73.56;25
Kithor;28.87;77.94;25
Machhlīshahr;25.69;82.41;25
Baloda Bāzār;21.66;82.16;25
Devanhalli;13.25;77.71;25
Gursarāi;25.62;79.18;25
Rīngas;27.36;75.57;25
Arumuganeri;8.57;78.09;25
Vayalār;9.71;76.34;25
Ahraura;25.02;83.03;25
Rampachodavaram;17.44;81.78;25
Malakanagiri;18.36;81.89;25
Kanigiri;15.41;79.51;25
Chengannūr;9.32;76.62;25
Chandauli;25.26;83.27;25
Dākor;22.75;73.15;25
Sāndi;27.29;79.95;25
Kolasib;24.22;92.68;25
Marayur;10.28;77.16;25
Padam;33.47;76.88;25
Shiraguppi;16.62;74.71;25
Ābu;24.59;72.72;25
Sheohar;26.51;85.29;25
Kunda;25.72;81.51;25
Deori Khās;23.39;79.02;25
Sakleshpur;12.94;75.78;25
Bemetāra;21.72;81.53;25
Bawāna;28.8;77.03;25
Periyanayakkanpalaiyam;11.15;76.95;25
Kānth;29.06;78.63;25
Charkhāri;25.4;79.75;25
Mangaldai;26.44;92.03;25
Vadnagar;23.79;72.64;25
Safīpur;26.74;80.34;25
Kabrāi;25.4;80;25
Kheda;22.75;72.69;25
Ponneri;13.34;80.19;25
Talwāra;31.94;75.89;25
Vadakku Valliyūr;8.38;77.61;25
Tharād;24.4;71.63;25
Gauripur;26.08;89.96;25
Hosdurga;13.8;76.28;25
Tekkali;18.61;84.24;25
Pākāla;13.45;79.11;25
Mīnjūr;13.28;80.26;25
Naduvannūr;11.49;75.78;25
Andol;17.81;78.08;25
Bijbehara;33.79;75.11;25;1
Gorantla;13.98;77.77;25
Dātāganj;28.03;79.41;25
Kailāras;26.3;77.62;25
Chharra;27.92;78.4;25
Faizpur;21.17;75.86;25
Chhota Udepur;22.3;74.02;25
Jaynagar-Majilpur;22.18;88.42;25
Singāpur;17.47;78.13;24
Sahaspur;29.12;78.62;24
Āndippatti;10;77.62;24
Kānt;27.81;79.79;24
Margherita;27.28;95.67;24;1
Jāmtāra;23.96;86.8;24
Avinashi;11.19;77.27;24
Iringal;11.56;75.62;24
Uttiramerūr;12.61;79.76;24
Vijāpur;23.56;72.75;24
Chiknāyakanhalli;13.42;76.62;24
Krishnarājpet;12.67;76.49;24
Anjad;22.04;75.06;24
Āron;24.38;77.42;24
Narasannapeta;18.41;84.04;24
Sitārganj;28.93;79.7;24
Nāndgaon;20.31;74.66;24
Kushtagi;15.76;76.19;24
Sikandarpur;26.04;84.05;24
Kumbalam;9.91;76.31;24
Srīsailain;16.07;78.87;24
Barki Saria;24.18;85.89;24
Ayakudi;10.45;77.55;24
Aluva;10.11;76.35;24
Rājaldesar;28.03;74.47;24
Hastināpur;29.16;78.01;24
Pāthardi;19.17;75.17;24
Colgong;25.26;87.23;24
Chettipālaiyam;10.91;77.04;24
Manāsa;24.48;75.14;24
Bhachāu;23.3;70.34;24
Bāgepalli;13.78;77.8;24
Kottūru;14.82;76.22;24
Mūl;20.07;79.68;24
Shrīrangapattana;12.42;76.68;24
Chengam;12.31;78.79;24
Bāzpur;29.15;79.11;24
Sohāgpur;22.7;78.2;24
Murlīganj;25.9;87;24
Reoti;25.85;84.38;24
Fatehganj West;28.47;79.31;24
Wārāseonī;21.76;80.04;24
Tāramangalam;11.69;77.97;24
Diu;20.71;70.98;24
Manihāri;25.34;87.62;24
Alwaye;10.11;76.35;24
Kharakvasla;18.44;73.78;24
Dhanera;24.51;72.02;24
Penugonda;16.65;81.75;24
Mariāni;26.66;94.32;24
Lādwa;29.99;77.05;24
Nagar;27.42;77.1;24
Dorāha;30.8;76.02;24
Morinda;30.79;76.5;24
Duliāgaon;27.37;95.31;24
Pānchla;22.54;88.14;24
Nādbai;27.22;77.2;24
Jhīnjhak;26.56;79.73;23
Malpe;13.35;74.7;23
Birūr;13.6;75.97;23
Māndal;25.44;74.57;23
Shīshgarh;28.73;79.31;23
Keshorai Pātan;25.29;75.94;23
Pawni;20.79;79.64;23
Chhātāpur;26.22;87;23
Basni;27.17;73.65;23
Khātegaon;22.6;76.91;23
Rāmtek;21.4;79.33;23
Sāvantvādi;15.9;73.82;23
Monoharpur;22.11;88.08;23
Bāgha Purāna;30.69;75.1;23
Injambakkam;12.92;80.25;23
Dīnānagar;32.14;75.47;23
Soygaon;20.6;75.62;23
Nāsriganj;25.05;84.33;23
Bewar;27.22;79.3;23
Jaleshwar;21.8;87.22;23
Koothanallur;10.72;79.52;23
Pindwāra;24.8;73.06;23
Navalgund;15.56;75.35;23
Khandela;27.6;75.5;23
Chākan;18.76;73.86;23
Alot;23.76;75.56;23
Dhāruhera;28.21;76.8;23
Kurduvādi;18.09;75.42;23
Chāndur;19.73;79.17;23
Colachel;8.18;77.26;23
Nakūr;29.92;77.3;23
Shāmgarh;24.19;75.64;23
Kuchaiburi;22.27;86.17;23
Dārwha;20.31;77.77;23
Pīpri;19.79;75.54;23
Muluppilagadu;11.8;75.45;23
Kurinjippādi;11.55;79.59;23
Kūdligi;14.9;76.39;23
Vemalwāda;18.47;78.87;23
Saidpur;25.54;83.22;23
Phulpur;25.55;82.09;23
Kutiatodu;9.8;76.33;23
Balarāmpur;23.1;86.22;23
Sāmbhar;26.91;75.19;23
Karmāla;18.41;75.19;23
Vaikam;9.75;76.4;23
Raghunathpur;23.54;86.67;23
Amarpur;25.04;86.9;23
Hinjilikatu;19.48;84.74;23
Uttamapālaiyam;9.81;77.33;23
Tarāna;23.33;76.04;23
Pariyāpuram;11.02;75.87;23
Mukeriān;31.95;75.62;23
Lāthi;21.72;71.39;23
Rānia;29.52;74.84;23
Kalamnūri;19.67;77.31;23
Itimādpur;27.24;78.2;23
Bānswāda;18.38;77.88;23
Saiha;22.49;92.98;23;1
Mātābhānga;26.34;89.22;23
Vattalkundu;10.16;77.76;23
Mahwah;27.05;76.93;23
Bissāu;28.25;75.08;23
Todaraisingh;26.02;75.48;23
Jashpurnagar;22.89;84.14;23
Ron;15.7;75.73;23
Baddi;30.96;76.79;23
Phillaur;31.02;75.79;23
Jāmai;22.2;78.59;23
Phulera;26.87;75.24;23
Pukhrāyān;26.22;79.84;23
Todabhim;26.92;76.82;23
Tiruppuvanam;9.83;78.26;23
Baswa;27.15;76.58;23
Curchorem;15.26;74.11;23
Tulsīpur;27.53;82.42;22
Bhānder;25.74;78.75;22
Vādippatti;10.08;77.96;22
Naraura;28.2;78.39;22
Mahārājgani;26.11;84.5;22
Nainpur;22.43;80.11;22
Ramanayyapeta;16.95;82.24;22
Silapathar;27.59;94.72;22
Balod;20.73;81.21;22
Gunupur;19.08;83.81;22
Mariāhu;25.6;82.6;22
Purwā;26.46;80.77;22
Sahāwar;27.8;78.83;22
Sidhaulī;27.28;80.83;22
Adra;23.5;86.68;22
Mayāng Imphāl;24.61;93.89;22
Someshwar;13.49;75.07;22
Sadalgi;16.56;74.53;22
Tinnanūr;13.11;80.03;22
Kailāshahar;24.33;92;22
Beohāri;24.02;81.38;22
Nāmagiripettai;11.46;78.27;22
Ghoti Budrukh;19.72;73.63;22
Siwāna;25.65;72.42;22
Multai;21.77;78.26;22
Bhinga;27.7;81.93;22
Kūmher;27.32;77.37;22
Nattam;10.23;78.23;22
Laungowāl;30.19;75.68;22
Chandrakona;22.73;87.52;22
Farakka;24.82;87.9;22
Tijāra;27.93;76.86;22
Silao;25.08;85.43;22
Mundargi;15.21;75.88;22
Kuchera;26.99;73.97;22
Pāonta Sāhib;30.44;77.62;22
Lonār;19.99;76.52;22
Dattāpur;20.78;78.14;22
Napāsar;27.96;73.56;22
Pātūr;20.46;76.94;22
Nāgod;24.57;80.59;22
Dum Duma;27.57;95.56;22
Nilakottai;10.16;77.85;22
Peravurani;10.29;79.2;22
Haliyal;15.33;74.76;22
Dalsingh Sarai;25.67;85.84;22
Karanpur;29.84;73.46;22
Samthar;25.84;78.91;22
Banat;29.46;77.35;22
Māndalgarh;25.19;75.07;22
Muttupet;10.4;79.49;22
Saktī;22.03;82.96;22
Belūr;13.17;75.87;22
Gingee;12.25;79.42;22
Rāpar;23.57;70.65;22
Chamba;32.56;76.13;22
Maheshwar;22.18;75.59;22
Kasrāwad;22.13;75.61;21
Bānsdīh;25.88;84.22;21
Guruvāyūr;10.59;76.04;21
Mhāsvād;17.63;74.79;21
Jaitāran;26.2;73.94;21
Ratanpur;22.29;82.17;21
Kurandvād;16.68;74.59;21
Alandi;18.68;73.9;21
Mandāwar;29.49;78.13;21
Pallikondai;12.91;78.94;21
Akaltara;22.02;82.43;21
Bedi;22.5;70.04;21
Seondha;26.15;78.78;21
Kharkhauda;28.88;76.91;21
Dhekiajuli;26.7;92.48;21
Chhāta;27.72;77.51;21
Asifābād;19.36;79.28;21
Dharampur;20.54;73.17;21
Telhāra;21.03;76.84;21
Āsika;19.61;84.66;21
Deogarh;21.54;84.73;21
Chatrapur;19.36;84.98;21
Basi;26.83;76.05;21
Dhulagari;22.58;88.17;21
Okha;22.47;69.07;21
Kantābānji;20.47;82.92;21
Kiraoli;27.14;77.79;21
Qādiān;31.82;75.38;21
Pokaran;26.92;71.92;21
Mudgal;16.01;76.44;21
Abrama;20.86;72.91;21
Bagulā;23.34;88.64;21
Gunnaur;28.24;78.44;21
Sarauli;28.49;79.09;21
Lalgudi;10.87;78.82;21
Nabīnagar;24.61;84.13;21
Tharangambadi;11.03;79.85;21
Begūn;24.98;75;21
Dhing;26.47;92.47;21
Hukeri;16.23;74.6;21
Bhānvad;21.93;69.78;21
Morigaon;26.25;92.35;21
Clement Town;30.26;78.01;21
Ghātanji;20.14;78.31;21
Mudkhed;19.16;77.5;21
Sivagiri;9.34;77.43;21
Lātehār;23.74;84.5;21
Kaikalūr;16.55;81.21;21
Kherālu;23.89;72.62;21
Alībāg;18.65;72.88;21
Alīpur;28.8;77.13;21
Dasūya;31.82;75.65;21
Digboi;27.39;95.62;21
Kīl Bhuvanagiri;11.44;79.65;21
Bhanjanagar;19.93;84.58;21
Kuzhithurai;8.32;77.19;21
Dhāriwāl;31.96;75.32;21
Polasara;19.69;84.81;21
Kishtwār;33.31;75.77;21
Kanniyākumāri;8.09;77.54;21
Achhnera;27.18;77.76;21
Chillupār;26.28;83.51;21
Jaynagar;26.59;86.14;20;1
Bhuban;20.88;85.83;20
Maniar;25.99;84.17;20
Chincholi;17.47;77.42;20
Māchhīwāra;30.92;76.2;20
Anthiyur;11.58;77.59;20
Nīmāj;26.15;74;20
Tufānganj;26.32;89.67;20
Harūr;12.05;78.48;20
Dugda;23.75;86.17;20
Tisaiyanvilai;8.34;77.87;20
Channagiri;14.02;75.93;20
Jhālu;29.34;78.23;20
Jahāzpur;25.62;75.28;20
Akkarampalle;13.65;79.42;20
Byndoor;13.87;74.63;20
Pallappatti;10.72;77.88;20
Wellington;11.37;76.78;20
Serchhīp;23.29;92.85;20
Penukonda;14.08;77.59;20
Srīnagar;30.22;78.78;20
Padmanābhapuram;8.24;77.33;20
Barpāli;21.19;83.59;20
Fīrozpur Jhirka;27.79;76.94;20
Morwa;22.9;73.84;20
Mairwa;26.23;84.16;20
Jevargi;17.01;76.77;20
Kaimori;23.38;79.74;20
Mau Aimma;25.7;81.92;20
Fālākāta;26.52;89.2;20
Katghora;22.5;82.54;20
Chinna Salem;11.63;78.87;20
Dhaurahra;28;81.09;20
Khairāgarh;26.94;77.82;20
Afzalpur;17.2;76.36;20
Maksi;23.26;76.15;20
Narāyangarh;30.48;77.13;20
Mungaoli;24.41;78.1;20
Pulwama;33.87;74.9;20
Sirumugai;11.32;77.01;20
Khowai;24.08;91.6;20;1
Govardhan;27.5;77.46;20
Nāwa;27.02;75;20
Rāya;27.56;77.79;20
Powai;19.12;72.9;20
Annur;11.24;77.11;20
Dasnapur;19.65;78.51;20
Charthāwal;29.55;77.59;20
Siswā Bāzār;27.15;83.76;20
Sāvda;21.15;75.89;20
Rānikhet;29.64;79.43;20
Kuppam;12.75;78.34;20
Suket;24.65;76.04;20
Sangod;24.93;76.29;20
Kulu;31.96;77.11;20
Deoraniān;28.63;79.48;20
Kattanam;9.18;76.56;20
Marakkanam;12.19;79.94;20
Sūrajgarh;28.31;75.73;20
Jhinjhāna;29.52;77.22;20
Rājmahal;25.05;87.83;20
Devgadh Bāriya;22.71;73.91;20
Ajnāla;31.84;74.76;20
Vadakku Viravanallur;8.7;77.52;20
Aklera;24.41;76.57;20
Sonāri;27.02;95.02;20
Kāpren;25.41;76.07;20
Pālakkodu;12.31;78.07;20
Chāndor;20.33;74.24;20
Patnāgarh;20.71;83.13;20
Lāwar Khās;29.11;77.78;20
Srīrāmnagar;17.27;78.26;20
Dharamsala;32.22;76.32;20
Pināhat;26.88;78.38;20
Bijāwar;24.62;79.49;19
Būndu;23.16;85.59;19
Jānsath;29.33;77.85;19
Richha;28.69;79.52;19
Bhāyāvadar;21.86;70.25;19
Aistala;23.18;88.58;19
Gannavaram;16.54;80.8;19
Sikka;22.43;69.84;19
Sojītra;22.54;72.72;19
Singur;22.81;88.23;19
Belsand;26.44;85.4;19;1
Kuju;23.73;85.51;19
Kalmeshwar;21.23;78.92;19
Maham;28.97;76.29;19
Bhawānīgarh;30.27;76.04;19
Wazīrganj;28.21;79.06;19
Denkanikota;12.53;77.79;19
Maholi;27.66;80.47;19
Yellāpur;14.96;74.71;19
Bilhaur;26.84;80.06;19
Tāoru;28.21;76.95;19
Chāpar;26.27;90.45;19
Dhanaula;30.28;75.57;19
Kudachi;16.63;74.85;19
Laksar;29.76;78.04;19
Dindori;22.94;81.08;19
Ghatkesar;17.45;78.68;19
Banga;31.19;75.99;19
Chhaprauli;29.21;77.17;19
Kodarmā;24.47;85.59;19
Bālāchor;31.06;76.3;19
Irugūr;11.02;77.06;19
Konnūr;16.2;74.75;19
Chāndūr;20.81;77.98;19
Suriānwān;25.46;82.42;19
Tekāri;24.94;84.84;19
Dhārūr;18.82;76.11;19
Kirandul;18.64;81.26;19
French Rocks;12.5;76.67;19
Āmlāgora;22.85;87.34;19
Hungund;16.06;76.06;19
Vāsudevanallūr;9.24;77.41;19
Udangudi;8.43;78.03;19
Anshing;20.04;77.32;19
Bhasāwar;27.04;77.05;19
Bābra;21.85;71.31;19
Parīchhatgarh;28.98;77.93;19
Bhor;18.15;73.84;19
Kulpahār;25.32;79.64;19
Bīrpur;26.51;87.01;19;1
Hārij;23.69;71.91;19
Velur;11.11;78;19
Sulya;12.56;75.39;19
Baud;20.84;84.33;19
Mulgund;15.28;75.52;19
Ponda;15.4;74.02;19
Mārahra;27.74;78.57;19
Chicholi;21.47;79.7;19
Mālvan;16.06;73.46;19
Pahāsu;28.17;78.06;19
Rājgurunagar;18.87;73.9;19
Mallasamudram;11.49;78.03;19
Rānīpur;25.25;79.06;19
Badnāwar;23.02;75.23;19
Chāndūr Bāzār;21.24;77.75;19
Sonepur;20.83;83.92;19
Amod;21.99;72.87;19
Mon;26.74;95.06;19
Rangāpāra;26.84;92.67;19
Nanauta;29.71;77.42;19
Chhāpar;27.82;74.44;19
Haldaur;29.29;78.28;19
Srirāmpur;22.95;88.02;19
Valabhīpur;21.89;71.88;19
Samrāla;30.84;76.19;19
Khārupatia;26.52;92.15;19
Durgāpur;20.01;79.3;19
Nāravārikuppam;13.19;80.18;19
Phalauda;29.19;77.83;19
Bhūm;18.46;75.66;19
Khirkiyān;22.17;76.86;18
Padampur;29.71;73.63;18
Nāmrup;27.19;95.32;18
Along;28.17;94.8;18
Sanaur;30.3;76.46;18
Saraipali;21.32;83.01;18
Honāvar;14.28;74.44;18
Vīsāvadar;21.34;70.75;18
Patharia;23.9;79.19;18
Fort Gloster;22.5;88.18;18
Thāsra;22.8;73.21;18
Kākori;26.87;80.79;18
Chetput;13.07;80.24;18
Rāmjībanpur;22.83;87.61;18
Daboh;26;78.88;18
Wer;27.02;77.18;18
Nasrullāhganj;22.68;77.27;18
Kharsia;21.99;83.1;18
Pataudi;28.33;76.78;18
Gurmatkāl;16.87;77.39;18
Behat;30.17;77.61;18
Nimāparha;20.06;86;18
Burhar;23.21;81.53;18
Barkā Kānā;23.62;85.47;18
Jalālī;27.87;78.25;18
Vettaikkaranpudur;10.56;76.91;18
Anūppur;23.1;81.69;18
Jhalidā;23.37;85.98;18
Fatehgarh Chūriān;31.86;74.96;18
Tirumala;13.68;79.35;18
Bhogpur;31.55;75.64;18
Bhattiprolu;16.1;80.78;18
Barjala;23.62;91.36;18
Kesinga;20.19;83.22;18
Mahīshādal;22.19;87.98;18
Gubbi;13.31;76.94;18
Sompeta;18.94;84.58;18
Dumjor;22.62;88.25;18
Narauli;28.49;78.71;18
Arukutti;9.87;76.35;18
Murudeshwara;14.09;74.48;18
Kerūr;16.01;75.55;18
Samdari;25.81;72.58;18
Vadlapūdi;14.31;79.8;18
V.S.K.Valasai (Dindigul-Dist.);10.32;78.15;18
Handiā;25.36;82.19;18
Sarwār;26.06;75.01;18
Takhatpur;22.13;81.87;18
Sarāi Mīr;26.03;82.92;18
Chākia;26.42;85.05;18
Katangi;23.44;79.8;18
Singarāyakonda;15.23;80.03;18
Dāmnagar;21.69;71.52;18
Doda;33.15;75.55;18
Harpālpur;25.29;79.33;18
Kalānaur;28.83;76.4;18
Moram;17.79;76.47;18
Bhitarwār;25.79;78.11;18
Pennādam;11.4;79.24;18
Kundgol;15.26;75.25;18
Bargi;22.99;79.88;18
Jarwal;27.16;81.54;18
Nichlaul;27.31;83.73;18;1
Kodoli;16.88;74.19;18
Pūndri;29.76;76.56;18
Bhadaur;30.48;75.33;18
Tājpur;29.16;78.48;18
North Guwāhāti;26.2;91.72;18
Arang;21.2;81.97;18
Devgarh;25.53;73.91;18
Bānapur;19.78;85.17;17
Murbād;19.25;73.39;17
Perundurai;11.28;77.59;17
Mūndwa;27.06;73.82;17
Calangute;15.54;73.76;17
Sarāi Ākil;25.38;81.51;17
Amet;25.31;73.93;17
Naregal;15.57;75.81;17
Rāybāg;16.49;74.77;17
Bagdogra;26.7;88.31;17
Indergarh;26.94;79.67;17
Nīlokheri;29.84;76.93;17
Alangāyam;12.62;78.75;17
Howli;26.42;90.98;17
Banūr;30.55;76.72;17
Chhoti Sādri;24.38;74.7;17
Phirangipuram;16.29;80.26;17
Chhala;23.31;72.77;17
Takhatgarh;25.32;73;17
Bhānpurī;21.09;80.93;17
Sardulgarh;29.69;75.24;17
Naldurg;17.82;76.28;17
Rahimatpur;17.59;74.2;17
Mūlki;13.09;74.79;17
Srīperumbūdūr;12.97;79.94;17
Bālugaon;20.18;85.11;17
Bilthra;26.13;83.89;17
Khānāpur;15.64;74.51;17
Khetri;28;75.79;17
Kolāras;25.22;77.61;17
Mendarda;21.32;70.44;17
Taleigao;15.47;73.83;17
Uttarkāshi;30.73;78.44;17
Moirāng;24.5;93.78;17
Nirmāli;26.31;86.59;17;1
Amroli;21.25;72.84;17
Bhānpura;24.51;75.75;17
Chalāla;21.41;71.17;17
Madambakkam;12.85;80.05;17
Mahiari;22.59;88.24;17
Naraina;26.79;75.21;17
Adampur;31.43;75.71;17
Aurād;18.25;77.42;17
Maghar;26.76;83.13;17
Jatāra;25.01;79.05;17
Mundgod;14.97;75.04;17
Vasind;19.41;73.26;17
Narwar;25.64;77.91;17
Bhindār;24.5;74.19;17
Manjhanpur;25.53;81.38;17
Depālpur;22.85;75.54;17
Alnāvar;15.43;74.74;17
Tanakpur;29.07;80.11;17
Jāwad;24.6;74.86;17
Kutiyāna;21.62;69.98;17
Amarpātan;24.31;80.98;17
Jūnāgarh;19.86;82.93;17
Challapalle;16.12;80.93;17
Papanasam;10.93;79.27;17
Konārka;19.9;86.11;17
Mahudha;22.82;72.94;17
Nāgamangala;12.82;76.75;17
Āmta;22.58;88.01;17
Honnāli;14.24;75.65;17
Kadod;21.22;73.22;17
Harsūd;22.1;76.73;17
Belonia;23.25;91.45;17
Beri Khās;28.7;76.58;17
Koāth;25.33;84.26;17
Deshnoke;27.8;73.34;17
Kānke;23.43;85.32;17
Hirekerūr;14.46;75.4;17
Phaphūnd;26.6;79.46;17
Babrāla;28.26;78.41;17
Āthagarh;20.52;85.63;17
Malīhābād;26.92;80.71;17
Jhūsi;25.44;81.91;17
Gummidipundi;13.41;80.11;17
Shirhatti;15.23;75.58;17
Teonthar;24.98;81.64;17
Bokajān;26.02;93.78;17
Noāmundi;22.16;85.5;17
Sālūmbar;24.14;74.04;17
Bānki;20.38;85.53;17
Palera;25.02;79.23;17
Garui;22.63;88.4;16
Khātra;22.98;86.85;16
Garhshankar;31.22;76.14;16
Tondi;9.74;79.02;16
Nainwa;25.77;75.85;16
Bharwāri;25.56;81.49;16
Khilchipur;24.04;76.58;16
Kātpādi;12.97;79.15;16
Bhainsdehi;21.64;77.63;16
Madipakkam;12.96;80.2;16
Kumbhrāj;24.37;77.05;16
Talwandi Bhai;30.86;74.93;16
Gokavaram;17.26;81.85;16
Khada;27.18;83.88;16
Sultanpur;31.21;75.2;16
Jasidih;24.51;86.65;16
Sancoale;15.38;73.9;16
Nārnaund;29.22;76.14;16
Gāndarbal;34.23;74.77;16
Chennimalai;11.16;77.6;16
Bahula;23.65;87.16;16
Bilgi;16.35;75.62;16
Kulgam;33.64;75.02;16
Gandevi;20.81;73;16
Badvel;14.75;79.06;16
Mākum;27.49;95.44;16
Kamalganj;27.26;79.63;16
Bābai;22.7;77.93;16
Mahgawān;26.49;78.62;16
Pushkar;26.49;74.55;16
Baihar;22.1;80.55;16
Bāndīkūi;27.05;76.57;16
Anamalais;10.58;76.93;16
Nambiyūr;11.36;77.32;16
Cuncolim;15.18;73.99;16
Piriyāpatna;12.33;76.1;16
Shāhi;28.55;79.32;16
Neral;19.02;73.32;16
Guru Har Sahāi;30.71;74.4;16
Nayāgarh;20.13;85.1;16
Hājo;26.25;91.53;16
Vīrarājendrapet;12.2;75.81;16
Bhīkhi;30.06;75.53;16
Indri;29.88;77.06;16
Thākurganj;26.43;88.13;16
Udalguri;26.75;92.1;16
Vasa;22.66;72.76;16
Rura;26.49;79.9;16
Vadamadurai;10.44;78.1;16
Kannod;22.67;76.74;16
Ajra;16.12;74.21;16
Pipraich;26.83;83.53;16
Sunel;24.37;75.96;16
Sisauli;29.41;77.47;16
Unhel;23.34;75.56;16
Bara Uchāna;29.47;76.18;16
Mihona;26.28;78.98;16
Kāmākhyānagar;20.93;85.54;16
Abhayāpuri;26.32;90.69;16
Arkalgūd;12.76;76.06;16
Jodiya Bandar;22.72;70.28;16
Jagalūr;14.52;76.34;16
Dumra;26.57;85.52;16;1
Pennāgaram;12.13;77.9;16
Bhudgaon;16.91;74.6;16
Kankauli;16.27;73.71;16
Khatīma;28.92;79.97;16
Boisar;19.8;72.76;16
Neelankarai;12.95;80.26;16
Bagar;28.19;75.5;16
Srivaikuntam;8.63;77.91;16
Manthani;18.65;79.67;16
Madukkūr;10.48;79.4;16
Khūtār;28.2;80.27;16
Bari Sādri;24.41;74.47;16
Baberu;25.55;80.7;16
Lakhnādon;22.6;79.6;16
Kotā;22.3;82.02;16
Chānasma;23.71;72.11;16
Nahorkatiya;27.29;95.34;16
Bilsanda;28.24;79.95;16
Leteri;24.06;77.41;16
Holalkere;14.04;76.18;15
Kotapārh;19.14;82.33;15
Vāda;19.65;73.15;15
Udaipura;23.07;78.51;15
Nīlgiri;21.46;86.77;15
Kosigi;15.86;77.24;15
Kalghatgi;15.18;74.97;15
Kalugumalai;9.15;77.71;15
Tīrthahalli;13.69;75.25;15
Parvatsar;26.89;74.77;15
Pathalgaon;22.56;83.46;15
Āsind;25.73;74.33;15
Kachhwa;25.21;82.71;15
Sāyla;22.55;71.48;15
Nāspur;18.85;79.46;15
Bāh;26.87;78.59;15
Dornakal;17.44;80.15;15
Mīrganj;28.54;79.21;15
Pūnāhāna;27.86;77.2;15
Bhikangaon;21.87;75.96;15
Dicholi;15.59;73.95;15
Kāthor;21.29;72.94;15
Pipili;20.11;85.83;15
Dalkola;25.88;87.84;15
Srīvardhan;18.05;73.02;15
Anandpur;31.24;76.5;15
Mundra;22.84;69.72;15
Khuldābād;20.01;75.19;15
Gangolli;13.65;74.67;15
Chotila;22.42;71.2;15
Khāpa;21.42;78.98;15
Hindoria;23.9;79.57;15
Korwai;24.12;78.04;15
Kenda;23.2;86.51;15
Phek;25.67;94.5;15
Sorada;19.76;84.43;15
Binka;21.03;83.81;15
Naraini;25.19;80.47;15
Lālpur;22.19;69.96;15
Mandapam;9.28;79.12;15
Pupri;26.47;85.7;15;1
Usehat;27.8;79.24;15
Punjai Puliyampatti;11.35;77.17;15
Pachperwa;27.51;82.64;15;1
Bāntva;21.49;70.08;15
Khetia;21.67;74.59;15
Khamaria;23.23;79.88;15
Misrikh;27.43;80.53;15
Ūn;29.58;77.26;15
=IQ Asia/Baghdad
Baghdad;33.34;44.4;7216
Basrah;30.51;47.78;2600
Al Mawşil al Jadīdah;36.33;43.11;2066
Al Başrah al Qadīmah;30.5;47.82;2015
Mosul;36.34;43.12;1740
Erbil;36.18;44.01;933
Abū Ghurayb;33.31;44.18;900
As Sulaymānīyah;35.56;45.43;723
Kirkuk;35.47;44.39;601
Najaf;32.03;44.35;483
Karbala;32.62;44.02;434
Nasiriyah;31.06;46.26;400
Al ’Amārah;31.84;47.14;323
Ad Dīwānīyah;31.99;44.93;319
Al Kūt;32.51;45.82;315
Al Ḩillah;32.46;44.42;290
Dihok;36.87;42.99;284
Ramadi;33.42;43.31;275
Al Fallūjah;33.35;43.79;190
Sāmarrā’;34.2;43.89;159
As Samawah;31.33;45.29;153
Baqubah;33.75;44.61;153
Sīnah;36.81;43.04;129
Soran;36.65;44.54;125
Az Zubayr;30.39;47.7;123
Kufa;32.05;44.44;110
Umm Qaşr;30.04;47.92;108
Al Fāw;29.97;48.47;105
Zaxo;37.15;42.69;95
Al Hārithah;30.58;47.76;92
Ash Shaţrah;31.41;46.17;83
Al Ḩayy;32.17;46.04;78
Jamjamāl;35.53;44.83;76
Khāliş;33.81;44.53;70
Tozkhurmato;34.89;44.63;60
Ash Shāmīyah;31.96;44.6;58
Al Hindīyah;32.55;44.23;57
Ḩalabjah;35.18;45.99;57
Al Miqdādīyah;33.98;44.94;51
Al-Hamdaniya;36.27;43.38;50
Ar Rumaythah;31.53;45.2;47
Koysinceq;36.08;44.63;45
Al ’Azīzīyah;32.91;45.06;45
Al Musayyib;32.78;44.29;43
Tikrīt;34.62;43.68;42
Aş Şuwayrah;32.93;44.78;42
Balad;34.01;44.15;42
Sinjār;36.32;41.88;38
Imam Qasim;32.3;44.68;37
Bayjī;34.93;43.49;36
Hīt;33.64;42.83;32
Ḩadīthah;34.14;42.38;31
Nahiyat Ghammas;31.74;44.62;31
Nāḩīyat Saddat al Hindīyah;32.72;44.28;31
Kifrī;34.69;44.96;30
Mandalī;33.75;45.56;30
Baynjiwayn;35.62;45.95;27
’Anah;34.37;41.98;27
Ad Dujayl;33.85;44.23;26
Batifa;37.17;43.01;26
Tallkayf;36.49;43.12;24
Al Mishkhāb;31.8;44.49;23
’Aqrah;36.76;43.89;23
Ṟuwandiz;36.61;44.52;23
Nāḩiyat ash Shināfīyah;31.58;44.65;23
Ar Ruţbah;33.04;40.29;22
’Afak;32.06;45.25;22
Nāḩiyat al Fuhūd;30.97;46.72;22
’Anat al Qadīmah;34.47;41.94;20
’Alī al Gharbī;32.46;46.69;20
=IR Asia/Tehran
Tehran;35.69;51.42;7153
Mashhad;36.32;59.57;2307
Isfahan;32.65;51.67;1547
Karaj;35.83;50.99;1448
Tabriz;38.08;46.29;1425
Shiraz;29.61;52.53;1250
Qom;34.64;50.88;900
Ahvaz;31.32;48.68;841
Pasragad Branch;34.78;48.47;788
Kahrīz;34.38;47.06;767
Kermanshah;34.31;47.06;621
Rasht;37.28;49.59;595
Kerman;30.28;57.08;578
Orūmīyeh;37.55;45.08;577
Zahedan;29.5;60.86;552
Hamadān;34.8;48.51;528
Āzādshahr;34.79;48.57;514
Arāk;34.09;49.7;504
Yazd;31.9;54.37;478
Ardabīl;38.25;48.29;411
Abadan;30.34;48.3;370
Zanjān;36.68;48.5;357
Bandar Abbas;27.19;56.28;352
Sanandaj;35.31;47;349
Qazvin;36.27;50;334
Khorramshahr;30.44;48.18;331
Khorramabad;33.49;48.36;330
Khomeynī Shahr;32.69;51.54;277
Sari;36.56;53.06;255
Borūjerd;33.9;48.75;252
Qarchak;35.43;51.58;252
Gorgān;36.84;54.44;245
Sabzevar;36.21;57.68;226
Najafābād;32.63;51.37;223
Neyshābūr;36.21;58.8;221
Naz̧arābād;35.95;50.61;213
Būkān;36.52;46.21;213
Sirjan;29.45;55.68;208
Bābol;36.55;52.68;203
Āmol;36.47;52.35;199
Bīrjand;32.87;59.22;197
Bojnūrd;37.47;57.33;192
Varāmīn;35.32;51.65;180
Malāyer;34.3;48.82;177
Sāveh;35.02;50.36;176
Khowy;38.55;44.95;175
Bushehr;28.97;50.84;165
Mahābād;36.76;45.72;162
Saqqez;36.25;46.27;151
Marvdasht;29.87;52.8;149
Rafsanjān;30.41;55.99;148
Īlām;33.64;46.42;141
Mīāndoāb;36.97;46.11;133
Shahrud;36.42;54.98;132
Gonbad-e Kāvūs;37.25;55.17;131
Iranshahr;27.2;60.68;131
Shahr-e Kord;32.33;50.86;129
Torbat-e Ḩeydarīyeh;35.27;59.22;126
Semnan;35.58;53.39;125
Marand;38.43;45.77;124
Zābol;31.03;61.49;122
Qūchān;37.11;58.51;112
Masjed Soleymān;31.94;49.3;112
Bandar-e Anzalī;37.47;49.46;111
Bāneh;36;45.89;105
Pārsābād;39.65;47.92;102
Kūhdasht;33.53;47.61;100
Bam;29.11;58.36;99
Akbarābād;29.25;52.78;98
Fasā;28.94;53.65;98
Yasuj;30.67;51.59;97
Kāshmar;35.24;58.47;96
Dogonbadan;30.36;50.8;95
Kāzerūn;29.62;51.65;95
Ahar;38.48;47.07;94
Behshahr;36.69;53.55;94
Marīvān;35.52;46.18;92
Alīgūdarz;33.4;49.69;91
Alvand;36.19;50.06;90
Qorveh;35.17;47.81;88
Borāzjān;29.27;51.22;86
Shīrvān;37.4;57.93;83
Salmās;38.2;44.77;82
Bonāb;37.34;46.06;80
Shahre Jadide Andisheh;35.68;51.02;80
Behbahān;30.6;50.24;79
Shūshtar;32.05;48.85;78
Khomeyn;33.64;50.08;77
Nahāvand;34.19;48.37;76
Naqadeh;36.96;45.39;74
Nūrābād;34.07;47.97;74
Tākestān;36.07;49.7;71
Mīnāb;27.13;57.09;71
Abhar;36.15;49.22;70
Dehdasht;30.79;50.56;70
Chālūs;36.66;51.42;70
Khāsh;28.22;61.22;70
Langarūd;37.2;50.15;68
Dāmghān;36.17;54.34;68
Fīrūzābād;28.84;52.57;67
Dārāb;28.75;54.54;63
Robāţ Karīm;35.48;51.08;63
Piranshahr;36.7;45.14;62
Kāmyārān;34.8;46.94;62
Esfarāyen;37.08;57.51;60
Asadābād;34.78;48.12;60
Zarand;30.81;56.56;59
Torbat-e Jām;35.24;60.62;59
Shahrīār;35.66;51.06;59
Ardakān;32.31;54.02;59
Harsīn;34.27;47.59;58
Ābādeh;31.16;52.65;57
Malārd;35.67;50.98;57
Ābyek;36.07;50.55;55
Bījār;35.87;47.61;54
Pīshvā;35.31;51.73;54
Kangāvar;34.5;47.97;53
Bandar-e Genāveh;29.58;50.52;53
Borūjen;31.97;51.29;53
Shahr-e Bābak;30.12;55.12;52
Shūsh;32.19;48.24;52
Meybod;32.25;54.02;52
Sarpol-e Z̄ahāb;34.46;45.86;52
Takāb;36.4;47.11;52
Khalkhāl;37.62;48.53;51
Oshnavīyeh;37.04;45.1;51
Khorramdarreh;36.21;49.2;51
Tabas;33.6;56.92;50
Falāvarjān;32.56;51.51;50
Īstgāh-e Rāh Āhan-e Garmsār;35.23;52.31;49
Rehnān;32.68;51.6;49
Nekā;36.65;53.3;49
Bābolsar;36.7;52.65;48
Rūdsar;37.14;50.29;48
Aznā;33.61;48.93;47
Chabahar;25.29;60.64;47
Omīdīyeh;30.76;49.7;47
Chenārān;36.65;59.12;47
Sarakhs;36.54;61.16;46
Dehlorān;32.69;47.27;46
Neyrīz;29.2;54.33;46
Hashtpar;37.8;48.91;45
Golpāyegān;33.45;50.29;45
Gonābād;34.35;58.68;43
Sonqor;34.78;47.6;43
Āstāneh-ye Ashrafīyeh;37.26;49.94;43
Sūsangerd;31.56;48.19;41
Shāhīn Dezh;36.68;46.57;41
Rāvar;31.27;56.81;40
Qā’en;33.73;59.18;40
Nowshahr;36.65;51.5;40
Āstārā;38.43;48.87;39
Rāmhormoz;31.28;49.6;39
Javānrūd;34.8;46.52;39
Qaşr-e Qand;26.25;60.75;38
Tāybād;34.74;60.78;38
Tonekābon;36.82;50.87;38
Dorcheh Pīāz;32.62;51.56;37
Shādegān;30.65;48.66;37
Bardsīr;29.92;56.57;37
Mahrīz;31.58;54.44;37
Eqbālīyeh;35.3;51.54;37
Mohr;27.56;52.88;35
Fereydūn Kenār;36.68;52.52;34
Kalāleh;37.38;55.49;34
Kelīshād va Sūdarjān;32.55;51.53;34
Dowlatābād;32.8;51.7;34
Delījān;33.99;50.68;34
Farrokh Shahr;32.27;50.98;32
Qarah Ẕīā’ od Dīn;38.89;45.03;32
Bāfq;31.6;55.4;31
Pāsārgād;30.2;53.18;30
’Ajab Shīr;37.48;45.89;30
Qahderījān;32.58;51.45;29
Damāvand;35.72;52.07;29
Bahār;34.91;48.44;29
Jūybār;36.64;52.91;28
Bardaskan;35.26;57.97;28
Fūman;37.22;49.31;28
Aleshtar;33.86;48.26;28
Semīrom;31.42;51.57;27
Gerāsh;27.67;54.14;25
Fārsān;32.26;50.56;25
Qeshm;26.95;56.27;25
Darreh Shahr;33.14;47.38;25
Bandar-e Lengeh;26.56;54.88;23
Aghajari;30.7;49.83;22
Khvānsār;33.22;50.31;21
Mahdishahr;35.71;53.35;21
Kīsh;26.56;54.02;21
Abrīsham;32.56;51.57;20
Rāmshīr;30.89;49.41;19
Taft;31.74;54.2;19
Ābdānān;32.99;47.42;19
Pāveh;35.04;46.36;18
Pādegān-e Manjīl;36.74;49.42;17
Nīkshahr;26.23;60.21;17
Hashtrūd;37.48;47.05;17
Ardestān;33.38;52.37;16
=IS Atlantic/Reykjavik
Reykjavík;64.14;-21.9;119
Kópavogur;64.11;-21.91;32
Hafnarfjörður;64.07;-21.94;27
Akureyri;65.68;-18.09;18
Keflavík;64;-22.56;0
=IT Europe/Rome
Rome;41.89;12.51;2319
Milan;45.46;9.19;1237
Naples;40.85;14.27;959
Turin;45.07;7.69;870
Palermo;38.13;13.34;648
Genoa;44.4;8.94;580
Bologna;44.49;11.34;366
Florence;43.78;11.25;349
Catania;37.49;15.07;291
Bari;41.12;16.87;277
Messina;38.19;15.55;220
Verona;45.43;10.98;219
Padova;45.41;11.89;204
Trieste;45.65;13.78;187
Brescia;45.54;10.21;185
Prato;43.88;11.1;182
Taranto;40.46;17.25;181
Reggio Calabria;38.11;15.66;169
Modena;44.65;10.93;159
Livorno;43.54;10.33;154
Cagliari;39.23;9.12;149
Mestre;45.49;12.25;148
Parma;44.8;10.33;146
Foggia;41.46;15.55;137
Reggio nell’Emilia;44.7;10.63;133
Acilia-Castel Fusano-Ostia Antica;41.76;12.33;129
Salerno;40.68;14.79;126
Perugia;43.11;12.39;120
Monza;45.58;9.27;120
Rimini;44.06;12.57;119
Pescara;42.46;14.2;117
Bergamo;45.7;9.67;114
Vicenza;45.55;11.55;107
Bolzano;46.49;11.34;99
Andria;41.23;16.3;98
Udine;46.07;13.24;98
Siracusa;37.08;15.29;97
Terni;42.56;12.64;97
Forlì;44.22;12.04;94
Novara;45.45;8.62;93
Barletta;41.31;16.28;93
Piacenza;45.05;9.69;93
Ferrara;44.84;11.62;93
Sassari;40.73;8.56;92
Ancona;43.59;13.5;90
La Spezia;44.1;9.82;88
Torre del Greco;40.79;14.37;86
Como;45.81;9.08;82
Lucca;43.84;10.5;82
Ravenna;44.41;12.2;81
Lecce;40.35;18.17;81
Trento;46.07;11.12;80
Giugliano in Campania;40.93;14.2;80
Busto Arsizio;45.61;8.85;80
Lido di Ostia;41.73;12.28;79
Cesena;44.14;12.24;79
Catanzaro;38.88;16.6;79
Brindisi;40.63;17.94;79
Marsala;37.8;12.44;78
Treviso;45.67;12.24;78
Pesaro;43.91;12.92;77
Pisa;43.71;10.4;77
Varese;45.82;8.83;77
Sesto San Giovanni;45.53;9.23;77
Arezzo;43.46;11.88;76
Latina;41.47;12.9;76
Gela;37.07;14.24;74
Pistoia;43.93;10.92;74
Caserta;41.07;14.33;73
Fuorigrotta;40.83;14.2;72
Cinisello Balsamo;45.56;9.21;71
Lamezia Terme;38.96;16.31;71
San Carlo All’Arena;40.87;14.26;69
Altamura;40.83;16.55;68
Arenella;40.86;14.22;68
Guidonia Montecelio;41.99;12.72;68
Quartu Sant’Elena;39.23;9.25;67
Pavia;45.19;9.16;66
Castellammare di Stabia;40.7;14.49;66
Massa;44.04;10.14;65
Alessandria;44.91;8.61;64
Cosenza;39.3;16.25;64
Afragola;40.92;14.31;63
Ragusa;36.93;14.72;61
Asti;44.9;8.21;61
Grosseto;42.76;11.11;61
Cremona;45.13;10.02;60
Molfetta;41.2;16.6;60
Trapani;38.02;12.54;59
Carrara;44.08;10.1;59
Casoria;40.91;14.29;58
Savona;44.31;8.48;58
Vigevano;45.31;8.85;58
Pianura;40.86;14.17;58
Legnano;45.6;8.92;58
Caltanissetta;37.49;14.06;57
Potenza;40.64;15.81;56
Portici;40.82;14.34;56
Matera;40.67;16.6;55
San Severo;41.69;15.38;55
Cerignola;41.27;15.9;54
Trani;41.28;16.41;54
Bisceglie;41.24;16.5;54
Acerra;40.94;14.37;54
Ercolano;40.81;14.35;54
Carpi Centro;44.78;10.88;53
Imola;44.36;11.71;53
Bagheria;38.08;13.51;53
Manfredonia;41.63;15.92;53
Aversa;40.97;14.21;53
Ponticelli;40.85;14.33;52
Bitonto;41.11;16.69;52
Venice;45.44;12.33;51
Vittoria;36.95;14.53;51
Gallarate;45.66;8.79;50
Marano di Napoli;40.9;14.19;50
Pordenone;45.96;12.66;50
Acireale;37.61;15.17;49
Scafati;40.76;14.54;49
Moncalieri;45;7.68;49
Viareggio;43.87;10.25;49
Benevento;41.13;14.78;49
Crotone;39.08;17.13;49
Velletri;41.69;12.78;48
Cava Dè Tirreni;40.7;14.71;48
Avellino;40.91;14.79;48
San Lorenzo;40.86;14.26;48
Foligno;42.95;12.7;48
Nichelino;45;7.65;48
Civitavecchia;42.09;11.8;48
Viterbo;42.42;12.11;47
Battipaglia;40.61;14.98;47
Rho;45.53;9.04;47
San Remo;43.82;7.78;47
Lecco;45.86;9.4;47
Collegno;45.08;7.57;47
Corato;41.15;16.41;47
Cuneo;44.39;7.55;46
Paderno Dugnano;45.57;9.16;46
Rivoli;45.07;7.51;46
Paternò;37.57;14.9;46
Montesilvano Marina;42.51;14.15;46
Mazara del Vallo;37.66;12.59;46
San Benedetto del Tronto;42.96;13.88;46
Casalnuovo di Napoli;40.91;14.34;46
Cologno Monzese;45.53;9.28;46
Sesto Fiorentino;43.83;11.2;46
Vercelli;45.32;8.42;46
Pozzuoli;40.84;14.1;46
Misterbianco;37.52;15.01;46
San Giorgio a Cremano;40.83;14.34;45
Anzio;41.45;12.62;45
Soccavo;40.85;14.19;45
Nocera Inferiore;40.75;14.65;45
Scandicci;43.75;11.19;45
Vomero;40.84;14.23;45
Nettuno;41.46;12.66;45
Frosinone;41.64;13.34;45
Chieti;42.35;14.16;44
Alcamo;37.98;12.96;44
Settimo Torinese;45.14;7.77;44
Torre Annunziata;40.75;14.45;44
Biella;45.56;8.06;43
Olbia;40.92;9.5;43
Siena;43.32;11.33;43
Secondigliano;40.9;14.27;43
Seregno;45.65;9.21;43
Gravina in Puglia;40.82;16.42;42
Chioggia;45.22;12.28;42
Ascoli Piceno;42.85;13.57;42
Faenza;44.29;11.88;42
Civitanova Marche;43.3;13.72;41
Modica;36.86;14.76;41
Capannori;43.84;10.57;41
Aprilia;41.59;12.65;41
Lodi;45.31;9.5;41
Cascina;43.68;10.55;41
Desio;45.62;9.2;40
Marcianise;41.03;14.3;40
Nicastro;38.97;16.31;40
Rozzano;45.38;9.16;40
Campobasso;41.56;14.67;40
Rovigo;45.07;11.79;39
Mantova;45.16;10.8;39
Rieti;42.4;12.86;39
Scampia;40.9;14.24;39
Fano;43.84;13.02;39
Pomigliano d’Arco;40.91;14.38;39
Imperia;43.89;8.04;39
Chiaia;40.83;14.23;38
Bassano del Grappa;45.77;11.73;38
Saronno;45.63;9.04;38
Marino;41.77;12.66;38
Avezzano;42.03;13.43;38
Monopoli;40.95;17.3;38
Martina Franca;40.7;17.34;38
Quarto;40.88;14.14;38
Lissone;45.61;9.24;37
Cantù;45.74;9.13;37
Monterotondo;42.05;12.62;37
Cesano Maderno;45.63;9.15;37
Jesi;43.52;13.24;37
Melito di Napoli;40.92;14.23;37
Sassuolo;44.54;10.78;37
Sciacca;37.51;13.08;37
Barra;40.84;14.32;37
Licata;37.1;13.94;37
Modugno;41.08;16.78;36
Teramo;42.66;13.7;36
Voghera;44.99;9.01;36
Nuoro;40.32;9.33;36
Caltagirone;37.24;14.52;35
Lanciano;42.23;14.39;35
Bollate;45.55;9.12;35
Ciampino;41.8;12.6;35
Carini;38.13;13.18;35
Arzano;40.91;14.27;35
Gorizia;45.94;13.62;35
Caivano;40.96;14.31;35
Barcellona Pozzo di Gotto;38.15;15.21;35
Fiumicino-Isola Sacra;41.77;12.24;35
Maddaloni;41.04;14.38;35
Adrano;37.66;14.83;34
Empoli;43.72;10.95;34
Alghero;40.56;8.32;34
Mugnano di Napoli;40.91;14.21;34
Ladispoli;41.95;12.07;34
Pioltello;45.5;9.33;34
Rovereto;45.89;11.04;34
Casalecchio di Reno;44.48;11.27;34
Schio;45.71;11.36;34
L’Aquila;42.35;13.4;34
Corsico;45.43;9.11;34
Sant’Antimo;40.94;14.23;34
Venaria Reale;45.13;7.63;34
Merano;46.67;11.16;33
Francavilla Fontana;40.53;17.59;33
Grugliasco;45.07;7.58;33
Brugherio;45.55;9.3;33
Avvocata;40.85;14.24;33
Canicattì;37.36;13.85;33
Mira Taglio;45.43;12.13;33
Campi Bisenzio;43.82;11.13;33
Pagani;40.74;14.61;33
San Donà di Piave;45.63;12.57;33
Riccione;44;12.66;33
Casal Palocco;41.75;12.35;33
Agrigento;37.31;13.58;33
Somma Vesuviana;40.87;14.44;32
Aosta;45.74;7.32;32
Lucera;41.51;15.34;32
Chieri;45.01;7.82;32
Favara;37.32;13.66;32
Limbiate;45.6;9.13;32
Milazzo;38.22;15.24;32
Santa Maria Capua Vetere;41.08;14.25;32
Angri;40.74;14.57;32
Crema;45.36;9.68;31
Grottaglie;40.54;17.44;31
Casale Monferrato;45.13;8.45;31
Verbania;45.92;8.55;31
San Giuliano Milanese;45.39;9.29;31
Termoli;42;14.99;31
Terracina;41.29;13.24;31
Senigallia;43.72;13.21;31
Massafra;40.59;17.12;31
Pinerolo;44.89;7.33;31
Macerata;43.3;13.45;31
Conegliano;45.89;12.3;31
Augusta;37.24;15.22;31
Abbiategrasso;45.4;8.92;31
Stella;40.86;14.25;30
Vasto;42.11;14.71;30
Piombino;42.93;10.53;30
Canosa di Puglia;41.22;16.07;30
Mascalucia;37.57;15.05;30
Marigliano;40.92;14.46;30
Frattamaggiore;40.94;14.28;30
San Paolo;41.12;16.79;30
Nardò;40.18;18.03;30
Monterusciello;40.87;14.08;29
Gragnano;40.69;14.52;29
Cernusco sul Naviglio;45.53;9.33;29
Pallanza-Intra-Suna;45.94;8.57;29
Sarno;40.81;14.62;29
Partinico;38.05;13.12;29
Avola;36.91;15.14;29
Formia;41.26;13.61;29
San Donato Milanese;45.41;9.27;28
Segrate;45.49;9.3;28
Castelvetrano;37.68;12.79;28
Piscinola;40.89;14.23;28
Manduria;40.4;17.64;27
Cisterna di Latina;41.59;12.83;27
Rapallo;44.35;9.23;27
Niscemi;37.15;14.39;27
San Giuseppe Vesuviano;40.84;14.5;27
Boscoreale;40.77;14.48;27
Triggiano;41.07;16.93;27
Camaiore;43.94;10.3;27
Monfalcone;45.8;13.53;27
Albano Laziale;41.73;12.66;27
Montebelluna;45.78;12.05;27
Fondi;41.36;13.43;27
Chiavari;44.32;9.32;27
Gravina di Catania;37.56;15.06;27
Mesagne;40.56;17.81;26
San Miniato Basso;43.69;10.84;26
Parabiago;45.56;8.95;26
Formigine;44.57;10.85;26
Comiso;36.95;14.61;26
Eboli;40.62;15.06;26
San Giovanni Rotondo;41.71;15.73;26
Romano Banco;45.42;9.11;26
Mondragone;41.11;13.89;26
Garbagnate Milanese;45.57;9.08;26
Novi Ligure;44.76;8.79;26
Falconara Marittima;43.63;13.4;26
Terlizzi;41.13;16.55;26
Bresso;45.54;9.19;26
Bacoli;40.8;14.07;26
Castelfranco Veneto;45.67;11.93;26
Assemini;39.29;9;25
Villaricca;40.92;14.19;25
Belluno;46.14;12.22;25
Lainate;45.57;9.03;25
Marina di Carrara;44.04;10.04;25
Treviglio;45.52;9.59;25
Alba;44.7;8.03;25
Santeramo in Colle;40.79;16.76;25
Vittorio Veneto;45.98;12.3;25
Orta di Atella;40.96;14.27;25
Mola di Bari;41.06;17.09;25
Aci Catena;37.61;15.14;25
Oristano;39.9;8.59;25
Giussano;45.7;9.21;24
Gioia del Colle;40.8;16.92;24
Ostuni;40.73;17.58;24
Giarre;37.72;15.18;24
Lentini;37.29;15;24
Nola;40.93;14.53;24
Bra;44.7;7.85;24
Ruvo di Puglia;41.12;16.48;24
Pompei;40.75;14.5;24
Miano;40.89;14.25;24
Casa Santa;38.03;12.55;24
San Giovanni a Teduccio;40.84;14.31;24
Rossano Stazione;39.6;16.63;24
Sora;41.72;13.61;24
Qualiano;40.92;14.15;24
Lumezzane;45.65;10.26;24
Spinea-Orgnano;45.49;12.15;24
Putignano;40.85;17.12;24
Poggioreale;40.87;14.29;24
Seriate;45.69;9.72;24
Copertino;40.27;18.05;23
Nocera Superiore;40.74;14.67;23
Chiaiano;40.88;14.21;23
Ottaviano;40.85;14.48;23
Cesano Boscone;45.44;9.09;23
Bagnoli;40.81;14.17;23
Selargius;39.26;9.16;23
Ivrea;45.47;7.88;23
Fabriano;43.34;12.9;23
San Sebastiano;45.65;10.26;23
Muggiò;45.59;9.23;23
Biancavilla;37.64;14.87;23
Montecalvario;40.84;14.25;23
Chivasso;45.19;7.89;23
Carmagnola;44.85;7.72;23
Enna;37.57;14.27;23
Termini Imerese;37.98;13.7;23
Volla;40.87;14.34;23
Quattromiglia;39.34;16.24;23
Dalmine;45.65;9.61;23
Posillipo;40.81;14.2;23
Tortona;44.9;8.86;23
Seveso;45.65;9.14;23
Vimercate;45.62;9.37;23
Desenzano del Garda;45.47;10.54;23
Meda;45.66;9.15;23
Conversano;40.97;17.11;23
Iglesias;39.31;8.54;23
Palma di Montechiaro;37.19;13.77;23
Mariano Comense;45.7;9.18;23
Fasano;40.84;17.36;23
Magenta;45.46;8.88;23
Valdagno;45.64;11.3;23
Città di Castello;43.47;12.24;22
Vignola;44.48;11.01;22
San Lazzaro;44.47;11.41;22
Pomezia;41.67;12.5;22
Nova Milanese;45.59;9.2;22
Cardito;40.95;14.3;22
Porto Sant’Elpidio;43.25;13.76;22
Floridia;37.08;15.15;22
San Cataldo;37.48;13.99;22
San Giovanni la Punta;37.58;15.09;22
Cecina;43.31;10.52;22
Tivoli;41.96;12.8;22
Mogliano Veneto;45.56;12.24;22
Noicattaro;41.03;16.99;22
Monreale;38.08;13.29;22
Fidenza;44.87;10.06;22
Castel Volturno;41.03;13.94;22
Mondovì;44.4;7.82;22
Orbassano;45.01;7.54;22
Poggibonsi;43.47;11.15;22
Carbonia;39.16;8.52;22
Porto Torres;40.83;8.41;22
Legnago;45.19;11.3;22
Lugo;44.42;11.91;21
Arzignano;45.52;11.33;21
Cassano Magnago;45.67;8.83;21
Follonica;42.93;10.76;21
San Nicola la Strada;41.05;14.33;21
Thiene;45.71;11.48;21
Francavilla al Mare;42.42;14.28;21
Sulmona;42.05;13.93;21
Cassino;41.49;13.83;21
Guidonia;41.99;12.72;21
Tor Lupara;42;12.62;21
Montecchio Maggiore-Alte Ceccato;45.5;11.41;21
Colleferro;41.73;13;21
Sant’Anastasia;40.87;14.4;21
Palo del Colle;41.06;16.7;21
Senago;45.58;9.13;21
Casal di Principe;41.01;14.13;21
Genzano di Roma;41.71;12.69;21
Acquaviva delle Fonti;40.9;16.84;21
Pachino;36.72;15.09;20
Giulianova;42.75;13.97;20
Cervia;44.26;12.35;20
Sarzana;44.11;9.96;20
Borgomanero;45.7;8.46;20
Castrovillari;39.82;16.2;20
Marina di Ardea-Tor San Lorenzo;41.55;12.54;20
Monserrato;39.26;9.14;20
Cornaredo;45.5;9.03;20
San Giovanni Lupatoto;45.38;11.04;20
Frascati;41.81;12.68;20
Trezzano sul Naviglio;45.42;9.06;20
Sambiase;38.97;16.28;20
Arpino;40.89;14.32;20
Gaeta;41.21;13.57;20
Rosignano Solvay-Castiglioncello;43.39;10.44;20
Novate Milanese;45.53;9.14;20
Rosolini;36.82;14.95;20
Galatina;40.17;18.17;20
Pontedera;43.66;10.63;20
Cormano;45.55;9.16;19
Poggiomarino;40.8;14.54;19
Trecate;45.43;8.74;19
Casarano;40.01;18.16;19
Spoleto;42.74;12.74;19
Vibo Valentia;38.68;16.1;19
Sondrio;46.17;9.87;19
Giovinazzo;41.19;16.67;19
Gallipoli;40.06;17.99;19
Misilmeri;38.03;13.45;19
Arese;45.55;9.08;19
Marina di Massa;44;10.11;19
Villabate;38.08;13.44;19
Gorgonzola;45.53;9.41;19
Cesenatico;44.2;12.4;19
Cusano;45.55;9.18;19
Pietrasanta;43.96;10.23;19
Sant’Antonio Abate;40.72;14.54;19
Fossano;44.55;7.72;19
Gioia Tauro;38.43;15.9;19
Monselice;45.24;11.75;19
Montevarchi;43.53;11.57;19
Casavatore;40.9;14.28;19
Ischia;40.74;13.95;19
Palmi;38.36;15.85;19
Castiglione delle Stiviere;45.39;10.49;19
San Mauro Torinese;45.1;7.77;19
Ventimiglia;43.79;7.61;18
Noto;36.89;15.07;18
San Ferdinando;40.83;14.25;18
Bronte;37.79;14.83;18
Casamassima;40.96;16.92;18
Abano Terme;45.36;11.79;18
Ischia Porto;40.74;13.95;18
Cento;44.73;11.29;18
Sestu;39.3;9.09;18
Pozzallo;36.73;14.85;18
Grottaferrata;41.79;12.67;18
Fermo;43.16;13.72;18
Melzo;45.5;9.42;18
Palazzolo sull’Oglio;45.6;9.89;18
Montecatini-Terme;43.88;10.77;18
Grumo Nevano;40.94;14.26;18
Bastia umbra;43.06;12.55;18
Acqui Terme;44.68;8.47;18
Cercola;40.86;14.36;18
Domodossola;46.12;8.29;18
Piazza Armerina;37.38;14.37;18
Rutigliano;41.01;17.01;18
Ribera;37.5;13.27;18
Bellaria-Igea Marina;44.14;12.47;18
San Vito dei Normanni;40.66;17.71;18
Aci Castello;37.56;15.15;18
Romano di Lombardia;45.52;9.75;18
Montemurlo;43.93;11.04;18
Ariccia;41.72;12.67;17
Portogruaro;45.78;12.84;17
Ciriè;45.23;7.6;17
Mirandola;44.89;11.07;17
San Giovanni in Fiore;39.25;16.7;17
San Bonifacio;45.4;11.27;17
Agropoli;40.35;14.99;17
Paolo VI;40.52;17.27;17
San Pietro a Patierno;40.89;14.29;17
Castelfranco Emilia;44.59;11.05;17
Valenza;45.01;8.64;17
Fornacelle;43.92;11.04;17
Cassano d’Adda;45.53;9.52;17
Torvaianica;41.62;12.46;17
Tradate;45.71;8.91;17
Terzigno;40.8;14.49;17
San Salvo;42.04;14.73;17
Albenga;44.05;8.22;17
Ardea;41.61;12.54;17
Trentola-Ducenta;40.98;14.17;17
Mentana;42.04;12.64;17
Nerviano;45.55;8.98;17
Este;45.22;11.66;17
Sestri Levante;44.27;9.4;17
Torremaggiore;41.69;15.29;17
Isernia;41.6;14.23;17
Piossasco;44.99;7.46;17
San Miniato;43.68;10.85;17
Pendino;40.85;14.26;17
Savigliano;44.65;7.66;17
Adelfia;41;16.87;17
Melegnano;45.36;9.32;17
Arcore;45.63;9.32;17
Orta Nova;41.33;15.71;17
Scordia;37.3;14.84;17
Sacile;45.95;12.5;17
Colle di Val d’Elsa;43.42;11.13;17
Osimo;43.49;13.48;17
Alpignano;45.09;7.52;17
Porto Empedocle;37.29;13.52;17
San Felice A Cancello;41.02;14.49;17
Suzzara;44.99;10.74;17
Bareggio;45.48;9;17
Bovisio-Masciago;45.61;9.15;17
Roseto degli Abruzzi;42.67;14.01;17
Saluzzo;44.65;7.49;17
Ceglie Messapica;40.65;17.52;17
Tolentino;43.21;13.29;17
Albignasego;45.35;11.87;16
Erba;45.81;9.23;16
Caronno Pertusella;45.6;9.05;16
Ghedi;45.4;10.28;16
Belpasso;37.59;14.98;16
Fiorano;44.54;10.81;16
Minturno;41.26;13.75;16
Palagonia;37.33;14.74;16
Cattolica;43.96;12.74;16
Vimodrone;45.51;9.29;16
Ginosa;40.58;16.76;16
Scicli;36.79;14.7;16
Valenzano;41.04;16.88;16
Sezze;41.5;13.06;16
Castel Maggiore;44.58;11.36;16
San Giovanni Valdarno;43.57;11.53;16
Forio;40.74;13.86;16
Zola Predosa;44.49;11.22;16
Cordenons;45.98;12.7;16
Sava;40.4;17.55;16
Villafranca di Verona;45.35;10.84;16
Cerveteri;41.99;12.09;16
Bressanone;46.72;11.66;16
Sannicandro Garganico;41.84;15.57;16
Sinnai;39.3;9.2;16
San Giovanni in Persiceto;44.64;11.18;16
Oderzo;45.78;12.49;16
Salsomaggiore Terme;44.82;9.99;16
Lido;45.41;12.37;16
Galliate;45.48;8.7;16
Siderno;38.27;16.3;16
Correggio;44.77;10.78;16
Porto San Giorgio;43.18;13.79;16
Chiari;45.54;9.93;16
Frattaminore;40.96;14.27;15
Malnate;45.79;8.88;15
Capua;41.11;14.21;15
Carate Brianza;45.68;9.24;15
Palagiano;40.58;17.04;15
Noci;40.79;17.13;15
Lancenigo-Villorba;45.71;12.26;15
Brusciano;40.92;14.42;15
Bussolengo;45.47;10.85;15
Mirano;45.49;12.11;15
Corigliano Scalo;39.63;16.51;15
Villanova;41.96;12.76;15
Vicaria;40.86;14.27;15
Rocca di Papa;41.77;12.7;15
Montichiari;45.41;10.4;15
=JE Europe/Jersey
Saint Helier;49.19;-2.1;28
=JM America/Jamaica
Kingston;18;-76.79;938
New Kingston;18.01;-76.78;584
Spanish Town;17.99;-76.96;145
Portmore;17.95;-76.88;103
Montego Bay;18.47;-77.92;83
Mandeville;18.04;-77.51;47
May Pen;17.96;-77.25;45
Old Harbour;17.94;-77.11;26
Linstead;18.14;-77.03;21
Half Way Tree;18.01;-76.8;19
Savanna-la-Mar;18.22;-78.13;17
=JO Asia/Amman
Amman;31.96;35.95;1276
Zarqa;32.07;36.09;793
Irbid;32.56;35.85;307
Russeifa;32.02;36.05;268
Wādī as Sīr;31.95;35.82;181
’Ajlūn;32.33;35.75;126
Aqaba;29.53;35.01;95
Rukban;33.31;38.7;85
Mādabā;31.72;35.79;82
As Salţ;32.04;35.73;80
Ar Ramthā;32.56;36.01;75
Mafraq;32.34;36.21;57
Ma’an;30.2;35.73;50
Al Jubayhah;32.01;35.9;47
Saḩāb;31.87;36;40
Ḩayy al Quwaysimah;31.91;35.95;32
Jarash;32.28;35.9;27
Aţ Ţafīlah;30.84;35.6;25
’Izrā;31.16;35.69;23
Qīr Moāv;31.18;35.7;23
Karak City;31.16;35.76;22
Judita;32.41;35.71;20
Aydūn;32.51;35.86;18
Umm as Summāq;31.89;35.85;18
Kurayyimah;32.28;35.6;18
’Anjarah;32.31;35.75;18
Safi;31.04;35.47;15
=JP Asia/Tokyo
Tokyo;35.69;139.69;8337
Yokohama;35.43;139.65;3574
Osaka;34.69;135.5;2592
Nagoya;35.18;136.91;2191
Sapporo;43.07;141.35;1883
Kobe;34.69;135.18;1528
Kyoto;35.02;135.75;1460
Fukuoka;33.6;130.42;1392
Kawasaki;35.52;139.72;1307
Saitama;35.91;139.66;1193
Hiroshima;34.4;132.45;1144
Yono;35.88;139.63;1078
Sendai;38.27;140.87;1063
Kitakyushu;33.85;130.85;998
Chiba;35.6;140.12;920
Sakai;34.58;135.47;782
Shizuoka;34.98;138.38;702
Kumamoto;32.81;130.69;680
Okayama;34.65;133.93;640
Hamamatsu;34.7;137.73;605
Hachiōji;35.66;139.32;579
Honchō;35.7;139.99;561
Kagoshima;31.57;130.55;555
Niigata;37.89;139.01;505
Himeji;34.82;134.7;481
Matsudo;35.78;139.9;470
Nishinomiya-hama;34.72;135.33;469
Kawaguchi;35.81;139.71;469
Kanazawa;36.6;136.62;459
Utsunomiya;36.57;139.88;450
Ōita;33.23;131.6;449
Matsuyama;33.84;132.77;443
Amagasaki;34.72;135.42;442
Kurashiki;34.58;133.77;438
Yokosuka;35.28;139.67;429
Nagasaki;32.75;129.88;410
Hirakata;34.81;135.65;406
Machida;35.54;139.45;400
Gifu-shi;35.42;136.76;398
Fujisawa;35.35;139.48;395
Toyonaka;34.78;135.47;384
Fukuyama;34.48;133.37;383
Toyohashi;34.77;137.38;378
Minato;34.22;135.15;375
Nara-shi;34.69;135.8;367
Toyota;35.08;137.15;362
Nagano;36.65;138.18;360
Iwaki;37.05;140.88;357
Asahikawa;43.77;142.36;357
Takatsuki;34.85;135.62;354
Okazaki;34.95;137.17;352
Suita;34.76;135.52;352
Wakayama;34.23;135.17;351
Kōriyama;37.4;140.38;341
Kashiwa;35.86;139.98;340
Tokorozawa;35.8;139.47;339
Kawagoe;35.91;139.49;338
Kochi;33.55;133.53;336
Takamatsu;34.33;134.05;334
Toyama;36.7;137.22;326
Akita;39.72;140.12;320
Koshigaya;35.89;139.79;317
Miyazaki;31.92;131.42;311
Naha;26.22;127.68;301
Kasugai;35.25;136.97;299
Aomori;40.82;140.73;298
Ōtsu;35;135.87;298
Akashi;34.66;135.01;297
Yokkaichi;34.97;136.62;296
Morioka;39.7;141.15;295
Fukushima;37.75;140.47;294
Ichihara;35.52;140.08;284
Maebashi;36.4;139.08;283
Ichinomiya;35.3;136.8;280
Hakodate;41.78;140.74;276
Ibaraki;34.82;135.57;274
Yao;34.62;135.6;273
Kakogawachō-honmachi;34.77;134.83;272
Tokushima;34.07;134.57;267
Hiratsuka;35.33;139.34;259
Yamagata;38.23;140.37;255
Fukui-shi;36.06;136.22;249
Mito;36.35;140.45;247
Shimonoseki;33.95;130.95;246
Takasaki;36.33;139.02;241
Fuji;35.17;138.68;240
Hachinohe;40.5;141.5;239
Neyagawa;34.77;135.63;239
Kurume;33.32;130.52;238
Sasebo;33.17;129.73;237
Chigasaki;35.34;139.4;232
Sōka;35.84;139.8;231
Atsugi;35.44;139.37;229
Minamirinkan;35.5;139.44;224
Takarazuka;34.8;135.36;220
Ageoshimo;35.97;139.61;219
Chōfu;35.66;139.55;213
Matsumoto;36.23;137.97;211
Kasukabe;35.98;139.75;207
Kishiwada;34.47;135.37;206
Numazu;35.1;138.87;204
Jōetsu;37.15;138.24;204
Odawara;35.26;139.16;203
Kure;34.23;132.57;197
Nagaoka;37.45;138.85;195
Nishi-Tokyo-shi;35.73;139.54;195
Itami;34.78;135.4;194
Uji;34.89;135.8;193
Suzuka;34.88;136.58;191
Kōfu;35.67;138.57;190
Izumi;34.48;135.43;189
Hitachi;36.6;140.65;186
Kushiro;42.98;144.37;184
Sakura;35.72;140.23;183
Kamirenjaku;35.69;139.55;179
Anjō;34.96;137.08;178
Tsukuba;36.2;140.1;176
Hirosaki;40.59;140.47;175
Tomakomai;42.64;141.6;175
Hadano;35.37;139.22;174
Obihiro;42.92;143.2;174
Ube;33.94;131.25;174
Hino;35.67;139.4;172
Takaoka;36.75;137.02;170
Kamakura;35.31;139.55;166
Saga;33.23;130.3;165
Tsu;34.73;136.52;163
Sayama;35.85;139.41;161
Kawanishi;34.82;135.42;161
Oyama;36.3;139.8;160
Ashikaga;36.33;139.45;160
Hitachi-Naka;36.4;140.53;157
Matsue;35.48;133.05;157
Nagareyama;35.86;139.9;156
Katsuta;36.38;140.53;156
Kumagaya;36.13;139.39;156
Tottori;35.5;134.23;154
Ōta;36.3;139.37;152
Komaki;35.28;136.92;151
Ōgaki;35.35;136.62;151
Higashimurayama;35.75;139.47;151
Ōme;35.78;139.24;149
Moriguchi;34.73;135.57;148
Yamaguchi;34.18;131.47;146
Otaru;43.19;141;144
Urayasu;35.67;139.89;144
Yonago;35.43;133.33;141
Kuwana;35.05;136.67;140
Kariya;34.98;136.98;139
Musashino;35.71;139.56;137
Zama;35.49;139.39;135
Seto;35.23;137.1;134
Ebetsu;43.11;141.55;134
Tondabayashichō;34.5;135.6;133
Fujieda;34.87;138.27;133
Sandachō;34.88;135.23;133
Kakamigahara;35.42;136.87;132
Ōmuta;33.03;130.45;132
Abiko;35.87;140.02;132
Kadoma;34.74;135.57;132
Miyakonojō;31.73;131.07;131
Matsubara;34.57;135.55;131
Isesaki;36.32;139.2;131
Daitōchō;34.71;135.62;130
Mino;34.83;135.47;129
Asaka;35.8;139.6;128
Kusatsu;35.02;135.97;128
Ueda;36.4;138.28;127
Okinawa;26.34;127.8;125
Beppu;33.28;131.5;125
Kashihara-shi;34.51;135.79;125
Niihama;33.96;133.31;123
Kisarazu;35.38;139.93;123
Nobeoka;32.58;131.67;122
Fujinomiya;35.22;138.62;122
Noda;35.95;139.87;121
Yaizu;34.87;138.32;121
Toyokawa;34.82;137.4;121
Shimotoda;35.81;139.69;119
Kokubunji;35.7;139.48;119
Ikoma;34.68;135.7;118
Ishinomaki;38.42;141.3;117
Hōfu;34.05;131.57;117
Handa;34.88;136.93;116
Mishima;35.12;138.92;113
Kitami;43.8;143.89;113
Hikone;35.25;136.25;111
Kiryū;36.4;139.33;110
Komatsu;36.4;136.45;109
Iwatsuki;35.96;139.7;109
Tajimi;35.32;137.13;108
Iida;35.52;137.82;107
Fukayachō;36.2;139.28;107
Honmachi;32.5;130.6;104
Iwakuni;34.16;132.22;104
Isehara;35.4;139.31;103
Nishio;34.87;137.05;103
Inazawa;35.25;136.78;102
Tokuyama;34.05;131.82;101
Narita;35.78;140.32;101
Izumisano;34.42;135.32;101
Sakata;38.92;139.85;100
Kōnan;35.33;136.87;100
Chikushino-shi;33.5;130.52;100
Tsuruoka;38.72;139.82;100
Ikeda;34.82;135.43;99
Isahaya;32.84;130.04;97
Mobara;35.43;140.3;97
Ise;34.48;136.7;97
Kameoka;35;135.58;97
Sakado;35.96;139.39;97
Muroran;42.32;140.99;96
Ōnojō;33.54;130.48;95
Kanuma;36.55;139.73;95
Yonezawa;37.91;140.12;94
Kitakami;39.28;141.12;94
Chitose;42.82;141.65;93
Kaizuka;34.45;135.35;93
Maizuru;35.45;135.33;92
Kimitsu;35.35;139.87;92
Ginowan;26.26;127.76;92
Onomichi;34.42;133.2;91
Ōmura;32.92;129.95;90
Tsuyama;35.05;134;90
Izumo;35.37;132.77;89
Ashiya;34.73;135.3;89
Iwata;34.7;137.85;89
Kōnosu;36.07;139.52;88
Nabari;34.62;136.08;88
Yotsukaidō;35.65;140.17;87
Hamakita;34.8;137.78;87
Gyōda;36.14;139.46;86
Hannō;35.85;139.32;86
Kashiwazaki;37.37;138.55;86
Ryūgasaki;35.9;140.18;86
Iwamizawa;43.2;141.76;85
Kakegawa;34.77;138.02;84
Gotenba;35.32;138.94;84
Yachimata;35.65;140.32;83
Katori-shi;35.9;140.5;83
Kamigyō-ku;35.03;135.76;83
Sanjō;37.62;138.95;83
Sano;36.32;139.58;83
Kanoya;31.38;130.85;82
Tochigi;36.38;139.73;82
Tanashichō;35.73;139.54;82
Marugame;34.28;133.78;82
Yashio;35.82;139.84;81
Tatebayashi;36.25;139.53;81
Shibata;37.95;139.33;81
Gamagōri;34.83;137.23;81
Izumiōtsu;34.5;135.4;81
Toride;35.9;140.08;81
Mihara;34.4;133.08;80
Ushiku;35.97;140.13;80
Kashihara;34.58;135.62;79
Karatsu;33.44;129.97;78
Iizuka;33.64;130.69;78
Ōbu;35.02;136.95;78
Wako;35.79;139.62;77
Hatsukaichi;34.35;132.33;77
Tsurusaki;33.25;131.69;77
Furukawa;38.57;140.96;76
Shimada;34.82;138.18;76
Takefu;35.9;136.17;76
Okegawa;36;139.56;75
Miki;34.8;134.98;75
Inuyama;35.38;136.94;74
Kukichūō;36.07;139.67;73
Satsumasendai;31.82;130.3;73
Hanamaki;39.38;141.12;73
Yawata;34.87;135.7;72
Itō;34.97;139.08;72
Kazo;36.12;139.6;71
Yukuhashi;33.73;130.98;71
Tenri;34.58;135.83;71
Dazaifu;33.51;130.52;71
Maebaru-chūō;33.56;130.2;70
Tanabe;33.73;135.37;70
Ōmihachiman;35.13;136.1;69
Saku;36.22;138.48;69
Hekinan;34.88;136.98;69
Sukagawa;37.28;140.38;69
Fukuchiyama;35.3;135.12;69
Moriyama;35.07;135.98;69
Tsuruga;35.65;136.06;68
Matsutō;36.52;136.57;68
Tamano;34.52;133.95;68
Tsushima;35.17;136.72;68
Nakatsu;33.6;131.19;67
Shiojiri;36.1;137.97;67
Chiryū;35;137.03;67
Takayama;36.13;137.25;67
Tōgane;35.55;140.37;66
Sabae;35.95;136.18;66
Niitsu-honchō;37.8;139.12;66
Kashima-shi;35.97;140.64;66
Mooka;36.43;140.02;66
Shiki;35.83;139.58;65
Tendō;38.35;140.37;65
Gushikawa;26.36;127.87;65
Hasuda;35.97;139.65;65
Ōdate;40.27;140.56;65
Imaichi;36.72;139.68;64
Narutochō-mitsuishi;34.2;134.61;64
Shimodate;36.3;139.98;64
Tosu;33.37;130.52;64
Fujioka;36.25;139.07;63
Fukuroi;34.75;137.92;63
Ichinoseki;38.92;141.13;63
Sakurai;34.5;135.85;63
Kitahiroshima;42.98;141.57;62
Fussa;35.74;139.32;62
Ina;35.83;137.95;62
Nagahama;35.38;136.27;62
Honjō;36.24;139.19;62
Ueno-ebisumachi;34.76;136.13;62
Hita;33.32;130.94;61
Toki;35.35;137.18;61
Mizusawa;39.13;141.13;61
Kuroiso;36.97;140.05;61
Takaishi;34.52;135.43;61
Yoshikawa;35.89;139.84;61
Zushi;35.29;139.58;60
Koga;33.73;130.47;60
Nago;26.62;127.99;60
Shiogama;38.32;141.03;60
Uwajima;33.22;132.56;59
Ōtawara;36.87;140.03;59
Saijō;33.92;133.18;59
Hanyū;36.17;139.53;59
Chichibu;35.99;139.08;59
Kasaoka;34.51;133.5;58
Imarichō-kō;33.27;129.88;58
Kokubu-matsuki;31.73;130.77;58
Sōja;34.68;133.75;57
Ishikari;43.24;141.35;57
Itoman;26.13;127.67;57
Hashimoto;34.32;135.62;57
Sakaidechō;34.32;133.84;57
Nōgata;33.74;130.72;57
Chino;35.99;138.15;57
Moriya;35.93;140;57
Tomigusuku;26.19;127.68;56
Iwade;34.25;135.32;56
Anan;33.92;134.65;55
Nanto-shi;36.57;136.91;55
Shiroi;35.8;140.07;55
Satte;36.07;139.73;55
Nakatsugawa;35.48;137.5;55
Suwa;36.04;138.11;55
Himimachi;36.86;136.99;55
Okaya;36.06;138.05;54
Suzaka;36.65;138.32;54
Ōami;35.52;140.32;53
Mukō;34.97;135.7;53
Hatogaya-honchō;35.83;139.74;53
Kudamatsu;34;131.87;53
Kamifukuoka;35.87;139.51;52
Ishioka;36.18;140.27;52
Miyako;39.65;141.94;52
Futtsu;35.31;139.82;52
Tagawa;33.63;130.8;52
Yūki;36.3;139.88;52
Minokamo;35.48;137.02;52
Miura;35.14;139.62;51
Noshiro;40.21;140.03;51
Shiraoka;36.02;139.66;51
Kitaibaraki;36.79;140.75;51
Fuchūchō;34.57;133.24;51
Ōi;35.85;139.52;51
Ono;34.85;134.93;50
Tateyama;34.98;139.87;50
Arashiyama;35.01;135.68;50
Sugito;36.03;139.73;50
Tokoname;34.88;136.85;50
Tomioka;36.25;138.9;49
Mutsu;41.29;141.22;49
Goshogawara;40.8;140.44;49
Saiki;32.95;131.9;49
Fujiyoshida;35.44;138.8;49
Masuda;34.67;131.85;49
Nonoichi;36.53;136.62;48
Kurayoshi;35.43;133.82;48
Shibukawa;36.48;139;48
Ami;36.03;140.2;48
Annaka;36.33;138.9;48
Iwakura;35.28;136.87;48
Sasayama;35.07;135.22;47
Sawara;35.88;140.5;47
Inashiki;35.96;140.32;47
Gujō;35.74;136.96;47
Naka;36.05;140.17;47
Nakama;33.82;130.71;47
Toyooka;35.54;134.82;47
Komoro;36.32;138.43;46
Hikari;33.95;131.95;46
Uozu;36.8;137.4;46
Higashine;38.44;140.4;46
Hamada;34.88;132.08;46
Tamana;32.95;130.57;46
Numata;36.63;139.05;46
Youkaichi;35.12;136.2;45
Nanao;37.05;136.97;45
Obita;32.82;129.88;45
Takikawa;43.55;141.91;45
Hokuto;35.83;138.4;45
Ishigaki;24.34;124.16;45
Kan’onjichō;34.13;133.65;44
Onoda;34;131.18;44
Tsubame;37.66;138.93;44
Nichinan;31.6;131.37;44
Hagi;34.4;131.42;44
Sagae;38.37;140.27;44
Kainan;34.15;135.21;43
Mitsuke;37.53;138.93;43
Ryūō;35.65;138.5;43
Nishifukuma;33.77;130.47;43
Kamaishi;39.28;141.87;43
Misawa;40.69;141.39;43
Nakano;36.75;138.37;43
Mizunami;35.37;137.25;43
Kurobe-shi;36.9;137.45;43
Komatsushimachō;34;134.58;43
Tamamura;36.3;139.12;43
Tomiya;38.39;140.89;43
Abashiri;44.02;144.27;42
Iwai;36.05;139.9;42
Iwanuma;38.1;140.86;42
Amagi;33.42;130.65;42
Asahi;35.72;140.65;42
Taketoyo;34.85;136.92;42
Hisai-motomachi;34.67;136.47;42
Wakkanai;45.41;141.67;42
Shirone;37.76;139.02;41
Naze;28.37;129.48;41
Mitsukaidō;36.02;139.98;41
Shinjō;38.76;140.3;41
Tōkamachi;37.13;138.77;41
Otofuke;42.99;143.2;41
Hondomachi-hondo;32.46;130.17;41
Kannabechō-yahiro;34.56;133.42;41
Komono;35;136.52;41
Atami;35.09;139.05;41
Ojiya;37.3;138.8;41
Takahama;34.92;136.98;41
Yanagawa;33.17;130.4;40
Tatsunochō-tominaga;34.86;134.55;40
Kameyama;34.85;136.45;40
Umi;33.57;130.51;40
Kobayashi;31.98;130.98;40
Mibu;36.42;139.8;40
Morohongō;35.94;139.3;40
Sumoto;34.34;134.89;40
Shiroishi;38;140.62;39
Hamanoichi;31.72;130.73;39
Miyoshi;34.8;132.85;39
Uto;32.68;130.67;39
Ōkawa;33.21;130.38;39
Hasaki;35.73;140.83;39
Yokote;39.32;140.55;39
Minakuchichō-matoba;34.97;136.17;39
Ōzu;33.5;132.55;39
Ōmagari;39.45;140.48;39
Yorii;36.12;139.19;39
Tsubata;36.67;136.74;39
Kuroishi;40.65;140.58;39
Tahara;34.67;137.27;38
Shimabara;32.78;130.37;38
Kamiiso;41.82;140.64;38
Hitoyoshi;32.22;130.75;38
Kawanoechō;34.02;133.58;38
Ayabe;35.3;135.25;38
Ogawa;36.05;139.27;37
Gosen;37.73;139.17;37
Tomobe;36.35;140.3;37
Kitakata;37.65;139.87;37
Kanekomachi;36.41;139;37
Nishiwaki;34.98;134.97;37
Hanawa;40.18;140.79;37
Kanie;35.13;136.8;37
Sakaiminato;35.54;133.23;36
Watari;38.03;140.85;36
Nihommatsu;37.58;140.43;36
Yaita;36.8;139.93;36
Kanda;33.78;130.98;36
Shinshiro;34.9;137.5;36
Nishishinminato;36.78;137.08;36
Kaminoyama;38.15;140.27;36
Ōfunato;39.07;141.72;35
Funaishikawa;36.47;140.57;35
Date;42.47;140.87;35
Rifu;38.33;140.98;35
Usuki;33.12;131.8;35
Gero;35.8;137.23;35
Namerikawa;36.76;137.36;35
Okunoya;36.28;140.42;35
Nakamura;32.98;132.93;35
Ibara;34.6;133.47;34
Hirara;24.8;125.3;34
Gojō;34.35;135.7;34
Tsuma;32.1;131.4;34
Katsuren-haebaru;26.33;127.87;34
Takeochō-takeo;33.19;130.02;34
Takahagi;36.72;140.72;34
Maruoka;36.15;136.27;34
Yuzawa;39.17;140.5;34
Nirasaki;35.7;138.45;33
Kakuda;37.97;140.77;33
Hotaka;36.34;137.88;33
Fujishiro;35.92;140.12;33
Obama;35.5;135.75;33
Gose;34.45;135.73;33
Kameda-honchō;37.87;139.11;33
Tawaramoto;34.55;135.79;33
Yōkaichiba;35.7;140.55;33
Ōiso;35.32;139.32;33
Sasaguri;33.62;130.55;33
Kuroda;35.35;136.78;33
Kashima;33.11;130.09;32
Aioi;34.8;134.47;32
Yamaga;33.02;130.69;32
Yanai;33.97;132.12;32
Kamo;37.66;139.04;32
Yamoto;38.43;141.21;32
Ōdachō-ōda;35.19;132.51;32
Uekimachi-mōno;32.9;130.69;32
Shingū;33.73;135.98;32
Ninomiya;35.3;139.26;31
Murakami;38.23;139.48;31
Sakai-nakajima;36.27;139.25;31
Ōtsuki;35.62;138.97;31
Nemuro;43.32;145.57;31
Hayama;35.28;139.58;31
Nagai;38.1;140.03;31
Itoigawa;37.03;137.85;31
Kaminokawa;36.43;139.92;31
Iyo;33.75;132.7;31
Ōmachi;36.5;137.87;31
Masaki-chō;33.79;132.71;31
Takehara;34.34;132.92;31
Ujiie;36.68;139.97;30
Ōtake;34.21;132.22;30
Ibusuki;31.23;130.65;30
Isawa;35.65;138.63;30
Kasama;36.38;140.27;29
Minamata;32.22;130.4;29
Yasugichō;35.42;133.24;29
Togitsu;32.83;129.85;29
Muikamachi;37.07;138.88;29
Kamogawa;35.1;140.1;29
Tarui;35.37;136.53;29
Maki;37.75;138.88;29
Bibai;43.32;141.86;29
Tanuma;36.37;139.58;29
Fukiage-fujimi;36.1;139.45;28
Hiratachō;35.43;132.82;28
Hōjō;33.98;132.78;28
Aso;32.94;131.08;28
Hiji;33.37;131.53;28
Chatan;26.31;127.77;28
Uenohara;35.62;139.12;28
Toyoshina;36.3;137.9;28
Kurihashi;36.13;139.7;28
Menuma;36.22;139.38;28
Ōmiya;36.55;140.42;28
Nyūzen;36.94;137.5;28
Yugawara;35.15;139.07;28
Arai;37;138.23;27
Hōryūji;34.61;135.74;27
Gobō;33.88;135.17;27
Katsuyama;36.06;136.5;27
Mombetsu;44.35;143.35;27
Buzen;33.61;131.13;27
Tōno;39.32;141.53;27
Shimoda;34.68;138.94;27
Kikuchi;32.98;130.82;27
Fukuechō;32.7;128.85;27
Nayoro;44.35;142.46;26
Rumoi;43.93;141.64;26
Ishii;34.07;134.44;26
Takahata;38;140.19;26
Susaki;33.39;133.29;26
Ōno-hara;34.28;132.27;26
Matsubase;32.65;130.67;26
Fukagawa;43.71;142.04;26
Innoshima;34.28;133.18;26
Mashiko;36.47;140.1;26
Makubetsu;45.37;141.82;26
Sagara;34.69;138.2;26
Shimo-furano;43.35;142.38;26
Itako;35.93;140.55;26
Sukumo;32.93;132.73;26
Omigawa;35.85;140.62;26
Kushikino;31.72;130.27;26
Narutō;35.6;140.42;26
Yoshii;36.25;138.98;26
Yoshida-kasugachō;37.68;138.88;26
Kamimaruko;36.32;138.27;25
Iiyama;36.85;138.37;25
Ijūin;31.62;130.4;25
Enzan;35.7;138.73;25
Yamazakichō-nakabirose;35;134.55;25
Akune;32.02;130.2;25
Makurazaki;31.27;130.32;25
Itsukaichi;35.73;139.22;25
Ishige;36.12;139.97;25
Takahashi;34.78;133.62;25
Gōtsuchō;35.01;132.23;25
Hakui;36.88;136.78;25
Hobaramachi;37.82;140.55;25
Kamojimachō-jōgejima;34.07;134.35;24
Ino;33.55;133.43;24
Setakamachi-takayanagi;33.15;130.47;24
Ishiki;34.8;137.02;24
Bungo-Takada-shi;33.56;131.45;24
Kitahama;35.17;135.92;24
Niimi;34.98;133.47;24
Kaseda-shirakame;31.42;130.32;24
Funehikimachi-funehiki;37.45;140.58;24
Ogōri-shimogō;34.1;131.4;24
Tadotsu;34.27;133.75;24
Mikuni;36.22;136.15;23
Sobue;35.25;136.72;23
Kitsuki;33.42;131.62;23
Ōkawara;38.05;140.73;23
Toba;34.48;136.84;23
Shirahamachō-usazakiminami;34.78;134.72;23
Nagato;34.38;131.2;23
Fujikawaguchiko;35.49;138.69;23
Tochio-honchō;37.48;139;23
Kamiichi;36.7;137.37;23
Kajiki;31.73;130.67;23
Motomachi;43.83;144.1;23
Shido;34.32;134.17;23
Yoichi;43.2;140.77;23
Tennō;39.9;139.97;23
Motomiya;37.51;140.4;23
Kasamatsuchō;35.37;136.77;23
Hirado;33.37;129.55;23
Takanabe;32.13;131.5;23
Shizunai-furukawachō;42.33;142.37;22
Ōkuchi-shinohara;32.07;130.62;22
Ishikawa;26.42;127.82;22
Daigo;36.77;140.35;22
Katsuura;35.15;140.32;22
Yatsuomachi-higashikumisaka;36.57;137.13;22
Shōbu;36.07;139.6;22
Kushima;31.49;131.24;22
Kozakai-chō;34.8;137.36;22
Tsurugi-asahimachi;36.45;136.63;22
Owase;34.07;136.2;22
Iwase;36.35;140.1;22
Toyohama;34.71;136.93;22
Namie;37.48;141;22
Tōbetsu;43.22;141.52;22
Ōyama;34.6;138.22;22
Shibetsu;43.66;145.13;22
Tsukumiura;33.08;131.87;22
Miyazu;35.53;135.18;22
Yashiro;34.92;134.97;22
Kodamachō-kodamaminami;36.18;139.13;22
Tatsuno;35.98;138;21
Ōmamachō-ōmama;36.43;139.28;21
Tanushimarumachi-toyoki;33.35;130.68;21
Shin’ichi;34.56;133.27;21
Kisai;36.1;139.58;21
Obanazawa;38.6;140.4;21
Yanagawamachi-saiwaichō;37.85;140.6;21
Shiraoi;42.55;141.35;21
Edosaki;35.95;140.32;21
Gōdo;35.42;136.6;21
Namioka;40.71;140.59;21
Takanosu;40.22;140.37;21
Shōbara;34.85;133.02;21
Miyata;33.71;130.65;20
Suibara;37.85;139.23;20
Kanaya;34.82;138.13;20
Mori;34.83;137.93;20
Ōhara;35.25;140.39;20
Shiozawa;37.04;138.85;20
Kanzakimachi-kanzaki;33.31;130.37;20
Yamada;39.47;141.95;20
Aki;33.5;133.9;20
Sunagawa;43.49;141.91;20
Sueyoshichō-ninokata;31.65;131.02;20
Shisui;35.72;140.27;20
Shizukuishi;39.69;140.98;20
Kogota;38.55;141.05;20
Muramatsu;37.69;139.17;20
Miharu;37.43;140.48;20
Motegi;36.52;140.18;20
Fukumitsu;36.56;136.87;20
Mitake;35.42;137.13;19
Ōarai;36.31;140.58;19
Makabe;36.27;140.1;19
Tarumizu;31.48;130.7;19
Ashibetsu;43.51;142.19;19
Ureshinomachi-shimojuku;33.11;130;19
Shimokizukuri;40.82;140.38;19
Fukura;34.26;134.72;19
Karasuyama;36.65;140.15;18
Haibara-akanedai;34.53;135.95;18
Kamogatachō-kamogata;34.54;133.59;18
Tsukawaki;33.28;131.16;18
Shibushi;31.48;131.1;18
Wakuya;38.54;141.13;18
Kawage;34.8;136.55;18
Nishinoomote;30.73;131;18
Nakanojōmachi;36.59;138.84;18
Wakimachi;34.07;134.15;18
Muroto-misakicho;33.29;134.17;18
Inawashiro;37.57;140.12;17
Yuza;39.02;139.93;17
Marumori;37.92;140.77;17
Ushibukamachi;32.2;130.02;17
Tonoshō;34.48;134.17;17
Ōtsuchi;39.37;141.9;16
Matsushima;38.37;141.06;16
Takedamachi;32.97;131.4;16
Ryōtsu-minato;38.08;138.44;16
Nikkō;36.75;139.62;16
Ikedachō;34.03;133.81;16
Ichinohe;40.22;141.29;16
Iwanai;42.97;140.51;16
=KE Africa/Nairobi
Nairobi;-1.28;36.82;2751
Mombasa;-4.05;39.66;800
Nakuru;-0.31;36.07;260
Eldoret;0.52;35.27;218
Kisumu;-0.1;34.76;216
Thika;-1.03;37.07;200
Malindi;-3.22;40.12;118
Kitale;1.02;35.01;75
Garissa;-0.45;39.65;68
Kakamega;0.28;34.75;63
Kapenguria;1.24;35.11;56
Bungoma;0.56;34.56;56
Busia;0.46;34.11;52
Nyeri;-0.42;36.95;51
Ol Kalou;-0.27;36.38;48
Meru;0.05;37.66;47
Kilifi;-3.63;39.85;46
Wajir;1.75;40.06;46
Mumias;0.33;34.49;45
Voi;-3.4;38.56;45
Iten;0.67;35.51;42
Lugulu;0.39;34.3;41
Homa Bay;-0.53;34.46;40
Naivasha;-0.71;36.43;38
Nanyuki;0.01;37.07;36
Mandera;3.94;41.86;36
Narok;-1.08;35.87;36
Kericho;-0.37;35.28;36
Migori;-1.06;34.47;35
Embu;-0.54;37.46;35
Moyale;3.53;39.06;34
Isiolo;0.35;37.58;33
Nyahururu;0.04;36.36;32
Machakos;-1.52;37.27;32
Rongai;-0.17;35.86;30
Pumwani;-1.28;36.85;30
Kisii;-0.68;34.77;29
Molo;-0.25;35.73;28
Kabarnet;0.49;35.74;25
Athi River;-1.46;36.98;25
Lamu;-2.27;40.9;25
Webuye;0.6;34.77;23
Karuri;-0.7;37.18;21
Kiambu;-1.17;36.84;21
Maralal;1.1;36.7;21
Makueni Boma;-1.8;37.62;21
Lodwar;3.12;35.6;20
Kitui;-1.37;38.01;16
Marsabit;2.33;37.99;15
Siaya;0.06;34.29;15
Kerugoya;-0.5;37.28;15
Muhoroni;-0.16;35.2;15
=KG Asia/Bishkek
Bishkek;42.87;74.59;900
Osh;40.53;72.8;200
Jalal-Abad;40.93;73;76
Karakol;42.49;78.39;70
Tokmok;42.84;75.3;63
Kara-Balta;42.81;73.85;63
Naryn;41.43;75.99;52
Uzgen;40.77;73.3;40
Balykchy;42.46;76.19;40
Talas;42.52;72.24;35
Kyzyl-Kyya;40.26;72.13;32
Bazar-Korgon;41.04;72.75;28
Iradan;40.27;72.1;26
Tash-Kumyr;41.35;72.22;24
Kant;42.89;74.85;20
Toktogul;41.87;72.94;19
Cholpon-Ata;42.65;77.08;19
Kara Suu;40.7;72.87;18
Isfana;39.84;69.53;17
Kyzyl-Suu;42.34;78.01;17
At-Bashi;41.17;75.8;15
Suluktu;39.94;69.57;15
=KH Asia/Phnom_Penh
Phnom Penh;11.56;104.92;1574
Takeo;10.99;104.78;844
Sihanoukville;10.61;103.53;157
Battambang;13.1;103.2;150
Siem Reap;13.36;103.86;139
Paoy Paet;13.66;102.56;79
Kampong Chhnang;12.25;104.67;75
Kampong Cham;11.99;105.46;62
Pursat;12.54;103.92;52
Ta Khmau;11.48;104.95;52
Phumĭ Véal Srê;10.98;104.78;44
Kampong Speu;11.45;104.52;33
Koh Kong;11.62;102.98;33
Prey Veng;11.49;105.33;33
Suong;11.91;105.66;30
Smach Mean Chey;11.55;103.04;29
Stung Treng;13.53;105.97;25
Tbeng Meanchey;13.81;104.98;24
Svay Rieng;11.09;105.8;24
Sisophon;13.59;102.97;23
Kampot;10.61;104.18;23
Kratié;12.49;106.02;20
Kampong Thom;12.71;104.89;20
Lumphat;13.49;106.98;19
Samraong;14.18;103.52;19
Pailin;12.85;102.61;18
Banlung;13.74;106.99;17
=KI Pacific/Tarawa
Tarawa;1.33;172.98;40
=KM Indian/Comoro
Moroni;-11.7;43.26;43
Moutsamoudou;-12.17;44.4;24
=KN America/St_Kitts
Basseterre;17.3;-62.72;13
=KP Asia/Pyongyang
Pyongyang;39.03;125.75;3222
Hamhŭng;39.92;127.54;559
Namp’o;38.74;125.41;455
Sunch’ŏn;39.43;125.93;437
Hŭngnam;39.83;127.62;346
Kaesŏng;37.97;126.55;338
Wŏnsan;39.15;127.44;329
Chongjin;41.8;129.78;327
Sariwŏn;38.51;125.76;310
Sinŭiju;40.1;124.4;288
Haeju;38.04;125.71;222
Kanggye;40.97;126.59;210
Hyesan;41.4;128.18;193
Songnim;38.75;125.64;152
Manp’o;41.15;126.29;117
P’yŏngsŏng;39.25;125.87;100
Hyesan-dong;41.4;128.19;98
Yuktae-dong;40.02;128.16;76
Hongwŏn;40.03;127.96;71
Rajin;42.26;130.28;66
Ongjin;37.93;125.36;64
Kilju;40.96;129.33;64
Chaeryŏng-ŭp;38.4;125.62;53
Anju;39.62;125.66;50
Ŭiju;40.2;124.53;50
Hoeryŏng;42.44;129.75;44
Sŭngho 1-tong;38.99;125.98;40
Changyŏn;38.25;125.1;39
Sunan;39.2;125.69;37
Hwangju-ŭp;38.67;125.78;36
Kyŏngsŏng;41.59;129.61;36
Aoji;42.52;130.4;34
Ranam;41.71;129.68;34
Anbyŏn-ŭp;39.04;127.52;32
Kusŏng;39.98;125.24;31
Chŏngju;39.69;125.21;29
Kangdong-ŭp;39.14;126.1;29
Sŏnbong;42.35;130.38;27
Iwŏn-ŭp;40.32;128.66;26
Hŭkkyo-ri;38.8;125.79;25
Kosan;38.86;127.42;25
Yŏnan-ŭp;37.91;126.16;23
Namyang;42.95;129.86;22
Yŏnggwang-ŭp;40.02;127.45;22
Musan-ŭp;42.23;129.21;22
Kowŏn-ŭp;39.44;127.24;21
Hoeyang;38.71;127.6;21
T’ongch’ŏn-ŭp;38.95;127.89;21
Kapsan-ŭp;41.09;128.29;20
Anak;38.51;125.49;20
Onsŏng;42.96;129.99;20
Kujang-ŭp;39.87;126.03;20
Sil-li;39.49;125.47;19
Chunghwa;38.86;125.8;19
Samho-rodongjagu;39.95;127.87;19
Sinmak;38.42;126.23;19
Sakchu-ŭp;40.39;125.05;18
Ayang-ni;38.24;125.78;16
Sinanju;39.6;125.61;16
=KR Asia/Seoul
Seoul;37.57;126.98;10349
Busan;35.1;129.03;3679
Incheon;37.46;126.71;2628
Daegu;35.87;128.59;2567
Daejeon;36.35;127.38;1475
Gwangju;35.15;126.92;1417
Suwon;37.29;127.01;1243
Goyang-si;37.66;126.83;1073
Seongnam-si;37.44;127.14;1032
Ulsan;35.54;129.32;963
Bucheon-si;37.5;126.78;851
Jeonju;35.82;127.15;711
Ansan-si;37.32;126.82;651
Cheongju-si;36.64;127.49;635
Anyang-si;37.39;126.93;634
Changwon;35.23;128.68;550
Pohang;36.03;129.36;500
Uijeongbu-si;37.74;127.05;479
Hwaseong-si;37.21;126.82;476
Masan;35.13;126.83;434
Jeju City;33.51;126.52;408
Cheonan;36.81;127.15;365
Kwangmyŏng;37.48;126.87;358
Kimhae;35.23;128.88;356
Chinju;35.19;128.08;307
Yeosu;34.76;127.66;296
Gumi;36.11;128.34;291
Iksan;35.94;126.95;284
Mokpo;34.81;126.39;268
Gunsan;35.98;126.71;243
Wŏnju;37.35;127.95;243
Suncheon;34.95;127.49;231
Sejong;36.59;127.29;230
Chuncheon;37.87;127.73;210
Icheon-si;37.28;127.44;196
Guri-si;37.6;127.14;195
Gangneung;37.75;128.87;181
Yangju;37.83;127.06;180
Osan;37.15;127.07;159
Seogwipo;33.25;126.56;156
Gyeongju;35.84;129.21;155
Gimcheon;36.12;128.12;150
Jeongeup;35.6;126.92;140
Hanam;37.54;127.21;135
Gyeongsan-si;35.82;128.74;130
Andong;36.57;128.72;129
Hwado;37.65;127.31;106
Tonghae;37.54;129.11;101
Asan;36.78;127;98
Wabu;37.59;127.22;97
Namyangju;37.64;127.21;91
Kwangyang;34.98;127.59;89
Hongseong;36.6;126.67;89
Sokcho;38.21;128.59;89
Eisen;36.82;128.63;85
Wanju;35.85;127.15;84
Yangp’yŏng;37.49;127.49;83
Ungsang;35.41;129.17;83
Sinhyeon;34.88;128.63;83
Mungyeong;36.59;128.2;82
Naesŏ;35.25;128.52;81
Muan;34.99;126.48;76
Hongch’ŏn;37.69;127.89;75
Changnyeong;35.54;128.5;75
Seosan;36.78;126.45;74
Koch’ang;35.43;126.7;73
Gongju;36.46;127.12;72
Kyosai;34.85;128.59;72
Yangsan;35.34;129.03;72
Anseong;37.01;127.27;69
Hwawŏn;35.8;128.5;65
Pubal;37.29;127.51;63
Kosong;38.38;128.47;62
Boryeong;36.35;126.6;62
Chinch’ŏn;36.86;127.44;61
Hwasun;35.06;126.99;60
Nangen;35.41;127.39;58
Okcheon;36.3;127.57;57
Sangju;36.42;128.16;56
Gapyeong;37.83;127.51;55
Yeongam;34.8;126.7;55
Sinan;34.83;126.11;53
Miryang;35.49;128.75;53
T’aebaek;37.18;128.99;49
Kimje;35.8;126.89;45
Koesan;36.81;127.79;44
Nonsan;36.2;127.08;44
Munsan;37.86;126.78;43
Gijang;35.24;129.21;43
Naju;35.03;126.72;42
Santyoku;37.44;129.17;42
Yeonil;36;129.35;41
Hayang;35.91;128.82;40
Yesan;36.68;126.84;39
Imsil;35.61;127.28;38
Yeoju;37.3;127.63;37
Heunghae;36.11;129.35;36
Kunwi;36.23;128.57;34
Tangjin;36.89;126.63;33
Buyeo;36.27;126.91;33
Cheongsong gun;36.43;129.06;31
Jinan-gun;35.79;127.43;31
Kurye;35.21;127.46;30
Waegwan;35.99;128.4;30
Seonghwan;36.92;127.13;29
Goseong;34.98;128.32;27
Changsu;35.65;127.52;26
Ganghwa-gun;37.75;126.49;26
Neietsu;37.18;128.47;25
Kinzan;36.1;127.49;25
Yŏnmu;36.13;127.1;25
Yeongdong;36.17;127.78;24
Yanggu;38.11;127.99;24
Haenam;34.57;126.6;24
Hwacheon;38.11;127.71;24
Gaigeturi;33.46;126.32;24
Taesal-li;36.97;126.45;23
Puan;35.73;126.73;22
Jenzan;36.24;128.3;21
Yeonggwang;35.28;126.51;20
Beolgyo;34.85;127.34;20
Sintansin;36.45;127.43;15
=KW Asia/Kuwait
Al Aḩmadī;29.08;48.08;637
Ḩawallī;29.33;48.03;164
As Sālimīyah;29.33;48.08;148
Şabāḩ as Sālim;29.26;48.06;139
Al Farwānīyah;29.28;47.96;87
Al Faḩāḩīl;29.08;48.13;68
Kuwait City;29.37;47.98;60
Ar Rumaythīyah;29.31;48.07;58
Ar Riqqah;29.15;48.09;52
Salwá;29.3;48.08;41
Al Manqaf;29.1;48.13;39
Ar Rābiyah;29.3;47.93;36
Bayān;29.3;48.05;31
Al Jahrā’;29.34;47.66;24
Al Finţās;29.17;48.12;23
Janūb as Surrah;29.27;47.98;18
Al Mahbūlah;29.14;48.13;18
Ad Dasmah;29.36;48;18
=KY America/Cayman
George Town;19.29;-81.37;29
=KZ Asia/Almaty Asia/Qyzylorda Asia/Aqtobe Asia/Qostanay Asia/Oral Asia/Atyrau Asia/Aqtau
Almaty;43.26;76.93;2001
Karagandy;49.8;73.1;452
Shymkent;42.3;69.6;414
Taraz;42.9;71.37;358
Nur-Sultan;51.18;71.45;346
Pavlodar;52.28;76.97;329
Ust-Kamenogorsk;49.97;82.61;319
Kyzylorda;44.85;65.51;300;1
Semey;50.43;80.27;293
Aktobe;50.28;57.21;262;2
Kostanay;53.21;63.62;210;3
Petropavl;54.87;69.15;201
Oral;51.23;51.37;200;4
Atyrau;47.12;51.88;180;5
Temirtau;50.05;72.96;171
Aktau;43.65;51.17;147;6
Kokshetau;53.28;69.4;124
Rudnyy;52.97;63.12;124;3
Ekibastuz;51.72;75.32;121
Taldykorgan;45.02;78.37;117
Zhezqazghan;47.78;67.77;104
Zhanaozen;43.34;52.86;104;6
Turkestan;43.3;68.25;97
Balqash;46.85;75;81
Sarkand;45.41;79.92;77
Baikonur;45.62;63.32;70;1
Kentau;43.52;68.5;57
Ridder;50.34;83.51;53
Qulsary;46.95;54.02;51;5
Shchuchinsk;52.94;70.19;47
Stepnogorsk;52.35;71.88;47
Zyryanovsk;49.73;84.27;45
Aksu;52.04;76.93;45
Dzhetygara;52.19;61.2;43
Soran;49.79;72.84;43
Talghar;43.3;77.24;42
Kapshagay;43.87;77.06;42
Arkalyk;50.25;66.92;42;3
Shakhtinsk;49.71;72.59;42
Lisakovsk;52.55;62.5;40;3
Chu;43.6;73.76;40
Karatau;43.18;70.47;38
Arys;42.43;68.81;36
Novokazalinsk;45.85;62.15;36;1
Abay;49.64;72.86;35
Aqsay;51.17;53;35;4
Atbasar;51.81;68.36;35
Zharkent;44.17;80.01;34
Zhangatas;43.56;69.73;33
Ayagoz;47.96;80.43;33
Aral;46.8;61.66;33;1
Esik;43.36;77.45;33
Shīeli;44.17;66.74;30;1
Kandyagash;49.47;57.42;28;2
Shalqar;47.83;59.6;27;2
Shalkar;48.03;48.9;27;5
Tekeli;44.83;78.83;27
Belyye Vody;42.42;69.83;26
Chardara;41.26;67.97;25
Saryaghash;41.46;69.17;25
Khromtau;50.25;58.44;24;2
Georgīevka;49.33;81.57;22
Yanykurgan;43.91;67.25;21;1
Lenger;42.18;69.89;21
Burunday;43.36;76.85;21
Ush-Tyube;45.25;77.98;20
Shemonaīkha;50.63;81.91;20
Zhosaly;45.49;64.08;20;1
Balykshi;47.07;51.87;19;5
Otegen Batyra;43.42;77.02;19
Embi;48.83;58.15;19;2
Turar Ryskulov;42.53;70.35;18
Makinsk;52.63;70.42;18
Zaysan;47.47;84.87;18
Akkol’;53.3;69.6;17
Tasbuget;44.77;65.55;16;1
Merke;42.87;73.18;16
Sarykemer;43;71.5;15
=LA Asia/Vientiane
Vientiane;17.97;102.6;197
Pakse;15.12;105.8;88
Thakhèk;17.41;104.83;85
Savannakhet;16.57;104.76;67
Luang Prabang;19.89;102.14;47
Xam Nua;20.42;104.05;39
Muang Phônsavan;19.45;103.19;38
Muang Xay;20.69;101.98;25
Vangviang;18.92;102.45;25
Pakxan;18.39;103.66;22
Ban Houakhoua;20.25;100.45;16
Muang Không;14.12;105.85;15
=LB Asia/Beirut
Beirut;33.89;35.5;1916
Ra’s Bayrūt;33.9;35.48;1252
Tripoli;34.43;35.84;229
Sidon;33.56;35.37;164
Tyre;33.27;35.19;135
Nabatîyé et Tahta;33.38;35.48;120
Habboûch;33.41;35.48;98
Jounieh;33.98;35.62;96
Zahlé;33.85;35.9;78
Ghazieh;33.52;35.37;50
Baalbek;34.01;36.22;31
En Nâqoûra;33.12;35.14;25
Jbaïl;34.12;35.65;21
Bcharré;34.25;36.01;20
=LC America/St_Lucia
Castries;14;-61.01;20
=LI Europe/Vaduz
Schaan;47.16;9.51;6
=LK Asia/Colombo
Colombo;6.94;79.85;648
Dehiwala-Mount Lavinia;6.84;79.87;220
Moratuwa;6.77;79.88;185
Jaffna;9.67;80.01;169
Negombo;7.21;79.84;137
Pita Kotte;6.89;79.9;118
Sri Jayewardenepura Kotte;6.88;79.91;116
Kandy;7.29;80.63;112
Trincomalee;8.58;81.23;108
Kalmunai;7.41;81.83;100
Galle;6.05;80.21;93
Point Pedro;9.82;80.23;90
Batticaloa;7.71;81.69;87
Katunayaka;7.17;79.89;85
Valvedditturai;9.82;80.17;78
Matara;5.95;80.54;76
Battaramulla South;6.9;79.92;76
Dambulla;7.86;80.65;67
Maharagama;6.85;79.93;67
Kotikawatta;6.93;79.91;65
Anuradhapura;8.31;80.41;61
Vavuniya;8.75;80.5;60
Kolonnawa;6.93;79.88;58
Hendala;6.99;79.88;57
Ratnapura;6.69;80.4;48
Badulla;6.98;81.06;48
Puttalam;8.04;79.83;46
Devinuwara;5.93;80.59;45
Welisara;7.03;79.9;41
Kalutara;6.58;79.96;38
Bentota;6.43;80;37
Matale;7.47;80.62;36
Homagama;6.84;80;35
Beruwala;6.48;79.98;34
Panadura;6.71;79.9;34
Mulleriyawa;6.93;79.93;34
Kandana;7.05;79.89;33
Ja Ela;7.07;79.89;32
Wattala;6.99;79.89;31
Peliyagoda;6.97;79.88;31
Kelaniya;6.96;79.92;29
Kurunegala;7.48;80.37;29
Nuwara Eliya;6.97;80.78;26
Gampola;7.16;80.57;25
Chilaw;7.58;79.8;25
Eravur Town;7.78;81.6;23
Hanwella Ihala;6.9;80.09;23
Weligama;5.98;80.43;22
Vakarai;8.13;81.43;21
Kataragama;6.41;81.33;21
Ambalangoda;6.24;80.05;20
Ampara;7.3;81.68;18
Kegalle;7.25;80.34;18
Hatton;6.89;80.6;15
=LR Africa/Monrovia
Monrovia;6.3;-10.8;940
Gbarnga;7;-9.47;46
Kakata;6.53;-10.35;34
Bensonville;6.45;-10.61;33
Harper;4.38;-7.71;33
Voinjama;8.42;-9.75;27
Buchanan;5.88;-10.05;26
Zwedru;6.07;-8.14;26
New Yekepa;7.58;-8.54;25
Greenville;5.01;-9.04;16
=LS Africa/Maseru
Maseru;-29.32;27.48;118
Mafeteng;-29.82;27.24;57
Leribe;-28.87;28.05;48
Maputsoe;-28.89;27.9;32
Mohale’s Hoek;-30.15;27.48;28
Qacha’s Nek;-30.12;28.69;26
Quthing;-30.4;27.7;24
Butha-Buthe;-28.77;28.25;16
=LT Europe/Vilnius
Vilnius;54.69;25.28;542
Kaunas;54.9;23.91;375
Klaipėda;55.71;21.14;192
Šiauliai;55.93;23.32;131
Panevėžys;55.73;24.35;117
Alytus;54.4;24.04;71
Dainava (Kaunas);54.92;23.97;70
Eiguliai;54.93;23.93;62
Marijampolė;54.56;23.35;48
Mazeikiai;56.32;22.33;41
Šilainiai;54.93;23.89;41
Fabijoniškės;54.73;25.24;40
Jonava;55.08;24.28;35
Utena;55.5;25.6;33
Pašilaičiai;54.73;25.22;33
Kėdainiai;55.29;23.97;32
Šeškinė;54.71;25.25;31
Lazdynai;54.67;25.21;31
Telsiai;55.98;22.25;30
Visaginas;55.6;26.44;28
Taurage;55.25;22.29;28
Justiniškės;54.72;25.22;27
Ukmerge;55.25;24.75;26
Aleksotas;54.88;23.91;24
Plunge;55.91;21.84;23
Naujamiestis;54.68;25.27;23
Kretinga;55.89;21.24;22
Silute;55.35;21.48;22
Vilkpėdė;54.67;25.25;21
Radviliskis;55.82;23.53;20
Pilaitė;54.7;25.18;20
Palanga;55.92;21.07;18
Druskininkai;54.02;23.99;18
Gargždai;55.71;21.39;16
Rokiškis;55.96;25.59;16
=LU Europe/Luxembourg
Luxembourg;49.61;6.13;77
Esch-sur-Alzette;49.5;5.98;28
Dudelange;49.48;6.09;18
=LV Europe/Riga
Riga;56.95;24.11;743
Daugavpils;55.88;26.53;112
Liepāja;56.5;21.01;85
Jelgava;56.65;23.71;62
Jūrmala;56.97;23.77;54
Ventspils;57.39;21.56;43
Rēzekne;56.51;27.34;38
Jēkabpils;56.5;25.86;27
Valmiera;57.54;25.43;27
Ogre;56.82;24.61;27
Tukums;56.97;23.16;18
Cēsis;57.31;25.27;18
Salaspils;56.86;24.37;18
=LY Africa/Tripoli
Tripoli;32.89;13.19;1151
Benghazi;32.11;20.07;651
Mişrātah;32.38;15.09;386
Tarhuna;32.44;13.63;211
Al Khums;32.65;14.26;202
Az Zāwīyah;32.76;12.73;200
Zawiya;32.75;12.73;186
Ajdabiya;30.76;20.23;134
Al Ajaylat;32.76;12.38;131
Sabhā;27.04;14.43;130
Sirte;31.21;16.59;128
Al Jadīd;27.05;14.4;126
Tobruk;32.09;23.95;121
Zliten;32.47;14.57;110
Şabrātah;32.79;12.49;102
Tagiura;32.88;13.35;100
Al Marj;32.49;20.83;85
Gharyan;32.17;13.02;85
Darnah;32.77;22.64;79
Al Bayḑā’;32.76;21.76;75
Yafran;32.06;12.53;68
Bani Walid;31.75;13.98;46
At Tāj;24.2;23.29;46
Zuwārah;32.93;12.08;45
Murzuq;25.92;13.92;44
Ubari;26.59;12.78;43
Brak;27.55;14.27;39
Zintan;31.93;12.25;33
Al Abyār;32.19;20.6;33
Waddān;29.16;16.14;28
Nālūt;31.87;10.98;26
Mizdah;31.45;12.99;26
Şurmān;32.76;12.57;25
Al Qubbah;32.76;22.24;25
Ghat;24.96;10.18;24
Masallātah;32.62;14;24
Tūkrah;32.53;20.58;23
Az Zuwaytīnah;30.95;20.12;21
Hūn;29.13;15.95;19
Zalţan;32.95;11.87;18
Al Jawf;24.2;23.29;17
Qaryat Sulūq;31.67;20.25;16
=MA Africa/Casablanca
Casablanca;33.59;-7.61;3145
Rabat;34.01;-6.83;1656
Fès;34.03;-5;965
Sale;34.05;-6.8;903
Marrakesh;31.63;-8;839
Agadir;30.42;-9.6;698
Tangier;35.77;-5.8;688
Meknès;33.89;-5.55;546
Oujda-Angad;34.68;-1.91;405
Al Hoceïma;35.25;-3.94;396
Kenitra;34.26;-6.58;367
Tétouan;35.58;-5.37;326
Temara;33.93;-6.91;314
Safi;32.3;-9.24;288
Salé Al Jadida;34;-6.74;200
Mohammedia;33.69;-7.38;188
Khouribga;32.88;-6.91;168
Beni Mellal;32.34;-6.35;166
Fès al Bali;34.07;-4.95;156
El Jadid;33.26;-8.51;148
Taza;34.21;-4.01;142
Nador;35.17;-2.93;129
Settat;33;-7.62;119
Larache;35.19;-6.16;109
Ksar El Kebir;35;-5.9;109
Khemisset;33.82;-6.07;107
Guelmim;28.99;-10.06;98
Berrechid;33.27;-7.59;94
Errachidia;31.93;-4.43;92
Oued Zem;32.86;-6.57;85
Al Fqih Ben Çalah;32.5;-6.69;84
Taourirt;34.41;-2.9;83
Berkane;34.92;-2.32;81
Sidi Slimane;34.26;-5.93;79
Sidi Qacem;34.22;-5.71;75
Khenifra;32.93;-5.66;74
Ifrane;33.53;-5.11;74
Taroudant;30.47;-8.88;71
Essaouira;31.51;-9.77;71
Tiflet;33.89;-6.31;70
Oulad Teïma;30.39;-9.21;67
Sefrou;33.83;-4.83;65
Youssoufia;32.25;-8.53;65
Tan-Tan;28.44;-11.1;62
Ouezzane;34.8;-5.58;59
Guercif;34.23;-3.35;58
Ouarzazat;30.92;-6.89;57
Tirhanimîne;35.24;-3.95;56
Dakhla;30.41;-9.56;56
Tiznit;29.7;-9.73;55
Fnidek;35.85;-5.36;54
Azrou;33.43;-5.22;48
Midelt;32.69;-4.75;45
Skhirate;33.85;-7.03;45
Souq Larb’a al Gharb;34.69;-6;44
Jerada;34.31;-2.16;44
Smara;26.74;-11.67;42
Kasba Tadla;32.6;-6.27;41
Sidi Bennour;32.65;-8.43;40
Imzouren;35.15;-3.85;40
Martil;35.62;-5.28;40
Azemmour;33.29;-8.34;37
Tinghir;31.51;-5.53;37
Chefchaouene;35.17;-5.26;36
Al Aaroui;35.01;-3.01;36
El Aïoun;34.58;-2.51;35
Zagora;30.33;-5.84;35
Taounate;34.54;-4.64;33
Sidi Yahia El Gharb;34.3;-6.3;32
Zaïo;34.94;-2.73;30
Asilah;35.47;-6.03;29
Bouarfa;32.53;-1.96;29
El Hajeb;33.69;-5.37;28
Mechraa Bel Ksiri;34.57;-5.96;28
Bouznika;33.79;-7.16;27
Tahla;34.05;-4.42;26
Arfoud;31.44;-4.23;24
Setti Fatma;31.23;-7.68;22
Reçani;31.28;-4.27;20
Sidi Ifni;29.38;-10.17;20
Ahfir;34.95;-2.1;20
Oulmes;33.43;-6;19
Bni Bouayach;35.11;-3.84;18
Aïn Beni Mathar;34.01;-2.03;16
Boujniba;32.9;-6.77;15
=MC Europe/Monaco
Monaco;43.73;7.42;33
Monte-Carlo;43.74;7.43;16
=MD Europe/Chisinau
Chisinau;47.01;28.86;636
Tiraspol;46.84;29.63;157
Bălţi;47.76;27.93;125
Bender;46.83;29.48;110
Rîbniţa;47.77;29.01;55
Cahul;45.9;28.2;34
Ungheni;47.21;27.8;34
Soroca;48.16;28.28;27
Orhei;47.38;28.82;25
Dubăsari;47.27;29.17;23
Comrat;46.29;28.66;23
Edineţ;48.17;27.3;23
Ceadîr-Lunga;46.06;28.83;23
Căuşeni;46.64;29.41;22
Strășeni;47.14;28.61;19
Hînceşti;46.83;28.59;17
Floreşti;47.89;28.29;17
Drochia;48.04;27.81;16
Bilicenii Vechi;47.66;28.05;15
Slobozia;46.73;29.7;15
=ME Europe/Podgorica
Podgorica;42.44;19.26;136
Nikšić;42.77;18.94;58
Herceg Novi;42.45;18.54;20
Pljevlja;43.36;19.36;19
Budva;42.29;18.84;18
Bar;42.09;19.1;18
Bijelo Polje;43.04;19.75;15
Cetinje;42.39;18.91;15
=MF America/Marigot
Marigot;18.07;-63.08;6
=MG Indian/Antananarivo
Antananarivo;-18.91;47.54;1391
Toamasina;-18.15;49.4;206
Antsirabe;-19.87;47.03;186
Fianarantsoa;-21.45;47.09;167
Mahajanga;-15.72;46.32;155
Toliara;-23.35;43.67;115
Antsiranana;-12.32;49.29;83
Antanifotsy;-19.65;47.32;71
Ambovombe;-25.18;46.09;67
Ambilobe;-13.2;49.05;56
Amparafaravola;-17.59;48.22;52
Tôlanaro;-25.03;46.98;45
Ambatondrazaka;-17.83;48.42;43
Mananara;-16.17;49.77;41
Soavinandriana;-19.17;46.73;40
Mahanoro;-19.9;48.8;40
Soanierana Ivongo;-16.92;49.58;39
Faratsiho;-19.4;46.95;38
Nosy Varika;-20.58;48.53;37
Vavatenina;-17.47;49.2;37
Morondava;-20.29;44.32;37
Amboasary;-25.03;46.38;36
Manakara;-22.15;48.01;35
Antalaha;-14.9;50.28;34
Ikongo;-21.88;47.43;32
Antsohimbondrona;-13.08;48.85;32
Manjakandriana;-18.92;47.8;32
Sambava;-14.27;50.17;32
Fandriana;-20.23;47.38;31
Marovoay;-16.11;46.64;31
Betioky;-23.72;44.38;31
Ambanja;-13.67;48.45;31
Ambositra;-20.53;47.24;30
Tsiombe;-25.3;45.48;30
Betafo;-19.83;46.85;30
Moramanga;-18.95;48.23;29
Ambatolampy;-19.38;47.42;28
Ambalavao;-21.83;46.93;28
Sahavato;-20.6;48.33;28
Mananjary;-21.23;48.34;28
Tsiroanomandidy;-18.77;46.05;27
Miandrarivo;-19.43;46.75;27
Vohipaho;-23.55;47.5;27
Marolambo;-20.05;48.12;26
Ambatofinandrahana;-20.55;46.8;26
Ankazoabo;-22.28;44.52;26
Ampanihy;-24.69;44.75;26
Vohibinany;-17.35;49.03;25
Ampahana;-14.75;50.22;25
Farafangana;-22.82;47.83;25
Maevatanana;-16.95;46.83;24
Belo sur Tsiribihina;-19.7;44.55;24
Maroantsetra;-15.44;49.74;24
Vangaindrano;-23.35;47.6;24
Beloha;-25.17;45.05;23
Hell-Ville;-13.4;48.27;23
Ambato Boeny;-16.47;46.72;23
Arivonimamo;-19.02;47.18;22
Sakaraha;-22.9;44.53;22
Antsohihy;-14.88;47.99;21
Fenoarivo Atsinanana;-17.38;49.41;21
Ampasimanolotra;-18.82;49.07;21
Sitampiky;-16.67;46.1;21
Soanindrariny;-19.9;47.23;21
Andapa;-14.65;49.65;21
Miandrivazo;-19.53;45.46;21
Vondrozo;-22.82;47.28;20
Andilamena;-17.01;48.57;20
Fenoarivo Be;-18.43;46.57;20
Anjozorobe;-18.4;47.87;19
Beroroha;-21.67;45.17;19
Ifanadiana;-21.3;47.63;18
Amboanjo;-22;47.85;17
Ambohitrolomahitsy;-18.7;47.68;17
Sadabe;-18.63;47.7;17
Ihosy;-22.4;46.13;17
Bealanana;-14.54;48.75;17
Tsaratanana;-16.8;47.65;17
Ambarakaraka;-13.5;48.87;16
Alarobia;-18.97;47.73;16
Ankazondandy;-18.7;47.78;16
Maintirano;-18.06;44.03;16
Ankazobe;-18.32;47.12;16
Ikalamavony;-21.15;46.58;16
Ifatsy;-22.4;47.75;15
Kopoky;-25.2;45.2;15
=MH Pacific/Majuro
Majuro;7.09;171.38;25
Ebaye;8.77;167.74;15
=MK Europe/Skopje
Skopje;42;21.43;475
Bitola;41.03;21.33;87
Kumanovo;42.13;21.71;76
Prilep;41.35;21.56;74
Tetovo;42.01;20.97;73
Čair;42.02;21.44;65
Kisela Voda;41.95;21.5;58
Veles;41.72;21.78;58
Ohrid;41.12;20.8;55
Gostivar;41.8;20.91;51
Shtip;41.75;22.2;48
Strumica;41.44;22.64;46
Centar Župa;41.48;20.56;45
Gjorče Petro;42.01;21.35;41
Kavadarci;41.43;22.01;39
Struga;41.18;20.68;37
Butel;42.03;21.45;36
Kochani;41.92;22.41;34
Kičevo;41.51;20.96;31
Lipkovo;42.16;21.59;28
Zelino;41.98;21.06;25
Saraj;42;21.33;25
Radovis;41.64;22.46;25
Tearce;42.08;21.05;23
Kriva Palanka;42.2;22.33;21
Šuto Orizare;42.04;21.43;21
Gevgelija;41.14;22.5;21
Negotino;41.48;22.09;20
Studeničane;41.92;21.53;18
Vinica;41.88;22.51;18
Debar;41.52;20.52;18
Delcevo;41.97;22.77;17
Resen;41.09;21.01;17
Ilinden;41.99;21.58;16
Brvenica;41.97;20.98;16
Kamenjane;41.95;20.93;15
Bogovinje;41.92;20.91;15
=ML Africa/Bamako
Bamako;12.65;-8;1297
Sikasso;11.32;-5.67;145
Mopti;14.48;-4.18;108
Koutiala;12.39;-5.46;99
Ségou;13.43;-6.22;93
Gao;16.27;-0.04;87
Kayes;14.45;-11.44;78
Markala;13.7;-6.07;54
Kolokani;13.57;-8.03;49
Kati;12.74;-8.07;43
Bougouni;11.42;-7.48;35
Timbuktu;16.77;-3.01;32
Banamba;13.55;-7.45;31
Bafoulabé;13.81;-10.83;27
San;13.3;-4.9;25
Koulikoro;12.86;-7.56;24
Djénné;13.91;-4.55;22
Yorosso;12.36;-4.78;17
Kangaba;11.93;-8.42;17
Sagalo;12.2;-10.7;16
=MM Asia/Yangon Asia/Rangoon
Yangon;16.81;96.16;4478
Mandalay;21.97;96.08;1208
Nay Pyi Taw;19.75;96.13;925
Mawlamyine;16.49;97.63;439
Kyain Seikgyi Township;15.82;98.25;246
Bago;17.34;96.48;244
Pathein;16.78;94.73;237
Monywa;22.11;95.14;182
Sittwe;20.15;92.9;178
Meiktila;20.88;95.86;177
Myeik;12.44;98.6;173
Taunggyi;20.79;97.04;160
Myingyan;21.46;95.39;142
Dawei;14.08;98.19;137
Pyay;18.82;95.22;135
Hinthada;17.65;95.46;135
Lashio;22.94;97.75;131
Pakokku;21.33;95.08;127
Thaton;16.92;97.37;124
Pyin Oo Lwin;22.04;96.46;117
Yenangyaung;20.47;94.87;111
Taungoo;18.94;96.43;107
Thayetmyo;19.32;95.18;98
Pyinmana;19.74;96.21;97
Magway;20.15;94.93;97
Myitkyina;25.38;97.4;91
Chauk;20.9;94.82;91
Mogok;22.92;96.51;91
Nyaunglebin;17.95;96.72;90
Mudon;16.26;97.72;89
Shwebo;22.57;95.7;89
Sagaing;21.88;95.98;79
Taungdwingyi;20.01;95.55;70
Syriam;16.77;96.25;69
Bogale;16.29;95.4;69
Pyapon;16.29;95.68;66
Yamethin;20.43;96.14;60
Kanbe;16.71;96;58
Kawthoung;9.98;98.55;58;1
Myaydo;19.37;95.22;58
Minbu;20.18;94.88;57
Tharyarwady;17.65;95.79;54
Thongwa;16.76;96.52;52
Kyaiklat;16.45;95.72;52
Tachilek;20.45;99.88;52;1
Maubin;16.73;95.65;52
Kyaukse;21.61;96.14;50
Hpa-An;16.89;97.63;50
Kyaikto;17.31;97.01;49
Martaban;16.53;97.62;49
Kyaikkami;16.08;97.56;48
Bhamo;24.25;97.23;48
Twante;16.71;95.93;47
Myawadi;16.69;98.51;45;1
Mawlaik;23.64;94.4;45
Wakema;16.6;95.18;43
Myanaung;18.29;95.32;42
Pyu;18.48;96.44;40
Kayan;16.91;96.56;40
Nyaungdon;17.04;95.64;40
Mawlamyinegyunn;16.38;95.26;39
Letpandan;17.79;95.75;39
Thanatpin;17.29;96.58;38
Paungde;18.49;95.51;37
Hakha;22.64;93.61;20;1
Loikaw;19.68;97.21;17
=MN Asia/Ulaanbaatar Asia/Hovd
Ulan Bator;47.91;106.88;845
Erdenet;49.03;104.08;80
Darhan;49.49;105.92;74
Khovd;48.01;91.64;31;1
Ölgii;48.97;89.96;28;1
Ulaangom;49.98;92.07;28;1
Hovd;44.67;102.17;28
Murun-kuren;49.63;100.16;28
Bayanhongor;46.19;100.72;26
Arvayheer;46.26;102.78;26
Sühbaatar;50.23;106.21;24
Saynshand;44.88;110.12;20
Dzüünharaa;48.85;106.46;19
Зуунмод;47.71;106.95;18
Bulgan;48.81;103.53;17
Uliastay;47.74;96.84;16
Baruun-Urt;46.68;113.28;16
Altai;46.37;96.26;16
Mandalgovi;45.76;106.27;15
Dalandzadgad;43.57;104.42;15
=MO Asia/Macau
Macau;22.2;113.55;520
=MP Pacific/Saipan
Saipan;15.21;145.75;48
San Jose Village;14.97;145.62;15
=MQ America/Martinique
Fort-de-France;14.6;-61.07;90
Le Lamentin;14.61;-61;39
Le Robert;14.68;-60.94;24
Sainte-Marie;14.78;-60.99;20
Le François;14.62;-60.9;20
Ducos;14.58;-60.97;17
Saint-Joseph;14.67;-61.04;17
La Trinité;14.74;-60.96;15
=MR Africa/Nouakchott
Nouakchott;18.09;-15.98;661
Nouadhibou;20.94;-17.04;72
Néma;16.62;-7.26;60
Kaédi;16.15;-13.5;55
Rosso;16.51;-15.81;49
Kiffa;16.62;-11.4;40
Zouerate;22.74;-12.47;38
Atar;20.52;-13.05;24
Tékane;16.6;-15.35;22
Sélibaby;15.16;-12.18;18
Aleg;17.05;-13.91;15
=MS America/Montserrat
Brades;16.79;-62.21;1
=MT Europe/Malta
Birkirkara;35.9;14.46;22
Qormi;35.88;14.47;18
Mosta;35.91;14.43;18
Żabbar;35.88;14.54;15
=MU Indian/Mauritius
Port Louis;-20.16;57.5;155
Beau Bassin-Rose Hill;-20.23;57.47;111
Vacoas;-20.3;57.48;110
Curepipe;-20.32;57.53;84
Quatre Bornes;-20.26;57.48;81
Triolet;-20.06;57.55;23
Goodlands;-20.04;57.65;21
Centre de Flacq;-20.19;57.71;18
Bel Air Rivière Sèche;-20.26;57.75;18
Mahébourg;-20.41;57.7;17
Saint Pierre;-20.22;57.52;16
Bambous;-20.26;57.41;15
Le Hochet;-20.14;57.52;15
=MV Indian/Maldives
Male;4.18;73.51;104
=MW Africa/Blantyre
Lilongwe;-13.97;33.79;647
Blantyre;-15.78;35.01;585
Mzuzu;-11.47;34.02;175
Zomba;-15.39;35.32;81
Kasungu;-13.03;33.48;43
Mangochi;-14.48;35.26;40
Karonga;-9.93;33.93;34
Salima;-13.78;34.46;30
Nkhotakota;-12.93;34.3;25
Liwonde;-15.07;35.23;22
Nsanje;-16.92;35.26;22
Rumphi;-11.02;33.86;21
Mzimba;-11.9;33.6;19
Balaka;-14.98;34.96;19
Mchinji;-13.8;32.88;18
Mulanje;-16.03;35.5;16
Dedza;-14.38;34.33;16
=MX America/Mexico_City America/Ciudad_Juarez America/Tijuana America/Monterrey America/Chihuahua America/Merida America/Hermosillo America/Mazatlan America/Cancun America/Matamoros America/Bahia_Banderas America/Ojinaga
Mexico City;19.43;-99.13;12294
Iztapalapa;19.36;-99.06;1816
Ecatepec de Morelos;19.6;-99.06;1655
Guadalajara;20.67;-103.39;1495
Puebla;19.04;-98.2;1434
Juárez;31.72;-106.46;1321;1
Tijuana;32.5;-117;1301;2
León de los Aldama;21.13;-101.67;1239
Gustavo Adolfo Madero;19.49;-99.11;1186
Zapopan;20.72;-103.38;1142
Monterrey;25.68;-100.32;1136;3
Ciudad Nezahualcoyotl;19.4;-99.01;1105
Chihuahua;28.64;-106.09;809;4
Naucalpan de Juárez;19.48;-99.24;792
Mérida;20.98;-89.62;778;5
Álvaro Obregón;19.36;-99.2;727
San Luis Potosí;22.15;-100.98;723
Aguascalientes;21.88;-102.28;722
Hermosillo;29.1;-110.98;715;6
Saltillo;25.42;-101.01;710;3
Mexicali;32.63;-115.45;690;2
Culiacán;24.79;-107.39;676;7
Guadalupe;25.68;-100.26;674;3
Acapulco de Juárez;16.85;-99.91;673
Tlalnepantla;19.54;-99.2;653
Cancún;21.17;-86.85;628;8
Santiago de Querétaro;20.59;-100.39;626
Coyoacán;19.35;-99.16;620
Santa María Chimalhuacán;19.42;-98.95;612
Torreón;25.54;-103.42;609;3
Morelia;19.7;-101.18;598
Reynosa;26.08;-98.29;589;9
Tlaquepaque;20.64;-103.29;576
Tlalpan;19.3;-99.16;575
Tuxtla;16.76;-93.11;537
Cuauhtémoc;19.45;-99.15;532
Victoria de Durango;24.02;-104.66;519;3
Toluca;19.29;-99.65;489
Ciudad López Mateos;19.56;-99.26;489
Cuautitlán Izcalli;19.64;-99.22;485
Ciudad Apodaca;25.78;-100.19;467;3
Heroica Matamoros;25.88;-97.5;450;9
San Nicolás de los Garza;25.74;-100.3;443;3
Venustiano Carranza;19.44;-99.1;431
Veracruz;19.18;-96.14;428
Xalapa de Enríquez;19.53;-96.92;425
Azcapotzalco;19.49;-99.19;415
Tonalá;20.62;-103.23;409
Xochimilco;19.25;-99.1;408
Benito Juárez;19.37;-99.16;385
Iztacalco;19.4;-99.1;384
Mazatlán;23.23;-106.41;382;7
Irapuato;20.68;-101.36;381
Nuevo Laredo;27.48;-99.52;374;9
Miguel Hidalgo;19.43;-99.2;373
Xico;19.27;-98.95;356
Benito Juarez;19.4;-99.16;355
Villahermosa;17.99;-92.93;354
Ciudad General Escobedo;25.8;-100.32;352;3
Celaya;20.52;-100.82;340
Cuernavaca;18.93;-99.23;339
Tepic;21.51;-104.9;333;7
Ixtapaluca;19.32;-98.88;322
Tampico;22.29;-97.88;309;3
Ciudad Victoria;23.74;-99.15;305;3
Tláhuac;19.29;-99.01;305
Ciudad Obregón;27.49;-109.94;299;6
Nicolás Romero;19.64;-99.31;282
Ensenada;31.87;-116.6;280;2
Coacalco;19.63;-99.11;278
Santa Catarina;25.67;-100.46;268;3
Uruapan;19.41;-102.06;264
Gómez Palacio;25.57;-103.5;257;3
Los Mochis;25.79;-109;257;7
Pachuca de Soto;20.12;-98.73;257
Oaxaca;17.07;-96.72;255
Soledad de Graciano Sánchez;22.19;-100.94;255
Colonia del Valle;19.39;-99.16;250
Tehuacán;18.46;-97.4;249
Ojo de Agua;19.68;-99.01;242
Magdalena Contreras;19.33;-99.21;238
Coatzacoalcos;18.15;-94.44;236
Campeche;19.84;-90.53;220;5
Monclova;26.91;-101.42;215;3
La Paz;24.14;-110.3;215;7
Nogales;31.31;-110.94;213;6
Buenavista;19.61;-99.17;206
Puerto Vallarta;20.62;-105.23;203
Tapachula;14.9;-92.26;203
Ciudad Madero;22.27;-97.84;197;3
Chilpancingo;17.55;-99.51;187
Poza Rica de Hidalgo;20.53;-97.46;185
Chicoloapan;19.42;-98.9;173
Ciudad del Carmen;18.65;-91.83;169;5
Chalco;19.26;-98.9;169
Jiutepec;18.88;-99.18;162
Delegación Cuajimalpa de Morelos;19.37;-99.29;160
Salamanca;20.57;-101.19;160
San Luis Río Colorado;32.46;-114.77;158;6
San Cristóbal de las Casas;16.73;-92.64;158
San Pablo de las Salinas;19.67;-99.09;156
Cuautla;18.81;-98.94;154
Ciudad Benito Juárez;25.65;-100.1;152;3
Chetumal;18.51;-88.3;151;8
Piedras Negras;28.7;-100.52;150;9
Playa del Carmen;20.63;-87.08;150;8
Zamora;19.99;-102.28;142
Córdoba;18.88;-96.93;141
San Juan del Río;20.39;-100;139
Colima;19.25;-103.73;137
Ciudad Acuña;29.32;-100.95;134;10
Manzanillo;19.12;-104.34;130
Zacatecas;22.77;-102.58;129
Huixquilucan;19.36;-99.35;125
Ciudad Valles;22;-99.01;125
San Pedro Garza García;25.66;-100.41;123;3
San Pedro Garza Garcia;25.66;-100.4;122;3
Fresnillo;23.18;-102.87;121
Orizaba;18.85;-97.1;121
Miramar;22.36;-97.9;119;3
Iguala de la Independencia;18.35;-99.54;118
Ciudad Delicias;28.19;-105.47;118;4
Ciudad de Villa de Álvarez;19.27;-103.74;118
Navojoa;27.07;-109.44;114;6
Heroica Guaymas;27.92;-110.9;113;6
Minatitlán;18;-94.56;112
Cuautitlán;19.67;-99.18;108
Texcoco de Mora;19.51;-98.88;105
Parral;26.93;-105.67;105;4
Tepexpan;19.61;-98.94;103
Tulancingo;20.08;-98.36;102
Tuxtepec;18.09;-96.13;102
Colonia Lindavista;19.49;-99.12;100
Apatzingán;19.09;-102.36;99
Lagos de Moreno;21.36;-101.94;98
Temixco;18.85;-99.23;98
Ciudad Guzmán;19.7;-103.46;98
Comitán;16.25;-92.14;98
Ciudad Río Bravo;25.99;-98.09;96;9
García;25.81;-100.6;94;3
Tepatitlán de Morelos;20.82;-102.76;92
Cárdenas;18;-93.38;92
Cholula;19.06;-98.3;88
Hacienda Santa Fe;20.52;-103.38;87
Atlixco;18.91;-98.44;87
Tecomán;18.92;-103.88;86
Los Reyes Acaquilpan;19.36;-98.98;85
Ciudad Mante;22.74;-98.97;85;3
Túxpam de Rodríguez Cano;20.96;-97.41;85
Tlaxcala;19.32;-98.2;85
Heróica Zitácuaro;19.44;-100.36;84
Ocotlán;20.36;-102.77;84
La Piedad;20.34;-102.03;83
Ciudad Lerdo;25.54;-103.52;80;3
Ciudad Lázaro Cárdenas;17.97;-102.22;79
Matehuala;23.65;-100.64;77
Agua Prieta;31.33;-109.55;77;6
Kanasín;20.93;-89.56;77;5
Cozumel;20.5;-86.94;77;8
Amozoc de Mota;19.05;-98.05;77
Salina Cruz;16.18;-95.19;77
San Martin Texmelucan de Labastida;19.28;-98.44;76
Juchitán de Zaragoza;16.44;-95.02;75
Silao;20.94;-101.43;74
Fuentes del Valle;19.63;-99.14;74
Guanajuato;21.02;-101.26;72
El Pueblito;20.54;-100.44;71
Guasave;25.57;-108.47;71;7
San Francisco del Rincón;21.02;-101.86;71
San Miguel de Allende;20.92;-100.74;70
San José del Cabo;23.06;-109.7;70;7
Frontera;26.93;-101.45;69;3
Cabo San Lucas;22.89;-109.91;68;7
Cadereyta Jiménez;25.59;-100;68;3
Valle de Santiago;20.39;-101.19;68
Cadereyta;25.58;-99.98;68;3
San Mateo Atenco;19.27;-99.53;68
Ixtapa-Zihuatanejo;17.64;-101.55;67
Santa Cruz Xoxocotlán;17.03;-96.74;67
Ramos Arizpe;25.54;-100.95;67;3
Tultepec;19.68;-99.13;65
Rosarito;32.36;-117.05;65;2
Tecate;32.57;-116.63;65;2
Sahuayo de Morelos;20.06;-102.72;64
Guamúchil;25.46;-108.08;64;7
Linares;24.86;-99.57;63;3
Tesistán;20.8;-103.47;62
San Andrés Tuxtla;18.45;-95.21;62
Cortazar;20.48;-100.96;62
San Salvador Tizatlalli;19.26;-99.59;61
Ciudad Hidalgo;19.69;-100.55;61
Martínez de la Torre;20.07;-97.06;60
Villa Vicente Guerrero;19.12;-98.17;60
Colonia Nativitas;19.38;-99.14;60
Heroica Caborca;30.72;-112.16;60;6
Altamira;22.39;-97.94;60;3
Dolores Hidalgo Cuna de la Independencia Nacional;21.16;-100.93;59
Teziutlan;19.82;-97.36;59
Acámbaro;20.03;-100.72;58
Jacona de Plancarte;19.95;-102.31;57
Puerto Peñasco;31.32;-113.54;57;6
Huauchinango;20.17;-98.05;56
Nuevo Casas Grandes;30.42;-107.91;56;1
Pátzcuaro;19.52;-101.61;55
Sabinas;27.86;-101.12;55;3
San Bernardino Tlaxcalancingo;19.03;-98.28;55
Zinacantepec;19.28;-99.73;54
Jardines de la Silla (Jardines);25.63;-100.19;54;3
Santiago Teyahualco;19.66;-99.12;54
Coatepec;19.45;-96.96;54
Papantla de Olarte;20.45;-97.32;54
Rioverde;21.93;-99.99;53
Ciudad de Huajuapan de León;17.81;-97.78;53
Zacapu;19.82;-101.79;53
Matamoros;25.53;-103.23;52;3
Taxco de Alarcón;18.55;-99.61;52
Arandas;20.71;-102.35;52
Huamantla;19.31;-97.93;52
Uriangato;20.14;-101.18;51
Teoloyucan;19.74;-99.18;51
Acayucan;17.95;-94.91;51
Zumpango;19.8;-99.1;51
Zacapú;19.81;-101.79;50
Polanco;19.43;-99.2;50
San Luis de la Paz;21.3;-100.52;50
Apizaco;19.41;-98.14;50
Emiliano Zapata;18.84;-99.18;49
Valladolid;20.69;-88.2;49;5
Valle Hermoso;25.67;-97.81;49;9
San Pedro;25.76;-102.98;49;3
San Juan de los Lagos;21.25;-102.33;49
Colonia del Sol;22.91;-109.93;48;7
Santa Ana Chiautempan;19.31;-98.19;48
Tierra Blanca;18.45;-96.36;48
Tlapa de Comonfort;17.55;-98.58;47
Tizimín;21.14;-88.15;47;5
Autlán de Navarro;19.77;-104.37;45
Mazatlan;25.19;-99.83;45;3
Chiapa de Corzo;16.71;-93.01;45
San Buenaventura;19.3;-98.86;45
Purísima de Bustos;21.03;-101.88;44
Tizayuca;19.84;-98.98;43
Moroleón;20.13;-101.19;43
Jerez de García Salinas;22.65;-102.99;43
Jesús María;21.96;-102.34;43
Palenque;17.51;-91.98;43
Izúcar de Matamoros;18.6;-98.46;43
Yautepec;18.88;-99.07;43
Las Choapas;17.91;-94.1;43
Empalme;27.96;-110.81;43;6
Cintalapa de Figueroa;16.68;-93.72;42
Juventino Rosas;20.64;-100.99;42
Santo Domingo Tehuantepec;16.32;-95.24;42
Ocosingo;16.91;-92.09;42
Comalcalco;18.26;-93.22;41
Ciudad Constitución;25.03;-111.66;41;7
Pánuco;22.05;-98.18;41
Río Blanco;18.83;-97.16;41
Camargo;27.68;-105.17;40;4
Pénjamo;20.43;-101.72;40
Huejutla de Reyes;21.14;-98.42;40
San Andrés Cholula;19.05;-98.3;40
Xicotepec de Juárez;20.28;-97.96;40
Uman;20.88;-89.75;40;5
Los Reyes de Salgado;19.59;-102.47;39
Ocozocoautla de Espinosa;16.76;-93.37;39
Esperanza;27.58;-109.93;39;6
Melchor Ocampo;19.7;-99.14;39
Zacatelco;19.22;-98.24;38
Nueva Rosita;27.94;-101.22;38;3
Tepotzotlán;19.72;-99.22;38
Guacamayas;18.02;-102.21;38
Perote;19.56;-97.24;38
Progreso;21.28;-89.66;37;5
Villaflores;16.23;-93.27;37
Salvatierra;20.21;-100.88;37
Santa Teresa;19.84;-99.23;37
Santiago;25.43;-100.15;37;3
San Jerónimo Cuatro Vientos;19.29;-98.84;37
Ameca;20.55;-104.05;36
Agua Dulce;18.14;-94.15;36
Xalisco;21.45;-104.9;36;7
Coyotepec;19.78;-99.21;36
Ciudad Mendoza;18.81;-97.18;36
Tala;20.65;-103.7;35
San Martín Azcatepec;19.69;-98.97;35
Tlapacoyan;19.96;-97.21;35
La Barca;20.29;-102.55;35
San Pablo Autopan;19.36;-99.66;35
Ciudad Melchor Múzquiz;27.88;-101.52;35;3
Ixmiquilpan;20.48;-99.22;35
Fraccionamiento Real Palmas;25.9;-100.16;35;3
San Miguel Topilejo;19.2;-99.14;35
Maravatío de Ocampo;19.89;-100.44;34
José Mariano Jiménez;27.13;-104.92;34;4
Pórticos de San Antonio;32.44;-117.03;34;2
Tepeji del Río de Ocampo;19.9;-99.34;34
Coatzintla;20.49;-97.47;34
Parras de la Fuente;25.44;-102.18;34;3
San Isidro;19.34;-98.95;34
Zacatlán;19.94;-97.96;34
Calpulalpan;19.59;-98.57;33
Ciudad Sabinas Hidalgo;26.5;-100.18;33;3
Río Grande;23.83;-103.03;33
Ticul;20.4;-89.54;33;5
Jáltipan de Morelos;17.97;-94.71;33
Víctor Rosales;22.95;-102.7;33
Tenosique;17.47;-91.42;33
Nueva Italia de Ruiz;19.02;-102.09;32
Zapotlanejo;20.62;-103.07;32
Macuspana;17.76;-92.6;32
Centro Familiar la Soledad;21.14;-101.75;32
Huixtla;15.14;-92.46;32
Ciudad Fernández;21.94;-100.01;32
Amecameca;19.12;-98.77;32
Cananea;30.99;-110.29;32;6
Loma Bonita;18.11;-95.88;31
Huatusco;19.15;-96.97;31
San José Guadalupe Otzacatipan;19.34;-99.59;31
Chilapa de Álvarez;17.6;-99.17;31
Jiménez;28.33;-105.4;31;4
Champotón;19.35;-90.72;31;5
Miguel Alemán (La Doce);28.84;-111.48;31;6
Escuinapa;22.83;-105.78;31;7
Tantoyuca;21.35;-98.23;31
Cosamaloapan;18.37;-95.8;31
Puruándiro;20.09;-101.52;31
Huatabampo;26.83;-109.64;30;6
Nicolás R Casillas;20.55;-103.47;30
Tlajomulco de Zúñiga;20.47;-103.45;30
Tequisquiapan;20.52;-99.89;30
San Miguel Ajusco;19.22;-99.2;30
Coyula;20.66;-103.23;30
Pinotepa Nacional;16.34;-98.05;30
Escárcega;18.61;-90.75;29;5
Marfil;20.99;-101.28;29
Santa Isabel;32.63;-115.58;29;2
Actopan;20.27;-98.94;29
Tequila;20.88;-103.84;29
San Fernando;24.85;-98.15;29;3
Navolato;24.77;-107.7;29;7
Ixtapa;20.72;-105.2;29
Tecamachalco;18.88;-97.73;29
Pabellón de Arteaga;22.15;-102.28;29
Tula de Allende;20.05;-99.34;29
Ciudad Sahagun;19.78;-98.57;29
San Felipe;21.48;-101.22;28
Metepec;19.26;-99.6;28
San Sebastián el Grande;20.53;-103.43;28
Nuevo México;20.76;-103.44;28
Berriozábal;16.8;-93.27;28
Ajalpan;18.38;-97.26;28
Tultitlán de Mariano Escobedo;19.65;-99.17;28
Apaseo el Alto;20.46;-100.62;28
Rincón de Romos;22.23;-102.32;28
San Francisco Acuautla;19.35;-98.86;28
Sanctorum;19.1;-98.25;28
Catemaco;18.42;-95.11;28
Contla;19.33;-98.17;28
Leyva Solano;25.66;-108.64;28;7
Tuxpan;19.56;-103.38;28
Tepeaca;18.97;-97.9;27
Abasolo;20.45;-101.53;27
Huimanguillo;17.83;-93.39;27
Moyotzingo;19.25;-98.4;27
Villagrán;20.51;-101;27
Atotonilco el Alto;20.55;-102.51;27
Rancho La Gloria;32.45;-117;27;2
Misantla;19.93;-96.85;27
Sayula;19.88;-103.6;27
Apan;19.71;-98.45;27
Francisco I. Madero;25.77;-103.27;27;3
Magdalena de Kino;30.63;-110.96;27;6
Teapa;17.55;-92.95;27
Las Pintitas;20.56;-103.3;27
Río de Teapa;17.78;-92.9;27
Magdalena Atlicpac;19.37;-98.95;26
Isla;18.03;-95.53;26
San Jerónimo;19.28;-99.59;26
Reforma;17.87;-93.15;26
Ixtaczoquitlán;18.85;-97.06;26
Apaseo el Grande;20.54;-100.68;26
Santiago Papasquiaro;25.04;-105.42;26;3
Ciudad de Allende;25.28;-100.01;26;3
Ocoyoacac;19.27;-99.46;26
Puerto Escondido;15.87;-97.08;26
Acatzingo;18.98;-97.78;26
Tecax;20.21;-89.29;26;5
Felipe Carrillo Puerto;19.58;-88.05;26;8
Valente Diaz;19.16;-96.22;26
Huejotzingo;19.16;-98.41;26
Tacámbaro de Codallos;19.24;-101.46;26
Tejupilco de Hidalgo;18.9;-100.15;26
Valle de Bravo;19.2;-100.13;26
Mixquiahuala de Juarez;20.23;-99.21;26
Ixtepec;16.56;-95.1;25
Nanchital de Lázaro Cárdenas del Río;18.07;-94.41;25
Yuriria;20.21;-101.13;25
Paraiso;18.4;-93.21;25
Ciudad Altamirano;18.36;-100.67;25
Álamo;20.91;-97.68;25
Cuautlancingo;19.09;-98.27;25
Encarnación de Díaz;21.53;-102.24;25
Hunucmá;21.02;-89.88;25;5
San Francisco Cuaxusco;19.27;-99.62;25
Villa de Costa Rica;24.59;-107.39;25;7
Zumpango del Río;17.65;-99.53;25
Tamazunchale;21.26;-98.79;25
La Isla;18.6;-96.15;25
Arriaga;16.24;-93.9;24
Jalostotitlán;21.17;-102.46;24
San Antonio Tecómitl;19.22;-98.99;24
Ébano;22.22;-98.38;24
Loreto;22.27;-101.99;24
El Salto;23.78;-105.36;24;3
Jiquílpan de Juárez;19.99;-102.72;24
Licenciado Benito Juárez (Campo Gobierno);24.66;-107.55;24;7
Ometepec;16.69;-98.41;24
San Juan Ixtayopan;19.23;-99;24
San Miguel el Alto;21.03;-102.4;24
Miahuatlán de Porfirio Díaz;16.33;-96.6;24
Yurécuaro;20.34;-102.28;24
Ciudad Serdán;18.99;-97.45;24
Motozintla;15.37;-92.25;24
Teocaltiche;21.43;-102.57;24
Comonfort;20.72;-100.76;24
Castaños;26.79;-101.43;24;3
Allende;18.16;-94.39;24
Juan José Ríos;25.76;-108.82;24;7
Teloloapan;18.37;-99.87;24
San Martín Cuautlalpan;19.28;-98.83;24
San José Iturbide;21;-100.38;23
Teotihuacán de Arista;19.69;-98.86;23
Ixtlán del Río;21.04;-104.37;23
Motul;21.1;-89.28;23;5
Jesús del Monte;19.38;-99.29;23
Alvarado;18.77;-95.76;23
Zacualtipán;20.65;-98.66;23
San Jorge Pueblo Nuevo;19.25;-99.63;23
Oxkutzkab;20.31;-89.42;23;5
San Lorenzo Acopilco;19.33;-99.33;23
Papalotla;19.17;-98.2;23
Rodolfo Sánchez Taboada;31.72;-116.57;23;2
Las Pintas de Arriba;20.57;-103.32;23
Zapotiltic;19.63;-103.42;23
Tixtla de Guerrero;17.57;-99.4;23
Atlacomulco de Fabela;19.8;-99.88;23
Manuel Ojinaga;29.56;-104.42;23;11
Lerma de Villada;19.29;-99.51;23
Tequixquiac;19.91;-99.14;23
San Mateo Otzacatipan;19.33;-99.6;23
San Miguel Coatlinchán;19.45;-98.87;23
Meoqui;28.27;-105.48;23;4
San José del Valle;20.76;-105.23;23
Teotihuacán;19.69;-98.86;23
Cosoleacaque;18;-94.64;22
Cerro Azul;21.19;-97.74;22
Nava;28.42;-100.77;22;9
Ojinaga;29.57;-104.54;22;11
Reyes Acozac;19.78;-98.98;22
Playas del Rosario;17.85;-92.93;22
Huetamo de Núñez;18.63;-100.9;22
Santa María Atzompa;17.1;-96.78;22
Tenango de Arista;19.1;-99.59;22
Chiconcuac;19.56;-98.9;22
Sombrerete;23.63;-103.64;22
Petatlán;17.54;-101.27;22
Chapala;20.3;-103.19;22
Zacatepec;18.65;-99.19;22
Atoyac de Álvarez;17.21;-100.43;21
Fortín de las Flores;18.91;-97;21
Romita;20.87;-101.52;21
Puente de Ixtla;18.61;-99.32;21
San Pedro Totoltepec;19.31;-99.57;21
Xoxocotla;18.68;-99.25;21
Villa Juárez;24.66;-107.54;21;7
El Grullo;19.81;-104.22;21
Acajete;19.11;-97.95;21
San Rafael;19.21;-98.76;21
Las Margaritas;16.31;-91.98;21
Capulhuac de Mirafuentes;19.19;-99.47;21
Xonacatlán;19.41;-99.53;21
Jaral del Progreso;20.37;-101.06;20
Terrazas del Valle;32.49;-116.83;20;2
Santa Anita;20.55;-103.44;20
San Antonio de la Cal;17.03;-96.7;20
La Orilla;18;-102.23;20
Mezcales;20.73;-105.28;20;10
Naranjos;21.35;-97.69;20
Ciudad Miguel Alemán;26.4;-99.03;20;9
Cunduacán;18.07;-93.17;20
Peto;20.13;-88.92;20;5
Calvillo;21.85;-102.72;20
Altotonga;19.77;-97.25;20
La Ermita;21.15;-101.73;20
Banderilla;19.59;-96.94;20
Chignahuapan;19.84;-98.03;20
San Juan Zitlaltepec;19.81;-99.15;20
Lomas del Sur;20.49;-103.42;19
Pueblo Nuevo;23.38;-105.38;19;7
Xochitepec;18.78;-99.23;19
Acaponeta;22.49;-105.36;19;7
José Cardel;19.37;-96.37;19
Matías Romero;16.88;-95.04;19
Paracho de Verduzco;19.65;-102.05;19
Jojutla;18.61;-99.18;19
Jocotepec;20.29;-103.43;19
Cuautepec de Hinojosa;20.04;-98.31;19
Las Rosas;16.37;-92.37;19
Tamazula de Gordiano;19.68;-103.25;19
Santa María Totoltepec;19.31;-99.59;19
Lerdo de Tejada;18.63;-95.52;19
Comalapa;15.66;-92.14;19
Arcelia;18.32;-100.28;19
Aldama;28.84;-105.91;19;4
Santa Rosa Jauregui;20.74;-100.45;19
San Jose de los Olvera;20.55;-100.42;18
Tlaquiltenango;18.63;-99.16;18
Parque Industrial Ciudad Mitras;25.79;-100.45;18;3
Milpa Alta;19.19;-99.02;18
Mitras Poniente;25.78;-100.43;18;3
Santiago Ixcuintla;21.81;-105.21;18;7
Tulum;20.21;-87.46;18;8
Villa del Prado 2da Sección;32.42;-116.97;18;2
Altepexi;18.37;-97.3;18
Zacoalco de Torres;20.23;-103.57;18
Cihuatlán;19.24;-104.57;18
San Andrés Cuexcontitlán;19.36;-99.62;18
Chichén-Itzá;20.67;-88.57;18;5
Carlos A. Carrillo;18.37;-95.75;18
Tres de Mayo;18.87;-99.21;18
Mapastepec;15.43;-92.9;18
Santa María Ajoloapan;19.76;-98.96;18
Don Antonio;19.87;-98.93;18
El Quince;20.54;-103.28;18
Ixtapan de la Sal;18.84;-99.68;18
Santiago Momoxpan;19.07;-98.27;18
Compostela;21.24;-104.9;18;7
Heroica Ciudad de Tlaxiaco;17.27;-97.68;18
Axochiapan;18.5;-98.75;18
Progreso de Alvaro Obregon;20.25;-99.19;17
Ciudad de Huitzuco;18.3;-99.33;17
Huilango;19.68;-99.26;17
Tres Valles;18.24;-96.14;17
San Salvador El Seco;19.13;-97.64;17
Casa Blanca;19.04;-98.12;17
Palmarito Tochapan;18.9;-97.64;17
Jamay;20.29;-102.71;17
San Salvador Atenco;19.55;-98.92;17
Guadalupe Victoria;32.29;-115.11;17;2
Palau;27.89;-101.42;17;3
Tezoyuca;19.59;-98.91;17
Pijijiapan;15.69;-93.21;17
La Magdalena Tlaltelulco;19.28;-98.2;17
Salinas de Hidalgo;22.63;-101.71;17
Yecapixtla;18.88;-98.86;17
La Providencia Siglo XXI;20.06;-98.72;17
Ozumba de Alzate;19.04;-98.8;17
Santa Rosa Treinta;18.7;-99.18;17
Los Reyes de Juárez;18.95;-97.8;17
Suchiapa;16.63;-93.1;17
Anáhuac;27.24;-100.13;17;9
Yajalón;17.17;-92.33;17
Ario de Rosales;19.21;-101.71;17
Cacahoatán;14.99;-92.16;17
Nochistlán de Mejía;21.36;-102.85;17
Hidalgo;25.97;-100.45;17;3
San Francisco Tlalcilalcalpan;19.29;-99.77;17
Ciudad Guadalupe Victoria;24.44;-104.12;17;3
San Antonio Acahualco;19.27;-99.77;16
Tlaltenango de Sánchez Román;21.78;-103.3;16
Tamuín;22.01;-98.78;16
Acatlán de Osorio;18.2;-98.05;16
Lázaro Cárdenas;30.53;-115.93;16;2
Ampliación San Mateo (Colonia Solidaridad);19.62;-99.15;16
Teolocholco;19.24;-98.19;16
Teopisca;16.54;-92.47;16
Magdalena;20.91;-103.98;16
Izamal;20.94;-89.02;16;5
Medina;21.15;-101.62;16
Santa Ana Xalmimilulco;19.21;-98.38;16
San Francisco de los Romo;22.08;-102.27;16
Tepatlaxco de Hidalgo;19.08;-97.97;16
Santiago Tulantepec;20.04;-98.36;16
Fraccionamiento Ciudad Olmeca;18.15;-94.55;16
Juchitepec;19.1;-98.88;16
El Rosario;22.99;-105.86;16;7
San Rafael Tlanalapan;19.29;-98.47;16
Vicente Guerrero;23.73;-103.98;16
San José del Castillo;20.51;-103.24;16
Ciudad de Armería;18.94;-103.96;16
Tecámac de Felipe Villanueva;19.71;-98.97;16
Zinapécuaro;19.86;-100.83;16
Santiago Tlacotepec;19.23;-99.67;16
Jalpa de Méndez;18.18;-93.06;16
La Cruz;23.92;-106.89;16;7
Zinacatepec;18.34;-97.25;16
Tulantongo;19.53;-98.87;16
Venceremos;20.55;-100.4;16
Libres;19.47;-97.69;16
Ahualulco de Mercado;20.7;-103.97;16
San Pablo Oztotepec;19.19;-99.07;16
Las Delicias;32.41;-116.94;15;2
Santiago Tuxtla;18.47;-95.3;15
Madera;29.19;-108.15;15;4
Peribán de Ramos;19.52;-102.41;15
Juan Aldama;24.29;-103.39;15
San Mateo Huitzilzingo;19.23;-98.93;15
Ayutla de los Libres;16.96;-99.1;15
Tuzantla;19.2;-100.57;15
Villa Independencia;20.06;-97.05;15
Coscomatepec de Bravo;19.07;-97.05;15
Tecámac;19.71;-98.97;15
Tepeapulco;19.79;-98.55;15
Alborada Jaltenco;19.66;-99.07;15
Tepalcatepec;19.19;-102.85;15
Villa Hidalgo;21.68;-102.59;15
Ciénega de Flores;25.95;-100.17;15;3
Tetla;19.44;-98.1;15
Crucecita;15.77;-96.14;15
Técpan de Galeana;17.22;-100.63;15
Tangancícuaro de Arista;19.89;-102.21;15
Xalatlaco;19.18;-99.42;15
Ocotlán de Morelos;16.79;-96.67;15
Alto Lucero;20.95;-97.44;15
Col. Bosques de las Lomas;19.38;-99.27;15
=MY Asia/Kuala_Lumpur Asia/Kuching
Kota Bharu;6.12;102.24;1460
Kuala Lumpur;3.14;101.69;1454
Klang;3.04;101.44;880
Kampung Baru Subang;3.15;101.53;834
Johor Bahru;1.47;103.76;802
Subang Jaya;3.04;101.58;708
Ipoh;4.58;101.08;673
Kuching;1.55;110.33;570;1
Petaling Jaya;3.11;101.61;521
Shah Alam;3.09;101.53;482
Kota Kinabalu;5.97;116.07;457;1
Sandakan;5.84;118.12;392;1
Seremban;2.73;101.94;373
Kuantan;3.81;103.33;366
Tawau;4.24;117.89;306;1
George Town;5.41;100.34;300
Kuala Terengganu;5.33;103.14;285
Sungai Petani;5.65;100.49;229
Miri;4.4;113.99;228;1
Taiping;4.85;100.73;218
Alor Setar;6.12;100.36;217
Bukit Mertajam;5.36;100.47;212
Sepang;2.69;101.75;212
Sibu;2.3;111.82;198;1
Malacca;2.2;102.24;181
Kulim;5.36;100.56;171
Kluang;2.03;103.32;170
Skudai;1.54;103.66;160
Batu Pahat;1.85;102.93;156
Bintulu;3.17;113.03;152;1
Kampung Pasir Gudang Baru;1.47;103.88;146
Kampung Sungai Ara;5.33;100.27;141
Tasek Glugor;5.48;100.5;136
Muar;2.04;102.57;128
Ampang;3.15;101.77;126
Rawang;3.32;101.58;120
Butterworth;5.4;100.36;108
Lahad Datu;5.02;118.33;106;1
Semenyih;2.95;101.84;92
Marudi;4.18;114.32;90;1
Port Dickson;2.54;101.81;89
Cukai;4.25;103.42;82
Putatan;5.93;116.06;78;1
Keningau;5.34;116.16;78;1
Ulu Tiram;1.6;103.82;75
Labuan;5.28;115.25;74;1
Taman Senai;1.6;103.64;73
Donggongon;5.91;116.1;72;1
Segamat;2.51;102.82;70
Kampong Baharu Balakong;3.03;101.75;69
Perai;5.38;100.38;65
Kangar;6.44;100.2;64
Kulai;1.66;103.6;64
Jitra;6.27;100.42;63
Teluk Intan;4.02;101.02;63
Semporna;4.48;118.61;63;1
Putra Heights;2.99;101.57;60
Temerluh;3.45;102.42;60
Kampong Dungun;3.22;101.32;59
Simpang Empat;4.95;100.63;58
Kuala Selangor;3.35;101.25;56
Kampung Bukit Baharu;2.22;102.29;56
Bandar Labuan;5.29;115.27;55;1
Kota Tinggi;1.74;103.9;53
Pontian Kechil;1.49;103.39;51
Putrajaya;2.94;101.69;50
Mukah;2.89;112.09;50;1
Bentong Town;3.52;101.91;49
Banting;2.81;101.5;48
Bedong;5.73;100.51;48
Batu Gajah;4.47;101.04;46
Mentekab;3.49;102.35;42
Nibong Tebal;5.17;100.48;40
Raub;3.79;101.86;40
Kampong Pangkal Kalong;5.92;102.22;40
Lumut;4.23;100.63;40
Kuala Kangsar;4.77;100.93;39
Klebang Besar;2.22;102.2;39
Lawas;4.86;115.41;38;1
Kampung Ayer Keroh;2.27;102.28;38
Kampung Baharu Nilai;2.8;101.8;37
Tangkak;2.27;102.55;35
Jerantut;3.94;102.36;34
Kudat;6.89;116.82;32;1
Pekan;3.48;103.4;32
Bahau;2.81;102.4;31
Bakri;2.04;102.65;30
Kuah;6.33;99.84;30
Bidur;4.12;101.28;30
Sarikei;2.12;111.52;29;1
Kampong Masjid Tanah;2.35;102.12;29
Tanah Merah;5.8;102.15;29
Serendah;3.36;101.6;28
Tampin;2.47;102.23;28
Tapah Road;4.17;101.2;28
Parit Buntar;5.13;100.49;27
Simanggang;1.25;111.45;27
Permatang Kuching;5.46;100.38;27
Yong Peng;2.01;103.07;27
Sungai Besar;3.67;100.99;27
Limbang;4.75;115;26;1
Sungai Udang;2.27;102.14;26
Batu Berendam;2.25;102.25;25
Jenjarum;2.87;101.49;25
Kertih;4.51;103.45;24
Tanjung Tokong;5.46;100.31;24
Ladang Seri Kundang;3.29;101.52;23
Pekan Nenas;1.51;103.51;23
Peringat;6.03;102.28;23
Batu Arang;3.32;101.47;23
Tanjung Sepat;2.66;101.56;22
Mersing;2.43;103.84;22
Labis;2.38;103.02;22
Marang;5.21;103.21;21
Kuang;3.26;101.55;21
Paka;4.64;103.44;21
Bagan Serai;5.01;100.54;20
Alor Gajah;2.38;102.21;20
Batang Berjuntai;3.38;101.42;20
Batu Feringgi;5.47;100.25;20
Pelabuhan Klang;3;101.39;20
Gua Musang;4.88;101.97;20
Kuala Pilah;2.74;102.25;20
Ranau;5.95;116.66;19;1
Papar;5.73;115.93;19;1
Kampong Kadok;6;102.25;19
Kuala Kedah;6.1;100.3;19
Kampar;4.3;101.15;19
Pasir Mas;6.05;102.14;19
Kampung Simpang Renggam;1.83;103.3;18
Parit Raja;1.87;103.11;17
Bukit Rambai;2.26;102.18;17
Sabak Bernam;3.77;100.99;17
Kepala Batas;5.52;100.43;17
Kampung Tanjung Karang;3.42;101.18;16
Pantai Remis;4.46;100.63;16
Gurun;5.82;100.47;16
Beaufort;5.35;115.75;16;1
Kapit;2;112.93;16;1
Kinarut;5.82;116.05;16;1
Kampung Ayer Molek;2.21;102.33;15
Kuala Lipis;4.18;102.05;15
Pantai Cenang;6.29;99.73;15
=MZ Africa/Maputo
Maputo;-25.97;32.58;1192
Matola;-25.96;32.46;675
Beira;-19.84;34.84;531
Nampula;-15.12;39.27;389
Chimoio;-19.12;33.48;257
Nacala;-14.56;40.69;225
Quelimane;-17.88;36.89;189
Tete;-16.16;33.59;129
Xai-Xai;-25.05;33.64;127
Maxixe;-23.86;35.35;120
Mandimba;-14.35;35.65;119
Ressano Garcia;-25.44;32;110
Lichinga;-13.31;35.24;110
Pemba;-12.97;40.52;109
Dondo;-19.61;34.74;79
António Enes;-16.23;39.91;75
Inhambane;-23.86;35.38;74
Cuamba;-14.8;36.54;73
Montepuez;-13.13;39;72
Chokwé;-24.53;32.98;64
Chibuto;-24.69;33.53;59
Ilha de Moçambique;-15.03;40.74;54
Mutuáli;-14.87;37;31
Mocímboa;-11.32;40.35;28
Macia;-25.03;33.1;23
Chinde;-18.58;36.46;17
=NA Africa/Windhoek
Windhoek;-22.56;17.08;268
Rundu;-17.93;19.77;58
Walvis Bay;-22.96;14.51;52
Oshakati;-17.79;15.7;34
Swakopmund;-22.68;14.53;25
Katima Mulilo;-17.5;24.27;25
Grootfontein;-19.57;18.12;24
Rehoboth;-23.32;17.09;21
Katutura;-22.52;17.06;21
Otjiwarongo;-20.46;16.65;21
Okahandja;-21.98;16.92;21
Gobabis;-22.45;18.97;16
Keetmanshoop;-26.58;18.13;16
Lüderitz;-26.65;15.15;15
=NC Pacific/Noumea
Nouméa;-22.27;166.45;93
Mont-Dore;-22.26;166.57;25
Dumbéa;-22.16;166.46;19
=NE Africa/Niamey
Niamey;13.51;2.11;774
Zinder;13.81;8.99;191
Maradi;13.5;7.1;163
Agadez;16.97;7.99;124
Alaghsas;17.02;8.02;89
Tahoua;14.89;5.27;80
Dosso;13.05;3.19;50
Birni N Konni;13.8;5.25;48
Tessaoua;13.76;7.99;36
Gaya;11.88;3.45;33
Dogondoutchi;13.64;4.03;32
Diffa;13.32;12.61;28
Ayorou;14.73;0.92;26
Madaoua;14.07;5.96;25
Mayahi;13.96;7.67;22
Téra;14.01;0.75;21
Mirriah;13.71;9.15;21
Tibiri;13.56;7.05;20
Dakoro;14.51;6.76;20
Magaria;13;8.91;19
Tillabéri;14.21;1.45;19
Nguigmi;14.25;13.11;18
Matamey;13.42;8.47;17
Illéla;14.46;5.24;17
Tanout;14.97;8.89;15
=NF Pacific/Norfolk
Kingston;-29.05;167.97;1
=NG Africa/Lagos
Lagos;6.45;3.39;9000
Kano;12;8.52;3626
Ibadan;7.38;3.91;3565
Kaduna;10.53;7.44;1582
Port Harcourt;4.78;7.01;1149
Benin City;6.34;5.63;1125
Maiduguri;11.85;13.16;1112
Zaria;11.11;7.72;975
Aba;5.11;7.37;898
Jos;9.93;8.89;817
Ilorin;8.5;4.54;814
Oyo;7.85;3.93;736
Enugu;6.44;7.5;689
Abeokuta;7.16;3.35;593
Abuja;9.06;7.5;590
Sokoto;13.06;5.24;564
Onitsha;6.15;6.79;561
Warri;5.52;5.75;536
Ebute Ikorodu;6.6;3.49;536
Okene;7.55;6.24;479
Calabar;4.96;8.33;462
Uyo;5.05;7.93;437
Katsina;12.99;7.6;432
Ado-Ekiti;7.62;5.22;424
Akure;7.25;5.19;421
Lekki;6.41;4.09;401
Bauchi;10.31;9.84;316
Ikeja;6.6;3.34;313
Makurdi;7.73;8.52;293
Minna;9.62;6.55;292
Efon-Alaaye;7.66;4.92;279
Ilesa;7.63;4.74;278
Owo;7.2;5.59;277
Umuahia;5.52;7.49;265
Ondo;7.09;4.84;257
Ikot Ekpene;5.18;7.71;255
Iwo;7.64;4.18;250
Gombe;10.29;11.17;250
Jimeta;9.28;12.46;248
Atani;6.01;6.75;230
Gusau;12.17;6.66;227
Mubi;10.27;13.27;226
Ikire;7.37;4.19;222
Owerri;5.48;7.03;215
Shagamu;6.85;3.65;215
Ijebu-Ode;6.82;3.92;209
Ugep;5.81;8.08;200
Chakwama;11.56;9.66;200
Nnewi;6.02;6.92;194
Ise-Ekiti;7.46;5.42;190
Ila Orangun;8.02;4.9;179
Saki;8.67;3.39;179
Bida;9.08;6.01;172
Awka;6.21;7.07;168
Ijero-Ekiti;7.82;5.07;168
Inisa;7.85;4.33;164
Suleja;9.18;7.18;162
Sapele;5.89;5.68;162
Osogbo;7.77;4.56;157
Kisi;9.08;3.85;156
Gbongan;7.48;4.35;139
Ejigbo;7.9;4.31;138
Funtua;11.52;7.31;137
Igboho;8.84;3.76;137
Buguma;4.74;6.86;135
Ikirun;7.91;4.67;134
Abakaliki;6.32;8.11;134
Okrika;4.74;7.08;133
Amaigbo;5.79;7.84;127
Lafia;8.49;8.52;127
Gashua;12.87;11.04;126
Modakeke;7.38;4.26;120
Bama;11.52;13.69;118
Ilobu;7.84;4.49;118
Jalingo;8.89;11.36;118
Okigwe;5.83;7.35;115
Offa;8.15;4.72;114
Esuk Oron;4.8;8.25;112
Nsukka;6.86;7.4;111
Nguru;12.88;10.46;111
Hadejia;12.45;10.04;111
Ijebu-Igbo;6.97;4;109
Uromi;6.7;6.33;109
Birnin Kebbi;12.45;4.2;108
Pindiga;9.98;10.95;106
Azare;11.67;10.19;106
Nkpor;6.15;6.83;104
Ikere-Ekiti;7.5;5.23;103
Lafiagi;8.85;5.42;103
Kontagora;10.4;5.47;99
Kuje;8.88;7.23;97
Yola;9.21;12.48;96
Biu;10.61;12.19;95
Olupona;7.6;4.18;95
Lere;10.39;8.57;93
Wukari;7.87;9.78;93
Igbo-Ora;7.43;3.29;93
Emure-Ekiti;7.44;5.46;91
Isieke;6.38;8.04;90
Ifo;6.81;3.2;88
Igede-Ekiti;7.67;5.13;87
Effium;6.63;8.06;87
Idanre;7.11;5.12;86
Potiskum;11.71;11.08;86
Keffi;8.85;7.87;86
Makoko;6.5;3.39;86
Epe;6.58;3.98;85
Gamboru;12.37;14.21;85
Ogaminana;7.59;6.22;84
Ihiala;5.85;6.86;83
Ipoti;7.87;5.08;82
Lalupon;7.47;4.07;81
Ughelli;5.49;6;80
Bende;5.56;7.63;80
Oke Mesi;7.82;4.92;80
Kafanchan;9.58;8.29;80
Ikom;5.97;8.71;79
Agulu;6.1;7.06;79
Daura;11.55;11.41;78
Numan;9.46;12.03;78
Kagoro;9.61;8.39;77
Ode;7.79;5.71;75
Igbo-Ukwu;6.02;7.02;75
Aramoko-Ekiti;7.7;5.04;74
Igbara-Odo;7.5;5.06;74
Ozubulu;5.96;6.85;74
Aku;6.71;7.32;74
Oyan;8.05;4.77;74
Jega;12.22;4.38;73
Asaba;6.2;6.73;73
Ohafia-Ifigh;5.61;7.81;73
Afikpo;5.89;7.94;72
Apomu;7.35;4.18;72
Fiditi;7.71;3.92;71
Orita Eruwa;7.55;3.43;71
Eha Amufu;6.66;7.76;71
Malumfashi;11.79;7.62;71
Kaura Namoda;12.59;6.59;70
Enugu-Ukwu;6.17;7.01;69
Idah;7.11;6.74;69
Obonoma;4.71;6.79;69
Agbor;6.25;6.19;68
Ezza-Ohu;6.44;8.08;67
Uga;5.94;7.08;64
Nkwerre;5.76;7.1;63
Auchi;7.07;6.26;63
Lokoja;7.8;6.74;61
Ekpoma;6.74;6.14;60
Ijebu-Jesa;7.68;4.82;52
Kabba;7.83;6.08;50
Ilaro;6.89;3.01;47
Damaturu;11.75;11.96;46
Argungu;12.74;4.53;46
Gumel;12.63;9.39;43
Geidam;12.89;11.93;41
Talata Mafara;12.57;6.06;39
Gummi;12.14;5.12;39
Otan Ayegbaju;7.95;4.79;38
Ogoja;6.66;8.8;37
Katsina-Ala;7.17;9.28;37
Itu;5.2;7.98;36
Kumo;10.05;11.21;36
Oke Ila;7.95;4.98;35
Pankshin;9.33;9.44;32
Nasarawa;8.54;7.71;31
Kachia;9.87;7.95;31
Dikwa;12.04;13.92;29
Moriki;12.87;6.49;29
Patigi;8.73;5.76;28
Wamba;8.94;8.6;27
Baro;8.62;6.42;27
Okuta;9.22;3.18;27
Birnin Kudu;11.45;9.48;27
Badagry;6.42;2.88;26
Ogwashi-Uku;6.18;6.52;26
Eket;4.64;7.92;26
Kamba;11.85;3.65;26
Takum;7.27;9.98;25
Igbeti;8.75;4.13;25
Zungeru;9.81;6.15;24
Zuru;11.44;5.23;24
Yenagoa;4.93;6.27;24
Tegina;10.07;6.19;24
Awgu;6.07;7.48;23
Wudil;11.81;8.84;23
Nafada;11.1;11.33;23
Ibi;8.18;9.74;23
Sofo-Birnin-Gwari;11.02;6.78;22
Dutsen Wai;10.85;8.2;22
Kaiama;9.61;3.94;22
Ubiaja;6.66;6.38;22
Otukpa;7.1;7.66;22
Oguta;5.71;6.81;22
Damboa;11.16;12.76;22
Jebba;9.12;4.82;21
Garko;10.18;11.16;21
Mokwa;9.29;5.05;21
Gaya;11.86;9;21
Tambuwal;12.41;4.65;21
Elele;5.1;6.81;21
Monguno;12.67;13.61;20
Kwale;5.71;6.43;20
Gembu;6.73;11.26;20
Obudu;6.67;9.16;20
Gombi;10.17;12.74;20
Magumeri;12.11;12.83;19
Degema Hulk;4.76;6.75;19
Enugu-Ezike;6.98;7.46;19
Kari;11.25;10.56;19
Darazo;11;10.41;18
Rano;11.56;8.58;18
Kiyawa;11.78;9.61;18
Deba;10.21;11.39;18
Igbor;7.45;8.61;18
Babana;10.43;3.81;18
Egbe;8.22;5.52;18
Gwadabawa;13.36;5.24;17
Beli;7.86;10.97;17
Illela;13.73;5.3;17
Dutse;11.76;9.34;17
Dukku;10.82;10.77;17
Bonny;4.45;7.17;17
Bode Saadu;8.94;4.78;17
Rijau;11.1;5.26;17
Kumagunnam;13.15;10.63;17
Lapai;9.04;6.57;16
Burutu;5.35;5.51;16
Gwarzo;11.92;7.93;16
Kukawa;12.92;13.57;16
Akwanga;8.91;8.41;16
Billiri;9.87;11.23;16
Iperu;6.91;3.67;16
Gwaram;11.28;9.88;16
Soba;10.98;8.06;16
Marte;12.37;13.83;16
Ibeto;10.49;5.15;16
Bukuru;9.79;8.86;16
Anchau;10.96;8.39;16
Ado-Odo;6.6;2.94;15
Ganye;8.43;12.05;15
Gwoza;11.08;13.7;15
Ajaokuta;7.56;6.65;15
Doma;8.39;8.36;15
Isanlu-Itedoijowa;8.27;5.84;15
=NI America/Managua
Managua;12.13;-86.25;973
León;12.44;-86.88;145
Masaya;11.97;-86.09;130
Chinandega;12.63;-87.13;126
Matagalpa;12.93;-85.92;109
Estelí;13.09;-86.35;96
Granada;11.93;-85.96;89
Jinotega;13.09;-86;55
El Viejo;12.66;-87.17;54
Nueva Guinea;11.69;-84.46;53
Ciudad Sandino;12.16;-86.34;50
Juigalpa;12.11;-85.36;50
Tipitapa;12.2;-86.1;50
Bluefields;12.01;-83.76;44
Diriamba;11.86;-86.24;35
Ocotal;13.63;-86.48;34
Puerto Cabezas;14.04;-83.39;34
Chichigalpa;12.58;-87.03;33
Rivas;11.44;-85.83;30
San Rafael del Sur;11.85;-86.44;30
Jinotepe;11.85;-86.2;30
Boaco;12.47;-85.66;29
Nagarote;12.27;-86.56;26
Jalapa;13.92;-86.12;24
La Paz Centro;12.34;-86.68;23
San Marcos;11.91;-86.2;23
Masatepe;11.91;-86.14;21
Nandaime;11.76;-86.05;21
El Rama;12.16;-84.22;20
Somoto;13.48;-86.58;20
Corinto;12.48;-87.17;19
Río Blanco;12.93;-85.22;17
Camoapa;12.38;-85.51;17
El Crucero;11.99;-86.31;16
Siuna;13.73;-84.78;16
Somotillo;13.04;-86.91;15
=NL Europe/Amsterdam
Amsterdam;52.37;4.89;742
Rotterdam;51.92;4.48;598
The Hague;52.08;4.3;474
Utrecht;52.09;5.12;291
Eindhoven;51.44;5.48;210
Tilburg;51.56;5.09;200
Groningen;53.22;6.57;181
Almere Stad;52.37;5.21;176
Breda;51.59;4.78;168
Nijmegen;51.84;5.85;159
Enschede;52.22;6.9;154
Haarlem;52.38;4.64;148
Arnhem;51.98;5.91;142
Zaanstad;52.45;4.81;140
Amersfoort;52.16;5.39;140
Apeldoorn;52.21;5.97;137
’s-Hertogenbosch;51.7;5.3;135
Hoofddorp;52.3;4.69;133
Maastricht;50.85;5.69;122
Leiden;52.16;4.49;120
Dordrecht;51.81;4.67;119
Zoetermeer;52.06;4.49;116
Zwolle;52.51;6.09;112
Deventer;52.26;6.16;97
Delft;52.01;4.36;95
Alkmaar;52.63;4.75;95
Heerlen;50.88;5.98;93
Venlo;51.37;6.17;92
Leeuwarden;53.2;5.81;91
Amsterdam-Zuidoost;52.31;4.97;85
Hilversum;52.22;5.18;84
Hengelo;52.27;6.79;81
Amstelveen;52.3;4.86;80
Roosendaal;51.53;4.47;78
Purmerend;52.51;4.96;77
Oss;51.77;5.52;76
Schiedam;51.92;4.39;75
Spijkenisse;51.84;4.33;75
Helmond;51.48;5.66;75
Vlaardingen;51.91;4.34;74
Almelo;52.36;6.66;73
Gouda;52.02;4.71;72
Zaandam;52.44;4.83;72
Lelystad;52.51;5.47;71
Alphen aan den Rijn;52.13;4.66;70
Hoorn;52.64;5.06;69
Velsen-Zuid;52.46;4.65;68
Ede;52.03;5.66;68
Bergen op Zoom;51.49;4.29;66
Capelle aan den IJssel;51.93;4.58;65
Assen;53;6.56;62
Nieuwegein;52.03;5.08;61
Veenendaal;52.03;5.56;61
Zeist;52.09;5.23;61
Den Helder;52.96;4.76;60
Hardenberg;52.58;6.62;58
Emmen;52.78;6.91;57
Oosterhout;51.65;4.86;53
Doetinchem;51.97;6.29;50
Kerkrade;50.87;6.06;50
Kampen;52.55;5.91;49
Weert;51.25;5.71;49
Woerden;52.09;4.88;48
Sittard;51;5.87;48
Heerhugowaard;52.67;4.85;48
Rijswijk;52.04;4.33;47
Middelburg;51.5;3.61;46
Emmeloord;52.71;5.75;46
Zwijndrecht;51.82;4.63;46
Waalwijk;51.68;5.07;46
Huizen;52.3;5.24;45
Vlissingen;51.44;3.57;45
Ridderkerk;51.87;4.6;45
Soest;52.17;5.29;45
Roermond;51.19;5.99;45
Drachten;53.11;6.1;45
Heerenveen;52.96;5.92;43
Medemblik;52.77;5.11;42
Tiel;51.89;5.43;41
Harderwijk;52.34;5.62;41
Maarssen;52.14;5.04;40
Venray;51.52;5.97;39
Hoogeveen;52.72;6.48;39
Barendrecht;51.86;4.53;39
Nijkerk;52.22;5.49;38
Voorburg;52.07;4.36;38
Beverwijk;52.48;4.66;38
Goes;51.5;3.89;37
Zutphen;52.14;6.2;36
Heemskerk;52.51;4.67;36
Wageningen;51.97;5.67;35
Castricum;52.55;4.67;35
Hoogvliet;51.86;4.36;35
Gorinchem;51.84;4.97;35
Uden;51.66;5.62;35
IJsselstein;52.02;5.04;34
Epe;52.35;5.98;33
Sneek;53.03;5.66;33
Geleen;50.97;5.83;33
Maassluis;51.92;4.25;33
Wijchen;51.81;5.72;33
IJmuiden;52.46;4.61;32
Papendrecht;51.83;4.69;32
Oldenzaal;52.31;6.93;31
Bussum;52.27;5.16;31
Valkenswaard;51.35;5.46;31
Meppel;52.7;6.19;31
Ypenburg;52.04;4.37;30
Winterswijk;51.97;6.72;30
Boxtel;51.59;5.33;30
Brunssum;50.95;5.97;29
Leusden;52.13;5.43;29
Best;51.51;5.39;29
Krimpen aan den IJssel;51.92;4.6;29
Delfzijl;53.33;6.92;29
Barneveld;52.14;5.58;29
Veendam;53.11;6.88;28
Groot IJsselmonde;51.88;4.55;28
Dronten;52.52;5.72;28
Terneuzen;51.34;3.83;28
Geldrop;51.42;5.56;28
Uithoorn;52.24;4.83;27
Culemborg;51.95;5.23;27
Dalfsen;52.51;6.26;27
Zaltbommel;51.81;5.24;26
Werkendam;51.81;4.89;26
Zevenaar;51.93;6.07;26
Oisterwijk;51.58;5.19;26
Leiderdorp;52.16;4.53;26
Geldermalsen;51.88;5.29;26
Heemstede;52.35;4.62;26
Beuningen;51.86;5.77;26
Duiven;51.95;6.01;25
Dongen;51.63;4.94;25
Wassenaar;52.15;4.4;25
Veghel;51.62;5.55;25
Waddinxveen;52.05;4.65;25
Ommoord;51.96;4.55;25
Vught;51.65;5.29;25
Hoensbroek;50.92;5.93;25
Baarn;52.21;5.29;25
Noordwijk-Binnen;52.23;4.44;24
Diemen;52.34;4.96;24
Haaksbergen;52.16;6.74;24
Sliedrecht;51.82;4.78;24
Steenbergen;51.58;4.32;24
Oud-Beijerland;51.82;4.41;24
Wierden;52.36;6.59;23
Schijndel;51.62;5.43;23
Nuenen;51.47;5.55;23
Putten;52.26;5.61;23
Loon op Zand;51.63;5.08;23
Scheveningen;52.1;4.28;23
Aalsmeer;52.26;4.76;23
Goirle;51.52;5.07;23
Voorschoten;52.13;4.45;22
Losser;52.26;7;22
Lisse;52.26;4.56;22
Borssele;51.42;3.73;22
Volendam;52.49;5.07;22
Hellevoetsluis;51.83;4.13;22
Elburg;52.45;5.84;22
Hoogezand;53.16;6.76;21
Brummen;52.09;6.16;21
Oegstgeest;52.18;4.47;21
Hendrik-Ido-Ambacht;51.84;4.64;21
Geertruidenberg;51.7;4.86;21
Leerdam;51.89;5.09;21
Borne;52.3;6.75;21
Heiloo;52.6;4.69;21
Elst;51.92;5.84;20
Tubbergen;52.41;6.78;20
Tegelen;51.34;6.14;20
Berkel en Rodenrijs;51.99;4.48;20
Raalte;52.39;6.28;20
Katwijk aan Zee;52.2;4.4;20
Stadskanaal;52.99;6.95;20
Cranendonck;51.3;5.59;20
Vianen;51.99;5.09;20
Tongelre;51.45;5.52;20
Leek;53.16;6.38;20
Lichtenvoorde;51.99;6.57;20
Nunspeet;52.38;5.79;19
Wisch;51.93;6.42;19
Bodegraven;52.08;4.75;19
’s-Gravenzande;52;4.17;19
Aalten;51.92;6.58;19
Zeewolde;52.33;5.54;19
Benthuizen;52.08;4.54;19
Groesbeek;51.78;5.94;19
Pijnacker;52.02;4.43;19
Driebergen-Rijsenburg;52.05;5.28;19
Winschoten;53.14;7.03;19
Hillegom;52.29;4.58;18
Alblasserdam;51.87;4.66;18
Rhoon;51.86;4.42;18
Eersel;51.36;5.32;18
Bergeijk;51.32;5.36;18
Rhenen;51.96;5.57;18
Weesp;52.31;5.04;18
Naaldwijk;51.99;4.21;18
Velp;51.99;5.97;18
Middelharnis;51.76;4.17;18
Wijk bij Duurstede;51.97;5.34;17
Enkhuizen;52.7;5.29;17
Urk;52.66;5.6;17
Steenwijk;52.79;6.12;17
Naarden;52.3;5.16;17
Sint-Oedenrode;51.57;5.46;17
Zandvoort;52.37;4.53;17
Korrewegwijk;53.23;6.57;17
Gennep;51.7;5.97;17
Bergschenhoek;51.99;4.5;17
Merenwijk;52.18;4.51;17
Eibergen;52.1;6.65;16
Schiebroek;51.96;4.47;16
Rijen;51.59;4.92;16
Lindenholt;51.83;5.79;16
Harlingen;53.17;5.42;16
Hoge Vucht;51.61;4.79;16
Gemert;51.56;5.69;16
Harenkarspel;52.73;4.78;16
Staphorst;52.65;6.21;16
Sassenheim;52.23;4.52;16
Mijdrecht;52.21;4.86;15
Boskoop;52.08;4.66;15
=NO Europe/Oslo
Oslo;59.91;10.75;580
Bergen;60.39;5.32;214
Trondheim;63.43;10.4;147
Stavanger;58.97;5.73;122
Drammen;59.74;10.2;91
Fredrikstad;59.22;10.93;73
Kristiansand;58.15;8;64
Sandnes;58.85;5.74;63
Asker;59.83;10.44;61
Tromsø;69.65;18.96;52
Sarpsborg;59.28;11.11;52
Skien;59.21;9.61;51
Ålesund;62.47;6.15;44
Sandefjord;59.13;10.22;43
Haugesund;59.41;5.27;40
Tønsberg;59.27;10.41;39
Moss;59.43;10.66;34
Porsgrunn;59.14;9.66;34
Bodø;67.28;14.41;34
Arendal;58.46;8.77;31
Hamar;60.79;11.07;29
Ytrebygda;60.31;5.28;24
Larvik;59.05;10.04;23
Halden;59.12;11.39;22
Steinkjer;64.01;11.5;20
Harstad;68.8;16.54;19
Lillehammer;61.12;10.47;19
Molde;62.74;7.16;19
Mo i Rana;66.31;14.14;18
Kongsberg;59.67;9.65;18
Horten;59.42;10.48;18
Gjøvik;60.8;10.69;18
Askøy;60.4;5.18;17
Kristiansund;63.11;7.73;17
=NP Asia/Kathmandu Asia/Katmandu
Kathmandu;27.7;85.32;1442
Pokhara;28.27;83.97;200
Pātan;27.68;85.31;183
Biratnagar;26.46;87.27;182
Birgañj;27.02;84.88;133
Dharān;26.81;87.28;109
Bharatpur;27.68;84.44;107
Janakpur;26.73;85.93;94
Dhangaḍhi̇̄;28.7;80.59;92
Butwāl;27.7;83.45;92
Mahendranagar;28.96;80.18;88
Hetauda;27.43;85.03;85
Madhyapur Thimi;27.68;85.39;83
Triyuga;26.79;86.7;71
Inaruwa;26.61;87.15;70
Nepalgunj;28.05;81.62;64;1
Siddharthanagar;27.5;83.45;63
Gulariyā;28.21;81.35;53
Titahari;26.66;87.27;48
Panauti;27.58;85.52;47
Ṭikāpur;28.53;81.12;45
Kirtipur;27.68;85.28;45
Tulsīpur;28.13;82.3;39
Rājbirāj;26.54;86.75;33
Lahān;26.72;86.48;31
Birendranagar;28.6;81.63;31
Panauti̇̄;27.58;85.51;28
Gaur;26.76;85.28;27
Siraha;26.65;86.21;25
Tānsen;27.87;83.55;24
Jaleshwar;26.65;85.8;24
Dipayal;29.26;80.94;23
Bāglung;28.27;83.59;23
Khanbari;27.38;87.21;23
Dhankutā;26.98;87.33;22
Wāliṅ;27.98;83.76;22
Dailekh;28.84;81.71;21
Malaṅgawā;26.86;85.56;20
Bhadrapur;26.54;88.09;20
Dadeldhurā;29.3;80.58;19
Dārchulā;29.83;80.55;18;1
Ilām;26.91;87.93;17
Banepā;27.63;85.52;17
Dhulikhel;27.62;85.54;16
=NR Pacific/Nauru
Arijejen;-0.53;166.91;2
=NU Pacific/Niue
Alofi;-19.05;-169.92;1
=NZ Pacific/Auckland
Auckland;-36.85;174.76;418
Wellington;-41.29;174.78;382
Christchurch;-43.53;172.63;364
Manukau City;-36.99;174.88;362
North Shore;-36.8;174.75;208
Hamilton;-37.78;175.28;153
Dunedin;-45.87;170.5;114
Tauranga;-37.69;176.17;110
Lower Hutt;-41.22;174.92;101
Palmerston North;-40.36;175.61;76
Rotorua;-38.14;176.25;66
Hastings;-39.64;176.85;62
Nelson;-41.27;173.28;59
Napier;-39.49;176.91;57
Mangere;-36.97;174.8;55
Porirua;-41.13;174.85;51
Whangarei;-35.73;174.32;51
New Plymouth;-39.07;174.08;49
Invercargill;-46.4;168.35;47
Wanganui;-39.93;175.05;40
Upper Hutt;-41.14;175.05;38
Gisborne;-38.65;178;34
Ashburton;-43.9;171.73;30
Papakura;-37.07;174.94;28
Timaru;-44.4;171.25;28
Blenheim;-41.52;173.95;27
Paraparaumu;-40.92;175.02;25
Taupo;-38.68;176.08;22
Pukekohe East;-37.2;174.95;21
Masterton;-40.96;175.66;21
Levin;-40.63;175.28;20
Whakatane;-37.96;176.99;19
Taradale;-39.53;176.85;17
Cambridge;-37.88;175.44;15
=OM Asia/Muscat
Muscat;23.58;58.41;797
Seeb;23.67;58.19;238
Şalālah;17.02;54.09;163
Bawshar;23.58;58.4;159
Sohar;24.35;56.71;108
As Suwayq;23.85;57.44;107
’Ibrī;23.23;56.52;102
Şaḩam;24.17;56.89;89
Barkā’;23.68;57.89;82
Rustaq;23.39;57.42;79
Al Buraymī;24.25;55.79;74
Nizwá;22.93;57.53;72
Sur;22.57;59.53;71
Bahlā’;22.98;57.3;54
Al Khābūrah;23.97;57.09;50
Shināş;24.74;56.47;48
Sufālat Samā’il;23.32;58.02;48
Izkī;22.93;57.77;36
Liwá;24.53;56.56;26
Ibrā’;22.69;58.53;25
Oman Smart Future City;23.65;57.6;25
Bidbid;23.41;58.13;21
Badīyah;22.45;58.8;18
Khasab;26.18;56.25;18
Adam;22.38;57.53;17
Yanqul;23.59;56.54;17
=PA America/Panama
Panamá;8.99;-79.52;408
San Miguelito;9.05;-79.47;322
Juan Díaz;9.05;-79.45;101
David;8.43;-82.43;82
Arraiján;8.95;-79.66;77
Colón;9.35;-79.9;77
Las Cumbres;9.09;-79.53;69
La Chorrera;8.88;-79.78;61
Pedregal;9.07;-79.43;52
Tocumen;9.09;-79.38;51
Santiago de Veraguas;8.1;-80.98;45
Parque Lefevre;9.02;-79.48;37
Chilibre;9.15;-79.62;34
Cativá;9.36;-79.83;30
Río Abajo;9.02;-79.5;27
Nuevo Belén;9.08;-79.4;24
Ancón;8.96;-79.55;21
Alcalde Díaz;9.12;-79.56;20
El Chorrillo;8.95;-79.55;18
Changuinola;9.43;-82.52;18
La Cabima;9.12;-79.54;18
La Concepción;8.51;-82.62;18
Veracruz;8.89;-79.63;17
Curundú;8.97;-79.55;16
Penonomé;8.52;-80.36;16
Sabanitas;9.34;-79.81;16
=PE America/Lima
Lima;-12.04;-77.03;7737
Arequipa;-16.4;-71.53;841
Callao;-12.06;-77.12;813
Trujillo;-8.12;-79.03;747
Chiclayo;-6.77;-79.84;577
Iquitos;-3.75;-73.25;438
Huancayo;-12.07;-75.2;377
Piura;-5.19;-80.63;325
Chimbote;-9.09;-78.58;317
Cusco;-13.52;-71.97;312
Pucallpa;-8.38;-74.55;311
Tacna;-18.01;-70.25;280
Santiago de Surco;-12.14;-77.01;252
Ica;-14.07;-75.73;247
Juliaca;-15.5;-70.13;246
Sullana;-4.9;-80.69;161
Chincha Alta;-13.41;-76.13;153
Huánuco;-9.93;-76.24;148
Ayacucho;-13.16;-74.22;140
Cajamarca;-7.16;-78.5;135
Puno;-15.84;-70.02;117
Tumbes;-3.57;-80.45;109
Talara;-4.58;-81.27;99
Chosica;-11.94;-76.71;89
Huaraz;-9.53;-77.53;87
Cerro de Pasco;-10.67;-76.26;79
Chulucanas;-5.09;-80.16;69
San Isidro;-12.12;-77.05;68
Huaral;-11.49;-77.21;62
Pisco;-13.71;-76.21;62
Catacaos;-5.27;-80.68;57
Paita;-5.09;-81.11;56
Abancay;-13.63;-72.88;55
Huacho;-11.11;-77.61;55
Moquegua;-17.2;-70.94;55
Ilo;-17.63;-71.34;53
Tingo María;-9.3;-76;53
Jaén;-5.71;-78.81;52
Tarma;-11.42;-75.69;51
Barranca;-10.75;-77.77;46
Moyobamba;-6.03;-76.97;44
Lambayeque;-6.7;-79.91;44
Picsi;-6.72;-79.77;44
Chepén;-7.22;-79.42;42
Yurimaguas;-5.9;-76.12;42
Huancavelica;-12.78;-74.97;42
Saña;-6.92;-79.58;39
Tambopata;-12.67;-69.36;39
Juanjuí;-7.18;-76.73;38
Puerto Maldonado;-12.59;-69.19;38
La Unión;-5.4;-80.74;35
Ferreñafe;-6.64;-79.79;34
Sicuani;-14.27;-71.23;34
La Oroya;-11.52;-75.9;33
Chocope;-7.79;-79.22;32
Imperial;-13.06;-76.35;32
Nuevo Imperial;-13.08;-76.32;32
Tambo Grande;-4.93;-80.34;30
La Rinconada;-14.63;-69.45;30
Pacasmayo;-7.4;-79.57;29
Tocache;-8.19;-76.52;29
Mollendo;-17.02;-72.01;29
Chaupimarca;-10.41;-76.46;29
Paramonga;-10.67;-77.83;28
La Peca;-5.61;-78.44;27
Chancay;-11.57;-77.27;27
Hualmay;-11.1;-77.61;27
Monsefú;-6.87;-79.87;26
Marcavelica;-4.88;-80.71;26
San Vicente de Cañete;-13.08;-76.39;26
Querecotillo;-4.84;-80.65;25
Guadalupe;-7.25;-79.48;25
Santa Ana;-12.87;-72.72;25
Rioja;-6.06;-77.17;25
Laredo;-8.09;-78.96;25
Nazca;-14.83;-74.94;24
Yanacancha;-10.24;-76.65;23
Sechura;-5.56;-80.82;23
Moche;-8.17;-79.01;23
Santiago de Cao;-7.96;-79.24;22
Huamachuco;-7.8;-78.07;22
Paiján;-7.73;-79.3;21
Jauja;-11.78;-75.5;21
Virú;-8.42;-78.75;21
Huaura;-11.07;-77.6;21
Bagua Grande;-5.76;-78.44;20
Chachapoyas;-6.23;-77.87;20
Ayaviri;-14.89;-70.59;19
Huanta;-12.93;-74.25;19
Uchiza;-8.46;-76.46;18
La Breita;-4.26;-80.89;18
Andahuaylas;-13.66;-73.39;17
Mala;-12.66;-76.63;17
Zarumilla;-3.5;-80.27;17
Camaná;-16.62;-72.71;16
San Pedro de Lloc;-7.43;-79.5;16
Huarmey;-10.07;-78.15;16
Yunguyo;-16.25;-69.08;16
Chongoyape;-6.64;-79.39;16
Ilave;-16.08;-69.67;16
San Clemente;-13.67;-76.15;16
Pimentel;-6.84;-79.93;16
Satipo;-11.25;-74.64;16
Minas de Marcona;-15.21;-75.11;15
Junín;-11.16;-75.99;15
Bellavista;-7.06;-76.59;15
Coishco;-9.02;-78.62;15
=PF Pacific/Tahiti
Faaa;-17.55;-149.6;30
Papeete;-17.54;-149.57;26
Punaauia;-17.63;-149.6;26
=PG Pacific/Port_Moresby Pacific/Bougainville
Port Moresby;-9.48;147.15;284
Lae;-6.72;147;76
Arawa;-6.23;155.57;40;1
Mount Hagen;-5.86;144.23;34
Popondetta;-8.77;148.23;28
Madang;-5.22;145.79;27
Kokopo;-4.34;152.27;26
Mendi;-6.15;143.66;26
Kimbe;-5.55;150.14;19
Goroka;-6.08;145.39;19
Wewak;-3.55;143.63;18
Bulolo;-7.2;146.64;16
Daru;-9.08;143.21;15
=PH Asia/Manila
Quezon City;14.65;121.05;2762
Manila;14.6;120.98;1600
Caloocan City;14.65;120.97;1500
Budta;7.2;124.44;1274
Davao;7.07;125.61;1213
Malingao;7.16;124.47;1122
Cebu City;10.32;123.89;799
General Santos;6.11;125.17;680
Taguig;14.52;121.08;644
Pasig City;14.59;121.06;617
Las Piñas;14.45;120.98;590
Antipolo;14.63;121.12;550
Makati City;14.55;121.03;510
Zamboanga;6.91;122.07;458
Bacolod City;10.67;122.95;455
Mansilingan;10.63;122.98;454
Cagayan de Oro;8.48;124.65;445
Dasmariñas;14.33;120.94;442
Pasay;14.54;121;417
Iloilo;10.7;122.56;388
San Jose del Monte;14.81;121.05;358
Bacoor;14.46;120.94;357
Lapu-Lapu City;10.31;123.95;350
Iligan;8.23;124.24;343
Mandaue City;10.32;123.92;331
Calamba;14.21;121.17;317
Iligan City;8.25;124.4;312
Butuan;8.95;125.54;310
Cabuyao;14.27;121.13;309
Mandaluyong City;14.58;121.04;306
Biñan;14.34;121.08;300
Angeles City;15.15;120.58;299
Santol;15.16;120.57;299
Cainta;14.58;121.12;283
Baguio;16.42;120.59;273
San Pedro;14.36;121.05;270
Mantampay;8.17;124.22;265
San Fernando;15.03;120.68;251
Libertad;8.94;125.5;250
Navotas;14.67;120.95;249
Tacloban;11.24;125;242
Batangas;13.76;121.06;237
Magugpo Poblacion;7.45;125.8;233
Taytay;14.56;121.13;231
Lucena;13.93;121.62;229
Puerto Princesa;9.74;118.74;223
Olongapo;14.83;120.28;221
Cabanatuan City;15.49;120.97;220
Binangonan;14.46;121.19;219
Santa Rosa;14.31;121.11;217
Imus;14.43;120.94;216
Lipa City;13.94;121.16;212
San Pablo;14.07;121.33;208
Malolos;14.84;120.81;199
Ormoc;11.01;124.61;191
Panalanoy;11.25;125.01;189
Mabalacat City;15.22;120.57;188
Pagadian;7.83;123.44;187
Meycauayan;14.74;120.96;185
Tarlac City;15.48;120.6;184
Legaspi;13.14;123.74;179
Cotabato;7.22;124.25;179
Naga;13.62;123.18;175
Dagupan;16.04;120.33;171
Toledo;10.38;123.64;157
Guyong;14.84;120.98;155
Bago City;10.53;122.83;150
Marawi City;8;124.28;144
Kabankalan;9.98;122.81;136
Baliuag;14.95;120.9;136
Rodriguez;14.76;121.2;134
San Mateo;14.7;121.12;134
Talisay;10.24;123.85;133
Muricay;7.83;123.48;132
Bulaon;15.08;120.66;132
Cadiz;10.95;123.29;129
Koronadal;6.5;124.85;126
Hagonoy;14.83;120.73;124
San Juan;14.6;121.03;121
Silang;14.22;120.97;119
San Jose;12.35;121.07;119
Digos;6.75;125.36;116
Cavite City;14.48;120.9;116
Tuguegarao;17.62;121.72;115
Dumaguete;9.31;123.3;114
Santiago;16.69;121.55;108
Santa Cruz;14.28;121.42;108
Mati;6.96;126.22;106
Tanza;14.68;120.94;106
Roxas City;11.59;122.75;103
Laoag;18.2;120.6;102
Pulong Santa Cruz;14.27;121.08;102
Urdaneta;15.98;120.57;101
Jolo;6.05;121;101
Bocaue;14.8;120.93;99
General Trias;14.39;120.88;96
Los Baños;14.17;121.24;96
Iriga City;13.43;123.41;95
Dipolog;8.57;123.33;94
Ozamiz City;8.15;123.84;93
Calumpit;14.92;120.77;92
Mangaldan;16.07;120.4;89
Arayat;15.15;120.77;88
Surigao;9.79;125.5;88
Angono;14.53;121.15;87
Victorias;10.9;123.07;87
Tagbilaran City;9.66;123.85;86
Panabo;7.31;125.68;85
Mariveles;14.43;120.49;85
Binonga;10.77;122.98;84
NIA Valencia;7.91;125.09;84
Marilao;14.76;120.95;83
Sorsogon;12.97;123.99;83
Kidapawan;7.01;125.09;80
Norzagaray;14.91;121.05;80
Gapan;15.31;120.95;79
Daet;14.11;122.96;78
Apalit;14.95;120.77;77
Pulilan;14.9;120.85;77
Polangui;13.29;123.49;77
Guiguinto;14.83;120.88;77
Kawit;14.44;120.9;73
Balanga;14.68;120.54;73
Ilagan;17.15;121.89;72
Sagay;10.94;123.42;72
Capas;15.33;120.59;72
Solana;17.65;121.69;71
Bulacan;14.79;120.88;71
Tagaytay;14.1;120.93;71
Plaridel;14.89;120.86;71
Mariano;8.83;125.12;71
Danao;10.52;124.03;70
Magalang;15.22;120.66;69
Libon;13.3;123.44;69
Tanauan;14.09;121.15;68
Catbalogan;11.78;124.89;68
Calbayog City;12.07;124.6;68
Subic;14.88;120.23;68
Bislig;8.22;126.32;68
City of Isabela;6.7;121.97;67
Dinalupihan;14.88;120.45;67
Calapan;13.41;121.18;66
San Ildefonso;15.08;120.94;66
San Miguel;15.14;120.98;66
Bais;9.59;123.12;66
Talavera;15.59;120.92;65
Concepcion;15.33;120.66;64
Polomolok;6.22;125.06;64
Nasugbu;14.07;120.63;63
Tinongan;10.21;123.04;62
Minglanilla;10.24;123.8;62
Malaybalay;8.16;125.13;62
Candelaria;13.93;121.42;61
Ualog;10.57;123.39;61
Tanay;14.5;121.28;60
Obando;14.71;120.94;60
Balagtas;14.82;120.87;60
Manaoag;16.04;120.49;59
Bañga;6.42;124.78;59
Tabaco;13.36;123.73;58
Santo Tomas;14.11;121.14;57
Kalibo (poblacion);11.71;122.36;57
Lingayen;16.02;120.23;57
Carmona;14.31;121.06;56
Lubao;14.94;120.6;56
Naic;14.32;120.77;55
Tacurong;6.69;124.68;55
Batac City;18.06;120.56;54
Patuto;14.12;120.97;53
Limay;14.56;120.6;53
Maluñgun;6.28;125.28;52
Monkayo;7.82;126.05;51
Dapitan;8.66;123.42;51
Balayan;13.94;120.73;50
Cabiao;15.25;120.85;50
Morong;14.52;121.24;50
Liloan;10.4;124;49
Port Area;14.58;120.97;49
Consolacion;10.38;123.96;49
Vigan;17.57;120.39;49
Paniqui;15.67;120.58;48
Bayombong;16.48;121.15;48
Masbate;12.37;123.62;47
Catarman;12.5;124.64;47
Candaba;15.1;120.83;47
Santa Ana;15.1;120.77;47
Orion;14.62;120.58;47
Bagong Pagasa;14.66;121.03;46
Bugo;8.51;124.76;46
Sariaya;13.96;121.53;45
Parang;7.37;124.27;45
Orani;14.8;120.54;45
Canlaon;10.39;123.22;45
Binmaley;16.03;120.27;44
Mexico;15.06;120.72;44
Samal;7.07;125.71;44
Pinamalayan;13.05;121.46;44
Alabel;6.1;125.29;43
Passi;11.11;122.64;43
Recodo;6.95;121.96;43
Compostela;7.67;126.09;43
Bustos;14.96;120.92;42
Paombong;14.83;120.79;41
Masantol;14.9;120.71;41
La Trinidad;16.45;120.59;41
Angat;14.93;121.03;41
Indang;14.2;120.88;41
La Carlota;10.42;122.92;41
Malita;6.42;125.61;41
Gerona;15.61;120.6;41
Pagbilao;13.97;121.7;41
Carcar;10.11;123.64;41
Bayugan;8.76;125.77;41
Mamatid;14.23;121.16;40
Taal;13.88;120.92;40
Jaen;15.33;120.92;40
Camiling;15.69;120.41;40
Hinigaran;10.27;122.85;40
Banaybanay;13.85;121.2;39
San Pascual;13.81;121.02;39
Pantubig;14.97;120.95;39
Oroquieta;8.49;123.8;39
Escalante;10.84;123.5;39
Tanjay;9.52;123.16;39
Papaya;15.32;120.84;39
Binalbagan;10.19;122.86;39
Sablayan;12.83;120.77;38
Calaca;13.93;120.81;37
Tayabas;14.03;121.59;37
Del Pilar;15.04;120.7;37
Noveleta;14.43;120.88;37
Muñoz;15.72;120.9;37
Calauan;14.15;121.32;37
Ramon;16.78;121.54;36
Solano;16.52;121.18;36
Bongabon;15.63;121.14;36
Bayawan;9.36;122.8;36
Tagudin;16.94;120.44;36
Abucay;14.73;120.53;36
Pandi;14.87;120.96;35
San Leonardo;15.36;120.96;35
Teresa;14.56;121.22;35
Pila;14.23;121.36;34
Manapla;10.96;123.12;34
San Nicolas;18.17;120.6;34
San Antonio;14.95;120.09;34
Aliaga;15.5;120.84;34
Pandan;11.74;122.1;34
Maramag;7.76;125.01;34
Hermosa;14.83;120.51;34
Malilipot;13.32;123.74;34
Bauan;13.79;121.01;34
Bay;14.18;121.29;34
San Luis;15.04;120.79;33
Aparri;18.36;121.64;33
Midsayap;7.19;124.53;33
General Tinio;15.35;121.05;33
Mauban;14.19;121.73;33
Jagna;9.65;124.37;33
Guimba;15.66;120.77;32
Kabacan;7.11;124.83;32
Isulan;6.63;124.61;32
Alaminos;14.06;121.25;31
Maluso;6.54;121.88;31
Cabadbaran;9.12;125.54;31
Surallah;6.38;124.75;31
Pagaluñgan;7.14;124.38;31
Lucban;14.11;121.56;31
Paraiso;10.88;123.36;30
Pililla;14.49;121.31;30
Tagoloan;8.54;124.75;30
Lumbang;14.3;121.46;30
Cardona;14.49;121.23;30
Buhi;13.43;123.52;30
Malvar;14.04;121.16;30
Aringay;16.39;120.35;30
Tangub;8.06;123.75;30
Atimonan;14;121.92;29
Cordova;10.24;123.94;29
San Simon;15;120.78;29
Tandag;9.08;126.2;29
Agoo;16.08;120.1;29
Bah-Bah;8.61;125.91;29
Pandacaqui;15.17;120.65;29
Bulan;12.67;123.88;29
Itogon;16.36;120.68;28
Narra;9.27;118.4;28
Burgos;15.73;120.57;28
Sibulan;9.36;123.28;28
Masinloc;15.54;119.95;28
Buluan;6.72;124.8;28
Santa Maria;16.95;120.44;28
Peñaranda;15.35;121;27
Pulupandan;10.52;122.8;27
Castillejos;14.93;120.2;27
Lupon;6.9;126.01;27
Quezon;7.73;125.1;27
Manolo Fortich;8.37;124.86;27
Tabuk;17.47;121.47;27
Iba;15.33;119.98;27
Paete;14.36;121.48;27
Catanauan;13.59;122.32;27
Calabanga;13.71;123.21;27
Bongao;5.03;119.77;27
Santa Catalina;9.33;122.86;26
Rizal;15.71;121.11;26
Telabastagan;15.12;120.61;26
Maao;10.49;122.99;26
La Paz;15.44;120.73;26
Lopez;13.88;122.26;26
Nabua;13.41;123.37;26
Concepcion Ibaba;13.92;121.46;26
Cabagan;17.43;121.77;25
Himamaylan;10.1;122.87;25
Baggabag B;16.51;121.19;25
Alicia;16.78;121.7;25
Manibaug Pasig;15.1;120.56;25
Nagcarlan;14.14;121.42;25
Victoria;14.23;121.33;24
La Castellana;10.32;123.02;24
Pio;15.05;120.52;24
Calasiao;16.01;120.36;24
Glan;5.82;125.2;24
Sipalay;9.75;122.4;24
Mamburao;13.22;120.6;24
Palayan City;15.54;121.08;24
Bogo;11.05;124.01;24
Asia;9.55;122.52;24
Quiapo;14.6;120.98;23
Pinamungahan;10.27;123.58;23
Mansalay;12.52;121.44;23
Botolan;15.29;120.02;23
Maragondon;14.27;120.74;23
Guihulñgan;10.12;123.27;23
Bambang;16.39;121.11;23
Apas;10.34;123.9;23
Gumaca;13.92;122.1;22
Bignay Uno;13.86;121.49;22
Balamban;10.5;123.72;22
Mendez-Nuñez;14.13;120.91;22
Guiset East;16.07;120.68;22
Loma de Gato;14.79;121;22
Malanday;14.71;121.13;22
Cogan;10.59;124.02;22
Lake Sebu;6.22;124.71;22
Porac;15.07;120.54;22
Cuenca;13.9;121.05;22
Bansalan;6.79;125.21;21
Jose Pañganiban;14.29;122.69;21
Sexmoan;14.94;120.62;21
Molave;8.08;123.49;21
Goa;13.7;123.49;21
Calauag;13.96;122.29;21
Irosin;12.7;124.03;21
New Corella;7.59;125.82;21
Don Carlos;7.68;125;20
Taloc;10.57;122.9;20
Manay;7.21;126.54;20
Baras;14.52;121.27;20
Sampaloc;14.54;121.36;20
Ternate;14.29;120.72;20
Pacol;10.45;122.82;20
Pangil;14.4;121.47;20
Suay;10.05;122.84;20
Baao;13.45;123.37;20
San Francisco;15.36;120.84;20
Malabanban Norte;13.95;121.43;19
Malapatan;5.97;125.29;19
Laur;15.59;121.18;19
Ipil;7.78;122.59;19
Saravia;10.88;122.97;19
Bantayan;11.17;123.72;19
Sumag;10.6;122.92;19
San Marcelino;14.97;120.16;19
Buenavista;8.98;125.41;19
San Mariano;7.5;126;19
General Mamerto Natividad;15.6;121.05;18
Maasin;10.13;124.84;18
Veruela;8.07;125.96;18
Labo;14.15;122.83;18
Wao;7.68;124.67;18
Pilar;14.66;120.57;18
Laguilayan;6.67;124.52;18
Baybay;10.68;124.8;18
Palo;11.16;124.99;18
Carigara;11.3;124.68;17
Murcia;10.61;123.04;17
Maganoy;6.86;124.44;17
Sitangkai;4.66;119.4;17
Mahayag;8.12;123.45;17
Bauang;16.53;120.33;17
Mercedes;14.11;123.01;17
Bato;13.35;123.37;17
Tiwi;13.46;123.68;17
Laoang;12.57;125.01;17
Nabunturan;7.61;125.97;17
Amadeo;14.17;120.92;17
Roxas;17.12;121.62;17
Magsaysay;6.77;125.18;17
Cabayangan;7.41;125.73;17
Tupi;6.33;124.95;17
Borongan;11.61;125.43;16
Jasaan;8.65;124.76;16
Jalajala;14.35;121.32;16
Loboc;9.64;124.03;16
Aurora;13.35;122.52;16
San Vicente;15.29;120.65;16
Calatagan;13.83;120.63;16
Trento;8.05;126.06;16
Isabela;10.2;122.99;16
Mankayan;16.86;120.78;16
Bayambang;15.81;120.46;16
San Narciso;15.01;120.08;16
Abuyog;10.75;125.01;16
Calumpang;14.62;121.09;16
Talacogon;8.46;125.78;16
Diadi;16.73;121.36;16
Boroon;8.18;124.18;15
Bunawan;8.17;125.99;15
Santa Barbara;16;120.4;15
Romblon;12.58;122.27;15
Tagas;13.17;123.72;15
Lilio;14.13;121.44;15
Magarao;13.66;123.19;15
Dologon;7.84;125.04;15
Domalanoan;16;120.21;15
Virac;13.58;124.24;15
Babo-Pangulo;15.08;120.52;15
Ramos;15.67;120.64;15
=PK Asia/Karachi
Karachi;24.86;67.01;11624
Lahore;31.56;74.35;6311
Faisalabad;31.42;73.09;2507
Rawalpindi;33.6;73.05;1743
Multan;30.2;71.48;1437
Hyderabad;25.39;68.37;1386
Gujranwala;32.16;74.19;1384
Peshawar;34.01;71.58;1219
Rahim Yar Khan;28.42;70.3;789
Quetta;30.18;67;734
Muzaffarābād;34.37;73.47;725
Battagram;34.68;73.02;700
Kotli;33.52;73.9;640
Islamabad;33.72;73.04;602
Bahawalpur;29.4;71.68;553
Sargodha;32.09;72.67;543
Sialkot;32.49;74.53;477
Sukkur;27.7;68.86;418
Larkana;27.56;68.21;364
Shekhupura;31.71;73.99;361
Bhimbar;32.97;74.08;343
Jhang Sadr;31.27;72.32;341
Gujrat;32.57;74.08;302
Mardan;34.2;72.05;300
Malir Cantonment;24.94;67.21;300
Kasur;31.12;74.45;291
Mingora;34.78;72.36;280
Dera Ghazi Khan;30.05;70.64;236
Sahiwal;30.67;73.1;236
Nawabshah;26.24;68.4;230
Okara;30.81;73.45;224
Mirpur Khas;25.53;69.01;216
Chiniot;31.72;72.98;202
Shahkot;31.57;73.49;200
Kamoke;31.98;74.22;200
Saddiqabad;28.31;70.13;190
Būrewāla;30.17;72.65;184
Jacobabad;28.28;68.44;171
Muzaffargarh;30.07;71.19;165
Muridke;31.8;74.26;164
Shikarpur;27.96;68.64;157
Hafizabad;32.07;73.69;154
Kohat;33.58;71.45;151
Tordher;33.99;72.29;150
Jhelum;32.93;73.73;145
Khanpur;28.65;70.66;142
Khuzdar;27.81;66.61;141
Dadu;26.73;67.78;140
Gojra;31.15;72.68;140
Mandi Bahauddin;32.59;73.49;130
Tando Allahyar;25.46;68.72;127
Daska Kalan;32.32;74.35;127
Pakpattan;30.34;73.39;127
Bahawalnagar;30.55;73.39;127
Tando Adam;25.77;68.66;126
Khairpur Mir’s;27.53;68.76;125
New Mirpur;33.15;73.75;124
Chishtian;29.8;72.86;122
Abbottabad;34.15;73.21;120
Jaranwala;31.33;73.42;120
Ahmadpur East;29.14;71.26;117
Vihari;30.04;72.36;113
Kamalia;30.73;72.65;112
Kot Addu;30.47;70.97;104
Khushāb;32.3;72.35;103
Wazirabad;32.44;74.12;102
Dera Ismail Khan;31.83;70.9;102
Chakwal;32.93;72.85;101
Swabi;34.12;72.47;97
Lodhran;29.53;71.63;97
Nowshera Cantonment;34;72;97
Charsadda;34.15;71.74;95
Jalalpur Jattan;32.64;74.21;94
Mianwali;32.58;71.53;90
Chaman;30.92;66.45;89
Kandhkot;28.25;69.18;88
Hasilpur;29.69;72.55;88
Arifwala;30.29;73.07;87
Mianke Mor;31.2;73.95;87
Attock City;33.77;72.36;85
Chichawatni;30.53;72.69;83
Bhakkar;31.63;71.06;82
Kharian;32.82;73.89;81
Layyah;30.96;70.94;79
Kambar;27.59;68;77
Moro;26.66;68;77
Mian Channun;30.44;72.36;76
Turbat;26;63.05;76
Shahdad Kot;27.85;67.91;75
Bhalwal;32.27;72.9;75
Dipalpur;30.67;73.65;75
Badin;24.66;68.84;74
Pano Aqil;27.86;69.11;73
Kotri;25.37;68.31;73
Tando Muhammad Khan;25.12;68.54;73
Harunabad;29.61;73.14;72
Pattoki;31.02;73.85;70
Chenab Nagar;31.76;72.91;70
Kahror Pakka;29.62;71.91;70
Gujar Khan;33.25;73.3;69
Kot Malik Barkhurdar;30.2;66.99;69
Chuchar-kana Mandi;31.75;73.8;69
Toba Tek Singh;30.97;72.48;69
Narowal;32.1;74.87;68
Shorkot;31.91;70.88;67
Shahdadpur;25.93;68.62;67
Shabqadar;34.22;71.55;67
Mansehra;34.33;73.2;66
Shujaabad;29.88;71.29;66
Haveli Lakha;30.45;73.69;65
Lala Musa;32.7;73.96;65
Mailsi;29.8;72.17;65
Shakargarh;32.26;75.16;64
Ghotki;28;69.32;64
Sibi;29.54;67.88;64
Jampur;29.64;70.6;64
Sambrial;32.48;74.35;63
Sanghar;26.05;68.95;62
Hujra Shah Muqim;30.74;73.82;62
Kabirwala;30.4;71.86;61
Chunian;30.97;73.98;57
Sangla Hill;31.72;73.38;57
Haripur;34;72.93;57
Nankana Sahib;31.45;73.71;56
Pasrur;32.26;74.66;53
Gwadar;25.12;62.33;52
Rajanpur;29.1;70.33;51
Rohri;27.69;68.9;51
Zhob;31.34;69.45;51
Matli;25.04;68.66;50
Rawala Kot;33.86;73.76;50
Hadali;32.64;74.57;50
Mirpur Mathelo;28.02;69.55;49
Bannu;32.99;70.6;49
Dullewala;31.83;71.44;49
Hala;25.81;68.42;48
Ratodero;27.8;68.29;48
Jatoi Shimali;29.52;70.84;47
Jauharabad;32.29;72.28;47
Bat Khela;34.62;71.97;46
Kot Radha Kishan;31.17;74.1;46
Kahna Nau;31.37;74.37;46
Mustafābād;30.89;73.5;46
Chak Thirty-one -Eleven Left;30.42;72.7;46
Talagang;32.93;72.42;45
Taunsa;30.7;70.65;45
Thatta;24.75;67.92;44
Sarai Alamgir;32.9;73.76;44
Usta Muhammad;28.18;68.04;44
Kamra;33.75;73.51;44
Umarkot;25.36;69.74;42
Basirpur;30.58;73.84;42
Sehwan;26.42;67.86;41
Naushahra Virkan;31.96;73.97;41
Fort Abbas;29.19;72.86;41
Havelian;34.05;73.16;40
Khairpur;28.06;69.7;40
Dinga;32.64;73.72;40
Ladhewala Waraich;32.16;74.12;40
Khalabat;34.06;72.89;39
New Bādāh;27.34;68.03;39
Tank;32.22;70.38;38
Kot Mumin;32.19;73.03;38
Tandlianwala;31.03;73.13;38
Chak Azam Sahu;30.75;73.03;38
Loralai;30.37;68.6;38
Jalalpur Pirwala;29.51;71.22;37
Pabbi;34.01;71.79;37
Chak Jhumra;31.57;73.18;37
Renala Khurd;30.88;73.6;37
Risalpur Cantonment;34.06;71.99;37
Lakki;32.61;70.91;36
Topi;34.07;72.62;36
Hangu;33.53;71.06;36
Pir Jo Goth;27.59;68.62;36
Kundian;32.46;71.48;35
Pir Mahal;30.77;72.43;35
Khurrianwala;31.5;73.27;35
Mehrabpur;28.11;68.03;35
Pindi Bhattian;31.9;73.27;35
Malakwal City;32.55;73.21;35
Narang Mandi;31.9;74.52;35
Malakwal;32.55;73.21;35
Thul;28.24;68.78;34
Pindi Gheb;33.24;72.26;34
Zahir Pir;28.81;70.52;34
Dunyapur;29.8;71.74;34
Gambat;27.35;68.52;34
Kashmor;28.43;69.58;34
Alipur;29.38;70.91;34
Naudero;27.67;68.36;33
Pasni;25.26;63.47;33
Sukheke Mandi;31.87;73.51;33
Setharja Old;27.21;68.47;33
Khewra;32.65;73.01;33
Mamu Kanjan;30.83;72.8;32
Sharqpur Sharif;31.46;74.1;32
Digri;25.16;69.11;32
Bhera;32.48;72.91;32
Sakrand;26.14;68.27;32
Tando Jam;25.43;68.53;32
Raiwind;31.25;74.22;32
Lalian;31.82;72.8;31
Khairpur Tamewah;29.58;72.24;31
Kharan;28.58;65.42;31
Mehar;27.18;67.82;30
Khangah Dogran;31.83;73.62;30
Khairpur Nathan Shah;27.09;67.73;30
Upper Dir;35.21;71.88;30
Ghauspur;28.14;69.08;30
Tangi;34.3;71.65;29
Utmanzai;34.19;71.76;29
Thal;35.48;72.24;29
Minchianabad;30.16;73.57;29
Garh Maharaja;30.83;71.9;29
Jahanian Shah;31.81;72.28;29
Mastung;29.8;66.85;29
Mananwala;31.59;73.69;28
Fazilpur;32.18;75.07;28
Talamba;30.53;72.24;28
Kunjah;32.53;73.97;28
Jhawarian;32.36;72.62;28
Nasirabad;27.38;67.92;28
Nushki;29.55;66.02;28
Sīta Road;27.03;67.85;28
Dijkot;31.22;73;27
Sillanwali;31.83;72.54;27
Kandiaro;27.06;68.21;27
Zaida;34.06;72.47;27
Kunri;25.18;69.57;27
Kalat;29.03;66.59;27
Daud Khel;32.88;71.57;26
Mitha Tiwana;32.25;72.11;26
Hazro City;33.91;72.49;26
Dunga Bunga;29.75;73.24;26
Aman Garh;34.01;71.93;26
Karor;31.22;70.95;26
Kot Diji;27.34;68.71;26
Kalur Kot;32.16;71.27;26
Murree;33.91;73.39;25
Faqirwali;29.47;73.03;25
Ahmadpur Sial;30.68;71.74;25
Phalia;32.43;73.58;25
Yazman;29.12;71.74;25
Raja Jang;31.22;74.25;24
Chak Five Hundred Seventy-five;31.55;73.83;24
Pishin;30.58;66.99;24
Chak One Hundred Twenty Nine Left;30.43;73.05;24
Chawinda;32.34;74.71;24
Ubauro;28.16;69.73;23
Mithi;24.74;69.8;23
Akora;34;72.13;23
Zafarwal;32.34;74.9;23
Kot Samaba;28.55;70.47;23
Eminabad;32.04;74.26;23
Kahuta;33.59;73.39;23
Ranipur;27.29;68.51;22
Kulachi;31.93;70.46;22
Khanpur Mahar;27.84;69.41;22
Hingorja;27.21;68.42;22
Naukot;24.86;69.4;22
Pind Dadan Khan;32.59;73.04;22
Kanganpur;30.76;74.12;22
Faruka;31.89;72.41;22
Kotli Loharan;32.59;74.49;21
Shahpur Chakar;26.15;68.65;21
Talhar;24.88;68.81;21
Pad Idan;26.77;68.3;21
Kot Ghulam Muhammad;32.33;74.55;21
Qadirpur Ran;30.29;71.67;20
Bela;26.23;66.31;20
Surkhpur;32.72;74.45;20
Dhoro Naro;25.5;69.57;20
Khangarh;29.91;71.16;20
Sarai Naurang;32.83;70.78;20
Gharo;24.74;67.59;20
Bhit Shah;25.81;68.49;19
Matiari;25.6;68.45;19
Dhanot;29.58;71.75;19
Warah;27.45;67.8;19
Lachi;33.38;71.34;19
Baddomalhi;31.99;74.66;18
Jand;33.43;72.02;18
Chak Two Hundred Forty-nine Thal Development Authority;31.18;71.2;18
Dera Bugti;29.04;69.16;18
Tharu Shah;26.94;68.12;18
Naushahro Firoz;26.84;68.12;18
Dajal;29.56;70.38;18
Daur;26.46;68.32;18
Bhopalwala;32.43;74.36;17
Paharpur;32.11;70.97;17
Bhan;26.56;67.72;17
Mach;29.86;67.33;17
Goth Radhan;27.2;67.95;17
Uthal;25.81;66.62;16
Kaleke Mandi;31.98;73.6;16
Jiwani;25.05;61.75;16
Johi;26.69;67.61;16
Chhor;25.51;69.78;16
Mangla;31.89;72.38;16
Bhawana;31.57;72.65;16
Shahr Sultan;29.58;71.02;16
Jhol;25.96;68.89;16
Sodhri;32.46;74.18;16
Kalabagh;32.96;71.55;16
Sinjhoro;26.03;68.81;16
Kamar Mushani;32.84;71.36;16
Kallar Kahar;32.78;72.7;16
Chuhar Jamali;24.39;67.99;16
Harnoli;32.28;71.55;16
Sarai Sidhu;30.59;71.97;16
Choa Saidan Shah;32.72;72.99;15
Dadhar;29.47;67.65;15
Darya Khan;31.78;71.1;15
=PL Europe/Warsaw
Warsaw;52.23;21.01;1702
Łódź;51.77;19.47;769
Kraków;50.06;19.94;755
Wrocław;51.1;17.03;635
Poznań;52.41;16.93;570
Gdańsk;54.35;18.65;462
Szczecin;53.43;14.55;408
Bydgoszcz;53.12;18.01;366
Lublin;51.25;22.57;360
Katowice;50.26;19.03;317
Białystok;53.13;23.16;292
Gdynia;54.52;18.53;254
Częstochowa;50.8;19.12;248
Sosnowiec;50.29;19.1;227
Radom;51.4;21.15;227
Mokotów;52.19;21.03;213
Toruń;53.01;18.6;209
Kielce;50.87;20.63;209
Gliwice;50.3;18.68;199
Zabrze;50.32;18.79;192
Bytom;50.35;18.93;189
Praga Południe;52.24;21.09;188
Bielsko-Biala;49.82;19.05;177
Olsztyn;53.78;20.49;172
Rzeszów;50.04;22;158
Ursynów;52.15;21.05;148
Ruda Śląska;50.26;18.86;146
Wola;52.24;20.99;144
Rybnik;50.1;18.54;143
Bielany;52.29;20.94;135
Śródmieście;52.23;21.02;134
Dąbrowa Górnicza;50.33;19.2;131
Tychy;50.14;18.97;130
Opole;50.67;17.93;128
Elbląg;54.15;19.41;128
Płock;52.55;19.71;127
Wałbrzych;50.77;16.28;127
Gorzów Wielkopolski;52.74;15.23;124
Targówek;52.29;21.05;124
Włocławek;52.65;19.07;120
Zielona Góra;51.94;15.51;118
Tarnów;50.01;20.99;118
Chorzów;50.31;18.97;113
Kalisz;51.76;18.09;109
Koszalin;54.19;16.17;107
Legnica;51.21;16.16;106
Bemowo;52.25;20.91;102
Grudziądz;53.48;18.75;99
Słupsk;54.46;17.03;99
Jaworzno;50.21;19.27;97
Jastrzębie Zdrój;49.96;18.57;96
Ochota;52.22;20.99;93
Praga Północ;52.25;21.03;93
Białołeka;52.32;20.97;89
Jelenia Góra;50.9;15.73;87
Nowy Sącz;49.62;20.7;84
Konin;52.22;18.25;81
Piotrków Trybunalski;51.41;19.7;80
Inowrocław;52.8;18.26;78
Lubin;51.4;16.2;78
Siedlce;52.17;22.29;77
Piła;53.15;16.74;76
Mysłowice;50.21;19.17;75
Ostrowiec Świętokrzyski;50.93;21.39;74
Siemianowice Śląskie;50.33;19.03;73
Ostrów Wielkopolski;51.66;17.81;73
Stargard;53.34;15.05;71
Pabianice;51.66;19.35;71
Gniezno;52.53;17.58;70
Fordon;53.15;18.17;70
Suwałki;54.11;22.93;69
Głogów;51.66;16.08;69
Chełm;51.14;23.47;68
Tomaszów Mazowiecki;51.53;20.01;67
Przemyśl;49.78;22.77;67
Stalowa Wola;50.58;22.05;66
Zamość;50.72;23.25;66
Kędzierzyn-Koźle;50.35;18.23;66
Łomża;53.18;22.06;64
Leszno;51.84;16.57;64
Żory;50.05;18.7;63
Bełchatów;51.37;19.36;63
Wawer;52.2;21.18;63
Mielec;50.29;21.42;61
Tarnowskie Góry;50.45;18.86;61
Świdnica;50.84;16.49;60
Tczew;54.09;18.78;60
Piekary Śląskie;50.38;18.93;60
Racibórz;50.09;18.22;58
Będzin;50.33;19.13;58
Zgierz;51.86;19.41;58
Biała Podlaska;52.03;23.12;58
Ełk;53.83;22.36;56
Świętochłowice;50.3;18.92;56
Pruszków;52.17;20.81;55
Ostrołęka;53.09;21.58;54
Starachowice;51.04;21.07;54
Zawiercie;50.49;19.42;53
Żoliborz;52.27;20.99;51
Legionowo;52.4;20.93;51
Tarnobrzeg;50.57;21.68;50
Puławy;51.42;21.97;50
Wodzisław Śląski;50;18.47;50
Skarżysko-Kamienna;51.11;20.87;49
Radomsko;51.07;19.44;49
Skierniewice;51.95;20.16;49
Kutno;52.23;19.36;48
Starogard Gdański;53.96;18.53;48
Krosno;49.69;21.77;48
Dębica;50.05;21.41;47
Ursus;52.2;20.88;47
Nysa;50.47;17.33;47
Wejherowo;54.61;18.24;47
Ciechanów;52.88;20.62;46
Rumia;54.57;18.39;45
Zduńska Wola;51.6;18.94;45
Sieradz;51.6;18.73;44
Kołobrzeg;54.18;15.58;44
Rejon placu Świętego Macieja;51.12;17.04;44
Otwock;52.11;21.26;43
Żyrardów;52.05;20.45;41
Oświęcim;50.03;19.21;41
Świnoujście;53.91;14.25;41
Bolesławiec;51.26;15.57;41
Nowa Sól;51.8;15.72;40
Sopot;54.44;18.56;40
Jarosław;50.02;22.68;40
Świdnik;51.22;22.7;40
Chrzanów;50.14;19.4;40
Knurów;50.22;18.65;40
Sanok;49.56;22.21;40
Chojnice;53.7;17.56;39
Mikołów;50.17;18.9;39
Żary;51.64;15.14;39
Malbork;54.04;19.03;39
Szczecinek;53.71;16.7;38
Sochaczew;52.23;20.24;38
Brzeg;50.86;17.47;38
Jasło;49.75;21.47;38
Olkusz;50.28;19.57;38
Kwidzyn;53.72;18.93;38
Mińsk Mazowiecki;52.18;21.57;37
Oleśnica;51.21;17.39;37
Wołomin;52.34;21.24;37
Piaseczno;52.08;21.02;36
Włochy;52.18;20.95;36
Kraśnik;50.92;22.23;36
Cieszyn;49.75;18.63;36
Lębork;54.54;17.75;35
Czechowice-Dziedzice;49.91;19;35
Police;53.55;14.57;34
Czeladź;50.32;19.08;34
Dzierżoniów;50.73;16.65;34
Nowy Targ;49.48;20.03;34
Ostróda;53.7;19.96;34
Myszków;50.58;19.32;33
Zgorzelec;51.15;15.01;33
Iława;53.6;19.57;33
Żywiec;49.69;19.19;32
Oława;50.95;17.29;31
Bielawa;50.69;16.62;31
Łuków;51.93;22.38;30
Śrem;52.09;17.02;30
Giżycko;54.04;21.76;30
Łowicz;52.11;19.95;30
Augustów;53.84;22.98;30
Turek;52.02;18.5;30
Mława;53.11;20.38;29
Krotoszyn;51.7;17.44;29
Bochnia;49.97;20.43;29
Swarzędz;52.41;17.09;29
Czerwionka-Leszczyny;50.15;18.68;29
Września;52.33;17.57;29
Gorlice;49.66;21.16;29
Gierłoż;54.08;21.5;28
Kętrzyn;54.08;21.38;28
Kłodzko;50.43;16.66;28
Nowy Dwór Mazowiecki;52.43;20.72;28
Zakopane;49.3;19.95;28
Brodnica;53.26;19.4;27
Rejon placu Grunwaldzkiego;51.12;17.06;27
Biłgoraj;50.54;22.72;27
Grodzisk Mazowiecki;52.1;20.63;27
Wyszków;52.59;21.46;27
Bielsk Podlaski;52.77;23.19;26
Luboń;52.35;16.89;26
Żagań;51.62;15.31;26
Szczytno;53.56;20.99;26
Kluczbork;50.97;18.22;26
Wałcz;53.28;16.47;26
Świecie;53.41;18.45;26
Jarocin;51.97;17.5;26
Bartoszyce;54.25;20.81;26
Pszczyna;49.98;18.95;25
Sandomierz;50.68;21.75;25
Kabaty;52.13;21.08;25
Nowa Ruda;50.58;16.5;25
Wągrowiec;52.81;17.2;24
Wieluń;51.22;18.57;24
Białogard;54.01;15.99;24
Lubliniec;50.67;18.68;24
Kościan;52.09;16.65;24
Jawor;51.05;16.19;24
Skawina;49.98;19.83;24
Pruszcz Gdański;54.26;18.64;24
Koło;52.2;18.64;23
Ząbki;52.29;21.11;23
Kościerzyna;54.12;17.98;23
Prudnik;50.32;17.57;23
Piastów;52.18;20.84;23
Świebodzice;50.86;16.32;23
Marki;52.32;21.1;23
Zambrów;52.99;22.24;23
Lubartów;51.46;22.61;23
Grajewo;53.65;22.46;23
Ostrów Mazowiecka;52.8;21.9;23
Opoczno;51.38;20.28;23
Goleniów;53.56;14.83;23
Lubań;51.12;15.29;22
Płońsk;52.62;20.38;22
Hajnówka;52.74;23.58;22
Łaziska Górne;50.15;18.84;22
Mrągowo;53.86;21.31;22
Andrychów;49.85;19.34;22
Rembertów;52.26;21.16;22
Rydułtowy;50.06;18.42;22
Środa Wielkopolska;52.23;17.28;22
Świebodzin;52.25;15.53;22
Kamienna Góra;50.78;16.03;22
Łęczna;51.3;22.88;22
Polkowice;51.5;16.07;22
Rawicz;51.61;16.86;21
Gryfino;53.25;14.49;21
Działdowo;53.24;20.17;21
Gostyń;51.88;17.01;21
Końskie;51.19;20.41;21
Rejon ulicy Traugutta;51.1;17.05;21
Ozorków;51.96;19.29;21
Chełmno;53.35;18.43;21
Aleksandrów Łódzki;51.82;19.3;20
Tomaszów Lubelski;50.45;23.42;20
Strzelce Opolskie;50.51;18.3;20
Wesoła;52.25;21.22;20
Pionki;51.48;21.45;20
Chodzież;53;16.92;20
Bieruń;50.09;19.09;20
Nakło nad Notecią;53.14;17.6;20
Krasnystaw;50.98;23.17;20
Kęty;49.88;19.22;19
Wadowice;49.88;19.49;19
Pisz;53.63;21.81;19
Sokółka;53.41;23.5;19
Osiedle Kosmonautów;51.13;16.96;19
Pułtusk;52.7;21.08;19
Pyskowice;50.4;18.63;19
Gostynin;52.43;19.46;19
Sierpc;52.86;19.67;19
Trzebinia;50.16;19.47;19
Bogatynia;50.91;14.96;19
Kozienice;51.58;21.55;19
Wieliczka;49.99;20.06;19
Międzyrzecz;52.44;15.58;19
Hrubieszów;50.81;23.89;19
Szamotuły;52.61;16.58;19
Łask;51.59;19.13;19
Orzesze;50.16;18.78;18
Sulejówek;52.25;21.27;18
Złotów;53.36;17.04;18
Braniewo;54.38;19.82;18
Krapkowice;50.48;17.97;18
Łańcut;50.07;22.23;18
Sokołów Podlaski;52.41;22.25;18
Reda;54.61;18.35;18
Kostrzyn nad Odrą;52.59;14.65;18
Sulechów;52.08;15.63;18
Oborniki;52.65;16.81;18
Józefów;52.14;21.24;18
Libiąż;50.1;19.32;18
Dęblin;51.56;21.85;18
Rawa Mazowiecka;51.76;20.25;18
Myślenice;49.83;19.94;18
Kobyłka;52.34;21.2;18
Pleszew;51.9;17.79;18
Słubice;52.35;14.56;18
Zielonka;52.3;21.16;18
Radlin;50.05;18.48;17
Konstantynów Łódzki;51.75;19.33;17
Radzionków;50.4;18.9;17
Międzyrzec Podlaski;51.99;22.78;17
Busko-Zdrój;50.47;20.72;17
Strzegom;50.96;16.35;17
Trzcianka;53.04;16.46;17
Brzesko;49.97;20.61;17
Jędrzejów;50.64;20.3;17
Boguszów-Gorce;50.76;16.2;17
Bytów;54.17;17.49;17
Gryfice;53.92;15.2;17
Przasnysz;53.02;20.88;17
Nowogard;53.67;15.12;17
Gubin;51.95;14.73;17
Złotoryja;51.13;15.92;17
Rypin;53.07;19.41;17
Konstancin-Jeziorna;52.09;21.12;17
Lidzbark Warmiński;54.13;20.58;17
Łapy;52.99;22.88;16
Namysłów;51.08;17.72;16
Ząbkowice Śląskie;50.59;16.81;16
Lędziny;50.14;19.13;16
Ustka;54.58;16.86;16
Staszów;50.56;21.17;16
Świdwin;53.77;15.78;16
Radzyń Podlaski;51.78;22.62;16
Olecko;54.03;22.51;16
Garwolin;51.9;21.61;16
Kozanów;51.14;16.97;16
Przeworsk;50.06;22.49;16
Milanówek;52.12;20.67;16
Różanka-Polanka;51.14;17.02;16
Choszczno;53.17;15.42;16
Ustroń;49.72;18.8;16
Nisko;50.52;22.14;16
Łęczyca;52.06;19.2;16
Siemiatycze;52.43;22.86;15
Chełmża;53.18;18.6;15
Jelcz Laskowice;51.02;17.32;15
Łomianki;52.33;20.89;15
Jelcz;51.02;17.32;15
Ropczyce;50.05;21.61;15
Nowy Tomyśl;52.32;16.13;15
Solec Kujawski;53.08;18.23;15
Głuchołazy;50.32;17.38;15
Głowno;51.96;19.72;15
Kartuzy;54.33;18.2;15
Cieplice Śląskie Zdrój;50.87;15.68;15
=PM America/Miquelon
Saint-Pierre;46.78;-56.18;6
=PN Pacific/Pitcairn
Adamstown;-25.07;-130.1;0
=PR America/Puerto_Rico
San Juan;18.47;-66.11;418
Bayamón;18.4;-66.16;203
Carolina;18.38;-65.96;170
Ponce;18.01;-66.62;153
Caguas;18.23;-66.05;87
Guaynabo;18.36;-66.11;81
Mayagüez;18.2;-67.14;79
Trujillo Alto;18.35;-66.01;54
Arecibo;18.47;-66.72;49
Fajardo;18.33;-65.65;34
Levittown;18.45;-66.18;30
Vega Baja;18.44;-66.39;29
Cataño;18.44;-66.12;28
Barceloneta;18.45;-66.54;22
Guayama;17.98;-66.11;22
Humacao;18.15;-65.83;20
Yauco;18.03;-66.85;20
Cayey;18.11;-66.17;18
Candelaria;18.4;-66.21;18
Manatí;18.43;-66.49;16
Aguadilla;18.43;-67.15;16
=PS Asia/Gaza Asia/Hebron
East Jerusalem;31.78;35.23;428
Gaza;31.5;34.47;410
Khān Yūnis;31.34;34.31;173
Jabālyā;31.53;34.48;169
Hebron;31.53;35.09;160;1
Nablus;32.22;35.25;130;1
Rafaḩ;31.3;34.24;126
Dayr al Balaḩ;31.42;34.35;60
Bayt Lāhyā;31.55;34.5;57
Ţūlkarm;32.31;35.03;44
Qalqīlyah;32.19;34.97;43;1
Yuta;31.45;35.09;41;1
Al Bīrah;31.91;35.22;38;1
Bayt Ḩānūn;31.54;34.54;37
An Nuşayrāt;31.45;34.39;36
Old City;31.78;35.23;36
Al Burayj;31.44;34.4;35
Janīn;32.46;35.3;35;1
Banī Suhaylā;31.34;34.32;31
Bethlehem;31.7;35.2;29;1
Az̧ Z̧āhirīyah;31.41;34.97;28;1
Kalandia;31.87;35.22;26
Ar Rām wa Ḑāḩiyat al Barīd;31.85;35.23;25
Ramallah;31.9;35.2;25;1
Ḩalḩūl;31.58;35.1;21;1
Dūrā;31.51;35.03;21;1
Banī Na’īm;31.52;35.16;20;1
Jericho;31.87;35.45;20;1
Al Qarārah;31.37;34.34;20
As Samū’;31.4;35.07;19
Qabāţīyah;32.41;35.28;19;1
Idhnā;31.56;34.97;19;1
’Abasān al Kabīrah;31.32;34.34;18
Sa’īr;31.58;35.14;18;1
Al ’Ayzarīyah;31.77;35.27;17
Balāţah;32.21;35.29;17;1
Az Zuwāydah;31.44;34.38;17
Bayt Jālā;31.72;35.19;16;1
Al Yāmūn;32.49;35.23;16;1
Ţūbās;32.32;35.37;16;1
=PT Europe/Lisbon Atlantic/Madeira Atlantic/Azores
Lisbon;38.72;-9.13;518
Porto;41.15;-8.61;250
Amadora;38.75;-9.23;179
Braga;41.55;-8.42;121
Setúbal;38.52;-8.89;117
Coimbra;40.21;-8.42;107
Queluz;38.76;-9.25;103
Funchal;32.67;-16.93;101;1
Cacém;38.77;-9.3;94
Vila Nova de Gaia;41.12;-8.61;71
Algueirão;38.8;-9.34;66
Loures;38.83;-9.17;66
Felgueiras;41.37;-8.19;58
Évora;38.57;-7.9;56
Rio de Mouro;38.77;-9.33;55
Odivelas;38.79;-9.18;55
Aveiro;40.64;-8.65;54
Amora;38.63;-9.12;53
Corroios;38.64;-9.15;53
Barreiro;38.66;-9.07;51
Monsanto;39.46;-8.71;50
Rio Tinto;41.18;-8.56;50
São Domingos de Rana;38.7;-9.34;47
Figueira da Foz;40.15;-8.86;47
Leiria;39.74;-8.81;45
Ponte de Lima;41.77;-8.58;45
Faro;37.02;-7.93;41
Sesimbra;38.44;-9.1;41
Guimarães;41.44;-8.3;41
Ermesinde;41.22;-8.55;39
Santo António dos Olivais;40.22;-8.41;39
Portimão;37.14;-8.54;38
Benfica;38.75;-9.2;37
Cascais;38.7;-9.42;36
Maia;41.24;-8.62;36
Viana do Castelo;41.69;-8.83;36
Oeiras;38.69;-9.31;35
Beja;38.02;-7.86;35
Esposende;41.54;-8.78;35
Bragança;41.81;-6.76;34
Almada;38.68;-9.16;34
Olivais;38.77;-9.11;34
Castelo Branco;39.82;-7.49;33
Alcabideche;38.73;-9.41;33
Espinho;41.01;-8.64;33
Câmara de Lobos;32.65;-16.98;32;1
Guarda;40.54;-7.27;32
Alvalade;38.75;-9.14;32
Arrentela;38.63;-9.1;30
Montijo;38.71;-8.97;30
Charneca de Caparica;38.62;-9.19;30
Santarém;39.23;-8.68;29
Olhão;37.03;-7.84;29
Póvoa de Varzim;41.38;-8.76;29
Senhora da Hora;41.19;-8.65;29
Marinha Grande;39.75;-8.93;29
Póvoa de Santa Iria;38.86;-9.06;29
Sequeira;40.55;-7.23;29
Massamá;38.75;-9.28;28
Matosinhos;41.18;-8.69;28
Gondomar;41.14;-8.53;28
Águas Santas;41.21;-8.58;28
Vila do Conde;41.35;-8.75;28
Caldas da Rainha;39.4;-9.14;27
São Martinho;32.64;-16.94;26;1
Canidelo;41.12;-8.65;26
Viseu;40.66;-7.91;26
Sintra;38.8;-9.38;26
Paço de Arcos;38.7;-9.29;26
São Mamede de Infesta;41.19;-8.61;26
Quinta Do Conde;38.57;-9.04;26
Torres Vedras;39.09;-9.26;24
Oliveira do Douro;41.12;-8.58;24
Fânzeres;41.17;-8.53;24
Estoril;38.71;-9.4;24
Carnaxide;38.73;-9.25;24
Pinhal Novo;38.63;-8.91;24
Monte Estoril;38.71;-9.41;23
Caniço;32.65;-16.84;23;1
Pontinha;38.77;-9.2;23
Loulé;37.14;-8.02;23
Arcos de Valdevez;41.85;-8.42;23
Moscavide e Portela;38.78;-9.1;22
São João da Madeira;40.9;-8.49;22
Lavradio;38.67;-9.05;22
Bougado;41.34;-8.55;22
Valongo;41.19;-8.5;21
Caparica;38.66;-9.2;21
Belas;38.78;-9.26;21
Laranjeira;38.66;-9.15;21
Linda-a-Velha;38.71;-9.24;21
Trofa;41.34;-8.56;21
Baião;41.16;-8.03;21
Laranjeiro;37.07;-7.81;20
Carcavelos;38.69;-9.32;20
Camarate;38.8;-9.13;20
Ponta Delgada;37.74;-25.67;20;2
Entroncamento;39.47;-8.47;20
Paredes;41.2;-8.33;20
Monção;42.08;-8.48;20;2
Piedade;38.67;-9.16;19
Custoias;41.11;-7.32;19
Algés;38.7;-9.23;19
Tomar;39.6;-8.41;19
Barcelos;41.53;-8.62;19
Pedroso;41.41;-8.75;19
Vilar de Andorinho;41.11;-8.59;19
São João da Talha;38.82;-9.1;19
Azeitão;38.52;-9.01;19
Lagos;37.1;-8.67;19
Quarteira;37.07;-8.1;19
Santa Iria da Azóia;38.84;-9.1;19
Ovar;40.86;-8.63;18
Vila Franca de Xira;38.96;-8.99;18
Leça da Palmeira;41.19;-8.7;18
Moita;38.65;-8.99;18
Sacavém;38.79;-9.11;18
Covilhã;40.28;-7.51;18
Chaves;41.74;-7.47;18
Ramada;38.8;-9.19;18
Pombal;39.92;-8.63;17
Ílhavo;40.6;-8.67;17
Parede;38.69;-9.35;17
Condeixa-a-Nova;40.11;-8.5;17
Alfragide;38.73;-9.22;17
São Pedro da Cova;41.14;-8.5;17
Vila Real;41.3;-7.74;17
Palmela;38.57;-8.9;17
Fafe;41.45;-8.17;17
Cabeceiras de Basto;41.51;-7.99;17
Feira;40.93;-8.54;16
Leça do Bailio;41.21;-8.63;16
Vialonga;38.87;-9.08;16
Albufeira;37.09;-8.25;16
Baguim do Monte;41.19;-8.54;16
Alcobaça;39.55;-8.98;16
Peniche;39.36;-9.38;16
Portalegre;39.29;-7.43;16
Alfena;41.24;-8.52;15
Tavira;37.13;-7.65;15
Torres Novas;39.48;-8.54;15
=PW Pacific/Palau
Koror;7.34;134.47;14
=PY America/Asuncion
Asunción;-25.29;-57.65;1482
Ciudad del Este;-25.51;-54.61;321
San Lorenzo;-25.34;-57.51;228
Capiatá;-25.36;-57.45;199
Lambaré;-25.35;-57.61;126
Fernando de la Mora;-25.34;-57.52;120
Limpio;-25.17;-57.49;96
Nemby;-25.39;-57.54;95
Pedro Juan Caballero;-22.55;-55.73;75
Encarnación;-27.33;-55.87;75
Mariano Roque Alonso;-25.21;-57.53;72
Itauguá;-25.39;-57.35;65
Villa Elisa;-25.37;-57.59;64
Villa Hayes;-25.09;-57.52;57
San Antonio;-25.42;-57.55;56
Caaguazú;-25.47;-56.02;55
Presidente Franco;-25.56;-54.61;54
Coronel Oviedo;-25.44;-56.44;51
Concepción;-23.4;-57.43;48
Villarrica;-25.75;-56.44;41
Pilar;-26.86;-58.31;29
Caazapá;-26.2;-56.37;24
Caacupé;-25.39;-57.14;22
Itá;-25.5;-57.37;18
San Juan Bautista;-26.67;-57.15;17
=QA Asia/Qatar
Doha;25.29;51.53;345
Ar Rayyān;25.29;51.42;272
Umm Şalāl Muḩammad;25.42;51.41;29
Al Wakrah;25.17;51.6;26
Al Khawr;25.68;51.51;19
=RE Indian/Reunion
Saint-Denis;-20.88;55.45;137
Saint-Paul;-21.01;55.27;99
Saint-Pierre;-21.34;55.48;77
Le Tampon;-21.28;55.52;70
Saint-André;-20.96;55.65;49
Saint-Louis;-21.29;55.41;48
Le Port;-20.94;55.29;41
Saint-Benoît;-21.04;55.72;35
Saint-Joseph;-21.38;55.62;34
Sainte-Marie;-20.9;55.55;32
Piton Saint-Leu;-21.22;55.32;29
Saint-Leu;-21.17;55.29;28
La Possession;-20.93;55.33;27
Sainte-Suzanne;-20.91;55.61;21
=RO Europe/Bucharest
Bucharest;44.43;26.11;1877
Sector 3;44.42;26.17;385
Sector 6;44.44;26.02;368
Sector 2;44.45;26.13;345
Iaşi;47.17;27.6;318
Cluj-Napoca;46.77;23.6;317
Timişoara;45.75;21.23;315
Craiova;44.32;23.8;304
Constanţa;44.18;28.63;303
Galaţi;45.44;28.05;294
Sector 4;44.38;26.12;288
Braşov;45.65;25.61;276
Sector 5;44.39;26.07;272
Ploieşti;44.95;26.02;229
Sector 1;44.49;26.05;225
Brăila;45.27;27.97;214
Oradea;47.05;21.92;207
Bacău;46.57;26.91;171
Arad;46.18;21.32;169
Piteşti;44.85;24.87;168
Sibiu;45.8;24.15;152
Târgu-Mureş;46.54;24.56;147
Baia Mare;47.66;23.57;137
Buzău;45.15;26.83;131
Botoşani;47.75;26.67;115
Satu Mare;47.8;22.86;112
Râmnicu Vâlcea;45.1;24.37;108
Suceava;47.63;26.25;106
Piatra Neamţ;46.92;26.33;103
Drobeta-Turnu Severin;44.63;22.65;102
Târgu Jiu;45.05;23.28;97
Tulcea;45.18;28.81;92
Târgovişte;44.93;25.46;88
Bistriţa;47.13;24.5;81
Reşiţa;45.3;21.89;81
Slatina;44.43;24.37;79
Focșani;45.7;27.18;77
Vaslui;46.63;27.73;69
Hunedoara;45.75;22.9;69
Giurgiu;43.89;25.96;69
Roman;46.92;26.93;68
Bârlad;46.23;27.67;68
Deva;45.88;22.9;68
Alba Iulia;46.07;23.58;66
Zalău;47.2;23.05;63
Sfântu Gheorghe;45.87;25.78;61
Turda;46.57;23.78;55
Mediaş;46.17;24.35;53
Slobozia;44.56;27.36;53
Alexandria;43.98;25.33;49
Paşcani;47.25;26.72;45
Petroşani;45.42;23.37;44
Medgidia;44.25;28.28;43
Lugoj;45.69;21.9;43
Câmpina;45.13;25.73;42
Miercurea-Ciuc;46.35;25.8;41
Tecuci;45.85;27.43;41
Sighetu Marmaţiei;47.93;23.89;41
Mangalia;43.8;28.58;40
Râmnicu Sărat;45.38;27.05;39
Dej;47.15;23.87;38
Odorheiu Secuiesc;46.3;25.3;37
Reghin-Sat;46.78;24.72;35
Sighișoara;46.22;24.79;35
Caracal;44.12;24.35;34
Năvodari;44.32;28.6;33
Feteşti;44.38;27.83;33
Curtea de Argeş;45.13;24.67;32
Dorohoi;47.95;26.4;31
Făgăraș;45.85;24.97;31
Lupeni;45.36;23.24;30
Voluntari;44.49;26.17;30
Săcele;45.62;25.71;30
Fălticeni;47.45;26.3;30
Huşi;46.67;28.06;29
Mioveni;44.96;24.94;29
Vulcan;45.38;23.27;29
Turnu Măgurele;43.75;24.87;29
Târnăveni;46.33;24.3;29
Aiud;46.31;23.72;28
Caransebeş;45.42;22.22;28
Roșiorii de Vede;44.12;24.98;27
Sebeş;45.96;23.57;27
Borşa;47.66;24.66;27
Câmpia Turzii;46.55;23.88;26
Olteniţa;44.08;26.63;26
Petrila;45.45;23.42;25
Zărnești;45.56;25.32;25
Cugir;45.84;23.37;25
Codlea;45.7;25.45;24
Moineşti;46.48;26.49;24
Rădăuți;47.85;25.92;24
Fetești-Gară;44.42;27.83;24
Gherla;47.03;23.92;24
Comăneşti;46.42;26.44;24
Motru;44.8;22.97;22
Carei;47.68;22.47;21
Orăştie;45.83;23.2;21
Buftea;44.56;25.95;21
Drăgăşani;44.65;24.27;21
Balş;44.35;24.1;21
Moreni;44.98;25.64;21
Târgu Neamţ;47.2;26.37;20
Blaj;46.18;23.92;20
Târgu Secuiesc;46;26.13;20
Corabia;43.78;24.5;20
Băicoi;45.03;25.85;20
Gheorgheni;46.72;25.6;20
Câmpulung Moldovenesc;47.53;25.57;20
Băileşti;44.02;23.35;20
Filiaşi;44.55;23.52;19
Calafat;43.99;22.93;19
Cernavodă;44.34;28.03;19
Buhuşi;46.72;26.7;18
Breaza;45.18;25.67;18
Salonta;46.8;21.65;18
Adjud;46.1;27.17;17
Luduş;46.48;24.1;17
Vişeu de Sus;47.72;24.43;17
Urziceni;44.72;26.63;17
Baia Sprie;47.66;23.69;17
Bocşa;45.37;21.71;16
Pantelimon;44.45;26.2;16
Vatra Dornei;47.35;25.37;16
Brad;46.13;22.78;16
Gura Humorului;47.55;25.9;16
Şimleu Silvaniei;47.23;22.8;16
Mizil;45.02;26.45;16
Ocna Mureş;46.38;23.85;15
Popeşti-Leordeni;44.38;26.17;15
Râşnov;45.58;25.45;15
Zimnicea;43.66;25.36;15
Cisnădie;45.72;24.15;15
Găeşti;44.72;25.32;15
=RS Europe/Belgrade
Belgrade;44.8;20.47;1274
Niš;43.32;21.9;250
Novi Sad;45.25;19.84;215
Zemun;44.85;20.4;156
Kragujevac;44.02;20.92;147
Čačak;43.89;20.35;117
Subotica;46.1;19.67;100
Leskovac;43;21.95;95
Novi Pazar;43.14;20.51;86
Kraljevo;43.73;20.69;83
Zrenjanin;45.38;20.38;80
Pančevo;44.87;20.64;77
Kruševac;43.58;21.33;75
Užice;43.86;19.85;64
Smederevo;44.66;20.93;62
Valjevo;44.28;19.9;61
Vranje;42.55;21.9;56
Šabac;44.75;19.69;55
Zaječar;43.9;22.26;50
Trstenik;43.62;21;49
Sombor;45.77;19.11;48
Kikinda;45.83;20.47;42
Požarevac;44.62;21.19;42
Pirot;43.15;22.59;41
Bor;44.07;22.1;39
Sremska Mitrovica;44.98;19.61;39
Vršac;45.12;21.3;36
Jagodina;43.98;21.26;36
Ruma;45.01;19.82;32
Bačka Palanka;45.25;19.4;29
Prokuplje;43.23;21.59;28
Smederevska Palanka;44.37;20.96;27
Inđija;45.05;20.08;26
Vrbas;45.57;19.64;26
Bečej;45.62;20.03;26
Knjazevac;43.57;22.26;25
Aranđelovac;44.31;20.56;24
Gornji Milanovac;44.03;20.46;24
Lazarevac;44.39;20.26;24
Sremčica;44.68;20.39;23
Ćuprija;43.93;21.37;21
Senta;45.93;20.08;20
Apatin;45.67;18.98;18
Negotin;44.23;22.53;18
Obrenovac;44.65;20.2;17
Stara Pazova;44.98;20.16;16
Bačka Topola;45.82;19.63;16
Nova Pazova;44.94;20.22;15
=RU Europe/Moscow Asia/Novosibirsk Asia/Yekaterinburg Europe/Samara Asia/Omsk Europe/Volgograd Asia/Krasnoyarsk Europe/Saratov Europe/Ulyanovsk Asia/Barnaul Asia/Vladivostok Asia/Irkutsk Asia/Novokuznetsk Europe/Astrakhan Asia/Tomsk Europe/Kirov Europe/Kaliningrad Asia/Chita Asia/Yakutsk Asia/Kamchatka Asia/Sakhalin Asia/Magadan Asia/Anadyr
Moscow;55.75;37.62;10381
Saint Petersburg;59.94;30.31;5028
Novosibirsk;55.04;82.93;1419;1
Yekaterinburg;56.85;60.61;1350;2
Nizhniy Novgorod;56.33;44;1284
Samara;53.2;50.15;1135;3
Omsk;54.99;73.37;1129;4
Kazan;55.79;49.12;1105
Rostov-na-Donu;47.23;39.72;1074
Chelyabinsk;55.15;61.43;1063;2
Ufa;54.74;55.97;1033;2
Volgograd;48.72;44.5;1011;5
Perm;58.01;56.25;982;2
Krasnoyarsk;56.02;92.87;927;6
Saratov;51.54;46.01;864;7
Voronezh;51.67;39.18;849
Tol’yatti;53.53;49.35;703;3
Krasnodar;45.04;38.98;650
Ulyanovsk;54.33;48.39;641;8
Izhevsk;56.85;53.2;631;3
Yaroslavl;57.63;39.87;607
Barnaul;53.36;83.76;600;9
Vladivostok;43.11;131.87;587;10
Irkutsk;52.3;104.3;587;11
Khabarovsk;48.48;135.08;579;10
Khabarovsk Vtoroy;48.44;135.13;578;10
Orenburg;51.77;55.1;550;2
Novokuznetsk;53.76;87.11;540;12
Ryazan’;54.63;39.69;520
Tyumen;57.15;65.53;519;2
Lipetsk;52.6;39.57;516
Penza;53.2;45;513
Naberezhnyye Chelny;55.73;52.41;510
Kalininskiy;60;30.39;505
Astrakhan;46.35;48.04;503;13
Makhachkala;42.98;47.5;498
Tomsk;56.5;84.97;486;14
Kemerovo;55.33;86.08;477;12
Tula;54.2;37.62;469
Kirov;58.6;49.66;457;15
Cheboksary;56.13;47.25;447
Kaliningrad;54.71;20.51;435;16
Bryansk;53.25;34.37;427
Ivanovo;57;40.97;421
Magnitogorsk;53.42;59.05;413;2
Kursk;51.74;36.19;409
Tver;56.86;35.9;400
Nizhny Tagil;57.92;59.97;381;2
Stavropol’;45.04;41.97;363
Ulan-Ude;51.83;107.61;360;11
Arkhangel’sk;64.54;40.54;356
Belgorod;50.61;36.58;345
Kurgan;55.45;65.33;343;2
Kaluga;54.53;36.28;339
Krasnogvargeisky;59.97;30.48;337
Sochi;43.6;39.73;328
Orël;52.97;36.08;324
Volzhskiy;48.79;44.78;323;5
Smolensk;54.78;32.04;321
Murmansk;68.98;33.09;319
Vladikavkaz;43.04;44.67;317
Cherepovets;59.13;37.9;316
Vologda;59.22;39.88;315
Vladimir;56.14;40.4;310
Chita;52.03;113.5;309;17
Saransk;54.18;45.17;303
Surgut;61.25;73.42;300;2
Tambov;52.73;41.44;291
Yoshkar-Ola;56.64;47.89;279
Taganrog;47.24;38.9;279
Kostroma;57.77;40.93;278
Komsomolsk-on-Amur;50.55;137.01;276;10
Nal’chik;43.5;43.62;273
Sterlitamak;53.62;55.95;267;2
Petrozavodsk;61.78;34.35;265
Bratsk;56.13;101.61;257;11
Orsk;51.2;58.57;247;2
Nizhnevartovsk;60.93;76.55;245;2
Angarsk;52.54;103.89;243;11
Mar’ino;55.65;37.72;243
Novorossiysk;44.72;37.77;242
Khimki;55.9;37.43;240
Yakutsk;62.03;129.73;236;18
Nizhnekamsk;55.64;51.82;234
Dzerzhinsk;56.24;43.46;233
Syktyvkar;61.66;50.81;230
Staryy Oskol;51.3;37.84;227
Groznyy;43.31;45.69;226
Shakhty;47.71;40.21;221
Blagoveshchensk;50.28;127.54;221;18
Prokop’yevsk;53.91;86.72;219;12
Rybinsk;58.04;38.84;217
Vykhino-Zhulebino;55.7;37.81;216
Zelenograd;55.98;37.18;216
Biysk;52.54;85.21;215;9
Velikiy Novgorod;58.52;31.27;215
Centralniy;59.93;30.36;215
Vasyl’evsky Ostrov;59.94;30.25;203
Pskov;57.81;28.35;202
Severnyy;55.94;37.55;200
Balakovo;52.03;47.8;200;7
Armavir;44.99;41.12;200
Engel’s;51.48;46.11;196;7
Severodvinsk;64.56;39.83;194
Zlatoust;55.17;59.65;191;2
Syzran’;53.16;48.47;189;3
Petropavlovsk-Kamchatsky;53.04;158.65;187;19
Kamensk-Ural’skiy;56.42;61.93;183;2
Yasenevo;55.61;37.52;180
Podolsk;55.42;37.55;179
Yuzhno-Sakhalinsk;46.95;142.74;176;20
Lyublino;55.68;37.76;172
Berezniki;59.41;56.82;168;2
Volgodonsk;47.51;42.15;168
Miass;55.05;60.11;168;2
Abakan;53.72;91.43;167;6
Novocherkassk;47.42;40.09;167
Nazran’;43.23;44.77;164
Rubtsovsk;51.51;81.21;161;9
Mytishchi;55.91;37.73;161
Salavat;53.38;55.91;160;2
Bibirevo;55.88;37.6;159
Khoroshëvo-Mnevniki;55.78;37.47;159
Gol’yanovo;55.82;37.81;158
Admiralteisky;59.91;30.28;158
Ussuriysk;43.8;131.95;157;10
Lyubertsy;55.68;37.89;155
Kovrov;56.36;41.32;154
Strogino;55.82;37.41;152
Balashikha;55.81;37.96;150
Zhulebino;55.7;37.85;150
Kolomna;55.08;38.78;148
Nakhodka;42.81;132.87;147;10
Elektrostal’;55.79;38.45;144
Maykop;44.61;40.11;144
Biryulëvo;55.59;37.68;144
Orekhovo-Borisovo;55.61;37.73;144
Kuz’minki;55.7;37.8;143
Novyye Kuz’minki;55.7;37.75;143
Pyatigorsk;44.05;43.06;143
Chertanovo Yuzhnoye;55.59;37.6;142
Zheleznodorozhnyy;55.74;38.02;142
Norilsk;69.35;88.2;141;6
Al’met’yevsk;54.9;52.32;140
Korolev;55.91;37.83;140
Kolpino;59.75;30.59;139
Odintsovo;55.68;37.28;137
Nevinnomyssk;44.63;41.94;134
Pervoural’sk;56.91;59.94;134;2
Kislovodsk;43.91;42.72;133
Dimitrovgrad;54.21;49.62;132;8
Novomoskovsk;54.01;38.28;131
Petrogradka;59.97;30.31;130
Ramenki;55.7;37.5;130
Zyablikovo;55.62;37.77;129
Kamyshin;50.1;45.42;129;5
Novocheboksarsk;56.11;47.48;128
Serpukhov;54.92;37.41;128
Ivanovskoye;55.77;37.83;128
Orekhovo-Borisovo Severnoye;55.62;37.68;128
Murom;55.58;42.04;127
Khasavyurt;43.25;46.59;127
Neftekamsk;56.09;54.27;127;2
Tyoply Stan;55.62;37.49;125
Tsaritsyno;55.63;37.65;123
Presnenskiy;55.75;37.55;122
Veshnyaki;55.72;37.82;122
Zyuzino;55.66;37.57;121
Orekhovo-Zuyevo;55.81;38.96;120
Solntsevo;55.64;37.38;120
Troparëvo;55.66;37.48;118
Achinsk;56.27;90.5;118;6
Cherkessk;44.22;42.06;116
Taganskiy;55.73;37.67;116
Noginsk;55.87;38.44;116
Yelets;52.62;38.5;116
Novo-Peredelkino;55.65;37.34;116
Ochakovo-Matveyevskoye;55.68;37.45;114
Tobol’sk;58.2;68.25;114;2
Shchelkovo;55.92;37.97;113
Nefteyugansk;61.1;72.6;113;2
Novokuybyshevsk;53.1;49.95;112;3
Noyabrsk;63.19;75.44;110;2
Bataysk;47.14;39.75;110
Seversk;56.6;84.89;110;14
Arzamas;55.39;43.84;109
Sergiyev Posad;56.3;38.13;109
Leninsk-Kuznetsky;54.66;86.17;109;12
Kyzyl;51.71;94.45;108;6
Oktyabr’skiy;54.48;53.47;108;2
Obninsk;55.1;36.61;107
Elista;46.31;44.26;107
Cherëmushki;55.66;37.56;107
Novotroitsk;51.2;58.33;106;2
Derbent;42.07;48.29;106
Izmaylovo;55.79;37.8;104
Kiselëvsk;53.99;86.66;104;12
Akademicheskoe;60.01;30.39;103
Velikiye Luki;56.34;30.55;103
Bogorodskoye;55.81;37.72;103
Pushkino;56.02;37.87;103
Artëm;43.36;132.19;102;10
Ukhta;63.57;53.68;102
Brateyevo;55.64;37.76;102
Shchukino;55.8;37.45;102
Kansk;56.2;95.72;102;6
Mezhdurechensk;53.69;88.06;101;12
Novyye Cherëmushki;55.7;37.58;101
Ryazanskiy;55.73;37.77;101
Solikamsk;59.63;56.77;101;2
Glazov;58.14;52.66;101;3
Ust’-Ilimsk;58;102.66;100;11
Tekstil’shchiki;55.7;37.74;100
Zelenodolsk;55.84;48.52;100
Novoshakhtinsk;47.76;39.93;99
Sarapul;56.48;53.8;99;3
Votkinsk;57.05;53.99;99;3
Serov;59.6;60.58;98;2
Balashov;51.55;43.17;98;7
Zheleznogorsk;52.33;35.37;98
Zhukovskiy;55.6;38.12;97
Ramenskoye;55.57;38.23;96
Magadan;59.56;150.8;95;21
Novogireyevo;55.75;37.82;95
Ozerki;60.04;30.31;95
Vostochnoe Degunino;55.88;37.56;95
Novyy Urengoy;66.08;76.63;94;2
Novoural’sk;57.24;60.08;94;2
Michurinsk;52.9;40.49;93
Kineshma;57.44;42.13;93
Krasnogorsk;55.82;37.33;93
Pushkin;59.71;30.4;93
Bugul’ma;54.54;52.8;92
Lefortovo;55.77;37.7;91
Yaroslavskiy;55.88;37.72;91
Kuznetsk;53.12;46.6;90
Kirovo-Chepetsk;58.55;50.04;90;15
Berdsk;54.76;83.1;90;1
Gatchina;59.58;30.13;90
Biryulëvo Zapadnoye;55.59;37.64;89
Sarov;54.94;43.32;88
Yeysk;46.71;38.27;88
Buzuluk;52.78;52.26;88;2
Gubkin;51.28;37.55;87
Chaykovskiy;56.77;54.11;87;2
Babushkin;55.87;37.73;86
Lianozovo;55.9;37.59;86
Usol’ye-Sibirskoye;52.75;103.65;86;11
Svetlanovskiy;60;30.33;86
Yegor’yevsk;55.38;39.03;85
Yurga;55.72;84.89;84;12
Komendantsky aerodrom;60;30.28;84
Anzhero-Sudzhensk;56.08;86.03;83;12
Troitsk;54.1;61.58;82;2
Azov;47.11;39.42;82
Kaspiysk;42.88;47.64;82
Ozersk;55.76;60.7;81;2
Yessentuki;44.04;42.86;81
Klin;56.33;36.73;81
Vorkuta;67.5;64.05;80
Fili;55.75;37.48;80
Kropotkin;45.44;40.58;80
Shadrinsk;56.09;63.63;79;2
Vyborg;60.71;28.75;79
Reutov;55.76;37.86;78
Alekseyevka;55.63;37.8;78
Voskresensk;55.32;38.65;77
Mineralnye Vody;44.21;43.14;76
Birobidzhan;48.79;132.92;76;10
Nagornyy;55.65;37.62;76
Kamensk-Shakhtinskiy;48.32;40.26;76
Belovo;54.42;86.3;76;12
Chekhov;55.15;37.48;76
Asbest;57.01;61.46;75;2
Peterhof;59.88;29.9;73
Dachnoye;59.84;30.26;73
Minusinsk;53.71;91.69;73;6
Georgiyevsk;44.15;43.47;73
Yelabuga;55.76;52.06;73
Naro-Fominsk;55.39;36.73;73
Finlyandskiy;59.97;30.36;72
Sunzha;43.32;45.05;72
Chernogorsk;53.82;91.28;72;6
Zelenogorsk;56.11;94.6;71;6
Grazhdanka;60.04;30.41;71
Kopeysk;55.12;61.63;71;2
Kurortnyy;60.17;29.91;71
Vol’sk;52.05;47.38;71;7
Beloretsk;53.96;58.4;70;2
Ishimbay;53.45;56.04;70;2
Adler;43.43;39.92;70
Chapayevsk;52.98;49.71;70;3
Tuymazy;54.61;53.71;69;2
Lys’va;58.11;57.81;69;2
Borisoglebsk;51.37;42.08;69
Sosnovyy Bor;59.9;29.09;69
Dolgoprudnyy;55.95;37.5;68
Dorogomilovo;55.75;37.57;68
Budënnovsk;44.78;44.17;68
Belogorsk;50.92;128.48;68;18
Khanty-Mansiysk;61;69;68;2
Ishim;56.11;69.49;68;2
Kstovo;56.15;44.2;67
Aleksin;54.51;37.07;67
Parnas;60.07;30.35;67
Kungur;57.44;56.96;66;2
Klintsy;52.76;32.24;66
Neryungri;56.67;124.64;66;18
Leninogorsk;54.6;52.46;66
Sosnovka;60.02;30.35;66
Gukovo;48.06;39.94;66
Lesosibirsk;58.24;92.48;66;6
Polevskoy;56.44;60.19;66;2
Meleuz;52.96;55.93;65;2
Kumertau;52.77;55.78;65;2
Slavyansk-na-Kubani;45.26;38.13;65
Tikhoretsk;45.85;40.13;64
Rossosh’;51.12;38.51;64
Tuapse;44.11;39.08;64
Aleksandrov;56.4;38.71;64
Kotlovka;55.66;37.6;64
Zarechnyy;53.2;45.19;64
Pavlovo;55.97;43.09;63
Novaya Balakhna;56.49;43.6;63
Gus’-Khrustal’nyy;55.61;40.65;63
Buynaksk;42.82;47.12;63
Krasnotur’insk;59.77;60.21;63;2
Belebey;54.12;54.12;63;2
Rzhev;56.26;34.33;62
Chistopol’;55.36;50.64;62
Tikhvin;59.65;33.53;62
Petrodvorets;59.9;29.8;62
Labinsk;44.63;40.74;62
Iskitim;54.64;83.3;62;1
Revda;56.8;59.93;62;2
Lobnya;56.01;37.48;62
Vyksa;55.32;42.17;62
Dmitrov;56.34;37.52;62
Sibay;52.72;58.67;62;2
Apatity;67.56;33.4;61
Novoaltaysk;53.39;83.94;61;9
Svobodnyy;51.38;128.14;61;18
Sal’sk;46.47;41.54;61
Stupino;54.9;38.07;61
Prokhladnyy;43.76;44.03;61
Shuya;56.85;41.39;61
Shchëkino;54.01;37.52;61
Bor;56.36;44.07;61
Dubna;56.73;37.17;61
Pavlovskiy Posad;55.78;38.65;60
Ostankinskiy;55.83;37.62;60
Sviblovo;55.85;37.63;60
Mikhaylovsk;45.13;42.03;59
Kotlas;61.26;46.65;59
Verkhnyaya Pyshma;56.97;60.58;59;2
Talnakh;69.49;88.4;59;6
Mikhaylovka;50.06;43.24;59;5
Solnechnogorsk;56.18;36.98;59
Arsen’yev;44.15;133.28;59;10
Uzlovaya;53.98;38.17;58
Volzhsk;55.87;48.36;58
Kogalym;62.27;74.48;58;2
Krymsk;44.93;37.99;58
Cheremkhovo;53.16;103.07;57;11
Zhigulevsk;53.4;49.5;57;3
Sokol;55.8;37.52;57
Sokol’niki;55.8;37.67;57
Roslavl’;53.95;32.86;57
Borovichi;58.39;33.92;57
Chernaya Rechka;59.99;30.3;56
Kirishi;59.45;32.02;56
Ezhva;61.81;50.73;56
Liski;50.98;39.52;56
Vyaz’ma;55.21;34.3;56
Nazarovo;56.01;90.4;55;6
Klimovsk;55.36;37.53;55
Lesnoy;57.62;63.08;55;2
Rybatskoye;59.84;30.5;55
Uritsk;59.84;30.18;55
Berëzovskiy;55.6;86.2;55;12
Pokrovskoye-Streshnëvo;55.81;37.46;55
Zamoskvorech’ye;55.73;37.63;55
Gorno-Altaysk;51.96;85.92;55;9
Belorechensk;44.77;39.88;55
Krasnokamensk;50.1;118.04;54;17
Kupchino;59.85;30.36;54
Altuf’yevskiy;55.88;37.58;54
Timashëvsk;45.62;38.95;54
Severomorsk;69.07;33.42;54
Domodedovo;55.44;37.75;54
Vyshniy Volochëk;57.59;34.56;54
Anapa;44.89;37.32;54
Buguruslan;53.66;52.44;54;2
Fryazevo;55.73;38.46;53
Livny;52.43;37.61;53
Yartsevo;55.07;32.7;53
Krasnokamsk;58.08;55.76;53;2
Fryazino;55.96;38.05;52
Zarinsk;53.71;84.95;52;9
Nyagan;62.14;65.39;52;2
Kimry;56.87;37.35;52
Levoberezhnyy;55.85;37.48;52
Vidnoye;55.55;37.71;52
Tulun;54.56;100.58;51;11
Ivanteyevka;55.97;37.92;51
Donetsk;48.34;39.96;51
Gelendzhik;44.56;38.08;51
Lytkarino;55.58;37.91;51
Kingisepp;59.37;28.61;51
Kizlyar;43.85;46.71;51
Chusovoy;58.3;57.81;50;2
Otradnyy;53.38;51.35;50;3
Snezhinsk;56.09;60.73;50;2
Akademgorodok;54.85;83.11;50;1
Kozeyevo;55.87;37.62;50
Kozhukhovo;55.7;37.67;50
Likhobory;55.85;37.57;50
Metrogorodok;55.81;37.79;50
Nikol’skoye;55.68;37.48;50
Novokhovrino;55.87;37.5;50
Novokuz’minki;55.72;37.78;50
Novovladykino;55.85;37.58;50
Semënovskoye;55.68;37.55;50
Untolovo;60.01;30.21;50
Vagonoremont;55.9;37.55;50
Vatutino;55.88;37.69;50
Sayanogorsk;53.09;91.4;50;6
Kanash;55.51;47.49;50
Monchegorsk;67.94;32.87;50
Satka;55.04;59.04;49;2
Ruzayevka;54.06;44.95;49
Verkhnyaya Salda;58.05;60.56;49;2
Osinniki;53.62;87.36;49;12
Megion;61.03;76.11;49;2
Torzhok;57.04;34.96;49
Kuybyshev;55.45;78.32;48;1
Sosnovaya Polyana;59.84;30.15;48
Vsevolozhsk;60.02;30.67;48
Ust’-Kut;56.79;105.77;48;11
Kurganinsk;44.88;40.6;48
Raduzhny;62.1;77.47;48;2
Mtsensk;53.28;36.57;48
Belaya Kalitva;48.19;40.77;48
Shelekhov;52.21;104.09;47;11
Gryazi;52.5;39.94;47
Mozhga;56.44;52.23;47;3
Dzerzhinsky;55.63;37.86;47
Beryozovsky;56.91;60.8;47;2
Amursk;50.24;136.88;47;10
Kurchatov;51.66;35.65;47
Chebarkul’;54.97;60.36;47;2
Nadym;65.53;72.52;46;2
Staryy Malgobek;43.54;44.6;46
Pechora;65.15;57.22;46
Safonovo;55.11;33.23;46
Rasskazovo;52.66;41.88;46
Kol’chugino;56.3;39.38;46
Volkhov;59.93;32.34;46
Obukhovo;59.84;30.45;46
Yefremov;53.15;38.1;45
Kanevskaya;46.08;38.96;45
Spassk-Dal’niy;44.6;132.83;45;10
Shebekino;50.41;36.91;45
Chernyakhovsk;54.63;21.82;45;16
Strezhevoy;60.73;77.59;45;14
Avtovo;59.87;30.27;45
Kamen’-na-Obi;53.79;81.34;45;9
Akhtubinsk;48.28;46.17;45;13
Krasnoye Selo;59.74;30.09;44
Krasnyy Sulin;47.89;40.07;44
Ust’-Labinsk;45.21;39.69;44
Myski;53.71;87.8;44;12
Usinsk;65.99;57.53;44
Rtishchevo;52.26;43.79;44;7
Alapayevsk;57.85;61.7;44;2
Kachkanar;58.7;59.48;44;2
Sayansk;54.11;102.16;44;11
Tutayev;57.89;39.54;44
Pashkovskiy;45.02;39.1;44
Sertolovo;60.14;30.2;44
Malgobek;43.51;44.59;43
Morshansk;53.44;41.81;43
Sovetsk;55.08;21.88;43;16
Mariinsk;56.21;87.75;43;12
Krasnoufimsk;56.61;57.77;43;2
Kronstadt;60;29.77;43
Novodvinsk;64.42;40.81;43
Zavolzh’ye;56.64;43.39;43
Sharypovo;55.54;89.2;43;6
Koryazhma;61.31;47.17;43
Novozybkov;52.54;31.93;43
Lomonosov;59.91;29.77;43
Partizansk;43.12;133.12;42;10
Konakovo;56.7;36.77;42
Alatyr’;54.84;46.58;42
Izberbash;42.57;47.86;42
Zainsk;55.32;52.07;42
Lesozavodsk;45.48;133.43;42;10
Korenovsk;45.47;39.45;42
Irbit;57.67;63.07;42;2
Uryupinsk;50.8;42.01;42;5
Kyshtym;55.71;60.55;42;2
Gay;51.47;58.46;42;2
Pyt-Yakh;60.75;72.86;42;2
Urus-Martan;43.13;45.54;41
Lyudinovo;53.87;34.45;41
Pugachev;52.01;48.8;41;7
Zelenokumsk;44.41;43.88;41
Dzerzhinskiy;55.63;37.86;41
Birsk;55.42;55.54;41;2
Frolovo;49.77;43.66;41;5
Mozdok;43.74;44.65;41
Yelizovo;53.19;158.38;41;19
Apsheronsk;44.46;39.73;40
Mirny;62.54;113.96;40;18
Pereslavl’-Zalesskiy;56.74;38.86;40
Tosno;59.54;30.88;40
Luga;58.74;29.85;40
Kashira;54.84;38.17;40
Korkino;54.89;61.4;40;2
Langepas;61.25;75.21;40;2
Yagry;64.59;39.81;40
Kolomyagi;60.02;30.28;40
Uray;60.13;64.79;40;2
Svetlograd;45.34;42.85;40
Vyatskiye Polyany;56.23;51.07;40;15
Tavda;58.04;65.27;39;2
Sampsonievskiy;59.98;30.34;39
Vyazniki;56.24;42.16;39
Yuzhnoural’sk;54.44;61.25;39;2
Muravlenko;63.79;74.52;39;2
Vichuga;57.21;41.93;39
Izobil’nyy;45.37;41.71;39
Aksay;47.26;39.87;39
Nizhneudinsk;54.91;99.03;39;11
Leningradskaya;46.32;39.39;39
Millerovo;48.92;40.4;39
Kandalaksha;67.16;32.41;38
Dalnegorsk;44.56;135.62;38;10
Furmanov;57.25;41.11;38
Lyantor;61.62;72.16;38;2
Bol’shoy Kamen’;43.11;132.35;38;10
Salekhard;66.53;66.6;38;2
Uchaly;54.36;59.44;38;2
Tayshet;55.93;98;38;11
Uglich;57.53;38.33;38
Kulebaki;55.41;42.53;38
Baksan;43.69;43.54;38
Rezh;57.37;61.4;37;2
Novovoronezh;51.31;39.22;37
Tynda;55.16;124.72;37;18
Protvino;54.87;37.22;37
Sestroretsk;60.1;29.96;37
Rostokino;55.83;37.67;37
Bogorodsk;56.11;43.51;37
Serdobsk;52.46;44.22;37
Temryuk;45.27;37.39;37
Novokubansk;45.12;41.03;36
Sukhoy Log;56.91;62.03;36;2
Slantsy;59.12;28.09;36
Teykovo;56.86;40.54;36
Blagodarnyy;45.1;43.44;36
Chernushka;56.51;56.08;36;2
Yalutorovsk;56.65;66.3;36;2
Valuyki;50.2;38.11;36
Beslan;43.19;44.54;36
Kasimov;54.94;41.4;35
Shumerlya;55.5;46.41;35
Korsakov;46.63;142.78;35;20
Goryachevodskiy;44.02;43.09;35
Staraya Derevnya;59.99;30.24;35
Gul’kevichi;45.35;40.69;35
Abinsk;44.87;38.16;35
Dinskaya;45.22;39.23;35
Baltiysk;54.65;19.91;35;16
Karabulak;43.31;44.9;35
Trëkhgornyy;54.81;58.46;35;2
Nurlat;54.43;50.81;34
Ostrogozhsk;50.87;39.08;34
Kondopoga;62.21;34.26;34
Kinel’;53.23;50.63;34;3
Staraya Russa;57.99;31.36;34
Slavgorod;53;78.64;34;9
Kushva;58.29;59.76;34;2
Ust’-Dzheguta;44.08;41.98;34
Artëmovskiy;57.36;61.87;34;2
Krasnoznamensk;55.6;37.04;34
Petrovsk;52.31;45.39;34;7
Severoural’sk;60.15;59.95;34;2
Yablonovskiy;44.99;38.94;33
Kizilyurt;43.19;46.89;33
Istra;55.92;36.87;33
Nartkala;43.56;43.85;33
Segezha;63.74;34.32;33
Zima;53.92;102.04;33;11
Dobryanka;58.46;56.41;33;2
Verkhniy Ufaley;56.06;60.24;33;2
Dyat’kovo;53.6;34.34;33
Primorsko-Akhtarsk;46.05;38.17;33
Kotovsk;52.59;41.5;33
Asha;55;57.27;33;2
Marks;51.71;46.75;33;7
Gudermes;43.35;46.11;33
Kholmsk;47.05;142.05;33;20
Maloyaroslavets;55.01;36.47;33
Velikiy Ustyug;60.76;46.31;33
Yubileyny;55.93;37.83;33
Desnogorsk;54.15;33.28;32
Lukhovitsy;54.98;39.04;32
Udomlya;57.88;34.99;32
Slobodskoy;58.73;50.18;32;15
Bogdanovich;56.78;62.05;32;2
Donskoy;53.97;38.34;32
Kimovsk;53.97;38.53;32
Znamensk;48.58;45.73;32;13
Privolzhskiy;51.41;46.05;32;7
Gorodets;56.65;43.47;32
Nakhabino;55.85;37.18;32
Sosnovoborsk;56.12;93.34;32;6
Kudymkar;59.01;54.66;32;2
Mozhaysk;55.5;36.03;32
Barabinsk;55.36;78.36;32;1
Pavlovskaya;46.14;39.78;31
Likino-Dulevo;55.71;38.95;31
Dyurtyuli;55.49;54.87;31;2
Rostov;57.19;39.41;31
Yugorsk;61.31;63.33;31;2
Sorochinsk;52.43;53.16;31;2
Mednogorsk;51.41;57.59;31;2
Topki;55.28;85.62;31;12
Kirzhach;56.15;38.86;31
Starominskaya;46.53;39.05;30
Borzya;50.38;116.52;30;17
Bogoroditsk;53.77;38.12;30
Kostomuksha;64.57;30.58;30
Karpinsk;59.77;60;30;2
Shatura;55.57;39.54;30
Divnogorsk;55.96;92.37;30;6
Amin’yevo;55.7;37.47;30
Annino;55.58;37.6;30
Davydkovo;55.72;37.47;30
Kolomenskoye;55.67;37.68;30
Kur’yanovo;55.65;37.7;30
Kuskovo;55.73;37.83;30
Lazarevskoye;43.91;39.33;30
Leninskiye Gory;55.7;37.57;30
Leonovo;55.85;37.65;30
Luzhniki;55.72;37.55;30
Matveyevskoye;55.71;37.48;30
Mikhalkovo;55.68;37.43;30
Nikulino;55.67;37.47;30
Petrovskaya;55.55;37.78;30
Vorob’yovo;55.72;37.53;30
Vostryakovo;55.67;37.45;30
Zagor’ye;55.58;37.67;30
Kushchëvskaya;46.56;39.63;30
Sasovo;54.35;41.92;30
Yemanzhelinsk;54.75;61.32;30;2
Shar’ya;58.37;45.52;30
Sovetskaya Gavan’;48.97;140.29;30;10
Kirovsk;67.61;33.67;30
Kapotnya;55.64;37.79;30
Sosnogorsk;63.6;53.88;29
Mirnyy;61.33;44.54;29
Morozovsk;48.36;41.83;29
Zernograd;46.85;40.31;29
Ipatovo;45.72;42.9;29
Unecha;52.85;32.67;29
Krasnoarmeyskaya;45.37;38.21;29
Kokhma;56.93;41.09;29
Gagarin;55.55;35;29
Inozemtsevo;44.09;43.09;29
Uvarovo;51.98;42.26;29
Kuvandyk;51.48;57.36;29;2
Gusev;54.59;22.2;29;16
Karasuk;53.74;78.04;29;1
Buturlinovka;50.83;40.61;29
Isakogorka;64.45;40.65;29
Kartaly;53.05;60.65;29;2
Kochubeyevskoye;44.64;41.85;28
Zheleznogorsk-Ilimskiy;56.58;104.12;28;11
Tomilino;55.66;37.95;28
Dalnerechensk;45.93;133.74;28;10
Pokhvistnevo;53.65;52.13;28;3
Bezhetsk;57.79;36.7;28
Argun;43.3;45.87;28
Poykovskiy;61.23;73.33;28;2
Goryachiy Klyuch;44.63;39.13;28
Shcherbinka;55.5;37.56;28
Polysayevo;54.6;86.25;28;12
Aleysk;52.49;82.78;28;9
Aleksandrovskoye;44.71;43;28
Kamyshlov;56.84;62.71;28;2
Yanaul;56.28;54.93;28;2
Kolpashevo;58.31;82.91;28;14
Dagestanskiye Ogni;42.12;48.19;28
Neftekumsk;44.76;44.99;28
Rodniki;57.11;41.73;28
Novoaleksandrovsk;45.49;41.22;28
Kotel’nich;58.31;48.35;28;15
Atkarsk;51.87;45.01;28;7
Kalach-na-Donu;48.69;43.53;28;5
Sol’-Iletsk;51.16;54.99;27;2
Kayyerkan;69.38;87.74;27;6
Krasnoural’sk;58.36;60.04;27;2
Nikolayevsk-on-Amure;53.15;140.72;27;20
Asino;57;86.14;27;14
Labytnangi;66.66;66.42;27;2
Dedovsk;55.87;37.12;27
Zarya;55.76;38.1;27
Zeya;53.74;127.26;27;18
Tara;56.89;74.37;27;4
Kotovo;50.32;44.8;27;5
Gubakha;58.84;57.55;27;2
Pavlovsk;50.46;40.11;27
Okha;53.59;142.95;27;20
Buy;58.48;41.54;26
Oktyabr’sk;53.17;48.7;26;3
Metallostroy;59.8;30.55;26
Semiluki;51.68;39.03;26
Kubinka;55.58;36.7;26
Kaltan;53.53;87.25;26;12
Nev’yansk;57.5;60.21;26;2
Ozëry;54.86;38.55;26
Krasnoarmeysk;51.02;45.7;26;7
Fokino;42.97;132.41;26;10
Severobaykal’sk;55.64;109.32;26;11
Zavodoukovsk;56.5;66.55;26;2
Ekazhevo;43.21;44.82;26
Kireyevsk;53.93;37.93;26
Omutninsk;58.67;52.19;25;15
Nerekhta;57.46;40.57;25
Nelidovo;56.22;32.78;25
Vilyuchinsk;52.93;158.4;25;19
Mostovskoy;44.41;40.79;25
Tatarsk;55.22;75.98;25;1
Bologoye;57.89;34.05;25
Ust’-Katav;54.94;58.18;25;2
Gur’yevsk;54.28;85.93;25;12
Shali;43.15;45.9;25
Volokolamsk;56.03;35.97;25
Zverevo;48.02;40.12;25
Zaraysk;54.76;38.88;25
Zheleznovodsk;44.14;43.02;25
Ostrov;57.34;28.35;25
Tbilisskaya;45.36;40.19;24
Aldan;58.61;125.4;24;18
Novopavlovsk;43.96;43.63;24
Skopin;53.82;39.55;24
Tayga;56.06;85.62;24;12
Nikol’sk;53.72;46.07;24
Semënov;56.79;44.49;24
Ob’;54.99;82.72;24;1
Balabanovo;55.18;36.66;24
Gusinoozyorsk;51.28;106.5;24;11
Kalachinsk;55.05;74.58;24;4
Davlekanovo;54.22;55.03;24;2
Nizhniy Lomov;53.53;43.68;24
Raychikhinsk;49.79;129.41;24;18
Troitskaya;43.31;44.98;24
Bezenchuk;52.98;49.43;24;3
Lensk;60.73;114.93;24;18
Sovetskiy;61.36;63.58;24;2
Yershov;51.35;48.28;24;7
Olenegorsk;68.14;33.25;24
Bogotol;56.21;89.53;24;6
Dudinka;69.41;86.18;24;6
Semikarakorsk;47.52;40.81;24
Lyskovo;56.03;45.04;24
L’govskiy;51.63;35.28;24
Kabanovo;55.75;38.94;23
Fedorovskiy;61.61;73.71;23;2
Lermontov;44.11;42.97;23
Osa;57.28;55.46;23;2
Vel’sk;61.07;42.1;23
Otradnaya;44.39;41.52;23
Bavly;54.39;53.26;23
Il’skiy;44.84;38.57;23
Lebedyan’;53.02;39.17;23
Mendeleyevsk;55.91;52.29;23
Dankov;53.25;39.16;23
Severskaya;44.85;38.68;23
Tashtagol;52.77;87.89;23;12
Koz’modem’yansk;56.34;46.56;23
Onega;63.91;38.11;23
Kirovgrad;57.43;60.06;23;2
Novotitarovskaya;45.24;38.98;23
Nizhnyaya Tura;58.63;59.81;23;2
Gorelovo;59.77;30.13;23
Vikhorevka;56.12;101.18;23;11
Vereshchagino;58.08;54.66;22;2
Shakhun’ya;57.68;46.61;22
Sergach;55.53;45.47;22
Bryukhovetskaya;45.81;39;22
Nyandoma;61.67;40.2;22
Novaya Usman’;51.63;39.41;22
Lodeynoye Pole;60.73;33.55;22
Svetlyy;54.68;20.13;22;16
Losino-Petrovskiy;55.87;38.2;22
Staraya Kupavna;55.81;38.18;22
Pikalëvo;59.52;34.17;22
Ryazhsk;53.7;40.11;22
Igra;57.55;53.05;22;3
Chishmy;54.58;55.38;22;2
Roshal’;55.67;39.87;22
Sysert’;56.5;60.82;22;2
Toguchin;55.24;84.39;22;1
Luchegorsk;46.48;134.2;22;10
Linëvo;54.46;83.38;22;1
Kizel;59.05;57.65;22;2
Bakal;54.94;58.81;22;2
Khadyzhensk;44.43;39.54;22
Shimanovsk;52.01;127.68;21;18
Kovylkino;54.04;43.91;21
Otradnoye;59.78;30.82;21
Sheksna;59.21;38.51;21
Abdulino;53.7;53.67;21;2
Yarovoye;52.93;78.58;21;9
Terek;43.48;44.14;21
Zelenchukskaya;43.86;41.59;21
Suvorov;54.12;36.5;21
Novyy Oskol;50.76;37.86;21
Dugulubgey;43.66;43.54;21
Berëzovka;56.03;93.11;21;6
Kurchaloy;43.2;46.09;21
Khot’kovo;56.26;38;21
Priyutovo;53.9;53.93;21;2
Novomichurinsk;54.04;39.75;21
Sortavala;61.71;30.71;21
Elektrogorsk;55.88;38.79;21
Surovikino;48.61;42.85;21;5
Bobrov;51.1;40.02;21
Nytva;57.94;55.34;21;2
Chernogolovka;56;38.37;20
Gubkinskiy;64.43;76.5;20;2
Sobinka;55.99;40.01;20
Kalach;50.43;41.03;20
Buinsk;54.97;48.29;20
Karachayevsk;43.77;41.91;20
Sredneuralsk;56.99;60.47;20;2
Cherepanovo;54.22;83.38;20;1
Tyrnyauz;43.38;42.92;20
Beloyarskiy;63.71;66.67;20;2
Pushchino;54.83;37.61;20
Rayevskiy;54.07;54.95;20;2
Andreyevskoye;55.55;37.93;20
Bol’shaya Setun’;55.72;37.42;20
Dagomys;43.67;39.67;20
Elektrougli;55.72;38.21;20
Kastanayevo;55.72;37.5;20
Khosta;43.51;39.87;20
Krestovskiy ostrov;59.97;30.26;20
Novaya Derevnya;59.99;30.29;20
Rublëvo;55.79;37.35;20
Setun’;55.72;37.42;20
Slobodka;55.87;37.58;20
Vnukovo;55.61;37.3;20
Vrangel’;42.73;133.08;20;10
Yessentukskaya;44.03;42.88;20
Yeniseysk;58.45;92.18;20;6
Usman’;52.05;39.73;20
Yur’yev-Pol’skiy;56.5;39.68;20
Monino;55.84;38.19;20
Kusa;55.34;59.44;20;2
Karachev;53.12;34.99;20
Inza;53.86;46.36;20;8
Petrovsk-Zabaykal’skiy;51.28;108.84;20;17
Zhukovka;53.53;33.73;20
Alagir;43.04;44.22;20
Bikin;46.81;134.25;20;10
Kotel’nikovo;47.63;43.14;20;5
Borodino;55.91;94.91;20;6
Podporozh’ye;60.91;34.17;20
Ostashkov;57.15;33.11;20
Yaransk;57.3;47.89;20;15
Neftegorsk;52.8;51.17;20;3
Kovdor;67.57;30.48;20
Yuzhnyy;53.25;83.69;20;9
Gorodishche;48.8;44.47;20;5
Kozel’sk;54.04;35.77;20
Proletarsk;46.7;41.73;19
Akhtyrskiy;44.85;38.3;19
Ivdel’;60.69;60.42;19;2
Novopokrovskaya;45.95;40.7;19
Katav-Ivanovsk;54.75;58.2;19;2
Orlovskiy;46.87;42.06;19
Yelizavetinskaya;45.05;38.79;19
Novoanninskiy;50.53;42.67;19;5
Agidel’;55.91;53.94;19;2
Shchigry;51.88;36.9;19
Nesterovskaya;43.24;45.05;19
Kurovskoye;55.58;38.92;19
Rybnoye;54.73;39.52;19
Anna;51.48;40.43;19
Uva;56.99;52.19;19;3
Talitsa;56.88;60.02;19;2
Vorgashor;67.58;63.79;19
Tal’menka;53.82;83.57;19;9
Skhodnya;55.95;37.3;19
Konstantinovsk;47.58;41.09;19
Manturovo;58.33;44.76;19
Slyudyanka;51.66;103.71;19;11
Staroshcherbinovskaya;46.63;38.67;19
Shushenskoye;53.33;91.94;19;6
Vyselki;45.58;39.66;19
Kalininsk;51.5;44.48;19;7
Bronnitsy;55.42;38.26;19
Stroitel’;50.79;36.48;19
Vanino;49.1;140.25;19;10
Agryz;56.52;52.99;19
Galich;58.38;42.35;19
Tarko-Sale;64.92;77.77;19;2
Turinsk;58.05;63.7;19;2
Valday;57.98;33.25;19
Barysh;53.66;47.11;19;8
Starodub;52.58;32.76;19
Shumikha;55.23;63.3;18;2
Trudovoye;43.3;132.07;18;10
Kyakhta;50.36;106.45;18;11
Chegem;43.56;43.59;18
Nezlobnaya;44.12;43.4;18
Malakhovka;55.65;38.02;18
Kinel’-Cherkassy;53.47;51.47;18;3
Avtury;43.16;46;18
Ardon;43.18;44.3;18
Kotel’niki;55.64;37.84;18
Priozërsk;61.04;30.13;18
Beloozërskiy;55.46;38.44;18
Kharabali;47.42;47.26;18;13
Afipskiy;44.9;38.84;18
Krasnovishersk;60.41;57.08;18;2
Sel’tso;53.37;34.1;18
Abaza;52.66;90.09;18;6
Nar’yan-Mar;67.64;53;18
Yasnogorsk;54.48;37.7;18
Povorino;51.19;42.25;18
Izluchinsk;60.98;76.92;18;2
Belaya Glina;46.08;40.87;18
Yegorlykskaya;46.57;40.66;18
Kirsanov;52.65;42.72;18
Kurtamysh;54.91;64.43;18;2
Kasli;55.89;60.76;18;2
Zhirnovsk;50.98;44.77;18;5
Privolzhsk;57.39;41.29;18
Kosaya Gora;54.12;37.54;18
Nevel’;56.02;29.93;18;22
Raduzhnyy;56;40.34;18
Zapolyarnyy;69.42;30.81;18
Aprelevka;55.55;37.08;18
Markova;52.21;104.22;18;11
Kedrovka;55.52;86.1;18;12
Bolotnoye;55.67;84.4;18;1
Volgorechensk;57.44;41.16;18
Zimovniki;47.15;42.47;18
Reftinskiy;57.09;61.68;18;2
Enem;44.93;38.91;18
Svobody;44.03;43.05;18
Aginskoye;51.1;114.53;17;17
Kholmskiy;44.85;38.38;17
Baymak;52.59;58.32;17;2
Nizhnyaya Salda;58.08;60.72;17;2
Saraktash;51.79;56.36;17;2
Chudovo;59.12;31.68;17
Boksitogorsk;59.47;33.85;17
Kantyshevo;43.23;44.63;17
Yasnyy;51.03;59.87;17;2
Kommunar;59.62;30.39;17
Gavrilov-Yam;57.3;39.85;17
Polyarnyy;69.2;33.45;17
Suvorovskaya;44.19;42.66;17
Arsk;56.09;49.88;17
Gribanovskiy;51.46;41.98;17
Promyshlennaya;54.92;85.64;17;12
Kondrovo;54.81;35.93;17
Novoul’yanovsk;54.15;48.39;17;8
Pallasovka;50.05;46.88;17;5
Pokachi;61.72;75.37;17;2
Plast;54.37;60.81;17;2
Ryl’sk;51.57;34.68;17
Kudepsta;43.5;39.89;17
Nevel’sk;46.68;141.86;17;20
Kavalerovo;44.27;135.05;17;10
Medvedovskaya;45.45;39.02;17
Novouzensk;50.46;48.14;17;7
Pridonskoy;51.68;39.07;17
Krasnoobsk;54.92;82.99;17;1
Menzelinsk;55.73;53.1;17
Tuchkovo;55.6;36.47;17
Danilov;58.19;40.17;17
Vasil’yevo;55.83;48.72;17
Kukmor;56.19;50.89;17
Achkhoy-Martan;43.19;45.28;17
Plavsk;53.71;37.29;17
Lakinsk;56.02;39.95;17
Poronaysk;49.22;143.1;17;20
Ilanskiy;56.23;96.07;17;6
Balezino;57.98;53.01;17;3
Kashin;57.36;37.61;17
Severo-Zadonsk;54.03;38.4;17
Medvezh’yegorsk;62.92;34.46;17
Kochenëvo;55.02;82.2;16;1
Medvedevo;56.63;47.8;16
Yemva;62.59;50.86;16
Zvenigorod;55.73;36.86;16
Kupino;54.37;77.3;16;1
Surkhakhi;43.19;44.9;16
Chunskiy;56.08;99.63;16;11
Kamyzyak;46.11;48.07;16;13
Krasnogvardeyskoye;45.85;41.52;16
Shilovo;54.32;40.87;16
Gryazovets;58.88;40.25;16
Sukhinichi;54.1;35.34;16
Trubchevsk;52.58;33.76;16
Belidzhi;41.89;48.41;16
Golitsyno;55.61;36.98;16
Nikolayevsk;50.03;45.46;16;5
Zherdevka;51.85;41.46;16
Tsotsin-Yurt;43.24;46;16
Bodaybo;57.85;114.19;16;11
Pestovo;58.59;35.8;16
Melenki;55.33;41.63;16
Pokrov;55.92;39.17;16
Petushki;55.93;39.46;16
Mezgor’e;54.05;57.82;16;2
Arzgir;45.37;44.22;16
Svetogorsk;61.11;28.86;16;22
Persianovka;47.53;39.42;16
Divnoye;45.91;43.35;16
Venëv;54.36;38.27;16
Kodinsk;58.61;99.17;16;6
Gornyak;50.99;81.47;16;22
Zelenogradsk;54.96;20.48;16;16
Uzhur;55.31;89.83;16;6
Sim;54.99;57.7;16;2
Karabash;55.48;60.22;16;2
Kataysk;56.29;62.58;16;2
Karabanovo;56.32;38.7;16
Baykal’sk;51.52;104.14;16;11
Nikel;69.41;30.22;16
Razumnoye;50.53;36.68;16
Shushary;59.81;30.38;16
Aleksandrovsk;59.16;57.57;15;2
Strunino;56.37;38.58;15
Donskoye;45.46;41.97;15
Moskovskiy;55.6;37.35;15
Mayma;52.02;85.91;15;9
Borovskiy;57.04;65.72;15;2
Ochër;57.89;54.72;15;2
Suzun;53.78;82.31;15;1
Nerchinsk;51.98;116.58;15;17
Kulunda;52.57;78.94;15;9
Tsimlyansk;47.65;42.1;15
Bagayevskaya;47.32;40.39;15
Belëv;53.81;36.13;15
Degtyarsk;56.7;60.09;15;2
Aykhal;65.93;111.48;15;18
Udachny;66.43;112.4;15;18
Sofrino;56.15;37.93;15
Chernyanka;50.93;37.82;15
Vyazemskiy;47.54;134.76;15;22
Novosilikatnyy;53.31;83.62;15;9
Aramil;56.7;60.84;15;2
Dubovka;49.06;44.83;15;5
Nizhnesortymskiy;62.44;71.76;15;2
Yashkino;55.87;85.43;15;12
Yelan’;50.95;43.74;15;5
Giaginskaya;44.86;40.07;15
Leninsk;48.7;45.2;15;5
Uchkeken;43.94;42.51;15
Pochep;52.93;33.45;15
Polyarnyye Zori;67.37;32.5;15
Boguchar;49.94;40.55;15
Peresvet;56.42;38.18;15
=RW Africa/Kigali
Kigali;-1.95;30.06;745
Butare;-2.6;29.74;90
Gitarama;-2.07;29.76;88
Musanze;-1.5;29.63;87
Gisenyi;-1.7;29.26;84
Byumba;-1.58;30.07;71
Cyangugu;-2.48;28.91;64
Kibuye;-2.06;29.35;48
Rwamagana;-1.95;30.43;47
Kibungo;-2.16;30.54;46
Nzega;-2.48;29.56;34
=SA Asia/Riyadh
Riyadh;24.69;46.72;4206
Jeddah;21.49;39.19;2867
Mecca;21.43;39.83;1324
Medina;24.47;39.61;1300
Sulţānah;24.49;39.59;947
Dammam;26.43;50.1;769
Ta’if;21.27;40.42;531
Tabuk;28.4;36.57;455
Al Kharj;24.16;47.33;425
Buraydah;26.33;43.97;391
Khamis Mushait;18.3;42.73;388
Al Hufūf;25.36;49.59;293
Al Mubarraz;25.41;49.59;291
Hafar Al-Batin;28.43;45.97;272
Ha’il;27.52;41.69;267
Najrān;17.49;44.13;259
Al Jubayl;27.02;49.62;237
Abha;18.22;42.51;211
Yanbu;24.09;38.06;200
Khobar;26.28;50.21;166
Arar;30.98;41.04;149
Sakakah;29.97;40.21;128
Jizan;16.89;42.55;105
Qurayyat;31.33;37.34;103
Dhahran;26.29;50.11;100
Al Qaţīf;26.57;50.01;98
Al Bahah;20.01;41.47;88
Tārūt;26.57;50.04;85
Qal’at Bīshah;20;42.61;82
Ar Rass;25.87;43.5;82
Ash Shafā;21.07;40.32;72
Sayhāt;26.48;50.05;67
Al Mithnab;25.86;44.22;61
Al Khafjī;28.44;48.49;55
Ad Dawādimī;24.51;44.39;54
Şabyā;17.15;42.63;54
Az Zulfī;26.3;44.82;53
Abū ’Arīsh;16.97;42.83;49
Şafwá;26.65;49.96;46
Afif;23.91;42.92;46
Rābigh;22.8;39.03;42
Raḩīmah;26.71;50.06;41
Turaif;31.67;38.66;41
Ţubarjal;30.5;38.22;40
Ad Dilam;23.99;47.16;35
Umluj;25.02;37.27;34
Al-’Ula;26.61;37.92;32
Abqaiq;25.93;49.67;29
Badr Ḩunayn;23.78;38.79;27
Şāmitah;16.6;42.94;27
Al Wajh;26.25;36.45;27
Al Bukayrīyah;26.14;43.66;25
An Nimāş;19.15;42.12;24
As Sulayyil;20.46;45.58;24
Turabah;21.21;41.63;23
Al Jumūm;21.62;39.7;22
Duba;27.35;35.69;22
Aţ Ţaraf;25.36;49.73;21
Qaisumah;28.31;46.13;21
Al Baţţālīyah;25.43;49.63;17
Al Munayzilah;25.38;49.67;16
Adh Dhibiyah;26.03;43.16;15
=SB Pacific/Guadalcanal
Honiara;-9.43;159.95;56
=SC Indian/Mahe
Victoria;-4.62;55.46;23
=SD Africa/Khartoum
Khartoum;15.55;32.53;1975
Omdurman;15.64;32.48;1200
Nyala;12.05;24.88;566
Port Sudan;19.62;37.22;490
Kassala;15.45;36.4;401
El Obeid;13.18;30.22;393
Al Qadarif;14.03;35.38;364
Kosti;13.16;32.66;345
Wad Medani;14.4;33.52;333
El Daein;11.46;26.13;265
El Fasher;13.63;25.35;253
Singa;13.15;33.93;250
Ad-Damazin;11.79;34.36;186
Geneina;13.45;22.45;163
Rabak;13.18;32.74;135
Sinnar;13.57;33.57;130
Al Manāqil;14.25;32.99;128
Gereida;11.28;25.14;120
An Nuhūd;12.7;28.43;108
Atbara;17.7;33.99;108
Ed Damer;17.6;33.97;104
Kadugli;11.01;29.72;88
Ad Douiem;14;32.31;87
Umm Ruwaba;12.91;31.22;56
Shendi;16.69;33.43;54
Dilling;12.05;29.65;37
As Sūkī;13.32;33.88;34
Ar Ruseris;11.87;34.39;29
Al Hasaheisa;14.75;33.3;29
Maiurno;13.42;33.67;29
Zalingei;12.91;23.47;29
Sawākin;19.11;37.33;29
Tandaltī;13.02;31.87;27
Ar Rahad;12.72;30.65;26
Kināna;14.04;33.17;26
Al Ḩawātah;13.42;34.63;25
Berber;18.02;33.98;22
Tokār;18.43;37.73;22
Abu Jibeha;11.46;31.23;22
Al Mijlad;11.03;27.73;20
Doka;13.52;35.77;20
Kuraymah;18.55;31.85;20
El Bauga;18.26;33.91;19
Al Qiţena;14.86;32.37;18
Al Hilāliyya;14.94;33.23;17
Bārah;13.7;30.37;17
Abū Zabad;12.35;29.25;15
Ad Dindar;13.2;34.17;15
=SE Europe/Stockholm
Stockholm;59.33;18.07;1515
Göteborg;57.71;11.97;573
Malmö;55.61;13;302
Uppsala;59.86;17.64;149
Sollentuna;59.43;17.95;140
Södermalm;59.31;18.08;127
Västerås;59.62;16.55;118
Örebro;59.27;15.21;116
Linköping;58.41;15.62;107
Helsingborg;56.05;12.69;104
Jönköping;57.78;14.16;94
Norrköping;58.59;16.18;94
Huddinge;59.24;17.98;90
Lund;55.71;13.19;87
Umeå;63.83;20.26;83
Haninge;59.17;18.14;75
Gävle;60.67;17.14;75
Borås;57.72;12.94;72
Södertälje;59.2;17.63;71
Kungsholmen;59.33;18.04;69
Eskilstuna;59.37;16.51;67
Solna;59.36;18;67
Halmstad;56.67;12.86;66
Växjö;56.88;14.81;65
Karlstad;59.38;13.5;61
Bromma;59.34;17.94;61
Mölndal;57.66;12.01;59
Vasastan;59.35;18.05;58
Täby;59.44;18.07;58
Sundsvall;62.39;17.31;58
Östersund;63.18;14.64;50
Trollhättan;58.28;12.29;49
Luleå;65.58;22.15;44
Lidingö;59.37;18.13;42
Borlänge;60.49;15.44;42
Tumba;59.2;17.83;41
Kristianstad;56.03;14.15;40
Kalmar;56.66;16.36;38
Falun;60.6;15.63;37
Skövde;58.39;13.85;37
Upplands Väsby;59.52;17.91;37
Karlskrona;56.16;15.59;36
Östermalm;59.34;18.08;36
Skellefteå;64.75;20.95;36
Uddevalla;58.35;11.94;35
Sundbyberg;59.36;17.97;35
Varberg;57.11;12.25;34
Åkersberga;59.48;18.3;33
Örnsköldsvik;63.29;18.72;32
Landskrona;55.87;12.83;32
Nyköping;58.75;17.01;32
Vallentuna;59.53;18.08;32
Motala;58.54;15.04;31
Trelleborg;55.38;13.16;29
Majorna;57.69;11.92;29
Partille;57.74;12.11;29
Karlskoga;59.33;14.52;27
Märsta;59.62;17.85;27
Lerum;57.77;12.27;27
Alingsås;57.93;12.53;26
Nacka;59.31;18.16;25
Sandviken;60.62;16.77;25
Kungälv;57.87;11.98;24
Falkenberg;56.91;12.49;24
Boo;59.33;18.28;24
Jakobsberg;59.42;17.84;24
Visby;57.64;18.3;23
Katrineholm;59;16.21;23
Ängelholm;56.24;12.86;23
Vänersborg;58.38;12.32;23
Björlanda;57.77;11.83;23
Piteå;65.32;21.48;23
Lidköping;58.51;13.16;23
Enköping;59.64;17.08;23
Huskvarna;57.79;14.3;22
Västervik;57.76;16.64;21
Gustavsberg;59.33;18.39;21
Karlshamn;56.17;14.86;20
Norrtälje;59.76;18.7;19
Hässleholm;56.16;13.77;19
Värnamo;57.19;14.04;19
Ystad;55.43;13.82;19
Kungsbacka;57.49;12.08;19
Eslöv;55.84;13.3;19
Kristinehamn;59.31;14.11;19
Härnösand;62.63;17.94;18
Köping;59.51;15.99;18
Oskarshamn;57.26;16.45;18
Nässjö;57.65;14.7;18
Mölnlycke;57.66;12.12;18
Falköping;58.17;13.55;17
Tensta;59.39;17.9;17
Kiruna;67.86;20.23;17
Råsunda;59.37;18;17
Boden;65.83;21.69;17
Årsta;59.3;18.05;17
Kumla;59.13;15.14;17
Gamla Uppsala;59.9;17.63;16
Mariestad;58.71;13.82;16
Hudiksvall;61.73;17.11;16
Tullinge;59.2;17.9;16
Västra Frölunda;57.65;11.93;16
Ljungby;56.83;13.94;16
Staffanstorp;55.64;13.21;15
Ludvika;60.15;15.19;15
Kinna;57.51;12.69;15
=SG Asia/Singapore
Singapore;1.29;103.85;3548
Woodlands;1.44;103.79;253
=SH Atlantic/St_Helena
Jamestown;-15.94;-5.72;1
=SI Europe/Ljubljana
Ljubljana;46.05;14.51;272
Maribor;46.55;15.65;95
Celje;46.23;15.26;38
Kranj;46.24;14.36;37
Velenje;46.36;15.11;25
Koper;45.55;13.73;25
Novo Mesto;45.8;15.17;23
Ptuj;46.42;15.87;18
Trbovlje;46.16;15.05;15
=SJ Arctic/Longyearbyen
Longyearbyen;78.22;15.65;2
=SK Europe/Bratislava
Bratislava;48.15;17.11;424
Košice;48.71;21.26;237
Prešov;49;21.23;95
Nitra;48.31;18.08;86
Žilina;49.22;18.74;86
Banská Bystrica;48.74;19.15;82
Trnava;48.38;17.59;70
Trenčín;48.89;18.04;58
Poprad;49.06;20.3;57
Martin;49.07;18.92;55
Prievidza;48.77;18.63;53
Zvolen;48.57;19.15;45
Považská Bystrica;49.12;18.42;44
Nové Zámky;47.99;18.16;42
Michalovce;48.75;21.92;40
Spišská Nová Ves;48.94;20.56;39
Levice;48.22;18.61;38
Komárno;47.76;18.12;36
Humenné;48.94;21.92;35
Bardejov;49.29;21.27;33
Liptovský Mikuláš;49.08;19.62;31
Ružomberok;49.07;19.31;31
Piešťany;48.59;17.83;30
Lučenec;48.33;19.67;28
Dubnica nad Váhom;48.96;18.17;27
Rimavská Sobota;48.38;20.02;25
Čadca;49.44;18.79;25
Šaľa;48.15;17.88;25
Partizánske;48.63;18.38;24
Hlohovec;48.43;17.8;24
Dunajská Streda;47.99;17.61;24
Vranov nad Topľou;48.89;21.68;23
Trebišov;48.63;21.72;23
Snina;48.99;22.15;22
Senica;48.68;17.37;22
Nové Mesto nad Váhom;48.76;17.83;22
Pezinok;48.29;17.27;21
Brezno;48.8;19.64;21
Žiar nad Hronom;48.59;18.85;19
Rožňava;48.66;20.54;19
Dolný Kubín;49.21;19.3;19
Bánovce nad Bebravou;48.72;18.26;19
Púchov;49.12;18.33;19
Handlová;48.73;18.76;18
Malacky;48.44;17.02;18
Kysucké Nové Mesto;49.3;18.78;17
Kežmarok;49.14;20.43;16
Galanta;48.19;17.73;16
Stará Ľubovňa;49.3;20.69;16
Zlaté Moravce;48.39;18.4;16
Detva;48.56;19.42;15
Skalica;48.84;17.23;15
=SL Africa/Freetown
Freetown;8.49;-13.24;803
Bo;7.96;-11.74;174
Kenema;7.88;-11.19;143
Koidu;8.64;-10.97;88
Makeni;8.89;-12.04;88
Lunsar;8.68;-12.53;22
Port Loko;8.77;-12.79;21
Waterloo;8.34;-13.07;20
Kabala;9.59;-11.55;18
Segbwema;7.99;-10.95;17
=SM Europe/San_Marino
Serravalle;43.97;12.48;9
=SN Africa/Dakar
Dakar;14.69;-17.44;2476
Pikine;14.76;-17.39;874
Touba;14.85;-15.88;529
Thiès;14.79;-16.93;320
Thiès Nones;14.78;-16.97;252
Saint-Louis;16.02;-16.49;176
Kaolack;14.15;-16.07;172
Ziguinchor;12.57;-16.27;160
Tiébo;14.63;-16.23;100
Tambacounda;13.77;-13.67;79
Mbaké;14.79;-15.91;74
Louga;15.62;-16.22;67
Kolda;12.89;-14.94;59
Richard-Toll;16.46;-15.7;45
Joal-Fadiout;14.17;-16.83;37
N’diareme limamoulaye;14.78;-17.38;35
Dara;15.35;-15.48;30
Kaffrine;14.11;-15.55;28
Ndibène Dahra;15.33;-15.48;28
Bignona;12.81;-16.23;26
Pourham;14.35;-16.42;24
Vélingara;13.15;-14.12;22
Nioro du Rip;13.75;-15.8;21
Sédhiou;12.71;-15.56;20
Mékhé;15.11;-16.62;19
Kédougou;12.56;-12.18;18
Nguékhokh;14.51;-17;18
Pout;14.77;-17.06;18
Kayar;14.92;-17.12;17
Guinguinéo;14.27;-15.95;15
Matam;15.66;-13.26;15
Mermoz Boabab;14.71;-17.48;15
=SO Africa/Mogadishu
Mogadishu;2.04;45.34;2587
Hargeysa;9.56;44.06;478
Berbera;10.44;45.01;242
Kismayo;-0.36;42.55;235
Marka;1.72;44.77;230
Jamaame;0.07;42.74;185
Baidoa;3.11;43.65;130
Burao;9.52;45.53;99
Bosaso;11.28;49.18;74
Afgooye;2.14;45.12;65
Gaalkacyo;6.77;47.43;61
Laascaanood;8.48;47.36;60
Garoowe;8.4;48.48;57
Beledweyne;4.74;45.2;55
Qoryooley;1.79;44.53;52
Jawhar;2.78;45.5;47
Jilib;0.49;42.79;44
Baardheere;2.34;42.28;42
Ceerigaabo;10.62;47.37;34
Luuq;3.8;42.54;34
Buurhakaba;2.8;44.08;28
Ceeldheer;3.85;47.18;27
Wanlaweyn;2.62;44.89;22
Baki;9.89;43.39;20
Eyl;7.98;49.82;19
Buulobarde;3.85;45.57;17
Qandala;11.47;49.87;16
=SR America/Paramaribo
Paramaribo;5.87;-55.17;224
Lelydorp;5.7;-55.23;18
=SS Africa/Juba
Juba;4.85;31.58;450
Winejok;9.01;27.57;300
Malakal;9.53;31.66;161
Wau;7.7;27.99;127
Pajok;3.87;32.48;49
Yambio;4.57;28.39;40
Yei;4.09;30.68;40
Aweil;8.76;27.39;39
Gogrial;8.53;28.1;39
Rumbek;6.81;29.68;32
Bor;6.21;31.56;27
Torit;4.41;32.57;20
Tonj;7.27;28.68;17
=ST Africa/Sao_Tome
São Tomé;0.34;6.73;53
=SV America/El_Salvador
San Salvador;13.69;-89.19;526
Soyapango;13.71;-89.14;330
Santa Ana;13.99;-89.56;177
San Miguel;13.48;-88.18;162
Mejicanos;13.72;-89.19;160
Santa Tecla;13.68;-89.28;125
Apopa;13.81;-89.18;112
Delgado;13.72;-89.17;72
Sonsonate;13.72;-89.72;59
San Marcos;13.66;-89.18;55
Usulután;13.35;-88.45;52
Cojutepeque;13.72;-88.93;48
Cuscatancingo;13.73;-89.18;44
San Vicente;13.63;-88.8;42
Zacatecoluca;13.5;-88.87;40
San Martín;13.78;-88.92;39
Ilopango;13.7;-89.11;39
Ahuachapán;13.92;-89.84;34
Antiguo Cuscatlán;13.66;-89.25;34
Chalchuapa;13.99;-89.68;32
Quezaltepeque;13.83;-89.27;29
La Unión;13.34;-87.84;27
Ayutuxtepeque;13.74;-89.2;25
Acajutla;13.59;-89.83;23
Aguilares;13.96;-89.19;21
Sensuntepeque;13.87;-88.63;20
Chalatenango;14.03;-88.93;19
Izalco;13.74;-89.67;19
Metapán;14.33;-89.45;19
San Rafael Oriente;13.38;-88.35;19
Puerto El Triunfo;13.28;-88.55;19
La Libertad;13.49;-89.32;17
San Francisco;13.7;-88.1;16
Sonzacate;13.73;-89.71;15
Santiago de María;13.48;-88.47;15
=SX America/Lower_Princes
Cul de Sac;18.05;-63.07;8
=SY Asia/Damascus
Aleppo;36.2;37.16;1602
Damascus;33.51;36.29;1569
Homs;34.73;36.72;775
Ḩamāh;35.13;36.76;461
Latakia;35.53;35.79;340
Deir ez-Zor;35.34;40.14;243
Ar Raqqah;35.95;39.01;178
Al Bāb;36.37;37.52;131
Idlib;35.93;36.63;129
Douma;33.57;36.4;112
Manbij;36.53;37.95;99
Dar’ā;32.62;36.1;98
As Salamīyah;35.01;37.05;95
Tartouss;34.89;35.89;89
Ath Thawrah;35.84;38.55;88
Al Ḩasakah;36.5;40.75;82
Dārayyā;33.46;36.23;72
I’zāz;36.59;37.05;66
Jablah;35.36;35.93;66
As Safīrah;36.08;37.37;64
As-Suwayda;32.71;36.57;59
Ālbū Kamāl;34.45;40.92;58
At Tall;33.61;36.31;56
Al Mayādīn;35.02;40.45;55
Ar Rastan;34.93;36.73;53
Tadmur;34.56;38.28;51
’Ayn al ’Arab;36.89;38.35;50
An Nabk;34.02;36.73;49
Khān Shaykhūn;35.44;36.65;49
’Afrīn;36.51;36.87;49
Kafranbel;35.61;36.56;46
’Irbīn;33.54;36.37;42
Al Quşayr;34.51;36.58;41
Yabrūd;33.97;36.66;41
Jisr ash Shughūr;35.81;36.32;39
Bāniyās;35.18;35.95;39
Tallbīsah;34.84;36.73;38
Ḩarastā;33.56;36.37;37
Al Qunayţirah;33.13;35.82;36
Tādif;36.35;37.53;35
Sarāqib;35.86;36.81;34
Jayrūd;33.81;36.74;32
Maşyāf;35.07;36.34;32
Ma’arratmişrīn;36.01;36.67;32
Al Qaryatayn;34.23;37.24;32
Salqīn;36.14;36.45;32
Ţafas;32.74;36.07;31
Souran;35.29;36.75;31
Binnish;35.96;36.71;30
Jāsim;32.99;36.06;30
Tallkalakh;34.67;36.26;30
Az Zabadānī;33.72;36.1;30
Ţayyibat al Imām;35.27;36.71;29
Hajīn;34.7;40.83;29
Inkhil;33.02;36.13;29
Dayr Ḩāfir;36.16;37.71;29
Satita;34.82;36.12;28
Ash Shaykh Miskīn;32.83;36.16;26
Aş Şanamayn;33.07;36.18;26
Tall Rif’at;36.47;37.09;26
Nubl;36.38;36.99;26
Subaykhān;34.85;40.6;26
Jarābulus;36.82;38.01;25
Al Ḩarāk;32.75;36.31;24
Al Kiswah;33.36;36.24;24
Ḩalfāyā;35.26;36.61;23
Kafr Takhārīm;36.12;36.52;22
Ad Dānā;36.21;36.77;22
Kafr Zaytā;35.37;36.6;22
Kafr Lāhā;34.89;36.5;22
Ad Darbāsīyah;37.07;40.65;21
Qārah;34.16;36.74;21
Qaţanā;33.44;36.08;19
Al Quţayfah;33.74;36.6;16
=SZ Africa/Mbabane
Manzini;-26.5;31.38;111
Mbabane;-26.32;31.13;76
=TC America/Grand_Turk
Cockburn Town;21.46;-71.14;4
=TD Africa/Ndjamena
N’Djamena;12.11;15.04;721
Moundou;8.57;16.08;135
Sarh;9.14;18.39;103
Abéché;13.83;20.83;74
Kelo;9.31;15.81;43
Koumra;8.91;17.55;36
Pala;9.36;14.9;35
Am Timan;11.03;20.28;29
Bongor;10.28;15.37;28
Mongo;12.18;18.69;28
Doba;8.65;16.85;24
Ati;13.22;18.34;24
Fada;17.19;21.58;24
Laï;9.4;16.3;19
Oum Hadjer;13.3;19.7;19
Bitkine;11.98;18.21;18
Mao;14.12;15.31;18
Massaguet;12.48;15.44;18
Dourbali;11.81;15.87;18
Mboursou Léré;9.76;14.15;17
Kyabé;9.45;18.94;16
Benoy;8.98;16.32;16
Massakory;13;15.73;15
Moussoro;13.64;16.49;15
=TF Indian/Kerguelen
Port-aux-Français;-49.35;70.22;0
=TG Africa/Lome
Lomé;6.13;1.22;750
Sokodé;8.98;1.13;118
Kara;9.55;1.19;104
Atakpamé;7.53;1.13;81
Kpalimé;6.9;0.63;75
Bassar;9.25;0.78;62
Tsévié;6.43;1.21;56
Aného;6.23;1.59;48
Sansanné-Mango;10.36;0.47;38
Dapaong;10.86;0.21;33
Tchamba;9.03;1.42;26
Badou;7.58;0.6;24
Niamtougou;9.77;1.11;23
Bafilo;9.35;1.27;23
Notsé;6.95;1.17;22
Sotouboua;8.56;0.98;21
Vogan;6.33;1.53;21
=TH Asia/Bangkok
Bangkok;13.75;100.5;5104
Samut Prakan;13.6;100.6;389
Mueang Nonthaburi;13.86;100.51;292
Udon Thani;17.42;102.79;247
Chon Buri;13.36;100.98;219
Nakhon Ratchasima;14.97;102.1;209
Chiang Mai;18.79;98.98;201
Hat Yai;7.01;100.48;192
Pak Kret;13.91;100.5;183
Si Racha;13.17;100.93;179
Phra Pradaeng;13.66;100.53;171
Lampang;18.29;99.49;156
Khon Kaen;16.45;102.83;148
Surat Thani;9.14;99.33;127
Ubon Ratchathani;15.24;104.85;123
Nakhon Si Thammarat;8.43;99.97;121
Khlong Luang;14.06;100.65;119
Nakhon Pathom;13.82;100.04;118
Rayong;12.68;101.26;107
Phitsanulok;16.82;100.26;103
Chanthaburi;12.61;102.1;100
Pattaya;12.93;100.88;97
Yala;6.54;101.28;94
Ratchaburi;13.54;99.82;92
Nakhon Sawan;15.7;100.14;92
Phuket;7.89;98.4;89
Ban Mai;7.2;100.55;87
Songkhla;7.2;100.6;84
Phra Nakhon Si Ayutthaya;14.35;100.58;82
Chiang Rai;19.91;99.83;79
Bang Kruai;13.8;100.47;78
Sakon Nakhon;17.16;104.15;76
Krathum Baen;13.65;100.26;73
Saraburi;14.53;100.92;68
Trang;7.56;99.61;67
Sattahip;12.67;100.9;65
Kanchanaburi;14;99.55;64
Nong Khai;17.88;102.74;64
Samut Sakhon;13.55;100.27;63
Ban Lam Luk Ka;13.98;100.78;61
Kamphaeng Phet;16.48;99.52;59
Chaiyaphum;15.81;102.03;58
Uttaradit;17.63;100.09;58
Lop Buri;14.8;100.65;58
Ban Pong;13.82;99.88;58
Phra Phutthabat;14.73;100.8;57
Chumphon;10.5;99.18;56
Klaeng;12.78;101.65;56
Kalasin;16.43;103.51;55
Suphan Buri;14.47;100.12;53
Tha Maka;13.9;99.77;53
Ban Talat Yai;7.88;98.4;52
Maha Sarakham;16.18;103.3;52
Phetchabun;16.42;101.16;51
Hua Hin;12.57;99.96;50
Ko Samui;9.54;99.94;50
Chachoengsao;13.69;101.07;50
Cha-am;12.8;99.97;49
Pak Chong;14.71;101.42;49
Narathiwat;6.43;101.82;48
Pran Buri;12.38;99.9;47
Surin;14.88;103.49;47
Phetchaburi;13.11;99.94;47
Chum Phae;16.54;102.1;46
Sadao;6.64;100.42;46
Si Sa Ket;15.11;104.33;45
Mae Sot;16.72;98.57;45
Pattani;6.87;101.25;44
Phatthalung;7.62;100.08;44
Lamphun;18.58;99.01;43
Warin Chamrap;15.19;104.86;43
Su-ngai Kolok;6.03;101.97;43
Tha Yang;12.96;99.91;43
Ban Phaeo;13.59;100.11;42
Bang Bua Thong;13.92;100.42;42
Nong Khae;14.34;100.87;41
Mukdahan;16.55;104.72;40
Ban Na;17.02;99.73;40
Bang Lamung;13.05;100.93;40
Roi Et;16.06;103.65;39
Wichian Buri;15.66;101.11;39
Wichit;7.89;98.39;39
Phrae;18.15;100.14;39
Mae Chan;20.15;99.85;38
Sam Phran;13.73;100.22;37
Sukhothai;17.01;99.82;37
Kantharalak;14.64;104.65;37
Photharam;13.69;99.85;36
Phichit;16.44;100.35;36
Det Udom;14.91;105.08;36
Ban Phai;16.06;102.73;36
Tha Bo;17.85;102.58;35
Loei;17.49;101.73;35
Samut Songkhram;13.41;100;35
Kathu;7.92;98.33;35
Amnat Charoen;15.86;104.63;35
Nakhon Phanom;17.41;104.78;35
Satun;6.62;100.07;35
Nong Bua Lamphu;17.2;102.44;34
Ban Ratsada;7.91;98.4;34
Prachuap Khiri Khan;11.82;99.78;34
San Kamphaeng;18.74;99.12;33
Prachin Buri;14.05;101.37;33
Krabi;8.07;98.91;31
Ban Khlong Bang Sao Thong;13.64;100.83;31
Yaring;6.87;101.37;31
Na Klang;17.31;102.19;31
Kaeng Khoi;14.59;101;30
Betong;5.77;101.07;30
Bang Phae;13.69;99.93;30
Ban Phan Don;17.14;102.97;29
Kaeng Khro;16.11;102.26;29
Amphoe Sikhiu;14.9;101.71;29
Sa Kaeo;13.81;102.07;28
Bang Bo District;13.58;100.82;28
Buri Ram;14.99;103.1;28
Thung Song;8.16;99.68;28
Ban Chang;12.73;101.06;28
Ban Bang Kadi Pathum Thani;14;100.55;28
Nong Phai;15.99;101.06;28
Mae Sai;20.43;99.88;28
Tha Muang;13.96;99.64;27
Ron Phibun;8.18;99.85;27
Ban Talat Bueng;13.07;101;26
Si Satchanalai;17.52;99.76;26
Tha Kham;9.11;99.23;26
Bang Pakong;13.54;100.99;26
Chai Badan;15.2;101.13;25
Pak Phanang;8.35;100.2;25
Kut Chap;17.43;102.57;25
Nan;18.78;100.78;25
Ranong;9.97;98.63;25
Pathum Thani;14.01;100.53;25
Tak;16.87;99.13;24
Dok Kham Tai;19.16;99.99;24
Ban Bueng;13.31;101.11;24
Kamalasai;16.34;103.58;23
Ban Talat Nua;7.88;98.39;23
Chok Chai;14.73;102.17;23
Damnoen Saduak;13.52;99.95;23
Tha Mai;12.62;102;22
Uthai Thani;15.38;100.02;22
Nang Rong;14.64;102.79;22
Phanat Nikhom;13.45;101.18;22
Ban Na San;8.8;99.36;22
Taphan Hin;16.22;100.42;22
Khanu Woralaksaburi;16.06;99.86;22
Ban Nong Wua So;17.27;103.22;22
Yasothon;15.79;104.15;22
Trat;12.24;102.52;22
Nakhon Nayok;14.2;101.21;21
Phayao;19.19;99.88;21
Kuchinarai;16.54;104.05;21
Bang Pa-in;14.23;100.58;20
Aranyaprathet;13.69;102.5;20
Kabin Buri;13.95;101.72;20
Sing Buri;14.89;100.4;20
Phibun Mangsahan;15.24;105.23;20
Sawankhalok;17.32;99.83;20
Ranot;7.78;100.32;20
Sam Roi Yot;12.27;99.87;20
Ban Dung;17.7;103.26;19
Phak Hai;14.46;100.37;19
Nam Som;17.77;102.19;19
Wiset Chaichan;14.59;100.34;19
Tha Ruea;14.57;100.73;19
Kui Buri;12.08;99.85;19
Bang Krathum;16.58;100.3;19
Phan Thong;13.47;101.1;19
Khon Buri;14.53;102.25;19
Kaset Wisai;15.66;103.58;19
Khao Yoi;13.24;99.82;19
Thoen;17.61;99.22;18
Non Sung;15.18;102.26;18
Ban Tak;17.04;99.08;18
Ban Chalong;7.84;98.34;18
Hang Dong;18.69;98.92;18
Bang Len;14.02;100.17;18
San Pa Tong;18.63;98.9;18
Chon Daen;16.19;100.86;18
Lat Yao;15.75;99.79;18
Ban Phe;12.63;101.44;17
Ban Selaphum;16.02;103.95;17
Mae Ramat;16.98;98.52;17
Lom Sak;16.78;101.24;17
Tak Bai;6.26;102.05;17
Phu Khiao;16.38;102.13;17
Den Chai;17.98;100.05;17
Nong Kung Si;16.65;103.3;17
Kaset Sombun;16.28;101.95;17
Ra-ngae;6.3;101.73;17
Bang Rakam;16.76;100.12;17
Bua Yai;15.59;102.43;17
Sawang Daen Din;17.48;103.46;17
Bo Phloi;14.33;99.51;17
Thap Than;15.46;99.89;17
Bang Ban;14.37;100.49;17
Huai Yot;7.79;99.63;17
Seka;17.93;103.96;16
Wang Nam Yen;13.5;102.18;16
Lang Suan;9.95;99.08;16
Phu Kradueng;16.88;101.88;16
Laem Sing;12.48;102.07;16
Phanom Sarakham;13.75;101.35;16
Ban Mo;14.62;100.73;16
Wang Noi;14.23;100.72;16
Wang Saphung;17.3;101.77;16
Bang Mun Nak;16.03;100.38;16
Pa Sang;18.53;98.94;16
Dan Khun Thot;15.21;101.77;16
Prakhon Chai;14.61;103.12;16
Thap Khlo;16.16;100.6;16
Chai Nat;15.19;100.12;15
Ban Huai Thalaeng;14.98;102.65;15
Bang Racham;14.89;100.32;15
Phon Charoen;18.03;103.17;15
Khao Wong;16.7;104.09;15
Chom Bueng;13.62;99.59;15
Bang Saphan;11.21;99.51;15
Nakhon Luang;14.46;100.61;15
=TJ Asia/Dushanbe
Dushanbe;38.54;68.78;679
Khujand;40.28;69.62;145
Kŭlob;37.91;69.78;79
Qŭrghonteppa;37.83;68.78;65
Istaravshan;39.91;69;53
Konibodom;40.29;70.43;50
Vahdat;38.56;69.01;46
Isfara;40.13;70.63;38
Tursunzoda;38.51;68.23;37
Panjakent;39.5;67.61;35
Khorugh;37.49;71.55;30
Ishqoshim;36.72;71.61;26
Hisor;38.53;68.55;24
Boshkengash;38.47;68.81;24
Danghara;38.1;69.34;23
Moskovskiy;37.61;68.58;22
Farkhor;37.49;69.4;22
Vose’;37.8;69.64;22
Buston;40.23;69.69;22
Chubek;37.61;69.71;20
Kolkhozobod;37.59;68.66;18
Norak;38.39;69.32;18
Yovon;38.31;69.04;17
Proletar;40.17;69.5;16
Vakhsh;37.71;68.83;15
=TK Pacific/Fakaofo
Atafu Village;-8.54;-172.52;1
=TL Asia/Dili
Dili;-8.56;125.57;150
Maliana;-8.99;125.22;22
Suai;-9.31;125.26;22
Likisá;-8.59;125.34;19
Aileu;-8.73;125.57;17
Lospalos;-8.52;127;17
Maubara;-8.61;125.21;16
Baukau;-8.48;126.46;16
Venilale;-8.64;126.38;16
=TM Asia/Ashgabat
Ashgabat;37.95;58.38;728
Türkmenabat;39.07;63.58;235
Daşoguz;41.84;59.97;167
Mary;37.59;61.83;115
Balkanabat;39.51;54.37;88
Bayramaly;37.62;62.17;76
Türkmenbaşy;40.02;52.96;68
Tejen;37.38;60.51;67
Abadan;38.05;58.2;39
Yolöten;37.3;62.36;38
Gowurdak;37.81;66.05;35
Atamyrat;37.84;65.21;33
Köneürgench;42.33;59.15;30
Annau;37.89;58.52;28
Yylanly;41.83;59.65;27
Gumdag;39.21;54.59;24
Baharly;38.44;57.43;23
Boldumsaz;42.13;59.67;21
Bereket;39.24;55.52;21
Gazojak;41.19;61.4;21
Kaka;37.35;59.61;19
Saýat;38.78;63.88;18
Seydi;39.48;62.91;18
Tagta;41.65;59.92;17
=TN Africa/Tunis
Tunis;36.82;10.17;693
Sfax;34.74;10.76;277
Sousse;35.83;10.64;164
Kairouan;35.68;10.1;120
Bizerte;37.27;9.87;115
Gabès;33.88;10.1;110
Ariana;36.86;10.19;98
Kasserine;35.17;8.84;82
Gafsa;34.42;8.78;81
La Goulette;36.82;10.31;80
Zarzis;33.5;11.11;79
Ben Arous;36.75;10.22;75
Monastir;35.78;10.83;72
La Mohammedia;36.67;10.16;67
Al Marsá;36.88;10.32;66
Msaken;35.73;10.58;65
Skanes;35.78;10.8;64
Houmt El Souk;33.88;10.86;63
Tataouine;32.93;10.45;63
El Hamma;33.89;9.8;62
Medenine;33.35;10.51;62
Douane;36.45;10.76;60
Béja;36.73;9.18;57
Nabeul;36.46;10.74;56
Hammamet;36.4;10.62;54
Jendouba;36.5;8.78;51
El Kef;36.17;8.7;48
Hammam-Lif;36.73;10.34;48
Oued Lill;36.83;10.04;47
Menzel Bourguiba;37.15;9.79;46
Mahdia;35.5;11.06;46
Zouila;35.5;11.06;44
Radès;36.77;10.27;44
Kélibia;36.85;11.09;43
Sidi Bouzid;35.04;9.48;42
Metlaoui;34.32;8.4;42
Djemmal;35.62;10.76;40
Ksar Hellal;35.65;10.89;40
Tozeur;33.92;8.13;35
Dar Chabanne;36.47;10.75;34
Hammam Sousse;35.86;10.6;34
Gremda;34.75;10.78;34
Korba;36.58;10.86;34
La Sebala du Mornag;36.68;10.29;33
Midoun;33.81;10.99;32
Mateur;37.04;9.67;31
Ar Rudayyif;34.38;8.16;30
Douz;33.47;9.02;28
Ksour Essaf;35.42;10.99;28
Siliana;36.08;9.37;27
Manouba;36.81;10.1;25
Nefta;33.87;7.88;22
Chebba;35.24;11.12;22
Menzel Jemil;37.24;9.91;22
Takelsa;36.78;10.63;21
Medjez el Bab;36.65;9.61;20
El Jem;35.3;10.72;20
Akouda;35.87;10.57;20
Kebili;33.7;8.97;20
Tajerouine;35.89;8.55;19
Douar Tindja;37.17;9.75;19
Ouardenine;35.71;10.67;18
El Fahs;36.37;9.91;18
Beni Khiar;36.47;10.78;18
Zaghouan;36.4;10.14;17
Mennzel Bou Zelfa;36.68;10.58;16
El Alia;37.17;10.03;16
Thala;35.57;8.67;16
Bekalta;35.62;10.99;16
Carthage;36.86;10.33;16
Menzel Abderhaman;37.24;9.86;16
Galaat el Andeless;37.06;10.12;15
=TO Pacific/Tongatapu
Nuku’alofa;-21.14;-175.2;22
=TR Europe/Istanbul
Istanbul;41.01;28.95;14804
Ankara;39.92;32.85;3517
İzmir;38.41;27.14;2501
Bursa;40.2;29.06;1413
Adana;36.99;35.33;1249
Gaziantep;37.06;37.38;1066
Konya;37.87;32.48;876
Çankaya;39.92;32.86;792
Antalya;36.91;30.7;758
Bağcılar;41.04;28.86;724
Diyarbakır;37.91;40.22;645
Kayseri;38.73;35.49;593
Üsküdar;41.02;29.01;583
Bahçelievler;41;28.86;577
Umraniye;41.02;29.12;573
Mersin;36.81;34.64;538
Esenler;41.04;28.88;520
Eskişehir;39.78;30.52;515
Karabağlar;38.37;27.14;458
Muratpaşa;36.89;30.76;450
Şanlıurfa;37.17;38.79;450
Malatya;38.35;38.32;442
Sultangazi;41.11;28.87;437
Maltepe;40.94;29.16;427
Erzurum;39.91;41.28;421
Samsun;41.28;36.34;394
Batman;37.89;41.13;382
Kahramanmaraş;37.58;36.93;376
Van;38.49;43.38;372
Ataşehir;40.98;29.12;362
Şişli;41.06;28.99;315
Denizli;37.77;29.09;313
Batikent;39.97;32.73;300
Elazığ;38.67;39.22;298
Zeytinburnu;40.99;28.9;289
Adapazarı;40.78;30.4;287
Sultanbeyli;40.96;29.27;287
Gebze;40.8;29.43;281
Merkezefendi;37.81;29.04;280
Sivas;39.75;37.02;264
Tarsus;36.92;34.89;256
Trabzon;41.01;39.73;244
Manisa;38.61;27.43;244
Sancaktepe;41;29.23;241
Balıkesir;39.65;27.89;238
Adıyaman;37.76;38.28;224
Esenyurt;41.03;28.68;211
Kırıkkale;39.85;33.51;211
Antakya;36.21;36.16;210
Osmaniye;37.07;36.25;203
Çorlu;41.16;27.8;203
Arnavutköy;41.18;28.74;198
İzmit;40.76;29.93;197
Başakşehir;41.09;28.8;194
Kütahya;39.42;29.98;185
Çorum;40.55;34.95;183
Siverek;37.76;39.32;175
Isparta;37.76;30.55;172
Büyükçekmece;41.02;28.59;163
Aydın;37.85;27.84;163
İskenderun;36.59;36.17;160
Viranşehir;37.22;39.76;154
Uşak;38.67;29.41;153
Aksaray;38.37;34.03;152
Kızıltepe;37.19;40.58;150
Afyonkarahisar;38.76;30.54;146
İnegol;40.08;29.51;134
Tokat;40.31;36.55;130
Edirne;41.68;26.56;126
Derince;40.76;29.81;125
Beylikdüzü;40.98;28.64;122
Tekirdağ;40.98;27.51;122
Karaman;37.18;33.22;120
Nazilli;37.92;28.32;119
Ordu;40.98;37.89;117
Siirt;37.93;41.94;114
Erzincan;39.74;39.49;114
Alanya;36.54;32;113
Turhal;40.39;36.08;111
Bandırma;40.35;27.98;108
Turgutlu;38.5;27.7;103
Mustafakemalpaşa;40.04;28.41;101
Zonguldak;41.45;31.79;100
Manavgat;36.79;31.44;99
Giresun;40.92;38.39;99
Karabük;41.2;32.63;97
Bolu;40.74;31.61;97
Ceyhan;37.02;35.82;96
Kırşehir;39.15;34.16;94
Polatlı;39.58;32.14;93
Bafra;41.57;35.91;93
Rize;41.02;40.52;93
Ereğli;37.51;34.05;92
Ağrı;39.72;43.05;92
Erciş;39.03;43.36;92
Niğde;37.97;34.68;91
Lüleburgaz;41.4;27.36;91
Körfez;40.77;29.78;91
Nusaybin;37.07;41.21;89
Salihli;38.48;28.15;89
Kozan;37.46;35.82;88
Yozgat;39.82;34.8;88
Çanakkale;40.16;26.41;88
Patnos;39.22;42.86;87
Akhisar;38.92;27.84;85
Çerkezköy;41.29;28;84
Amasya;40.65;35.83;83
Muş;38.73;41.48;83
Nizip;37.01;37.79;82
Kilis;36.72;37.12;82
Fatsa;41.03;37.5;82
Cizre;37.33;42.18;81
Bingöl;38.88;40.49;81
Elbistan;38.21;37.2;80
Hakkâri;37.57;43.74;78
Ünye;41.13;37.28;78
Kars;40.6;43.09;77
Midyat;37.42;41.34;76
Iğdır;39.92;44.05;76
Nevşehir;38.63;34.71;76
Silifke;36.38;33.93;75
Silopi;37.24;42.46;75
Bismil;37.85;40.66;74
Belek;36.86;31.06;73
Tatvan;38.49;42.28;73
Kâhta;37.79;38.62;73
Yüksekova;37.57;44.29;72
Khanjarah;40.6;33.62;71
Mardin;37.31;40.74;71
Yalova;40.66;29.28;71
Gemlik;40.43;29.16;71
Kastamonu;41.38;33.78;70
Kadirli;37.37;36.1;70
Doğubayazıt;39.55;44.08;70
Ayvalık;39.32;26.69;70
Söke;37.75;27.41;68
Ardeşen;41.19;40.99;68
Ödemiş;38.23;27.97;67
Burdur;37.72;30.29;66
Silvan;38.14;41.01;66
Soma;39.19;27.61;66
Ahlat;38.75;42.48;65
Akşehir;38.36;31.42;64
Kuşadası;37.86;27.26;63
Sorgun;39.81;35.19;63
Çubuk;40.24;33.03;63
Kırıkhan;36.5;36.36;61
Fethiye;36.64;29.13;60
Kırklareli;41.74;27.23;58
Düzce;40.84;31.16;58
Bergama;39.12;27.18;57
Anamur;36.08;32.84;57
Reyhanlı;36.27;36.57;57
Dörtyol;36.84;36.23;57
Gölcük;40.7;29.87;56
Bolvadin;38.71;31.05;56
Zile;40.3;35.89;56
Eminönü;41.02;28.97;56
Bozüyük;39.91;30.04;55
Menemen;38.61;27.07;53
Silivri;41.07;28.25;53
Adilcevaz;38.8;42.73;53
Şırnak;37.51;42.45;53
Ergani;38.27;39.75;53
Erbaa;40.67;36.57;52
Tavşanlı;39.54;29.5;52
Orhangazi;40.49;29.31;52
Seydişehir;37.42;31.85;51
Merzifon;40.87;35.46;51
Kavaklı;41.09;28.33;51
Çarşamba;41.2;36.72;50
Torbalı;38.15;27.36;50
güngören merter;41.01;28.89;50
Merter Keresteciler;41.01;28.89;50
Niksar;40.59;36.95;50
Keskin;39.67;33.61;50
Karapınar;37.72;33.55;50
Mut;36.64;33.44;49
Muğla;37.22;28.37;48
Alaşehir;38.35;28.52;48
Suluova;40.83;35.65;48
Şebin Karahisar;40.29;38.42;47
Tire;38.09;27.74;47
Kulu;39.1;33.08;47
Suruç;36.98;38.43;47
Erdemli;36.6;34.31;47
Bitlis;38.4;42.11;46
Çumra;37.57;32.77;46
Urla;38.32;26.76;45
Akçaabat;41.02;39.57;45
Aliağa;38.8;26.97;45
Keşan;40.86;26.63;45
Beyşehir;37.68;31.72;44
Birecik;37.03;37.98;44
Karacabey;40.21;28.36;44
Şereflikoçhisar;38.94;33.54;44
Bulancak;40.94;38.23;44
Milas;37.32;27.78;43
Sandıklı;38.46;30.27;43
Besni;37.69;37.86;42
Edremit;39.6;27.02;41
Gönen;40.1;27.65;41
Bilecik;40.14;29.98;40
Afşin;38.25;36.91;40
Cimin;39.71;39.7;40
Karasu Mahallesi;41.07;30.79;40
Bodrum;37.04;27.43;39
Yalvaç;38.3;31.18;39
Beypazarı;40.17;31.92;39
Burhaniye;39.5;26.97;38
Vakfıkebir;41.05;39.28;38
Sungurlu;40.17;34.37;38
Bartın;41.64;32.34;37
Beşikdüzü;41.05;39.23;37
Serik;36.92;31.1;37
Talas;38.69;35.55;37
Uzunköprü;41.27;26.69;36
Osmancık;40.98;34.8;36
Kestel;40.2;29.21;36
Develi;38.39;35.49;36
Hınıs;39.36;41.69;35
Dinar;38.06;30.17;35
Yerköy;39.64;34.47;35
Hendek;40.8;30.75;35
Safranbolu;41.25;32.69;35
Akçakoca;41.09;31.12;35
Simav;39.09;28.98;35
Sinop;42.03;35.16;35
Göksun;38.02;36.5;34
Çay;38.59;31.03;34
Marmaris;36.85;28.27;34
Şarkîkaraağaç;38.08;31.37;33
Bor;37.89;34.56;32
Gumushkhane;40.46;39.47;32
Kumru;40.87;37.26;32
Akçakale;36.71;38.95;32
Kurtalan;37.93;41.68;32
Yeşilli;37.34;40.82;32
Of;40.94;40.26;32
İmamoğlu;37.27;35.66;32
Ceylanpınar;36.85;40.05;31
Bulanık;39.09;42.27;31
Bayburt;40.26;40.22;31
Ortaköy;38.74;34.04;31
Kula;38.55;28.65;31
Mimarsinan;41.02;28.56;31
Biga;40.23;27.24;31
Karasu;41.1;30.7;31
Karamürsel;40.69;29.62;31
Kemalpaşa;38.43;27.42;30
Görele;41.03;39;30
Beykonak;36.33;30.3;30
Araklı;40.94;40.06;30
Karakoçan;38.95;40.03;30
Kozluk;38.19;41.48;30
Gürpınar;40.99;28.61;29
Bucak;37.46;30.59;29
Selçuk;37.95;27.37;29
Tunceli;39.1;39.54;29
Yakuplu;40.99;28.68;29
Yenişehir;40.26;29.65;29
Kaman;39.36;33.72;29
Gerede;40.8;32.2;29
Bozyazı;36.11;32.96;28
Terme;41.21;36.97;28
Gölbaşı;37.78;37.64;28
Boyabat;41.47;34.77;28
Malkara;40.89;26.9;27
Ilgın;38.28;31.91;27
Kırkağaç;39.11;27.67;27
Alaca;40.17;34.84;27
Babaeski;41.43;27.09;27
Kulp;38.5;41.01;27
Erzin;36.95;36.2;26
Çan;40.03;27.05;26
Malazgirt;39.15;42.54;26
Didim;37.38;27.26;26
Güroymak;38.58;42.02;26
Suşehri;40.16;38.08;26
Elmadağ;39.92;33.23;25
Sapanca;40.69;30.27;25
Gelibolu;40.41;26.67;25
Kağızman;40.16;43.13;25
Vezirköprü;41.14;35.45;25
Akyazı;40.69;30.62;25
Yahyalı;38.1;35.36;25
Susurluk;39.91;28.16;25
Devrek;41.22;31.96;25
Çayeli;41.09;40.72;25
Pasinler;39.98;41.67;25
Gürsu;40.22;29.19;25
Artvin;41.18;41.82;24
Mahmutlar;36.49;32.09;24
Tosya;41.02;34.04;24
Kazan;40.23;32.68;24
Kelkit;40.13;39.43;24
Pazarcık;37.49;37.3;24
Emet;39.34;29.26;24
Şarkışla;39.35;36.41;24
Ferizli;40.94;30.49;24
Sarıkamış;40.33;42.59;24
Oltu;40.54;41.99;24
Mudanya;40.38;28.88;23
Akdağmadeni;39.66;35.88;23
Kovancılar;38.72;39.86;23
İdil;37.33;41.89;23
Erdek;40.4;27.79;23
Genç;38.75;40.55;22
İznik;40.43;29.72;22
Gediz;38.99;29.39;22
Menderes;38.25;27.13;22
Çaycuma;41.43;32.08;22
Tepecik;41.03;28.55;22
Bozova;37.36;38.53;22
Havza;40.97;35.66;22
Demirci;39.05;28.66;21
Çine;37.61;28.06;21
Çeşme;38.33;26.31;21
Hacılar;38.65;35.45;21
Ardahan;41.11;42.7;21
Çermik;38.14;39.45;21
Alaplı;41.18;31.39;21
Dargeçit;37.55;41.72;21
Karaçoban;39.34;42.1;20
Korkuteli;37.06;30.2;20
Darende;38.55;37.51;20
Geyve;40.51;30.29;20
Belen;36.49;36.19;20
Hadim;36.99;32.46;20
Emirdağ;39.02;31.15;20
Sürmene;40.91;40.13;20
Tekirova;36.5;30.53;20
İskilip;40.74;34.47;20
Hayrabolu;41.21;27.11;20
Yomra;40.95;39.86;20
Ortaca;36.84;28.76;20
Seferihisar;38.2;26.84;20
Bahçe;37.2;36.58;20
Çatalca;41.14;28.46;19
Dalaman;36.77;28.8;19
Taşova;40.76;36.32;19
Nallıhan;40.19;31.35;19
Yatağan;37.34;28.14;19
Şemdinli;37.31;44.57;19
Sarayköy;37.92;28.93;19
Gürgentepe;40.79;37.59;19
Eleşkirt;39.8;42.68;19
Varto;39.17;41.45;19
İncirliova;37.85;27.72;19
Gazipaşa;36.27;32.32;18
Diyadin;39.54;43.67;18
Kızılcahamam;40.47;32.65;18
Çerkeş;40.81;32.89;18
Dursunbey;39.59;28.63;18
Hopa;41.39;41.42;18
Denizciler;36.64;36.21;17
Taşköprü;41.51;34.21;17
Kemer;36.6;30.56;17
Eğirdir;37.87;30.85;17
Tekkeköy;41.21;36.46;17
Serinhisar;37.58;29.27;17
Tirebolu;41.01;38.81;17
Banaz;38.74;29.75;17
Horasan;40.04;42.16;17
Hilvan;37.59;38.96;17
Ermenek;36.64;32.89;17
Gemerek;39.18;36.07;17
Bayındır;38.22;27.65;17
Serinyol;36.36;36.21;17
Korgan;40.82;37.35;17
Ürgüp;38.63;34.91;17
Elmalı;36.74;29.92;17
Mucur;39.06;34.38;17
Turgutreis;37.02;27.27;16
Lice;38.46;40.64;16
Arhavi;41.35;41.3;16
Arsin;40.95;39.93;16
Sarigerme;36.72;28.7;16
Baskil;38.57;38.82;16
Senirkent;38.1;30.55;16
Osmaneli;40.36;30.01;16
Ezine;39.79;26.34;16
Çağlayancerit;37.75;37.29;16
Aşkale;39.92;40.7;15
Solhan;38.97;41.05;15
Hizan;38.22;42.42;15
Kadınhanı;38.24;32.21;15
Bigadiç;39.39;28.13;15
Foça;38.67;26.76;15
Kocaali;41.05;30.85;15
Espiye;40.95;38.7;15
=TT America/Port_of_Spain
Chaguanas;10.52;-61.42;67
Mon Repos;10.28;-61.45;56
San Fernando;10.28;-61.47;55
Port of Spain;10.67;-61.52;49
Rio Claro;10.31;-61.18;36
Arima;10.64;-61.28;35
Marabella;10.31;-61.45;27
Laventille;10.65;-61.5;21
Point Fortin;10.17;-61.68;19
Tunapuna;10.65;-61.39;18
Scarborough;11.18;-60.74;17
Sangre Grande;10.59;-61.13;16
Paradise;10.65;-61.36;15
=TV Pacific/Funafuti
Funafuti;-8.52;179.19;4
=TW Asia/Taipei
Taipei;25.05;121.53;7872
Kaohsiung;22.62;120.31;1520
Taichung;24.15;120.68;1041
Tainan;22.99;120.21;771
Banqiao;25.01;121.47;543
Hsinchu;24.8;120.97;404
Taoyuan City;24.99;121.3;402
Keelung;25.13;121.74;398
Hualien City;23.98;121.6;350
Yuanlin;23.96;120.58;125
Taitung City;22.76;121.14;110
Nantou;23.92;120.66;106
Douliu;23.71;120.54;105
Yilan;24.76;121.75;94
Puli;23.97;120.97;86
Daxi;24.88;121.29;85
Magong;23.57;119.59;56
Donggang;22.47;120.45;48
Jincheng;24.43;118.32;38
Hengchun;22;120.74;31
Zhongxing New Village;23.96;120.69;26
Lugu;23.75;120.75;20
Yujing;23.12;120.46;17
=TZ Africa/Dar_es_Salaam
Dar es Salaam;-6.82;39.27;2699
Mwanza;-2.52;32.9;437
Zanzibar;-6.16;39.2;404
Arusha;-3.37;36.68;341
Mbeya;-8.9;33.45;292
Morogoro;-6.82;37.66;251
Tanga;-5.07;39.1;225
Dodoma;-6.17;35.74;181
Kigoma;-4.88;29.63;164
Moshi;-3.35;37.33;157
Tabora;-5.02;32.83;145
Songea;-10.68;35.65;126
Musoma;-1.5;33.8;121
Iringa;-7.77;35.7;112
Katumba;-9.23;33.62;109
Shinyanga;-3.66;33.42;107
Mtwara;-10.27;40.18;97
Ushirombo;-3.49;31.96;95
Kilosa;-6.83;36.98;92
Sumbawanga;-7.97;31.62;89
Bagamoyo;-6.44;38.9;82
Mpanda;-6.34;31.07;73
Bukoba;-1.33;31.81;71
Singida;-4.82;34.74;62
Uyovu;-3.28;31.53;61
Makumbako;-8.85;34.83;53
Buseresere;-3.02;31.87;53
Bunda;-2.05;33.87;51
Merelani;-3.56;36.98;50
Katoro;-3.02;31.9;50
Ifakara;-8.13;36.68;50
Njombe;-9.35;34.77;47
Lindi;-10;39.72;42
Vwawa;-9.11;32.93;40
Geita;-2.87;32.23;40
Nguruka;-5.11;31.04;39
Newala Kisimani;-10.95;39.28;38
Geiro;-6.15;36.87;38
Kidatu;-7.7;36.96;38
Kasulu;-4.58;30.1;37
Tunduma;-9.3;32.77;37
Masasi;-10.72;38.8;36
Kahama;-3.83;32.6;36
Kidodi;-7.6;37;36
Igunga;-4.28;33.88;36
Misungwi;-2.85;33.08;36
Mlimba;-8.8;35.82;35
Mafinga;-7.25;35.07;35
Masumbwe;-3.63;32.18;35
Chalinze;-6.64;38.35;34
Babati;-4.22;35.75;34
Biharamulo;-2.63;31.31;34
Somanda;-3.37;33.95;34
Bariadi;-2.8;33.98;34
Kirando;-7.42;30.6;33
Tarime;-1.35;34.37;33
Tumbi;-5.07;32.73;33
Bugarama;-2.87;30.53;32
Mvomero;-6.25;38.67;31
Chanika;-5.42;38.02;31
Kyela;-9.58;33.85;31
Kibiti;-7.72;38.94;30
Kisesa;-3.08;34.15;30
Lukuledi;-10.57;38.8;30
Mlandizi;-6.7;38.73;29
Rujewa;-8.7;34.38;29
Ilula;-7.68;36.04;29
Kibondo;-3.59;30.72;29
Tukuyu;-9.25;33.65;28
Namanyere;-7.52;31.05;28
Mkuranga;-7.12;39.21;28
Bungu;-7.63;39.06;28
Chato;-2.64;31.77;28
Kasamwa;-2.85;32.43;28
Sikonge;-5.63;32.77;27
Malinyi;-8.93;36.13;27
Mtinko;-4.55;34.85;27
Nzega;-4.22;33.18;27
Maramba;-5.05;38.62;27
Wete;-5.06;39.73;26
Magugu;-4.02;35.77;26
Sokoni;-6.43;39.55;26
Sepuka;-4.75;34.53;26
Mbinga;-10.93;35.02;25
Luchingu;-10.9;39.33;25
Igurusi;-8.85;33.85;25
Chimala;-8.86;34.02;25
Shelui;-4.37;34.2;25
Kakonko;-3.28;30.96;25
Uvinza;-5.1;30.39;25
Nyalikungu;-3.18;33.78;25
Sirari;-1.25;34.48;24
Lushoto;-4.78;38.28;24
Matai;-8.3;31.52;24
Old Shinyanga;-3.55;33.4;24
Urambo;-5.07;32.05;24
Mgandu;-5.95;34.13;24
Kibaha;-6.77;38.92;24
Songwa;-3.52;33.52;24
Kiomboi;-4.27;34.37;24
Kondoa;-4.9;35.78;24
Vikindu;-7.01;39.3;23
Mwadui;-3.55;33.6;23
Nangomba;-10.9;38.5;23
Kingori;-3.28;36.98;23
Igugunu;-4.57;34.63;23
Ngudu;-2.97;33.33;23
Chala;-7.58;31.27;23
Lalago;-3.45;33.95;23
Kigonsera;-10.8;35.05;22
Tinde;-3.88;33.2;22
Rulenge;-2.72;30.63;22
Maswa;-2.68;33.98;22
Chake Chake;-5.25;39.77;22
Mhango;-3.28;32.85;22
Kiwira;-9.17;33.54;21
Isaka;-3.9;32.93;21
Basotu;-4.37;35.08;21
Mazinde;-4.8;38.22;21
Muriti;-1.98;32.92;20
Matui;-4.8;38.25;20
Hedaru;-4.5;37.9;20
Nsunga;-1.14;31.39;20
Dareda;-4.22;35.55;20
Nshamba;-1.8;31.55;20
Mpwapwa;-6.35;36.48;20
Kiratu;-3.33;35.67;20
Itigi;-5.7;34.48;20
Ikungi;-5.13;34.77;20
Nanyamba;-10.68;39.83;20
Kibakwe;-6.72;36.37;20
Maposeni;-10.58;35.4;19
Kabanga;-2.64;30.47;19
Liwale;-9.77;37.93;19
Laela;-8.57;32.05;19
Bashanet;-4.23;35.42;19
Magomeni;-6.8;39.25;19
Kihangara;-2.58;33.35;19
Mtwango;-9.02;34.8;19
Ilembula;-8.9;34.58;19
Dongobesh;-4.07;35.38;19
Matiri;-10.75;34.9;19
Magole;-6.38;37.37;19
Mlowo;-9;32.98;19
Usa River;-3.37;36.85;19
Nangwa;-4.47;35.45;19
Galappo;-4.27;35.85;19
Mugumu;-1.85;34.7;18
Katerero;-1.4;31.73;18
Nyakabindi;-2.63;33.98;18
Nachingwea;-10.37;38.76;18
Izazi;-7.2;35.73;18
Msowero;-6.53;37.2;18
Ipinda;-9.48;33.9;18
Mto wa Mbu;-3.35;35.85;18
Usevia;-7.1;31.23;18
Nanganga;-10.38;39.15;17
Same;-4.07;37.73;17
Ilongero;-4.67;34.87;17
Kibara;-2.15;33.45;17
Ngerengere;-6.75;38.12;17
Puma;-5;34.73;17
Tandahimba;-10.75;39.63;17
Muheza;-5.17;38.78;17
Malampaka;-3.13;33.53;17
Lugoba;-6.45;38.33;17
Ngara;-2.51;30.66;17
Mwandiga;-4.83;29.66;17
Mikumi;-7.4;36.98;17
Mungaa;-4.97;34.88;17
Nyamuswa;-1.9;34.02;17
Mbuguni;-3.57;36.95;16
Butiama;-1.77;33.97;16
Kishapu;-3.62;33.87;16
Nyangao;-10.33;39.28;16
Tingi;-11.3;35.03;16
Kitama;-10.72;39.73;16
Lembeni;-3.78;37.62;16
Kamachumu;-1.62;31.62;16
Mlalo;-4.93;38.93;16
Makuyuni;-4.73;38.1;16
Usagara;-2.68;33;16
Mabama;-5.13;32.53;15
Mlangali;-9.78;34.52;15
Mahanje;-9.93;35.33;15
=UA Europe/Kyiv Europe/Simferopol Europe/Kiev
Kyiv;50.45;30.52;2798
Kharkiv;49.98;36.25;1431
Dnipro;48.46;35.04;1033
Donetsk;48.02;37.8;1025
Odessa;46.48;30.73;1002
Zaporizhia;47.82;35.19;796
Lviv;49.84;24.02;718
Kryvyi Rih;47.91;33.38;652
Mykolayiv;46.97;32;511
Mariupol;47.1;37.54;482
Luhansk;48.57;39.32;452
Sevastopol;44.61;33.52;416;1
Khmelnytskyi;49.42;27;398
Makiyivka;48.05;37.93;377
Vinnytsia;49.23;28.48;352
Simferopol;44.96;34.11;336;1
Kherson;46.66;32.62;320
Poltava;49.59;34.54;318
Chernihiv;51.51;31.28;308
Cherkasy;49.43;32.06;298
Sumy;50.92;34.8;294
Zhytomyr;50.26;28.68;282
Horlivka;48.34;38.05;279
Rivne;50.62;26.23;255
Kropyvnytskyi;48.51;32.26;249
Kamianske;48.51;34.6;249
Chernivtsi;48.29;25.94;236
Ternopil;49.55;25.59;236
Kremenchuk;49.07;33.42;227
Lutsk;50.76;25.34;214
Ivano-Frankivsk;48.92;24.71;204
Bila Tserkva;49.81;30.11;199
Kramators’k;48.72;37.56;174
Melitopol;46.85;35.37;158
Kerch;45.36;36.48;149;1
Nikopol;47.57;34.4;131
Syevyerodonets’k;48.95;38.49;130
Sloviansk;48.87;37.62;125
Berdyansk;46.77;36.8;118
Uzhgorod;48.62;22.3;118
Alchevs’k;48.47;38.82;116
Pavlohrad;48.53;35.87;116
Lysychans’k;48.9;38.44;112
Yevpatoriya;45.2;33.37;106;1
Yenakiyeve;48.23;38.21;104
Oleksandriya;48.67;33.12;103
Kamianets-Podilskyi;48.68;26.59;100
Konotop;51.24;33.2;92
Kostyantynivka;48.53;37.71;91
Krasnyy Luch;48.14;38.94;90
Brovary;50.52;30.81;89
Uman;48.75;30.22;88
Berdychiv;49.9;28.6;86
Shostka;51.86;33.47;85
Kadiyivka;48.57;38.64;84
Chervonohrad;50.39;24.24;83
Mukacheve;48.44;22.72;82
Bakhmut;48.59;38;81
Drohobych;49.35;23.51;79
Yalta;44.5;34.17;77;1
Nizhyn;51.05;31.89;75
Novomoskovs’k;48.64;35.25;73
Izmail;45.35;28.84;72
Shakhtars’k;48.06;38.44;72
Pervomays’k;48.04;30.85;71
Feodosiya;45.03;35.38;69;1
Pokrovsk;48.28;37.18;68
Chystyakove;48.04;38.6;68
Sverdlovs’k;48.09;39.65;68
Kalush;49.01;24.37;68
Smila;49.22;31.89;68
Kovel;51.22;24.71;66
Korosten’;50.96;28.64;65
Khartsyz’k;48.04;38.15;64
Rubizhne;49.01;38.38;63
Pryluky;50.59;32.39;63
Druzhkivka;48.63;37.55;62
Lozova;48.89;36.32;62
Kolomyia;48.53;25.04;62
Antratsyt;48.12;39.09;62
Stryi;49.26;23.86;61
Novovolyns’k;50.73;24.16;58
Novohrad-Volynskyi;50.59;27.62;56
Energodar;47.5;34.66;56
Snizhne;48.03;38.77;56
Boryspil’;50.35;30.96;55
Chornomors’k;46.3;30.65;54
Izyum;49.21;37.25;54
Roven’ky;48.08;39.38;54
Lubny;50.02;33;53
Bryanka;48.51;38.67;52
Horishni Plavni;49.01;33.64;52
Zhovti Vody;48.34;33.5;52
Fastiv;50.08;29.92;51
Nova Kakhovka;46.75;33.35;51
Marhanets’;47.64;34.63;50
Bilhorod-Dnistrovskyi;46.19;30.35;50
Okhtyrka;50.31;34.9;50
Myrnohrad;48.31;37.26;50
Sorokyne;48.29;39.74;49
Romny;50.75;33.47;49
Svitlovods’k;49.05;33.24;48
Shepetivka;50.19;27.06;46
Bucha;50.54;30.21;42
Voznesensk;47.56;31.33;42
Varash;51.35;25.85;42
Toretsk;48.4;37.85;42
Dzhankoy;45.71;34.39;42;1
Myrhorod;49.97;33.61;41
Irpin;50.52;30.25;41
Podilsk;47.75;29.53;41
Kirovs’k;48.64;38.64;40
Vasylkiv;50.19;30.31;40
Yuzhnoukrains’k;47.82;31.18;39
Volodymyr-Volynskyi;50.85;24.32;38
Dubno;50.42;25.73;38
Yasynuvata;48.13;37.86;38
Kakhovka;46.81;33.49;37
Boryslav;49.29;23.43;37
Pereiaslav-Khmelnytskyi;50.07;31.45;37
Chuhuyiv;49.84;36.69;37
Dobropillya;48.46;37.09;36
Zhmerynka;49.04;28.11;36
Avdiyivka;48.14;37.74;36
Hlukhiv;51.68;33.92;35;2
Sambir;49.52;23.2;35
Tokmak;47.26;35.71;35
Boyarka;50.32;30.3;35
Dolyns’ka;48.11;32.76;34
Starokostiantyniv;49.76;27.2;34
Vyshneve;50.39;30.37;33
Slavuta;50.3;26.87;33
Netishyn;50.34;26.64;33
Mohyliv-Podilskyi;48.45;27.8;33
Kupjansk;49.71;37.62;32
Synel’nykove;48.32;35.52;32
Obukhiv;50.11;30.62;32
Balakliya;49.46;36.86;31
Yany Kapu;45.96;33.79;31;1
Kostopil’;50.88;26.45;31
Debal’tseve;48.34;38.4;30
Pervomays’kyy;49.39;36.21;30
Alushta;44.68;34.41;30;1
Pereval’s’k;48.44;38.84;29
Chortkiv;49.02;25.8;29
Novoyavorivs’k;49.93;23.57;29
Tsyurupyns’k;46.62;32.72;29
Saki;45.13;33.6;28;1
Znomenka;48.71;32.66;28
Lyman;48.99;37.8;28
Khmilnyk;49.56;27.96;28
Khust;48.18;23.3;28
Zolotonosha;49.67;32.04;28
Lebedyn;50.59;34.48;28
Vynohradiv;48.14;23.03;28
Bakhchysarai;44.76;33.86;27;1
Sarny;51.34;26.6;27
Malyn;50.77;29.24;27
Truskavets’;49.28;23.51;27
Berehove;48.21;22.64;26
Kaniv;49.75;31.46;26
Molodohvardiys’k;48.35;39.65;26
Kozyatyn;49.71;28.83;26
Popasna;48.63;38.38;25
Korostyshiv;50.32;29.06;25
Slavutych;51.52;30.72;25
Yuzhne;46.62;31.1;25
Haisyn;48.81;29.39;25
Armyansk;46.11;33.69;24;1
Selydove;48.15;37.3;24
Krolevets’;51.55;33.38;24
Dokuchayevs’k;47.75;37.68;24
Volnovakha;47.6;37.5;24
Zdolbuniv;50.52;26.24;24
Merefa;49.82;36.05;24
Kreminna;49.05;38.22;24
Bakhmach;51.18;32.83;23
Brody;50.09;25.15;23
Yahotyn;50.28;31.76;23
Hadyach;50.37;33.99;23
Zolochiv;49.81;24.89;23
Lyubotyn;49.95;35.93;23
Polonne;50.12;27.51;22
Vyshhorod;50.58;30.49;22
Starobil’s’k;49.28;38.91;22
Heniches’k;46.18;34.8;22
Sokal’;50.47;24.28;21
Krasnohrad;49.38;35.44;21
Ladyzhyn;48.68;29.24;21
Polohy;47.48;36.25;21
Amvrosiyivka;47.79;38.48;21
Kremenets;50.1;25.72;21
Kurakhovo;47.99;37.28;21
Dolyna;48.97;24.01;21
Piatykhatky;48.41;33.71;20
Dniprorudne;47.38;34.98;20
Nadvirna;48.63;24.57;20
Stebnyk;49.29;23.56;20
Putyvl’;51.34;33.87;20
Krasyliv;49.65;26.97;20
Kivsharivka;49.63;37.69;20
Kiliya;45.44;29.26;20
Vovchans’k;50.29;36.94;19
Vatutine;49.02;31.06;19
Skadovs’k;46.12;32.91;19
Derhachi;50.11;36.12;19
Kalynivka;49.45;28.53;19
Balta;47.94;29.62;19
Zvenihorodka;49.08;30.97;19
Zuhres;48.01;38.26;19
Korsun-Shevchenkivskyi;49.42;31.26;19
Lutuhyne;48.41;39.23;19
Svatove;49.41;38.15;19
Shpola;49.01;31.39;19
Balaklava;44.51;33.6;19;1
Novoukrayinka;48.33;31.53;19
Reni;45.45;28.28;19
Bilopillya;51.15;34.31;18
Bohodukhiv;50.16;35.53;18
Izyaslav;50.12;26.82;18
Ilovays’k;47.92;38.2;18
Rozdil’na;46.84;30.08;18
Chervonopartyzans’k;48.08;39.8;18
Skvyra;49.73;29.67;17
Orikhiv;47.57;35.79;17
Karlivka;49.46;35.13;17
Pidhorodne;48.58;35.11;17
Horodok;49.16;26.58;17
Бережани;49.45;24.93;17
Bar;49.08;27.68;17
Sudak;44.85;34.97;17;1
Kivertsi;50.83;25.46;17
Svalyava;48.55;23;17
Bohuslav;49.55;30.87;16
Hulyaypole;47.66;36.26;16
Bilohirsk;45.05;34.6;16;1
Ovruch;51.32;28.8;16
Talne;48.89;30.69;16
Ochakiv;46.61;31.55;16
Tulchyn;48.67;28.85;16
Hola Prystan’;46.53;32.52;16
Zmiyiv;49.67;36.35;16
Pyriatyn;50.24;32.51;16
Dunaivtsi;48.89;26.86;16
Apostolove;47.66;33.71;16
Slobozhans’ke;49.6;36.53;16
Novyy Buh;47.69;32.52;16
Hayvoron;48.34;29.87;16
Zhashkiv;49.25;30.11;15
Radomyshl;50.5;29.23;15
Nosivka;50.93;31.58;15
Horodyshche;49.28;31.45;15
Bolhrad;45.68;28.62;15
Vasylivka;47.44;35.27;15
=UG Africa/Kampala
Kampala;0.32;32.58;1353
Gulu;2.77;32.3;147
Lira;2.25;32.9;119
Mbarara;-0.6;30.65;98
Jinja;0.44;33.2;93
Bwizibwera;-0.59;30.63;79
Mbale;1.08;34.18;76
Mukono;0.35;32.76;67
Kasese;0.18;30.08;67
Masaka;-0.33;31.73;65
Entebbe;0.06;32.48;63
Njeru;0.44;33.18;62
Kitgum;3.28;32.89;57
Soroti;1.71;33.61;56
Arua;3.02;30.91;56
Iganga;0.61;33.47;45
Kabale;-1.25;29.99;44
Busia;0.47;34.09;43
Fort Portal;0.66;30.27;43
Mityana;0.42;32.02;41
Tororo;0.69;34.18;40
Hoima;1.43;31.35;40
Lugazi;0.37;32.94;35
Masindi;1.67;31.71;31
Ibanda;-0.13;30.5;31
Pallisa;1.15;33.71;31
Nyachera;-0.9;30.42;31
Nebbi;2.48;31.09;30
Adjumani;3.38;31.79;29
Paidha;2.42;30.99;28
Luwero;0.85;32.47;28
Wobulenzi;0.73;32.51;24
Yumbe;3.47;31.25;24
Namasuba;0.69;32.42;23
Bugiri;0.57;33.74;23
Kayunga;0.7;32.89;22
Wakiso;0.4;32.46;21
Mubende;0.56;31.39;19
Kotido;2.98;34.13;19
Moyo;3.66;31.72;19
Kyenjojo;0.63;30.62;19
Kireka;0.35;32.65;18
Kamwenge;0.19;30.45;17
Bundibugyo;0.71;30.06;17
Ntungamo;-0.88;29.65;17
Busembatia;0.78;33.62;16
Buwenge;0.65;33.17;15
=US America/New_York America/Los_Angeles America/Chicago America/Phoenix America/Indiana/Indianapolis America/Denver America/Detroit Pacific/Honolulu America/Anchorage America/Kentucky/Louisville America/Boise America/Juneau America/Adak America/North_Dakota/New_Salem America/Indiana/Vincennes
New York City;40.71;-74.01;8175;;NY
Los Angeles;34.05;-118.24;3972;1;CA
Chicago;41.85;-87.65;2721;2;IL
Brooklyn;40.65;-73.95;2301;;NY
Houston;29.76;-95.36;2296;2;TX
Queens;40.68;-73.84;2273;;NY
Philadelphia;39.95;-75.16;1567;;PA
Phoenix;33.45;-112.07;1563;3;AZ
Manhattan;40.78;-73.97;1488;;NY
San Antonio;29.42;-98.49;1470;2;TX
San Diego;32.72;-117.16;1395;1;CA
The Bronx;40.85;-73.87;1385;;NY
Dallas;32.78;-96.81;1300;2;TX
San Jose;37.34;-121.89;1027;1;CA
Austin;30.27;-97.74;932;2;TX
Jacksonville;30.33;-81.66;868;;FL
San Francisco;37.77;-122.42;865;1;CA
Columbus;39.96;-83;850;;OH
Fort Worth;32.73;-97.32;833;2;TX
Indianapolis;39.77;-86.16;830;4;IN
Charlotte;35.23;-80.84;827;;NC
Seattle;47.61;-122.33;684;1;WA
Denver;39.74;-104.98;683;5;CO
El Paso;31.76;-106.49;681;5;TX
Detroit;42.33;-83.05;677;6;MI
Boston;42.36;-71.06;667;;MA
Memphis;35.15;-90.05;656;2;TN
New South Memphis;35.09;-90.06;642;2;TN
Portland;45.52;-122.68;632;1;OR
Oklahoma City;35.47;-97.52;631;2;OK
Las Vegas;36.17;-115.14;624;1;NV
Baltimore;39.29;-76.61;622;;MD
Washington, D.C.;38.9;-77.04;602;;DC
Milwaukee;43.04;-87.91;600;2;WI
South Boston;42.33;-71.05;571;;MA
Albuquerque;35.08;-106.65;559;5;NM
Tucson;32.22;-110.93;532;3;AZ
Nashville;36.17;-86.78;531;2;TN
Fresno;36.75;-119.77;520;1;CA
Sacramento;38.58;-121.49;491;1;CA
Kansas City;39.1;-94.58;475;2;MO
Long Beach;33.77;-118.19;474;1;CA
Mesa;33.42;-111.82;472;3;AZ
Staten Island;40.56;-74.14;469;;NY
Atlanta;33.75;-84.39;464;;GA
Colorado Springs;38.83;-104.82;457;5;CO
Virginia Beach;36.85;-75.98;453;;VA
Raleigh;35.77;-78.64;451;;NC
Omaha;41.26;-95.94;444;2;NE
Miami;25.77;-80.19;441;;FL
Oakland;37.8;-122.27;419;1;CA
Minneapolis;44.98;-93.26;411;2;MN
Tulsa;36.15;-95.99;404;2;OK
Wichita;37.69;-97.34;390;2;KS
New Orleans;29.95;-90.08;390;2;LA
Arlington;32.74;-97.11;388;2;TX
Cleveland;41.5;-81.7;388;;OH
Bakersfield;35.37;-119.02;374;1;CA
Honolulu;21.31;-157.86;372;7;HI
Tampa;27.95;-82.46;369;;FL
Aurora;39.73;-104.83;359;5;CO
Anaheim;33.84;-117.91;351;1;CA
West Raleigh;35.79;-78.66;339;;NC
Santa Ana;33.75;-117.87;335;1;CA
Corpus Christi;27.8;-97.4;324;2;TX
Riverside;33.95;-117.4;322;1;CA
St. Louis;38.63;-90.2;316;2;MO
Lexington-Fayette;38.05;-84.46;314;;KY
Stockton;37.96;-121.29;306;1;CA
Pittsburgh;40.44;-80;304;;PA
Anchorage;61.22;-149.9;299;8;AK
Cincinnati;39.13;-84.51;297;;OH
Ironville;38.46;-82.69;289;;KY
Meads;38.41;-82.71;289;;KY
Henderson;36.04;-114.98;286;1;NV
Greensboro;36.07;-79.79;285;;NC
Saint Paul;44.94;-93.09;285;2;MN
Plano;33.02;-96.7;284;2;TX
Newark;40.74;-74.17;282;;NJ
Toledo;41.66;-83.56;280;;OH
Lincoln;40.8;-96.67;277;2;NE
Orlando;28.54;-81.38;271;;FL
Chula Vista;32.64;-117.08;266;1;CA
Jersey City;40.73;-74.08;264;;NJ
Chandler;33.31;-111.84;261;3;AZ
Fort Wayne;41.13;-85.13;260;4;IN
Buffalo;42.89;-78.88;258;;NY
Durham;35.99;-78.9;258;;NC
St. Petersburg;27.77;-82.68;257;;FL
Irvine;33.67;-117.82;257;1;CA
Laredo;27.51;-99.51;255;2;TX
Lubbock;33.58;-101.86;249;2;TX
Madison;43.07;-89.4;249;2;WI
Gilbert;33.35;-111.79;248;3;AZ
Norfolk;36.85;-76.29;246;;VA
Louisville;38.25;-85.76;244;9;KY
Reno;39.53;-119.81;241;1;NV
Winston-Salem;36.1;-80.24;241;;NC
Glendale;33.54;-112.19;240;3;AZ
Hialeah;25.86;-80.28;237;;FL
Garland;32.91;-96.64;237;2;TX
Scottsdale;33.51;-111.9;237;3;AZ
Irving;32.81;-96.95;237;2;TX
Chesapeake;36.82;-76.27;235;;VA
North Las Vegas;36.2;-115.12;235;1;NV
Fremont;37.55;-121.99;232;1;CA
Baton Rouge;30.44;-91.19;229;2;LA
Lexington;37.99;-84.48;225;;KY
Paradise;36.1;-115.15;223;1;NV
Richmond;37.55;-77.46;220;;VA
Jamaica;40.69;-73.81;217;;NY
San Bernardino;34.11;-117.29;216;1;CA
Spokane;47.66;-117.43;213;1;WA
Birmingham;33.52;-86.8;212;2;AL
Modesto;37.64;-121;211;1;CA
Des Moines;41.6;-93.61;210;2;IA
Rochester;43.15;-77.62;210;;NY
Maryvale;33.5;-112.18;208;3;AZ
Tacoma;47.25;-122.44;208;1;WA
Arlington;38.88;-77.1;208;;VA
Fontana;34.09;-117.44;207;1;CA
Oxnard;34.2;-119.18;207;1;CA
Moreno Valley;33.94;-117.23;204;1;CA
Fayetteville;35.05;-78.88;202;;NC
Huntington Beach;33.66;-118;202;1;CA
Yonkers;40.93;-73.9;201;;NY
Glendale;34.14;-118.26;201;1;CA
Aurora;41.76;-88.32;201;2;IL
Montgomery;32.37;-86.3;201;2;AL
Columbus;32.46;-84.99;201;;GA
Amarillo;35.22;-101.83;199;2;TX
Little Rock;34.75;-92.29;198;2;AR
Akron;41.08;-81.52;198;;OH
Shreveport;32.53;-93.75;197;2;LA
Grand Rapids;42.96;-85.67;195;6;MI
Mobile;30.69;-88.04;194;2;AL
Salt Lake City;40.76;-111.89;193;5;UT
Huntsville;34.73;-86.59;191;2;AL
Tallahassee;30.44;-84.28;190;;FL
Sunrise Manor;36.21;-115.07;189;1;NV
Grand Prairie;32.75;-97;188;2;TX
Overland Park;38.98;-94.67;187;2;KS
Knoxville;35.96;-83.92;185;;TN
Worcester;42.26;-71.8;185;;MA
Brownsville;25.9;-97.5;184;2;TX
Newport News;37.08;-76.47;182;;VA
Santa Clarita;34.39;-118.54;182;1;CA
Providence;41.82;-71.41;179;;RI
Fort Lauderdale;26.12;-80.14;179;;FL
East Flatbush;40.65;-73.93;178;;NY
Spring Valley;36.11;-115.25;178;1;NV
Chattanooga;35.05;-85.31;177;;TN
Tempe;33.41;-111.91;176;3;AZ
Oceanside;33.2;-117.38;176;1;CA
Garden Grove;33.77;-117.94;175;1;CA
Rancho Cucamonga;34.11;-117.59;175;1;CA
Cape Coral;26.56;-81.95;175;;FL
Santa Rosa;38.44;-122.71;175;1;CA
East New York;40.67;-73.88;173;;NY
Vancouver;45.64;-122.66;173;1;WA
Sioux Falls;43.55;-96.7;172;2;SD
Peoria;33.58;-112.24;171;3;AZ
Ontario;34.06;-117.65;171;1;CA
Jackson;32.3;-90.18;171;2;MS
Hollywood;34.1;-118.33;168;1;CA
Elk Grove;38.41;-121.37;167;1;CA
Springfield;37.22;-93.3;167;2;MO
Pembroke Pines;26;-80.22;167;;FL
Deer Valley;33.68;-112.13;166;3;AZ
Port Saint Lucie;27.29;-80.35;165;;FL
Salem;44.94;-123.04;165;1;OR
Corona;33.88;-117.57;164;1;CA
Eugene;44.05;-123.09;163;1;OR
McKinney;33.2;-96.62;163;2;TX
Fort Collins;40.59;-105.08;161;5;CO
Lancaster;34.7;-118.14;161;1;CA
Cary;35.79;-78.78;160;;NC
Tempe Junction;33.41;-111.94;158;3;AZ
Palmdale;34.58;-118.12;158;1;CA
Hayward;37.67;-122.08;158;1;CA
Salinas;36.68;-121.66;157;1;CA
Frisco;33.15;-96.82;154;2;TX
Springfield;42.1;-72.59;154;;MA
East Chattanooga;35.07;-85.25;154;;TN
Pasadena;29.69;-95.21;154;2;TX
Alexandria;38.8;-77.05;154;;VA
Pomona;34.06;-117.75;153;1;CA
Washington Heights;40.85;-73.94;153;;NY
Lakewood;39.7;-105.08;153;5;CO
Sunnyvale;37.37;-122.04;152;1;CA
Escondido;33.12;-117.09;151;1;CA
Kansas City;39.11;-94.63;151;2;KS
Astoria;40.77;-73.93;150;;NY
Hollywood;26.01;-80.15;150;;FL
Borough Park;40.63;-74;149;;NY
Clarksville;36.53;-87.36;149;2;TN
Torrance;33.84;-118.34;148;1;CA
Valencia;34.44;-118.61;148;1;CA
Rockford;42.27;-89.09;148;2;IL
East Hampton;37.04;-76.33;148;;VA
Joliet;41.53;-88.08;148;2;IL
Paterson;40.92;-74.17;148;;NJ
Bridgeport;41.18;-73.19;148;;CT
Naperville;41.79;-88.15;147;2;IL
Boise;43.61;-116.2;146;10;ID
Savannah;32.08;-81.1;146;;GA
Mesquite;32.77;-96.6;145;2;TX
Syracuse;43.05;-76.15;144;;NY
Metairie Terrace;29.98;-90.16;142;2;LA
Pasadena;34.15;-118.14;142;1;CA
Orange;33.79;-117.85;141;1;CA
Fullerton;33.87;-117.93;141;1;CA
Killeen;31.12;-97.73;141;2;TX
Dayton;39.76;-84.19;141;;OH
McAllen;26.2;-98.23;140;2;TX
Bellevue;47.61;-122.2;140;1;WA
Metairie;29.98;-90.15;138;2;LA
Miramar;25.99;-80.23;137;;FL
Hampton;37.03;-76.35;136;;VA
Van Nuys;34.19;-118.45;136;1;CA
West Valley City;40.69;-112;136;5;UT
Olathe;38.88;-94.82;134;2;KS
Warren;42.49;-83.01;134;6;MI
Columbia;34;-81.03;134;;SC
Thornton;39.87;-104.97;133;5;CO
Carrollton;32.95;-96.89;133;2;TX
Midland;32;-102.08;133;2;TX
Charleston;32.78;-79.93;133;;SC
Waco;31.55;-97.15;132;2;TX
Sterling Heights;42.58;-83.03;132;6;MI
Denton;33.21;-97.13;131;2;TX
Cedar Rapids;42.01;-91.64;130;2;IA
New Haven;41.31;-72.93;130;;CT
Roseville;38.75;-121.29;130;1;CA
Gainesville;29.65;-82.32;130;;FL
Visalia;36.33;-119.29;130;1;CA
Coral Springs;26.27;-80.27;129;;FL
Thousand Oaks;34.17;-118.84;129;1;CA
Elizabeth;40.66;-74.21;129;;NJ
Stamford;41.05;-73.54;129;;CT
Concord;37.98;-122.03;129;1;CA
Surprise;33.63;-112.33;128;3;AZ
Alhambra;33.5;-112.13;128;3;AZ
Lafayette;30.22;-92.02;128;2;LA
Topeka;39.05;-95.68;127;2;KS
Kent;47.38;-122.23;127;1;WA
Simi Valley;34.27;-118.78;127;1;CA
East Los Angeles;34.02;-118.17;126;1;CA
Santa Clara;37.35;-121.96;126;1;CA
Murfreesboro;35.85;-86.39;126;2;TN
Sunset Park;40.65;-74.01;126;;NY
Koreatown;34.06;-118.3;124;1;CA
Hartford;41.76;-72.69;124;;CT
Sheepshead Bay;40.59;-73.94;123;;NY
Amherst;42.98;-78.8;122;;NY
Victorville;34.54;-117.29;122;1;CA
Abilene;32.45;-99.73;122;2;TX
Vallejo;38.1;-122.26;121;1;CA
North Stamford;41.14;-73.54;121;;CT
Berkeley;37.87;-122.27;121;1;CA
Norman;35.22;-97.44;120;2;OK
Allentown;40.61;-75.49;120;;PA
Evansville;37.97;-87.56;120;2;IN
Columbia;38.95;-92.33;119;2;MO
Odessa;31.85;-102.37;119;2;TX
Fargo;46.88;-96.79;119;2;ND
Beaumont;30.09;-94.1;118;2;TX
Independence;39.09;-94.42;117;2;MO
Ann Arbor;42.28;-83.74;117;6;MI
El Monte;34.07;-118.03;117;1;CA
Athens;33.96;-83.38;117;;GA
Springfield;39.8;-89.64;117;2;IL
Harlem;40.81;-73.95;116;;NY
Round Rock;30.51;-97.68;116;2;TX
Wilmington;34.23;-77.94;116;;NC
East Harlem;40.79;-73.94;116;;NY
Arvada;39.8;-105.09;115;5;CO
Provo;40.23;-111.66;115;5;UT
Peoria;40.69;-89.59;115;2;IL
Lansing;42.73;-84.56;115;6;MI
Downey;33.94;-118.13;114;1;CA
Carlsbad;33.16;-117.35;113;1;CA
Elmhurst;40.74;-73.88;113;;NY
Costa Mesa;33.64;-117.92;113;1;CA
Miami Gardens;25.94;-80.25;113;;FL
Westminster;39.84;-105.04;113;5;CO
North Peoria;40.72;-89.58;113;2;IL
Clearwater;27.97;-82.8;113;;FL
Fairfield;38.25;-122.04;113;1;CA
Bushwick;40.69;-73.92;113;;NY
Gravesend;40.6;-73.97;112;;NY
Rochester;44.02;-92.47;112;2;MN
Elgin;42.04;-88.28;112;2;IL
Temecula;33.49;-117.15;112;1;CA
West Jordan;40.61;-111.94;112;5;UT
Inglewood;33.96;-118.35;112;1;CA
Richardson;32.95;-96.73;111;2;TX
Lowell;42.63;-71.32;111;;MA
East Independence;39.1;-94.36;111;2;MO
Gresham;45.5;-122.43;111;1;OR
Antioch;38;-121.81;111;1;CA
Cambridge;42.38;-71.11;110;;MA
High Point;35.96;-80.01;110;;NC
Billings;45.78;-108.5;110;5;MT
Manchester;43;-71.45;110;;NH
Murrieta;33.55;-117.21;110;1;CA
Centennial;39.58;-104.88;110;5;CO
Richmond;37.94;-122.35;110;1;CA
Corona;40.75;-73.86;110;;NY
Pueblo;38.25;-104.61;109;5;CO
Pearland;29.56;-95.29;109;2;TX
Waterbury;41.56;-73.05;109;;CT
West Covina;34.07;-117.94;108;1;CA
Enterprise;36.03;-115.24;108;1;NV
North Charleston;32.85;-79.97;108;;SC
Everett;47.98;-122.2;108;1;WA
College Station;30.63;-96.33;108;2;TX
Palm Bay;28.03;-80.59;108;;FL
Pompano Beach;26.24;-80.12;108;;FL
Boulder;40.01;-105.27;107;5;CO
Norwalk;33.9;-118.08;107;1;CA
West Palm Beach;26.72;-80.05;107;;FL
Broken Arrow;36.05;-95.79;107;2;OK
Daly City;37.71;-122.46;107;1;CA
Sandy Springs;33.92;-84.38;105;;GA
Burbank;34.18;-118.31;105;1;CA
Green Bay;44.52;-88.02;105;2;WI
Santa Maria;34.95;-120.44;105;1;CA
Universal City;34.14;-118.35;105;1;CA
Wichita Falls;33.91;-98.49;105;2;TX
Lakeland;28.04;-81.95;104;;FL
Clovis;36.83;-119.7;104;1;CA
Lewisville;33.05;-96.99;104;2;TX
Tyler;32.35;-95.3;104;2;TX
El Cajon;32.79;-116.96;104;1;CA
San Mateo;37.56;-122.33;104;1;CA
Brandon;27.94;-82.29;103;;FL
Rialto;34.11;-117.37;103;1;CA
Davenport;41.52;-90.58;103;2;IA
Edison;40.52;-74.41;103;;NJ
Hillsboro;45.52;-122.99;102;1;OR
Las Cruces;32.31;-106.78;102;5;NM
South Bend;41.68;-86.25;102;4;IN
Vista;33.2;-117.24;101;1;CA
Greeley;40.42;-104.71;101;5;CO
Davie;26.06;-80.23;101;;FL
Chinatown;37.8;-122.41;101;1;CA
San Angelo;31.46;-100.44;100;2;TX
Renton;47.48;-122.22;100;1;WA
Roanoke;37.27;-79.94;100;;VA
Kenosha;42.58;-87.82;100;2;WI
Clinton Township;42.59;-82.92;100;6;MI
Columbia;39.24;-76.84;100;;MD
Erie;42.13;-80.09;99;;PA
Portsmouth Heights;36.82;-76.37;99;;VA
Richmond Hill;40.7;-73.83;99;;NY
Alief;29.71;-95.6;99;2;TX
Spring Hill;28.48;-82.53;99;;FL
Albany;42.65;-73.76;98;;NY
Compton;33.9;-118.22;98;1;CA
Tuscaloosa;33.21;-87.57;98;2;AL
League City;29.51;-95.09;98;2;TX
Flint;43.01;-83.69;98;6;MI
Allen;33.1;-96.67;98;2;TX
Mission Viejo;33.6;-117.67;97;1;CA
Vacaville;38.36;-121.99;97;1;CA
Ventura;34.28;-119.29;97;1;CA
Highlands Ranch;39.55;-104.97;97;5;CO
Lawton;34.61;-98.39;97;2;OK
Beaverton;45.49;-122.8;97;1;OR
South Gate;33.95;-118.21;96;1;CA
Portsmouth;36.84;-76.3;96;;VA
Sparks;39.53;-119.75;96;1;NV
Brockton;42.08;-71.02;95;;MA
Dearborn;42.32;-83.18;95;6;MI
Federal Way;47.32;-122.31;95;1;WA
Lee’s Summit;38.91;-94.38;95;2;MO
New Bedford;41.64;-70.93;95;;MA
Spokane Valley;47.67;-117.24;95;1;WA
Fordham;40.86;-73.9;95;;NY
Livonia;42.37;-83.35;95;6;MI
Roswell;34.02;-84.36;95;;GA
Orem;40.3;-111.69;94;5;UT
Yuma;32.73;-114.62;94;1;AZ
Lawrence;38.97;-95.24;94;2;KS
The Woodlands;30.16;-95.49;94;2;TX
West Albany;42.68;-73.78;94;;NY
Yakima;46.6;-120.51;94;1;WA
Quincy;42.25;-71;94;;MA
Flatbush;40.65;-73.96;93;;NY
Hesperia;34.43;-117.3;93;1;CA
Carson;33.83;-118.28;93;1;CA
Boca Raton;26.36;-80.08;93;;FL
Santa Monica;34.02;-118.49;93;1;CA
San Marcos;33.14;-117.17;93;1;CA
Boyle Heights;34.03;-118.21;93;1;CA
Plantation;26.13;-80.23;93;;FL
Lynn;42.47;-70.95;92;;MA
Miami Beach;25.79;-80.13;92;;FL
Arden-Arcade;38.6;-121.38;92;1;CA
Westminster;33.76;-118.01;92;1;CA
Longmont;40.17;-105.1;92;5;CO
Santa Barbara;34.42;-119.7;92;1;CA
Redding;40.59;-122.39;92;1;CA
Macon;32.84;-83.63;91;;GA
Meridian;43.61;-116.39;91;10;ID
San Leandro;37.72;-122.16;91;1;CA
Greenville;35.61;-77.37;91;;NC
Chico;39.73;-121.84;90;1;CA
Edmond;35.65;-97.48;90;2;OK
Chinatown;40.72;-74;90;;NY
Nampa;43.54;-116.56;90;10;ID
Sandy Hills;40.58;-111.85;90;5;UT
Newton;42.34;-71.21;89;;MA
Toms River;39.95;-74.2;89;;NJ
Fall River;41.7;-71.16;89;;MA
Carmel;39.98;-86.12;89;4;IN
Asheville;35.6;-82.55;89;;NC
Norwalk;41.12;-73.41;88;;CT
Waukegan;42.36;-87.84;88;2;IL
Deltona;28.9;-81.26;88;;FL
Hawthorne;33.92;-118.35;88;1;CA
Fort Smith;35.39;-94.4;88;2;AR
Suffolk;36.73;-76.58;88;;VA
Sugar Land;29.62;-95.63;88;2;TX
Livermore;37.68;-121.77;88;1;CA
Nashua;42.77;-71.47;88;;NH
Reading;40.34;-75.93;88;;PA
Concord;35.41;-80.58;88;;NC
Indio;33.72;-116.22;88;1;CA
Enchanted Hills;35.34;-106.59;88;5;NM
Rio Rancho;35.23;-106.66;88;5;NM
Sandy;40.59;-111.88;87;5;UT
Whittier;33.98;-118.03;87;1;CA
Canarsie;40.64;-73.9;87;;NY
Kirkland;47.68;-122.21;87;1;WA
Menifee;33.73;-117.15;87;1;CA
Newport Beach;33.62;-117.93;87;1;CA
Tracy;37.74;-121.43;87;1;CA
Citrus Heights;38.71;-121.28;87;1;CA
Bend;44.06;-121.32;87;1;OR
Canton;42.31;-83.48;87;6;MI
Lehigh Acres;26.63;-81.62;87;;FL
Greenburgh;41.03;-73.84;87;;NY
Bloomington;44.84;-93.3;86;2;MN
West Town;41.89;-87.67;86;2;IL
Germantown;39.17;-77.27;86;;MD
Clifton;40.86;-74.16;86;;NJ
Duluth;46.78;-92.11;86;2;MN
Champaign;40.12;-88.24;86;2;IL
Near North Side;41.9;-87.63;86;2;IL
Chino;34.01;-117.69;86;1;CA
Alhambra;34.1;-118.13;86;1;CA
Ogden;41.22;-111.97;85;5;UT
Redwood City;37.49;-122.24;85;1;CA
Bellingham;48.76;-122.49;85;1;WA
O’Fallon;38.81;-90.7;85;2;MO
Hoover;33.41;-86.81;85;2;AL
Danbury;41.39;-73.45;85;;CT
East Norwalk;41.11;-73.4;85;;CT
Edinburg;26.3;-98.16;84;2;TX
Sunrise;26.13;-80.11;84;;FL
Trenton;40.22;-74.74;84;;NJ
Santa Fe;35.69;-105.94;84;5;NM
Bloomington;39.17;-86.53;84;4;IN
Cicero;41.85;-87.75;84;2;IL
Hemet;33.75;-116.97;84;1;CA
Ahwatukee Foothills;33.34;-111.98;83;3;AZ
Johns Creek;34.03;-84.2;83;;GA
Mission;26.22;-98.33;83;2;TX
Troy;42.61;-83.15;83;6;MI
Buena Park;33.87;-118;83;1;CA
Palm Coast;29.58;-81.21;83;;FL
Fayetteville;36.06;-94.16;83;2;AR
Sioux City;42.5;-96.4;83;2;IA
Lake Forest;33.65;-117.69;82;1;CA
Merced;37.3;-120.48;82;1;CA
Longview;32.5;-94.74;82;2;TX
Bryan;30.67;-96.37;82;2;TX
Westland;42.32;-83.4;82;6;MI
Warwick;41.7;-71.42;82;;RI
Lakewood;33.85;-118.13;82;1;CA
Farmington Hills;42.49;-83.38;81;6;MI
San Tan Valley;33.19;-111.53;81;3;AZ
Mount Pleasant;32.79;-79.86;81;;SC
Cranston;41.78;-71.44;81;;RI
Largo;27.91;-82.79;81;;FL
South Suffolk;36.72;-76.59;81;;VA
Avondale;33.44;-112.35;81;3;AZ
Tustin;33.75;-117.83;81;1;CA
Mountain View;37.39;-122.08;80;1;CA
Napa;38.3;-122.29;80;1;CA
Somerville;42.39;-71.1;80;;MA
Lawrence;42.71;-71.16;80;;MA
Melbourne;28.08;-80.61;80;;FL
Parma;41.4;-81.72;80;;OH
New Rochelle;40.91;-73.78;80;;NY
Lynchburg;37.41;-79.14;80;;VA
Medford;42.33;-122.88;80;1;OR
Deerfield Beach;26.32;-80.1;80;;FL
Pleasanton;37.66;-121.87;80;1;CA
Belmont Cragin;41.93;-87.77;79;2;IL
Brooklyn Park;45.09;-93.36;79;2;MN
Goodyear;33.44;-112.36;79;3;AZ
Kennewick;46.21;-119.14;79;1;WA
Alameda;37.77;-122.26;79;1;CA
Town ’n’ Country;28.01;-82.58;78;;FL
Bellflower;33.88;-118.12;78;1;CA
San Pedro;33.74;-118.29;78;1;CA
Chino Hills;33.99;-117.76;78;1;CA
Bloomington;40.48;-88.99;78;2;IL
Alafaya;28.56;-81.21;78;;FL
Springdale;36.19;-94.13;78;2;AR
North Hollywood;34.17;-118.38;78;1;CA
Racine;42.73;-87.78;78;2;WI
Hammond;41.58;-87.5;78;2;IN
Milpitas;37.43;-121.91;78;1;CA
Gary;41.59;-87.35;77;2;IN
Scranton;41.41;-75.66;77;;PA
Baldwin Park;34.09;-117.96;77;1;CA
Auburn;47.31;-122.23;77;1;WA
Fishers;39.96;-86.01;77;4;IN
Saint Joseph;39.77;-94.85;77;2;MO
Pharr;26.19;-98.18;77;2;TX
Upland;34.1;-117.65;76;1;CA
Folsom;38.68;-121.18;76;1;CA
Baytown;29.74;-94.98;76;2;TX
San Ramon;37.78;-121.98;76;1;CA
Camden;39.93;-75.12;76;;NJ
Lake Charles;30.21;-93.2;76;2;LA
Kalamazoo;42.29;-85.59;76;6;MI
Arlington Heights;42.09;-87.98;76;2;IL
Plymouth;45.01;-93.46;76;2;MN
Waterford;42.69;-83.41;76;6;MI
Evanston;42.04;-87.69;76;2;IL
Manteca;37.8;-121.22;75;1;CA
Kendall;25.68;-80.32;75;;FL
Wyoming;42.91;-85.71;75;6;MI
Loveland;40.4;-105.07;75;5;CO
Cheektowaga;42.9;-78.75;75;;NY
Kings Bridge;40.88;-73.91;75;;NY
Perris;33.78;-117.23;75;1;CA
Bethlehem;40.63;-75.37;75;;PA
Albany;31.58;-84.16;75;;GA
Schaumburg;42.03;-88.08;75;2;IL
Gastonia;35.26;-81.19;75;;NC
Brownsville;40.66;-73.92;74;;NY
Union City;37.6;-122.02;74;1;CA
Bolingbrook;41.7;-88.07;74;2;IL
Iowa City;41.66;-91.53;74;2;IA
Layton;41.06;-111.97;74;5;UT
Appleton;44.26;-88.42;74;2;WI
Missouri City;29.62;-95.54;74;2;TX
Shelby;42.67;-83.03;74;6;MI
Fort Myers;26.62;-81.84;74;;FL
Boynton Beach;26.53;-80.07;74;;FL
Jonesboro;35.84;-90.7;74;2;AR
South Lawndale;41.84;-87.71;74;2;IL
Logan Square;41.92;-87.7;74;2;IL
Rapid City;44.08;-103.23;74;5;SD
Warner Robins;32.62;-83.63;73;;GA
Rochester Hills;42.66;-83.15;73;6;MI
Decatur;39.84;-88.95;73;2;IL
Southfield;42.47;-83.22;73;6;MI
Saint George;37.1;-113.58;73;5;UT
New Britain;41.66;-72.78;73;;CT
Franklin;35.93;-86.87;73;2;TN
Turlock;37.49;-120.85;72;1;CA
Temple;31.1;-97.34;72;2;TX
West Ridge;42;-87.69;72;2;IL
Apple Valley;34.5;-117.19;72;1;CA
Lynwood;33.93;-118.21;72;1;CA
Waukesha;43.01;-88.23;72;2;WI
Wilmington;39.75;-75.55;72;;DE
Canton;40.8;-81.38;72;;OH
Gulfport;30.37;-89.09;72;2;MS
Pawtucket;41.88;-71.38;72;;RI
Lauderhill;26.14;-80.21;72;;FL
Rock Hill;34.92;-81.03;72;;SC
Silver Spring;38.99;-77.03;71;;MD
West Gulfport;30.4;-89.09;71;2;MS
Flower Mound;33.01;-97.1;71;2;TX
Bismarck;46.81;-100.78;71;2;ND
Centreville;38.84;-77.43;71;;VA
Lafayette;40.42;-86.88;71;4;IN
Passaic;40.86;-74.13;71;;NJ
Riverview;27.87;-82.33;71;;FL
Redlands;34.06;-117.18;71;1;CA
Missoula;46.87;-113.99;71;5;MT
Rancho Cordova;38.59;-121.3;71;1;CA
New Braunfels;29.7;-98.12;71;2;TX
Cherry Hill;39.93;-75.03;70;;NJ
Flagstaff;35.2;-111.65;70;3;AZ
Muncie;40.19;-85.39;70;4;IN
Mira Mesa;32.92;-117.14;70;1;CA
Woodland Hills;34.17;-118.61;70;1;CA
Weston;26.1;-80.4;70;;FL
Frederick;39.41;-77.41;69;;MD
Pasco;46.24;-119.1;69;1;WA
Pittsburg;38.03;-121.88;69;1;CA
Ridgewood;40.7;-73.91;69;;NY
Palatine;42.11;-88.03;69;2;IL
North Richland Hills;32.83;-97.23;69;2;TX
Union City;40.78;-74.02;69;;NJ
Kissimmee;28.3;-81.42;69;;FL
Walnut Creek;37.91;-122.06;69;1;CA
Mount Vernon;40.91;-73.84;69;;NY
Conroe;30.31;-95.46;69;2;TX
Dothan;31.22;-85.39;69;2;AL
Northridge;34.23;-118.54;68;1;CA
Waterloo;42.49;-92.34;68;2;IA
Maple Grove;45.07;-93.46;68;2;MN
Framingham;42.28;-71.42;68;;MA
Redondo Beach;33.85;-118.39;68;1;CA
Bossier City;32.52;-93.73;68;2;LA
Yorba Linda;33.89;-117.81;68;1;CA
Woodbury;44.92;-92.96;68;2;MN
Eau Claire;44.81;-91.5;68;2;WI
Waldorf;38.62;-76.94;68;;MD
Forest Hills;40.72;-73.85;68;;NY
Davis;38.54;-121.74;68;1;CA
Glen Burnie;39.16;-76.62;68;;MD
Camarillo;34.22;-119.04;68;1;CA
Victoria;28.81;-97;68;2;TX
Gaithersburg;39.14;-77.2;67;;MD
Jacksonville;34.75;-77.43;67;;NC
South San Francisco;37.65;-122.41;67;1;CA
Kenner;29.99;-90.24;67;2;LA
Jackson Heights;40.76;-73.89;67;;NY
Rockville;39.08;-77.15;67;;MD
Jackson;35.61;-88.81;67;2;TN
Lincoln Park;41.92;-87.65;67;2;IL
Yuba City;39.14;-121.62;67;1;CA
Portland;43.66;-70.26;67;;ME
Palo Alto;37.44;-122.14;67;1;CA
Casas Adobes;32.32;-111;67;3;AZ
Marysville;48.05;-122.18;67;1;WA
South Jordan;40.56;-111.93;67;5;UT
Oshkosh;44.02;-88.54;67;2;WI
North Little Rock;34.77;-92.27;67;2;AR
Homestead;25.47;-80.48;66;;FL
Bayside;40.77;-73.78;66;;NY
Bayonne;40.67;-74.11;66;;NJ
Eagan;44.8;-93.17;66;2;MN
Delray Beach;26.46;-80.07;66;;FL
Johnson City;36.31;-82.35;66;;TN
Dale City;38.64;-77.31;66;;VA
Cedar Park;30.51;-97.82;66;2;TX
Parkchester;40.84;-73.86;66;;NY
Atascocita;30;-95.18;66;2;TX
Saint Cloud;45.56;-94.16;66;2;MN
Ellicott City;39.27;-76.8;66;;MD
Laguna Niguel;33.52;-117.71;66;1;CA
Saint Charles;38.78;-90.48;66;2;MO
Harlingen;26.19;-97.7;66;2;TX
San Clemente;33.43;-117.61;66;1;CA
West Lynchburg;37.4;-79.18;66;;VA
Framingham Center;42.3;-71.44;65;;MA
Schenectady;42.81;-73.94;65;;NY
Broomfield;39.92;-105.09;65;5;CO
Ames;42.03;-93.62;65;2;IA
Park Slope;40.67;-73.99;65;;NY
Shawnee;39.04;-94.72;65;2;KS
Conway;35.09;-92.44;65;2;AR
East Orange;40.77;-74.2;65;;NJ
Portage Park;41.96;-87.77;65;2;IL
Skokie;42.03;-87.73;65;2;IL
Daytona Beach;29.21;-81.02;65;;FL
West Bloomfield Township;42.57;-83.38;65;6;MI
Tamarac;26.21;-80.25;65;;FL
Youngstown;41.1;-80.65;65;;OH
Lodi;38.13;-121.27;65;1;CA
Greenville;34.85;-82.39;65;;SC
Mansfield;32.56;-97.14;64;2;TX
Santa Cruz;36.97;-122.03;64;1;CA
Pico Rivera;33.98;-118.1;64;1;CA
Madera;36.96;-120.06;64;1;CA
Janesville;42.68;-89.02;64;2;WI
West Des Moines;41.58;-93.71;64;2;IA
Montebello;34.01;-118.11;64;1;CA
Georgetown;30.63;-97.68;64;2;TX
Alpharetta;34.08;-84.29;64;;GA
Lorain;41.45;-82.18;64;;OH
Bowling Green;36.99;-86.44;64;2;KY
Flatlands;40.62;-73.93;64;;NY
Dundalk;39.25;-76.52;64;;MD
Eden Prairie;44.85;-93.47;63;2;MN
North Bergen;40.8;-74.01;63;;NJ
Florence-Graham;33.97;-118.24;63;1;CA
Waltham;42.38;-71.24;63;;MA
Cheyenne;41.14;-104.82;63;5;WY
West Hartford;41.76;-72.74;63;;CT
Rogers;36.33;-94.12;63;2;AR
Carol City;25.94;-80.25;63;;FL
Encinitas;33.04;-117.29;63;1;CA
East Village;40.73;-73.99;63;;NY
Haverhill;42.78;-71.08;63;;MA
Jupiter;26.93;-80.09;63;;FL
Council Bluffs;41.26;-95.86;63;2;IA
Wellington;26.66;-80.24;63;;FL
West Coon Rapids;45.16;-93.35;63;2;MN
North Miami;25.89;-80.19;62;;FL
Hamilton;39.4;-84.56;62;;OH
North Port;27.04;-82.24;62;;FL
Tulare;36.21;-119.35;62;1;CA
Coon Rapids;45.12;-93.29;62;2;MN
Millcreek;40.69;-111.88;62;5;UT
La Habra;33.93;-117.95;62;1;CA
Blaine;45.16;-93.23;62;2;MN
Auburn;32.61;-85.48;62;2;AL
Lake Elsinore;33.67;-117.33;62;1;CA
Carmichael;38.62;-121.33;62;1;CA
Taylor;42.24;-83.27;62;6;MI
Burnsville;44.77;-93.28;61;2;MN
Monterey Park;34.06;-118.12;61;1;CA
Castro Valley;37.69;-122.09;61;1;CA
Irvington;40.73;-74.23;61;;NJ
Rocklin;38.79;-121.24;61;1;CA
Utica;43.1;-75.23;61;;NY
Malden;42.43;-71.07;61;;MA
National City;32.68;-117.1;61;1;CA
Financial District;40.71;-74.01;61;;NY
Springfield;44.05;-123.02;61;1;OR
Bethesda;38.98;-77.1;61;;MD
Terre Haute;39.47;-87.41;61;4;IN
Vineland;39.49;-75.03;61;;NJ
West Hollywood;26.02;-80.18;61;;FL
San Marcos;29.88;-97.94;61;2;TX
Brentwood;40.78;-73.25;61;;NY
Lakeville;44.65;-93.24;61;2;MN
West Allis;43.02;-88.01;61;2;WI
Redmond;47.67;-122.12;61;1;WA
Canoga Park;34.2;-118.6;61;1;CA
Cupertino;37.32;-122.03;61;1;CA
Taylorsville;40.67;-111.94;61;5;UT
Bristol;41.67;-72.95;60;;CT
Moore;35.34;-97.49;60;2;OK
Gardena;33.89;-118.31;60;1;CA
Petaluma;38.23;-122.64;60;1;CA
Grand Junction;39.06;-108.55;60;5;CO
Casper;42.87;-106.31;60;5;WY
Rowlett;32.9;-96.56;60;2;TX
La Mesa;32.77;-117.02;60;1;CA
Pine Hills;28.56;-81.45;60;;FL
Bensonhurst;40.6;-73.99;60;;NY
Coney Island;40.58;-73.99;60;;NY
Rancho Penasquitos;32.96;-117.12;60;1;CA
Valley Glen;34.19;-118.45;60;1;CA
Meriden;41.54;-72.81;60;;CT
Pontiac;42.64;-83.29;60;6;MI
Port Orange;29.14;-81;60;;FL
Hamden;41.4;-72.9;60;;CT
Lakewood;47.17;-122.52;60;1;WA
Fountainebleau;25.77;-80.35;60;;FL
Saint Clair Shores;42.5;-82.89;60;6;MI
Springfield;39.92;-83.81;60;;OH
Great Falls;47.5;-111.3;60;5;MT
Chapel Hill;35.91;-79.06;60;;NC
Huntington Park;33.98;-118.23;59;1;CA
Lancaster;40.04;-76.31;59;;PA
Coconut Creek;26.25;-80.18;59;;FL
Idaho Falls;43.47;-112.03;59;10;ID
San Rafael;37.97;-122.53;59;1;CA
Noblesville;40.05;-86.01;59;4;IN
Marietta;33.95;-84.55;59;;GA
Fairfield;41.14;-73.26;59;;CT
Owensboro;37.77;-87.11;59;2;KY
Eastvale;33.96;-117.56;59;1;CA
Royal Oak;42.49;-83.14;59;6;MI
Brentwood;37.93;-121.7;59;1;CA
Dubuque;42.5;-90.66;59;2;IA
Brookline;42.33;-71.12;59;;MA
Novi;42.48;-83.48;59;6;MI
Des Plaines;42.03;-87.88;59;2;IL
Orland Park;41.63;-87.85;59;2;IL
Bartlett;35.2;-89.87;59;2;TN
Woodland;38.68;-121.77;59;1;CA
Lehi;40.39;-111.85;58;5;UT
White Plains;41.03;-73.76;58;;NY
Arcadia;34.14;-118.04;58;1;CA
Reston;38.97;-77.34;58;;VA
Ocala;29.19;-82.14;58;;FL
Central City;33.44;-112.06;58;3;AZ
South Vineland;39.45;-75.03;58;;NJ
Sanford;28.8;-81.27;58;;FL
Bowie;38.94;-76.73;58;;MD
Kokomo;40.49;-86.13;58;4;IN
Wayne;40.93;-74.28;58;;NJ
Santee;32.84;-116.97;58;1;CA
Dublin;37.7;-121.94;58;1;CA
Palm Harbor;28.08;-82.76;57;;FL
Medford;42.42;-71.11;57;;MA
Midwest City;35.45;-97.4;57;2;OK
Center City;39.95;-75.16;57;;PA
Margate;26.24;-80.21;57;;FL
South Whittier;33.95;-118.04;57;1;CA
Tinley Park;41.57;-87.78;57;2;IL
Pflugerville;30.44;-97.62;57;2;TX
New Brunswick;40.49;-74.45;57;;NJ
Grand Forks;47.93;-97.03;57;2;ND
Fountain Valley;33.71;-117.95;57;1;CA
North Hills;34.24;-118.48;57;1;CA
Diamond Bar;34.03;-117.81;57;1;CA
Taunton;41.9;-71.09;57;;MA
Oak Lawn;41.71;-87.76;57;2;IL
Union;40.7;-74.26;57;;NJ
Ankeny;41.73;-93.61;57;2;IA
Chicopee;42.15;-72.61;57;;MA
Irving Park;41.95;-87.74;57;2;IL
Berwyn;41.85;-87.79;56;2;IL
Manhattan;39.18;-96.57;56;2;KS
Kendale Lakes;25.71;-80.41;56;;FL
Smyrna;33.88;-84.51;56;;GA
Dearborn Heights;42.34;-83.27;56;6;MI
Porterville;36.07;-119.02;56;1;CA
Piscataway;40.5;-74.4;56;;NJ
Doral;25.82;-80.36;56;;FL
Hendersonville;36.3;-86.62;56;2;TN
Morningside Heights;40.81;-73.96;56;;NY
Rocky Mount;35.94;-77.79;56;;NC
Corvallis;44.56;-123.26;56;1;OR
Valdosta;30.83;-83.28;56;;GA
Hanford;36.33;-119.65;56;1;CA
Castle Rock;39.37;-104.86;56;5;CO
Greenwood;39.61;-86.11;56;4;IN
Chicago Lawn;41.78;-87.7;56;2;IL
Hempstead;40.71;-73.62;56;;NY
Novato;38.11;-122.57;56;1;CA
Kettering;39.69;-84.17;56;;OH
Bellevue;41.14;-95.89;56;2;NE
Shoreline;47.76;-122.34;55;1;WA
Decatur;34.61;-86.98;55;2;AL
Paramount;33.89;-118.16;55;1;CA
Port Arthur;29.89;-93.94;55;2;TX
Anderson;40.11;-85.68;55;4;IN
Tamiami;25.76;-80.4;55;;FL
Towson;39.4;-76.6;55;;MD
North Chicopee;42.18;-72.6;55;;MA
Uptown;41.97;-87.65;55;2;IL
Sarasota;27.34;-82.53;55;;FL
Cypress Hills;40.68;-73.89;55;;NY
West Haven;41.27;-72.95;55;;CT
Rosemead;34.08;-118.07;55;1;CA
Edgewater;41.98;-87.66;55;2;IL
Jackson;39.78;-74.86;55;;NJ
Highland;34.13;-117.21;55;1;CA
Mount Prospect;42.07;-87.94;55;2;IL
Colton;34.07;-117.31;55;1;CA
Encanto;33.48;-112.08;55;3;AZ
Carson City;39.16;-119.77;55;1;NV
Pocatello;42.87;-112.45;54;10;ID
Bradenton;27.5;-82.57;54;;FL
Rogers Park;42.01;-87.67;54;2;IL
Weymouth;42.22;-70.94;54;;MA
Port Charlotte;26.98;-82.09;54;;FL
Normal;40.51;-88.99;54;2;IL
Spring;30.08;-95.42;54;2;TX
Allapattah;25.81;-80.22;54;;FL
Richland;46.29;-119.28;54;1;WA
Euless;32.84;-97.08;54;2;TX
Blue Springs;39.02;-94.28;54;2;MO
East Pensacola Heights;30.43;-87.18;54;2;FL
Hacienda Heights;33.99;-117.97;54;1;CA
Ozone Park;40.68;-73.84;54;;NY
Briarwood;40.71;-73.82;54;;NY
Cathedral City;33.78;-116.47;54;1;CA
Lakewood;40.1;-74.22;54;;NJ
Elyria;41.37;-82.11;54;;OH
Wheaton;41.87;-88.11;54;2;IL
Commerce City;39.81;-104.93;54;5;CO
Hoboken;40.74;-74.03;54;;NJ
Watsonville;36.91;-121.76;54;1;CA
Lake Havasu City;34.48;-114.32;54;3;AZ
Revere;42.41;-71.01;53;;MA
West New York;40.79;-74.01;53;;NJ
Yucaipa;34.03;-117.04;53;1;CA
Gilroy;37.01;-121.57;53;1;CA
Pensacola;30.42;-87.22;53;2;FL
Poinciana;28.14;-81.46;53;;FL
Kingsport;36.55;-82.56;53;;TN
Levittown;40.16;-74.83;53;;PA
Palm Beach Gardens;26.82;-80.14;53;;FL
Milford;41.22;-73.06;53;;CT
Delano;35.77;-119.25;53;1;CA
West Sacramento;38.58;-121.53;53;1;CA
Huntersville;35.41;-80.84;53;;NC
Perth Amboy;40.51;-74.27;53;;NJ
Sherman Oaks;34.15;-118.45;53;1;CA
Southaven;34.99;-90.01;53;2;MS
Saint Peters;38.8;-90.63;53;2;MO
Harrisonburg;38.45;-78.87;53;;VA
Peabody;42.53;-70.93;53;;MA
Placentia;33.87;-117.87;52;1;CA
Lenexa;38.95;-94.73;52;2;KS
DeSoto;32.59;-96.86;52;2;TX
Burlington;36.1;-79.44;52;;NC
South Hill;47.14;-122.27;52;1;WA
Elkhart;41.68;-85.98;52;4;IN
La Crosse;43.8;-91.24;52;2;WI
Oak Park;41.89;-87.78;52;2;IL
Florissant;38.79;-90.32;52;2;MO
Sammamish;47.64;-122.08;52;1;WA
Wakefield;40.9;-73.85;52;;NY
Albany;44.64;-123.11;52;1;OR
Hoffman Estates;42.04;-88.08;52;2;IL
Albany Park;41.97;-87.72;52;2;IL
Glendora;34.14;-117.87;52;1;CA
Queens Village;40.73;-73.74;52;;NY
Brookhaven;33.86;-84.34;52;;GA
Levittown;40.73;-73.51;52;;NY
Palm Desert;33.72;-116.38;52;1;CA
Joplin;37.08;-94.51;52;2;MO
Enid;36.4;-97.88;52;2;OK
Bonita Springs;26.34;-81.78;52;;FL
Irondequoit;43.21;-77.58;52;;NY
Caldwell;43.66;-116.69;52;10;ID
Minnetonka;44.91;-93.5;52;2;MN
Pinellas Park;27.84;-82.7;52;;FL
Battle Creek;42.32;-85.18;52;6;MI
Casa Grande;32.88;-111.76;51;3;AZ
South Shore;41.76;-87.58;51;2;IL
Mott Haven;40.81;-73.92;51;;NY
The Villages;28.93;-81.96;51;;FL
Grand Island;40.93;-98.34;51;2;NE
Grapevine;32.93;-97.08;51;2;TX
Stratford;41.18;-73.13;51;;CT
Kentwood;42.87;-85.64;51;6;MI
City of Milford (balance);41.22;-73.06;51;;CT
Tigard;45.43;-122.77;51;1;OR
East Hartford;41.78;-72.61;51;;CT
Apple Valley;44.73;-93.22;51;2;MN
Plainfield;40.63;-74.41;51;;NJ
Leesburg;39.12;-77.56;51;;VA
Parsippany;40.86;-74.43;51;;NJ
Coral Gables;25.72;-80.27;51;;FL
The Hammocks;25.67;-80.44;51;;FL
Buckeye;33.37;-112.58;51;3;AZ
Flagami;25.76;-80.32;51;;FL
Catalina Foothills;32.3;-110.92;51;3;AZ
Lakewood;41.48;-81.8;51;;OH
North La Crosse;43.85;-91.25;50;2;WI
Burien;47.47;-122.35;50;1;WA
Logan;41.74;-111.83;50;5;UT
Olympia;47.04;-122.9;50;1;WA
South Peabody;42.51;-70.95;50;;MA
Aliso Viejo;33.57;-117.73;50;1;CA
Galveston;29.3;-94.8;50;2;TX
Poway;32.96;-117.04;50;1;CA
Edina;44.89;-93.35;50;2;MN
Minnetonka Mills;44.94;-93.44;50;2;MN
Stonecrest;33.71;-84.13;50;;GA
Cerritos;33.86;-118.06;50;1;CA
Redford;42.38;-83.3;50;6;MI
East Honolulu;21.29;-157.72;50;7;HI
Troy;42.73;-73.69;50;;NY
Sunnyside;40.74;-73.94;50;;NY
Charleston;38.35;-81.63;50;;WV
Downers Grove;41.81;-88.01;50;2;IL
Wharton;39.93;-75.16;50;;PA
Whitman;39.92;-75.16;50;;PA
Azusa;34.13;-117.91;50;1;CA
Wilson;35.72;-77.92;50;;NC
Monroe;32.51;-92.12;50;2;LA
Parker;39.52;-104.76;50;5;CO
La Mirada;33.92;-118.01;50;1;CA
Minot;48.23;-101.3;49;2;ND
Aloha;45.49;-122.87;49;1;OR
Saginaw;43.42;-83.95;49;6;MI
Bedford;32.84;-97.14;49;2;TX
Rancho Santa Margarita;33.64;-117.6;49;1;CA
Cypress;33.82;-118.04;49;1;CA
Murray;40.67;-111.89;49;5;UT
Cuyahoga Falls;41.13;-81.48;49;;OH
Coeur d’Alene;47.68;-116.78;49;1;ID
Bloomfield;40.81;-74.19;49;;NJ
Harrisburg;40.27;-76.88;49;;PA
Rowland Heights;33.98;-117.91;49;1;CA
Covina;34.09;-117.89;49;1;CA
Stillwater;36.12;-97.06;49;2;OK
Niagara Falls;43.09;-79.06;49;;NY
Collierville;35.04;-89.66;49;2;TN
Summerville;33.02;-80.18;49;;SC
South Bel Air;39.53;-76.34;49;;MD
Sheboygan;43.75;-87.71;49;2;WI
Middletown;39.52;-84.4;49;;OH
Aspen Hill;39.08;-77.07;49;;MD
Dunwoody;33.95;-84.33;49;;GA
Huntington;38.42;-82.45;49;;WV
Maricopa;33.06;-112.05;49;3;AZ
Roswell;33.39;-104.52;49;5;NM
Cedar Hill;32.59;-96.96;49;2;TX
East Brunswick;40.43;-74.42;48;;NJ
East Lansing;42.74;-84.48;48;6;MI
Apopka;28.68;-81.51;48;;FL
Maspeth;40.72;-73.91;48;;NY
Wheaton;39.04;-77.06;48;;MD
Mishawaka;41.66;-86.16;48;4;IN
Portage;42.2;-85.58;48;6;MI
West Orange;40.8;-74.24;48;;NJ
McLean;38.93;-77.18;48;;VA
Newark;40.06;-82.4;48;;OH
Ceres;37.59;-120.96;48;1;CA
Alexandria;31.31;-92.45;48;2;LA
Chesterfield;38.66;-90.58;48;2;MO
Barnstable;41.7;-70.3;48;;MA
Salina;38.84;-97.61;48;2;KS
Lawrence;39.84;-86.03;48;4;IN
Bel Air South;39.51;-76.32;48;;MD
Pearl City;21.4;-157.98;48;7;HI
Euclid;41.59;-81.53;48;;OH
Roseville;42.5;-82.94;48;6;MI
Texas City;29.38;-94.9;48;2;TX
Wauwatosa;43.05;-88.01;48;2;WI
Florin;38.5;-121.41;48;1;CA
Twin Falls;42.56;-114.46;47;10;ID
Glenview;42.07;-87.79;47;2;IL
East Providence;41.81;-71.37;47;;RI
Palm Springs;33.83;-116.55;47;1;CA
San Luis Obispo;35.28;-120.66;47;1;CA
Methuen;42.73;-71.19;47;;MA
Mission District;37.76;-122.42;47;1;CA
Country Club;25.95;-80.32;47;;FL
Madison;34.7;-86.75;47;2;AL
Jeffersonville;38.28;-85.74;47;9;IN
San Jacinto;33.78;-116.96;47;1;CA
Mentor;41.67;-81.34;47;;OH
Mansfield;40.76;-82.52;47;;OH
Hattiesburg;31.33;-89.29;47;2;MS
Draper;40.52;-111.86;47;5;UT
Middletown;41.56;-72.65;47;;CT
Wylie;33.02;-96.54;47;2;TX
Columbus;39.2;-85.92;47;4;IN
Laguna;38.42;-121.42;47;1;CA
Smyrna;35.98;-86.52;47;2;TN
Charlottesville;38.03;-78.48;47;;VA
Lincoln;38.89;-121.29;46;1;CA
Lacey;47.03;-122.82;46;1;WA
Littleton;39.61;-105.02;46;5;CO
Beavercreek;39.71;-84.06;46;;OH
Kannapolis;35.49;-80.62;46;;NC
Everett;42.41;-71.05;46;;MA
Binghamton;42.1;-75.92;46;;NY
Cypress;29.97;-95.7;46;2;TX
Elmhurst;41.9;-87.94;46;2;IL
Hell’s Kitchen;40.76;-73.99;46;;NY
Auburn Gresham;41.74;-87.65;46;2;IL
City of Sammamish;47.6;-122.04;46;1;WA
Antelope;38.71;-121.33;46;1;CA
Keller;32.93;-97.25;46;2;TX
Biloxi;30.4;-88.89;46;2;MS
Apex;35.73;-78.85;46;;NC
West Lafayette;40.43;-86.91;46;4;IN
Titusville;28.61;-80.81;45;;FL
Altoona;40.52;-78.39;45;;PA
Newark;37.53;-122.04;45;1;CA
Saint Louis Park;44.95;-93.35;45;2;MN
Enfield;41.98;-72.59;45;;CT
Dublin;40.1;-83.11;45;;OH
Tuckahoe;37.59;-77.56;45;;VA
Potomac;39.02;-77.21;45;;MD
Cleveland Heights;41.52;-81.56;45;;OH
Sayreville;40.46;-74.36;45;;NJ
Cutler Bay;25.58;-80.34;45;;FL
Hackensack;40.89;-74.04;45;;NJ
Pine Bluff;34.23;-92;45;2;AR
West Seneca;42.85;-78.8;45;;NY
Strongsville;41.31;-81.84;45;;OH
Coachella;33.68;-116.17;45;1;CA
Penn Hills;40.5;-79.84;45;;PA
Encino;34.16;-118.5;45;1;CA
Bentonville;36.37;-94.21;44;2;AR
Fort Pierce;27.45;-80.33;44;;FL
Bridgewater;40.6;-74.65;44;;NJ
Danville;37.82;-122;44;1;CA
Oakland Park;26.17;-80.13;44;;FL
Attleboro;41.94;-71.29;44;;MA
Severn;39.14;-76.7;44;;MD
Blacksburg;37.23;-80.41;44;;VA
Haltom City;32.8;-97.27;44;2;TX
Brighton Park;41.82;-87.7;44;2;IL
Lompoc;34.64;-120.46;44;1;CA
Wesley Chapel;28.24;-82.33;44;;FL
Urbandale;41.63;-93.71;44;2;IA
York;39.96;-76.73;44;;PA
North Miami Beach;25.93;-80.16;44;;FL
El Centro;32.79;-115.56;44;1;CA
Rego Park;40.73;-73.85;44;;NY
Cleveland;35.16;-84.88;44;;TN
Echo Park;34.08;-118.26;44;1;CA
North Bethesda;39.04;-77.12;44;;MD
Beaumont;33.93;-116.98;44;1;CA
Lombard;41.88;-88.01;44;2;IL
Bountiful;40.89;-111.88;44;5;UT
North Lauderdale;26.22;-80.23;44;;FL
Burleson;32.54;-97.32;44;2;TX
Ocoee;28.57;-81.54;44;;FL
Oro Valley;32.39;-110.97;44;3;AZ
Ashburn;39.04;-77.49;44;;VA
Augusta;33.47;-81.97;43;;GA
Bozeman;45.68;-111.04;43;5;MT
Sierra Vista;31.55;-110.3;43;3;AZ
Freeport;40.66;-73.58;43;;NY
Pittsfield;42.45;-73.25;43;;MA
Hilo;19.73;-155.09;43;7;HI
West Babylon;40.72;-73.35;43;;NY
DeKalb;41.93;-88.75;43;2;IL
San Bruno;37.63;-122.41;43;1;CA
Jefferson City;38.58;-92.17;43;2;MO
Altamonte Springs;28.66;-81.37;43;;FL
Bell Gardens;33.97;-118.15;43;1;CA
Morgan Hill;37.13;-121.65;43;1;CA
Bothell;47.76;-122.21;43;1;WA
Fond du Lac;43.77;-88.44;43;2;WI
Sicklerville;39.72;-74.97;43;;NJ
Sayreville Junction;40.47;-74.33;43;;NJ
Farmington;36.73;-108.22;43;5;NM
Salem;42.52;-70.9;43;;MA
Arlington;42.42;-71.16;43;;MA
La Jolla;32.85;-117.27;43;1;CA
Altadena;34.19;-118.13;43;1;CA
Fairfield;39.35;-84.56;43;;OH
Ashburn;41.75;-87.71;43;2;IL
Rancho Palos Verdes;33.74;-118.39;43;1;CA
North Highlands;38.69;-121.37;43;1;CA
Moline;41.51;-90.52;43;2;IL
Concord;43.21;-71.54;43;;NH
East Concord;43.24;-71.54;43;;NH
Rockwall;32.93;-96.46;43;2;TX
Plainfield;41.63;-88.2;43;2;IL
Burlington;44.48;-73.21;42;;VT
Rohnert Park;38.34;-122.7;42;1;CA
Urbana;40.11;-88.21;42;2;IL
Southglenn;39.59;-104.95;42;5;CO
Midland;43.62;-84.25;42;6;MI
Prescott Valley;34.61;-112.32;42;3;AZ
State College;40.79;-77.86;42;;PA
Kearny;40.77;-74.15;42;;NJ
El Dorado Hills;38.69;-121.08;42;1;CA
Danville;36.59;-79.4;42;;VA
Belleville;38.52;-89.98;42;2;IL
Linden;40.62;-74.24;42;;NJ
Moorhead;46.87;-96.77;42;2;MN
Woodside;40.75;-73.91;42;;NY
Brea;33.92;-117.9;42;1;CA
Riverton;40.52;-111.94;42;5;UT
Prescott;34.54;-112.47;42;3;AZ
Mount Laurel;39.93;-74.89;42;;NJ
The Colony;33.09;-96.89;42;2;TX
Manassas;38.75;-77.48;42;;VA
Brentwood;36.03;-86.78;42;2;TN
Westfield;42.13;-72.75;42;;MA
Hutchinson;38.06;-97.93;42;2;KS
Leominster;42.53;-71.76;42;;MA
Catonsville;39.27;-76.73;42;;MD
Hicksville;40.77;-73.53;42;;NY
Bartlett;42;-88.19;42;2;IL
Buffalo Grove;42.15;-87.96;41;2;IL
Woonsocket;42;-71.51;41;;RI
West Hills;34.2;-118.64;41;1;CA
Edmonds;47.81;-122.38;41;1;WA
Marana;32.44;-111.23;41;3;AZ
Shelton;41.32;-73.09;41;;CT
Cedar Falls;42.53;-92.45;41;2;IA
Chatsworth;34.26;-118.6;41;1;CA
Gage Park;41.8;-87.7;41;2;IL
Beverly;42.56;-70.88;41;;MA
University;28.07;-82.44;41;;FL
Coppell;32.95;-97.02;41;2;TX
Findlay;41.04;-83.65;41;;OH
Campbell;37.29;-121.95;41;1;CA
Lake Ridge;38.69;-77.3;41;;VA
Burke;38.79;-77.27;41;;VA
Mankato;44.16;-94.01;41;2;MN
Annandale;38.83;-77.2;41;;VA
Covington;39.08;-84.51;41;;KY
New City;41.81;-87.66;41;2;IL
Morris Heights;40.85;-73.92;41;;NY
Peachtree Corners;33.97;-84.22;41;;GA
South Valley;35.01;-106.68;41;5;NM
Ormond Beach;29.29;-81.06;41;;FL
Carrollwood Village;28.07;-82.52;41;;FL
Huntsville;30.72;-95.55;41;2;TX
Venice;33.99;-118.46;41;1;CA
Sumter;33.92;-80.34;41;;SC
Quincy;39.94;-91.41;41;2;IL
Wilkes-Barre;41.25;-75.88;41;;PA
Lincoln Square;41.98;-87.69;41;2;IL
La Puente;34.02;-117.95;41;1;CA
Holyoke;42.2;-72.62;41;;MA
Sherman;33.64;-96.61;41;2;TX
Goose Creek;32.98;-80.03;41;;SC
Maplewood;44.95;-93;41;2;MN
Streamwood;42.03;-88.18;41;2;IL
Fitchburg;42.58;-71.8;41;;MA
Hilton Head Island;32.19;-80.74;41;;SC
La Quinta;33.66;-116.31;40;1;CA
North Atlanta;33.87;-84.34;40;;GA
Crystal Lake;42.24;-88.32;40;2;IL
Hagerstown;39.64;-77.72;40;;MD
San Gabriel;34.1;-118.11;40;1;CA
Hickory;35.73;-81.34;40;;NC
Beverly Cove;42.55;-70.85;40;;MA
Carol Stream;41.91;-88.13;40;2;IL
Winter Garden;28.57;-81.59;40;;FL
Warren;41.24;-80.82;40;;OH
Marlboro;40.32;-74.25;40;;NJ
Teaneck;40.9;-74.02;40;;NJ
Calexico;32.68;-115.5;40;1;CA
Florence;34.8;-87.68;40;2;AL
St. Johns;30.08;-81.55;40;;FL
Shakopee;44.8;-93.53;40;2;MN
Billerica;42.56;-71.27;40;;MA
Norwich;41.52;-72.08;40;;CT
Amherst;42.37;-72.52;40;;MA
Duncanville;32.65;-96.91;40;2;TX
New Berlin;42.98;-88.11;40;2;WI
Marlborough;42.35;-71.55;40;;MA
Oakley;38;-121.71;40;1;CA
Lancaster;39.71;-82.6;40;;OH
Avondale;41.94;-87.71;40;2;IL
Romeoville;41.65;-88.09;40;2;IL
Culver City;34.02;-118.4;40;1;CA
Montclair;40.83;-74.21;40;;NJ
Meridian;32.36;-88.7;40;2;MS
Puyallup;47.19;-122.29;40;1;WA
Woburn;42.48;-71.15;40;;MA
Bremerton;47.57;-122.63;40;1;WA
Hallandale Beach;25.98;-80.15;39;;FL
Clovis;34.4;-103.21;39;5;NM
Annapolis;38.98;-76.49;39;;MD
Weslaco;26.16;-97.99;39;2;TX
Cape Girardeau;37.31;-89.52;39;2;MO
Bullhead City;35.15;-114.57;39;3;AZ
North Fort Myers;26.67;-81.88;39;;FL
Chelsea;42.39;-71.03;39;;MA
Grove City;39.88;-83.09;39;;OH
Essex;39.31;-76.47;39;;MD
Atlantic City;39.36;-74.42;39;;NJ
Pacifica;37.61;-122.49;39;1;CA
Germantown;35.09;-89.81;39;2;TN
Northglenn;39.89;-104.99;39;5;CO
Far Rockaway;40.61;-73.76;39;;NY
Kensington;40.65;-73.97;39;;NY
Coram;40.87;-73;39;;NY
Wausau;44.96;-89.63;39;2;WI
Hurst;32.82;-97.17;39;2;TX
Stanton;33.8;-117.99;39;1;CA
Lancaster;32.59;-96.76;39;2;TX
Friendswood;29.53;-95.2;39;2;TX
Gainesville;34.3;-83.82;39;;GA
The Acreage;26.79;-80.27;39;;FL
Montclair;34.08;-117.69;39;1;CA
Kailua;21.4;-157.74;39;7;HI
Rock Island;41.51;-90.58;39;2;IL
Whitney;36.1;-115.04;39;1;NV
Oviedo;28.67;-81.21;39;;FL
Carpentersville;42.12;-88.26;39;2;IL
Lake Oswego;45.42;-122.67;38;1;OR
Muskogee;35.75;-95.37;38;2;OK
Hobbs;32.7;-103.14;38;5;NM
Muskegon;43.23;-86.25;38;6;MI
Westerville;40.13;-82.93;38;;OH
Little Elm;33.16;-96.94;38;2;TX
Hanover Park;42;-88.15;38;2;IL
Channelview;29.78;-95.11;38;2;TX
Panama City;30.16;-85.66;38;2;FL
Florence;34.2;-79.76;38;;SC
Waipahu;21.39;-158.01;38;7;HI
Wake Forest;35.98;-78.51;38;;NC
Huber Heights;39.84;-84.12;38;;OH
Martinez;38.02;-122.13;38;1;CA
East Meadow;40.71;-73.56;38;;NY
Hanover;39.19;-76.72;38;;MD
Wheeling;42.14;-87.93;38;2;IL
Apache Junction;33.42;-111.55;38;3;AZ
Pleasant Grove;40.36;-111.74;38;5;UT
Brookfield;43.06;-88.11;38;2;WI
Delaware;40.3;-83.07;38;;OH
Roy;41.16;-112.03;38;5;UT
Valley Stream;40.66;-73.71;38;;NY
Schertz;29.55;-98.27;38;2;TX
Spanish Fork;40.11;-111.65;38;5;UT
Keizer;44.99;-123.03;38;1;OR
Leander;30.58;-97.85;38;2;TX
Woodlawn;39.32;-76.73;38;;MD
Lima;40.74;-84.11;38;;OH
Spartanburg;34.95;-81.93;38;;SC
Park Ridge;42.01;-87.84;38;2;IL
Winter Haven;28.02;-81.73;38;;FL
Aventura;25.96;-80.14;38;;FL
Severna Park;39.07;-76.55;38;;MD
Royal Palm Beach;26.71;-80.23;38;;FL
Brighton;39.99;-104.82;38;5;CO
Phenix City;32.47;-85;38;;AL
Milton;34.13;-84.3;38;;GA
Dover;39.16;-75.52;38;;DE
Sun City;33.6;-112.27;37;3;AZ
Lake Worth;26.62;-80.07;37;;FL
Kew Gardens Hills;40.73;-73.82;37;;NY
Jamaica Plain;42.31;-71.12;37;;MA
Monrovia;34.15;-118;37;1;CA
Hollister;36.85;-121.4;37;1;CA
Los Banos;37.06;-120.85;37;1;CA
Plant City;28.02;-82.11;37;;FL
Greenfield;42.96;-88.01;37;2;WI
Marion;42.03;-91.6;37;2;IA
Braintree;42.2;-71;37;;MA
Newnan;33.38;-84.8;37;;GA
Texarkana;33.43;-94.05;37;2;TX
Addison;41.93;-87.99;37;2;IL
Reynoldsburg;39.95;-82.81;37;;OH
South Jordan Heights;40.56;-111.95;37;5;UT
Odenton;39.08;-76.7;37;;MD
Mableton;33.82;-84.58;37;;GA
Hilton Head;32.22;-80.75;37;;SC
Grants Pass;42.44;-123.33;37;1;OR
Indian Trail;35.08;-80.67;37;;NC
Calumet City;41.62;-87.53;37;2;IL
Lincoln Park;42.25;-83.18;37;6;MI
Lynnwood;47.82;-122.32;37;1;WA
Whitestone;40.79;-73.82;37;;NY
Beloit;42.51;-89.03;37;2;WI
Belleville;40.79;-74.15;37;;NJ
Longview;46.14;-122.94;37;1;WA
Columbia;35.62;-87.04;37;2;TN
Portage;41.58;-87.18;37;2;IN
Westfield;40.04;-86.13;37;4;IN
New Albany;38.29;-85.82;37;9;IN
Fort Lee;40.85;-73.97;37;;NJ
Brighton;43.15;-77.55;37;;NY
Bartlesville;36.75;-95.98;37;2;OK
Ewing;40.27;-74.8;37;;NJ
San Juan;26.19;-98.16;37;2;TX
Woodhaven;40.69;-73.86;37;;NY
Mission Bend;29.69;-95.66;37;2;TX
San Juan Capistrano;33.5;-117.66;36;1;CA
Pahrump;36.21;-115.98;36;1;NV
Saint Charles;38.6;-76.94;36;;MD
Temple City;34.11;-118.06;36;1;CA
Marion;40.59;-83.13;36;;OH
Mechanicsville;37.61;-77.37;36;;VA
Lufkin;31.34;-94.73;36;2;TX
Pennsauken;39.96;-75.06;36;;NJ
Rome;34.26;-85.16;36;;GA
Claremont;34.1;-117.72;36;1;CA
Franklin;42.89;-88.04;36;2;WI
West Hollywood;34.09;-118.36;36;1;CA
Richfield;44.88;-93.28;36;2;MN
Bell;33.98;-118.19;36;1;CA
Lewiston;44.1;-70.21;36;;ME
Dunedin;28.02;-82.77;36;;FL
Kendall West;25.71;-80.44;36;;FL
Del Rio;29.36;-100.9;36;2;TX
Oakville;38.47;-90.3;36;2;MO
Commack;40.84;-73.29;36;;NY
Menomonee Falls;43.18;-88.12;36;2;WI
Moorpark;34.29;-118.88;36;1;CA
Gadsden;34.01;-86.01;36;2;AL
Issaquah;47.53;-122.03;36;1;WA
Spring Hill;35.75;-86.93;36;2;TN
Trumbull;41.24;-73.2;36;;CT
Olive Branch;34.96;-89.83;36;2;MS
Mooresville;35.58;-80.81;36;;NC
West Torrington;41.82;-73.14;36;;CT
Willowbrook;33.92;-118.26;36;1;CA
Leavenworth;39.31;-94.92;36;2;KS
Clinton;38.77;-76.9;36;;MD
Cottage Grove;44.83;-92.94;36;2;MN
Wildwood;38.58;-90.66;36;2;MO
Richmond;39.83;-84.89;36;4;IN
Oregon City;45.36;-122.61;36;1;OR
Goldsboro;35.38;-77.99;36;;NC
Manhattan Beach;33.88;-118.41;36;1;CA
Parkland;47.16;-122.43;36;1;WA
Martinez;33.52;-82.08;36;;GA
East Florence;34.81;-87.65;36;2;AL
Kyle;29.99;-97.88;36;2;TX
Kearns;40.66;-112;36;5;UT
Linton Hall;38.76;-77.57;36;;VA
South Miami Heights;25.6;-80.38;36;;FL
Tupelo;34.26;-88.7;36;2;MS
Hot Springs;34.5;-93.06;36;2;AR
Wildomar;33.6;-117.28;36;1;CA
Wentzville;38.81;-90.85;36;2;MO
Roseville;45.01;-93.16;36;2;MN
Valrico;27.94;-82.24;36;;FL
Coventry;41.7;-71.68;36;;RI
Rosenberg;29.56;-95.81;36;2;TX
Bettendorf;41.52;-90.52;36;2;IA
East Point;33.68;-84.44;35;;GA
Prattville;32.46;-86.46;35;2;AL
Ponte Vedra Beach;30.24;-81.39;35;;FL
Boardman;41.02;-80.66;35;;OH
Cooper City;26.06;-80.27;35;;FL
Oxon Hill-Glassmanor;38.8;-76.97;35;;MD
Egypt Lake-Leto;28.02;-82.51;35;;FL
North Lawndale;41.86;-87.72;35;2;IL
Oak Creek;42.89;-87.86;35;2;WI
Peachtree City;33.4;-84.6;35;;GA
Merrillville;41.48;-87.33;35;2;IN
Hot Springs National Park;34.53;-93.06;35;2;AR
Saint Cloud;28.25;-81.28;35;;FL
La Porte;29.67;-95.02;35;2;TX
University City;38.66;-90.31;35;2;MO
Upper Arlington;39.99;-83.06;35;;OH
Torrington;41.8;-73.12;35;;CT
Beverly Hills;34.07;-118.4;35;1;CA
Inver Grove Heights;44.85;-93.04;35;2;MN
Cumberland;41.97;-71.43;35;;RI
Pleasant Hill;37.95;-122.06;35;1;CA
Stow;41.16;-81.44;35;;OH
Lauderdale Lakes;26.17;-80.21;35;;FL
La Vergne;36.02;-86.58;35;2;TN
Winter Springs;28.7;-81.31;35;;FL
Merritt Island;28.54;-80.67;35;;FL
Greenpoint;40.72;-73.95;35;;NY
West Little River;25.86;-80.24;35;;FL
Brunswick;41.24;-81.84;35;;OH
San Dimas;34.11;-117.81;35;1;CA
Monroe;34.99;-80.55;35;;NC
North Center;41.95;-87.68;35;2;IL
Queen Creek;33.25;-111.63;35;3;AZ
Kaneohe;21.4;-157.8;35;7;HI
Gahanna;40.02;-82.88;35;;OH
Leawood;38.97;-94.62;35;2;KS
Owasso;36.27;-95.85;35;2;OK
Derry Village;42.89;-71.31;35;;NH
Orange;40.77;-74.23;34;;NJ
Central Islip;40.79;-73.2;34;;NY
Norristown;40.12;-75.34;34;;PA
Lower West Side;41.85;-87.67;34;2;IL
Dyker Heights;40.62;-74.01;34;;NY
Glendale;40.7;-73.89;34;;NY
Cottonwood Heights;40.62;-111.81;34;5;UT
Gallatin;36.39;-86.45;34;2;TN
Houma;29.6;-90.72;34;2;LA
Rubidoux;34;-117.41;34;1;CA
Collinwood;41.56;-81.57;34;;OH
Glendale Heights;41.91;-88.06;34;2;IL
Butte;46;-112.53;34;5;MT
Dana Point;33.47;-117.7;34;1;CA
Benton;34.56;-92.59;34;2;AR
Vestavia Hills;33.45;-86.79;34;2;AL
La Presa;32.71;-117;34;1;CA
Oakton;38.88;-77.3;34;;VA
Chester;39.85;-75.36;34;;PA
Mount Vernon;48.42;-122.33;34;1;WA
Studio City;34.15;-118.4;34;1;CA
Salisbury;35.67;-80.47;34;;NC
Riviera Beach;26.78;-80.06;34;;FL
Orangevale;38.68;-121.23;34;1;CA
Oswego;41.68;-88.35;34;2;IL
El Mirage;33.61;-112.32;34;3;AZ
West Lake Sammamish;47.58;-122.1;34;1;WA
Chelmsford;42.6;-71.37;34;;MA
North Bel Air;39.54;-76.35;34;;MD
Bay City;43.59;-83.89;34;6;MI
Nacogdoches;31.6;-94.66;34;2;TX
Shrewsbury;42.3;-71.71;34;;MA
McMinnville;45.21;-123.2;34;1;OR
Bridgeport;41.84;-87.65;34;2;IL
Dalton;34.77;-84.97;34;;GA
Olney;39.15;-77.07;34;;MD
North Providence;41.85;-71.47;34;;RI
Newark;39.68;-75.75;34;;DE
Oak Hill;38.93;-77.4;34;;VA
Deer Park;29.71;-95.12;34;2;TX
Holland;42.79;-86.11;34;6;MI
Throgs Neck;40.82;-73.82;34;;NY
Northbrook;42.13;-87.83;34;2;IL
Hilliard;40.03;-83.16;34;;OH
Wenatchee;47.42;-120.31;34;1;WA
Fair Lawn;40.94;-74.13;34;;NJ
West Fargo;46.87;-96.9;34;2;ND
Kennesaw;34.02;-84.62;34;;GA
New City;41.15;-73.99;34;;NY
Long Beach;40.59;-73.66;34;;NY
Richmond;37.75;-84.29;34;;KY
Suitland-Silver Hill;38.85;-76.93;34;;MD
Chillum;38.96;-76.99;34;;MD
Foster City;37.56;-122.27;33;1;CA
Fairborn;39.82;-84.02;33;;OH
Menlo Park;37.45;-122.18;33;1;CA
Chicago Loop;41.88;-87.63;33;2;IL
Lawndale;33.89;-118.35;33;1;CA
Hinesville;31.85;-81.6;33;;GA
Waxahachie;32.39;-96.85;33;2;TX
St. Charles;38.61;-76.92;33;;MD
Woodridge;41.75;-88.05;33;2;IL
Carrollwood;28.05;-82.49;33;;FL
Elk Grove Village;42;-87.97;33;2;IL
Pekin;40.57;-89.64;33;2;IL
Socorro;31.65;-106.3;33;5;TX
Elmont;40.7;-73.71;33;;NY
Adelanto;34.58;-117.41;33;1;CA
Tooele;40.53;-112.3;33;5;UT
Golden Glades;25.91;-80.2;33;;FL
Marrero;29.9;-90.1;33;2;LA
Jackson;42.25;-84.4;33;6;MI
Foothill Farms;38.68;-121.35;33;1;CA
Englewood;39.65;-104.99;33;5;CO
Copperas Cove;31.12;-97.9;33;2;TX
Bath Beach;40.6;-74;33;;NY
Huntington Station;40.85;-73.41;33;;NY
Seaside;36.61;-121.85;33;1;CA
Kearney;40.7;-99.08;33;2;NE
Redan;33.75;-84.13;33;;GA
Manitowoc;44.09;-87.66;33;2;WI
Williamsburg;40.71;-73.95;33;;NY
Goshen;41.58;-85.83;33;4;IN
Saint Charles;41.91;-88.31;33;2;IL
Greenacres City;26.62;-80.13;33;;FL
Salisbury;38.36;-75.6;33;;MD
Douglasville;33.75;-84.75;33;;GA
Silver Lake;34.09;-118.27;33;1;CA
Security-Widefield;38.75;-104.71;33;5;CO
University Place;47.24;-122.55;33;1;WA
Pullman;46.73;-117.18;33;1;WA
Juneau;58.3;-134.42;33;11;AK
West Lawn;41.77;-87.72;33;2;IL
Mount Lebanon;40.36;-80.05;33;;PA
Alabaster;33.24;-86.82;33;2;AL
Farmers Branch;32.93;-96.9;33;2;TX
Oildale;35.42;-119.02;33;1;CA
La Verne;34.1;-117.77;33;1;CA
Mason;39.36;-84.31;33;;OH
Eastpointe;42.47;-82.96;33;6;MI
Gillette;44.29;-105.5;33;5;WY
Valparaiso;41.47;-87.06;33;2;IN
Midvale;40.61;-111.9;33;5;UT
Spring Valley;41.11;-74.04;33;;NY
Rome;43.21;-75.46;33;;NY
Lewiston;46.42;-117.02;33;1;ID
North Ridgeville;41.39;-82.02;32;;OH
Petersburg;37.23;-77.4;32;;VA
Ken Caryl;39.58;-105.11;32;5;CO
Randallstown;39.37;-76.8;32;;MD
Westlake;41.46;-81.92;32;;OH
Bangor;44.8;-68.78;32;;ME
Clermont;28.55;-81.77;32;;FL
Sun Prairie;43.18;-89.21;32;2;WI
Georgetown;38.21;-84.56;32;;KY
Greater Grand Crossing;41.76;-87.61;32;2;IL
Fairbanks;64.84;-147.72;32;8;AK
College Park;38.98;-76.94;32;;MD
Springville;40.17;-111.61;32;5;UT
Natick;42.28;-71.35;32;;MA
Massillon;40.8;-81.52;32;;OH
Walla Walla;46.06;-118.34;32;1;WA
Florence;39;-84.63;32;;KY
Andover;45.23;-93.29;32;2;MN
Hopkinsville;36.87;-87.49;32;2;KY
Laramie;41.31;-105.59;32;5;WY
Greenville;33.41;-91.06;32;2;MS
West Englewood;41.78;-87.67;32;2;IL
Bethel Park;40.33;-80.04;32;;PA
Cookeville;36.16;-85.5;32;2;TN
Randolph;42.16;-71.04;32;;MA
Oceanside;40.64;-73.64;32;;NY
Danville;40.12;-87.63;32;2;IL
Montgomery Village;39.18;-77.2;32;;MD
North Olmsted;41.42;-81.92;32;;OH
Land O’ Lakes;28.22;-82.46;32;;FL
Richmond West;25.61;-80.43;32;;FL
Watertown;42.37;-71.18;32;;MA
Glastonbury;41.71;-72.61;32;;CT
Westmont;33.94;-118.3;32;1;CA
Garfield;40.88;-74.11;32;;NJ
Laguna Hills;33.61;-117.71;32;1;CA
West Bend;43.43;-88.18;32;2;WI
Willingboro;40.03;-74.87;32;;NJ
Mundelein;42.26;-88;32;2;IL
Centereach;40.86;-73.1;32;;NY
Mount Juliet;36.2;-86.52;32;2;TN
Naugatuck;41.49;-73.05;32;;CT
San Luis;32.49;-114.78;32;12;AZ
Brighton Beach;40.58;-73.96;31;;NY
Michigan City;41.71;-86.9;31;2;IN
Dania Beach;26.05;-80.14;31;;FL
Lewiston Orchards;46.38;-116.98;31;1;ID
Lexington;42.45;-71.22;31;;MA
Chatham;41.74;-87.61;31;2;IL
Navarre;30.4;-86.86;31;2;FL
Holly Springs;35.65;-78.83;31;;NC
Shawnee;35.33;-96.93;31;2;OK
Brentwood Estates;36.03;-86.78;31;2;TN
Galesburg;40.95;-90.37;31;2;IL
Bowling Green;41.37;-83.65;31;;OH
Des Moines;47.4;-122.32;31;1;WA
Wheat Ridge;39.77;-105.08;31;5;CO
Florence;33.03;-111.39;31;3;AZ
Gurnee;42.37;-87.9;31;2;IL
Myrtle Beach;33.69;-78.89;31;;SC
Parkersburg;39.27;-81.56;31;;WV
Miami Lakes;25.91;-80.31;31;;FL
Saratoga;37.26;-122.02;31;1;CA
East Lake;28.11;-82.69;31;;FL
Banning;33.93;-116.88;31;1;CA
Goleta;34.44;-119.83;31;1;CA
Lakeside;30.13;-81.77;31;;FL
Long Branch;40.3;-73.99;31;;NJ
Fair Oaks;38.64;-121.27;31;1;CA
Wayne;40.04;-75.39;31;;PA
Lake Stevens;48.02;-122.06;31;1;WA
Dover;43.2;-70.87;31;;NH
Radnor;40.05;-75.36;31;;PA
Holladay;40.67;-111.82;31;5;UT
Herriman;40.51;-112.03;31;5;UT
South Kingstown;41.45;-71.52;31;;RI
Estero;26.44;-81.81;31;;FL
Ithaca;42.44;-76.5;31;;NY
North Tonawanda;43.04;-78.86;31;;NY
Brooklyn Center;45.08;-93.33;31;2;MN
Pikesville;39.37;-76.72;31;;MD
New Iberia;30;-91.82;31;2;LA
Alamogordo;32.9;-105.96;31;5;NM
Parkville;39.38;-76.54;31;;MD
Statesboro;32.45;-81.78;31;;GA
Morgantown;39.63;-79.96;31;;WV
Los Gatos;37.23;-121.97;31;1;CA
Matthews;35.12;-80.72;31;;NC
Los Altos;37.39;-122.11;31;1;CA
Clearfield;41.11;-112.03;31;5;UT
Franklin;42.08;-71.4;31;;MA
Owings Mills;39.42;-76.78;31;;MD
Aiken;33.56;-81.72;31;;SC
Plainfield;39.7;-86.4;31;4;IN
Helena;46.59;-112.04;31;5;MT
Ballwin;38.6;-90.55;31;2;MO
Manchester;41.78;-72.52;31;;CT
Algonquin;42.17;-88.29;31;2;IL
Bel Air North;39.55;-76.37;31;;MD
Newington;41.7;-72.72;31;;CT
Westfield;40.66;-74.35;31;;NJ
Santa Paula;34.35;-119.06;31;1;CA
Fallbrook;33.38;-117.25;31;1;CA
Eldersburg;39.4;-76.95;31;;MD
Sherwood;34.82;-92.22;31;2;AR
Springfield Gardens;40.66;-73.76;31;;NY
Lawrenceville;33.96;-83.99;30;;GA
Springfield;38.79;-77.19;30;;VA
Kaysville;41.04;-111.94;30;5;UT
Granger;41.75;-86.11;30;6;IN
Burlingame;37.58;-122.37;30;1;CA
Post Falls;47.72;-116.95;30;1;ID
Liberty;39.25;-94.42;30;2;MO
San Pablo;37.96;-122.35;30;1;CA
Savage;44.78;-93.34;30;2;MN
Poughkeepsie;41.7;-73.92;30;;NY
Texarkana;33.44;-94.04;30;2;AR
North Royalton;41.31;-81.72;30;;OH
Chicago Heights;41.51;-87.64;30;2;IL
Lebanon;36.21;-86.29;30;2;TN
Walnut;34.02;-117.87;30;1;CA
Madison Heights;42.49;-83.11;30;6;MI
DeLand;29.03;-81.3;30;;FL
Cedar City;37.68;-113.06;30;5;UT
Parkland;26.31;-80.24;30;;FL
West Warwick;41.7;-71.52;30;;RI
Jamestown;42.1;-79.24;30;;NY
New Bern;35.11;-77.04;30;;NC
Rochester;43.3;-70.98;30;;NH
Cleburne;32.35;-97.39;30;2;TX
Winter Park;28.6;-81.34;30;;FL
Carney;39.39;-76.52;30;;MD
Southlake;32.94;-97.13;30;2;TX
San Carlos;37.51;-122.26;30;1;CA
Woodstock;34.1;-84.52;30;;GA
East Hill-Meridian;47.41;-122.17;30;1;WA
Niles;42.02;-87.8;30;2;IL
Laplace;30.07;-90.48;30;2;LA
Westchester;25.75;-80.33;30;;FL
Atascadero;35.49;-120.67;30;1;CA
Kent;41.15;-81.36;30;;OH
Gloucester;42.61;-70.66;30;;MA
Nicholasville;37.88;-84.57;30;;KY
Oak Park;42.46;-83.18;30;6;MI
Highland Park;42.18;-87.8;30;2;IL
Elizabethtown;37.69;-85.86;30;;KY
Austintown;41.1;-80.76;30;;OH
East Palo Alto;37.47;-122.14;30;1;CA
South Gate;39.13;-76.63;30;;MD
Pueblo West;38.35;-104.72;30;5;CO
Port Chester;41;-73.67;30;;NY
Princeton;40.35;-74.66;30;;NJ
Fort Hood;31.13;-97.78;30;2;TX
LaGrange;33.04;-85.03;30;;GA
Salem;42.79;-71.2;30;;NH
Opelika;32.65;-85.38;30;2;AL
Rahway;40.61;-74.28;30;;NJ
Middle Village;40.72;-73.88;29;;NY
North Chicago;42.33;-87.84;29;2;IL
Morristown;36.21;-83.29;29;;TN
Cheshire;41.5;-72.9;29;;CT
Branford;41.28;-72.82;29;;CT
Raytown;39.01;-94.46;29;2;MO
Fruit Cove;30.11;-81.64;29;;FL
Port Huron;42.97;-82.42;29;6;MI
Tewksbury;42.61;-71.23;29;;MA
Franklin Square;40.71;-73.68;29;;NY
Oak Ridge;36.01;-84.27;29;;TN
Southgate;42.21;-83.19;29;6;MI
East Haven;41.28;-72.87;29;;CT
Upper Alton;38.91;-90.15;29;2;IL
Johnston;41.82;-71.51;29;;RI
Atwater;37.35;-120.61;29;1;CA
West Falls Church;38.86;-77.19;29;;VA
Williamsport;41.24;-77;29;;PA
Duluth;34;-84.14;29;;GA
Fort Bragg;35.14;-79.01;29;;NC
Russellville;35.28;-93.13;29;2;AR
Sanford;35.48;-79.18;29;;NC
Harker Heights;31.08;-97.66;29;2;TX
Voorhees;40.48;-74.48;29;;NJ
Burbank;41.73;-87.78;29;2;IL
Marion;40.56;-85.66;29;4;IN
Granite City;38.7;-90.15;29;2;IL
Milford Mill;39.35;-76.77;29;;MD
Lake in the Hills;42.18;-88.33;29;2;IL
Evans;33.53;-82.13;29;;GA
O’Fallon;38.59;-89.91;29;2;IL
Fort Hamilton;40.62;-74.03;29;;NY
Carlsbad;32.42;-104.23;29;5;NM
Ferry Pass;30.51;-87.21;29;2;FL
Kingman;35.19;-114.05;29;3;AZ
Orcutt;34.87;-120.44;29;1;CA
Henderson;37.84;-87.59;29;2;KY
Needham;42.28;-71.23;29;;MA
Crown Point;41.42;-87.37;29;2;IN
Big Spring;32.25;-101.48;29;2;TX
Dracut;42.67;-71.3;29;;MA
Schererville;41.48;-87.45;29;2;IN
Burton;43;-83.62;29;6;MI
Ridgecrest;35.62;-117.67;29;1;CA
Windsor;41.85;-72.64;29;;CT
Eagle Pass;28.71;-100.5;29;2;TX
Agawam;42.07;-72.61;29;;MA
Weatherford;32.76;-97.8;29;2;TX
West Elkridge;39.21;-76.73;29;;MD
East Chicago;41.64;-87.45;29;2;IN
Redmond;44.27;-121.17;29;1;OR
Jacksonville;34.87;-92.11;29;2;AR
Socorro Mission Number 1 Colonia;31.64;-106.29;29;5;TX
Norwood;42.19;-71.2;29;;MA
Northampton;42.33;-72.64;29;;MA
Englewood;40.89;-73.97;29;;NJ
Lake Magdalene;28.07;-82.47;29;;FL
Perry Hall;39.41;-76.46;28;;MD
Maryville;35.76;-83.97;28;;TN
Hobart;41.53;-87.26;28;2;IN
Fresh Meadows;40.73;-73.79;28;;NY
Mehlville;38.51;-90.32;28;2;MO
Greer;34.94;-82.23;28;;SC
Lansing;41.56;-87.54;28;2;IL
Harrison;40.97;-73.71;28;;NY
Monterey;36.6;-121.89;28;1;CA
Desert Hot Springs;33.96;-116.5;28;1;CA
West Islip;40.71;-73.31;28;;NY
American Fork;40.38;-111.8;28;5;UT
Central;30.55;-91.04;28;2;LA
Newburgh;41.5;-74.01;28;;NY
Chamblee;33.89;-84.3;28;;GA
Millville;39.4;-75.04;28;;NJ
North Andover;42.7;-71.14;28;;MA
SeaTac;47.45;-122.29;28;1;WA
Elmira;42.09;-76.81;28;;NY
Spring Valley;32.74;-117;28;1;CA
Stockbridge;33.54;-84.23;28;;GA
Glen Ellyn;41.88;-88.07;28;2;IL
Monroeville;40.42;-79.79;28;;PA
Benicia;38.05;-122.16;28;1;CA
Fredericksburg;38.3;-77.46;28;;VA
Suisun;38.24;-122.04;28;1;CA
Aberdeen;45.46;-98.49;28;2;SD
Cranberry Township;40.68;-80.11;28;;PA
Garfield Heights;41.42;-81.61;28;;OH
South Chicago;41.74;-87.55;28;2;IL
Cornelius;35.49;-80.86;28;;NC
Oakdale;44.96;-92.96;28;2;MN
Oak Forest;41.6;-87.74;28;2;IL
Garner;35.71;-78.61;28;;NC
Drexel Hill;39.95;-75.29;28;;PA
North Kingstown;41.55;-71.47;28;;RI
Bella Vista;36.48;-94.27;28;2;AR
Melrose;42.46;-71.07;28;;MA
Fitchburg;42.96;-89.47;28;2;WI
Gramercy Park;40.74;-73.99;28;;NY
Wellesley;42.3;-71.29;28;;MA
Enterprise;31.32;-85.86;28;2;AL
Winchester;36.13;-115.12;28;1;NV
Slidell;30.28;-89.78;28;2;LA
University Heights;40.86;-73.91;28;;NY
Dodge City;37.75;-100.02;28;2;KS
West Springfield;42.11;-72.62;28;;MA
Paragould;36.06;-90.5;28;2;AR
Maywood;33.99;-118.19;28;1;CA
Seguin;29.57;-97.96;28;2;TX
Shirley;40.8;-72.87;28;;NY
Livingston;40.8;-74.31;28;;NJ
Round Lake Beach;42.37;-88.09;28;2;IL
Frankfort;38.2;-84.87;28;;KY
Sterling;39.01;-77.43;28;;VA
Middletown;41.45;-74.42;28;;NY
Fountain;38.68;-104.7;28;5;CO
Saratoga Springs;43.08;-73.78;28;;NY
Kirkwood;38.58;-90.41;28;2;MO
Drexel Heights;32.14;-111.03;28;3;AZ
Deer Park;40.76;-73.33;28;;NY
Lafayette;39.99;-105.09;28;5;CO
Fridley;45.09;-93.26;28;2;MN
West Scarborough;43.57;-70.39;28;;ME
Queensbury;43.38;-73.61;28;;NY
Rexburg;43.83;-111.79;28;10;ID
Wheeling;40.06;-80.72;28;;WV
Shaker Heights;41.47;-81.54;28;;OH
Mililani Town;21.45;-158.02;28;7;HI
Bergenfield;40.93;-74;28;;NJ
Marshalltown;42.05;-92.91;28;2;IA
Tucker;33.85;-84.22;28;;GA
Nutley;40.82;-74.16;28;;NJ
Lake Jackson;29.03;-95.43;28;2;TX
Plum;40.5;-79.75;28;;PA
Windsor;38.55;-122.82;27;1;CA
West Chicago;41.88;-88.2;27;2;IL
Allen Park;42.26;-83.21;27;6;MI
Wilmette;42.07;-87.72;27;2;IL
Imperial Beach;32.58;-117.11;27;1;CA
Glen Cove;40.86;-73.63;27;;NY
Syracuse;41.09;-112.06;27;5;UT
Maryland Heights;38.71;-90.43;27;2;MO
Mason City;43.15;-93.2;27;2;IA
Crofton;39;-76.69;27;;MD
Anderson;34.5;-82.65;27;;SC
Eagle Mountain;40.31;-112.01;27;5;UT
College Point;40.79;-73.85;27;;NY
Winchester;39.19;-78.16;27;;VA
Lindenhurst;40.69;-73.37;27;;NY
Spanaway;47.1;-122.43;27;1;WA
Belmont;37.52;-122.28;27;1;CA
Hunts Point;40.81;-73.88;27;;NY
Holbrook;40.81;-73.08;27;;NY
New London;41.36;-72.1;27;;CT
Paso Robles;35.63;-120.69;27;1;CA
Tualatin;45.38;-122.76;27;1;OR
Fleming Island;30.09;-81.72;27;;FL
Winona;44.05;-91.64;27;2;MN
Thomasville;35.88;-80.08;27;;NC
Casselberry;28.68;-81.33;27;;FL
Eureka;40.8;-124.16;27;1;CA
East Saint Louis;38.62;-90.15;27;2;IL
Garden City;37.97;-100.87;27;2;KS
Alton;38.89;-90.18;27;2;IL
Milton;42.25;-71.07;27;;MA
University Park;25.75;-80.37;27;;FL
Auburn;42.93;-76.57;27;;NY
Williston;48.15;-103.62;27;5;ND
Paramus;40.94;-74.08;27;;NJ
Back Mountain;41.34;-76;27;;PA
West Milford;41.13;-74.37;27;;NJ
Jeffersontown;38.19;-85.56;27;9;KY
Garden City;42.33;-83.33;27;6;MI
Easton;40.69;-75.22;27;;PA
Horn Lake;34.96;-90.03;27;2;MS
Stoughton;42.13;-71.1;27;;MA
Prairieville;30.3;-90.97;27;2;LA
Hyde Park;41.79;-87.59;27;2;IL
Dix Hills;40.8;-73.34;27;;NY
Gladstone;39.2;-94.55;27;2;MO
Cutler Ridge;25.58;-80.35;27;;FL
Independence;38.94;-84.54;27;;KY
Watertown;43.97;-75.91;27;;NY
Wooster;40.81;-81.94;27;;OH
Bessemer;33.4;-86.95;27;2;AL
Merrimack;42.87;-71.49;27;;NH
Lemon Grove;32.74;-117.03;27;1;CA
Kankakee;41.12;-87.86;27;2;IL
Wethersfield;41.71;-72.65;27;;CT
Bristol;36.6;-82.19;27;;TN
McHenry;42.33;-88.27;27;2;IL
Cibolo;29.56;-98.23;27;2;TX
Saugus;42.46;-71.01;27;;MA
Stevens Point;44.52;-89.57;27;2;WI
West Linn;45.37;-122.61;27;1;OR
Superior;46.72;-92.1;27;2;WI
Tujunga;34.25;-118.29;27;1;CA
Greenville;33.14;-96.11;27;2;TX
Magna;40.71;-112.1;27;5;UT
Batavia;41.85;-88.31;26;2;IL
Cantonment;30.61;-87.34;26;2;FL
Danvers;42.58;-70.93;26;;MA
Shoreview;45.08;-93.15;26;2;MN
Paradise;39.76;-121.62;26;1;CA
Fremont;41.43;-96.5;26;2;NE
Smithtown;40.86;-73.2;26;;NY
Pearl;32.27;-90.13;26;2;MS
Mansfield City;41.77;-72.23;26;;CT
Mercerville-Hamilton Square;40.23;-74.67;26;;NJ
North Creek;47.82;-122.18;26;1;WA
Carbondale;37.73;-89.22;26;2;IL
Westport;41.14;-73.36;26;;CT
Medina;41.14;-81.86;26;;OH
Bay Shore;40.73;-73.25;26;;NY
Kahului;20.89;-156.47;26;7;HI
Vernon Hills;42.22;-87.98;26;2;IL
Zionsville;39.95;-86.26;26;4;IN
Norco;33.93;-117.55;26;1;CA
Wasco;35.59;-119.34;26;1;CA
Mount Pleasant;42.7;-87.86;26;2;WI
Fortuna Foothills;32.66;-114.41;26;3;AZ
Barberton;41.01;-81.61;26;;OH
Kingsville;27.52;-97.86;26;2;TX
Statesville;35.78;-80.89;26;;NC
Plainview;40.78;-73.47;26;;NY
Laurel;39.1;-76.85;26;;MD
Carrollton;33.58;-85.08;26;;GA
South Pasadena;34.12;-118.15;26;1;CA
Howard Beach;40.66;-73.84;26;;NY
Englewood;41.78;-87.65;26;2;IL
Four Corners;28.33;-81.65;26;;FL
South Laurel;39.07;-76.85;26;;MD
Asheboro;35.71;-79.81;26;;NC
Buenaventura Lakes;28.34;-81.35;26;;FL
Clinton;41.84;-90.19;26;2;IA
Mount Pleasant;43.6;-84.77;26;6;MI
Twentynine Palms;34.14;-116.05;26;1;CA
Huntley;42.17;-88.43;26;2;IL
Pennsport;39.93;-75.15;26;;PA
Xenia;39.68;-83.93;26;;OH
Reisterstown;39.47;-76.83;26;;MD
Green;40.95;-81.48;26;;OH
Brawley;32.98;-115.53;26;1;CA
Yukon;35.51;-97.76;26;2;OK
Opportunity;47.65;-117.24;26;1;WA
Forest Hills;42.96;-85.49;26;6;MI
Lafayette;37.89;-122.12;26;1;CA
Ramsey;45.26;-93.45;26;2;MN
Suitland;38.85;-76.92;26;;MD
Pleasure Ridge Park;38.15;-85.86;26;9;KY
Rosedale;40.66;-73.74;26;;NY
New Lenox;41.51;-87.97;26;2;IL
Madison;32.46;-90.12;26;2;MS
Neenah;44.19;-88.46;26;2;WI
Alvin;29.42;-95.24;26;2;TX
Key West;24.56;-81.78;26;;FL
Randolph;40.85;-74.58;26;;NJ
Temple Terrace;28.04;-82.39;26;;FL
Owatonna;44.08;-93.23;26;2;MN
Homewood;33.47;-86.8;26;2;AL
Sahuarita;31.96;-110.96;26;3;AZ
Maple Valley;47.39;-122.05;26;1;WA
Hazelwood;38.77;-90.37;26;2;MO
Troy;40.04;-84.2;26;;OH
Lemoore;36.3;-119.78;26;1;CA
Mint Hill;35.18;-80.65;26;;NC
Ridgewood;40.98;-74.12;26;;NJ
Long Island City;40.74;-73.95;26;;NY
Cabot;34.97;-92.02;26;2;AR
Reedley;36.6;-119.45;26;1;CA
Edgewood;39.42;-76.29;26;;MD
Meadow Woods;28.39;-81.37;26;;FL
South Portland;43.64;-70.24;26;;ME
West Whittier-Los Nietos;33.98;-118.07;26;1;CA
Lebanon;40.34;-76.41;26;;PA
Zanesville;39.94;-82.01;25;;OH
Colleyville;32.88;-97.16;25;2;TX
Canton;34.24;-84.49;25;;GA
Ossining;41.16;-73.86;25;;NY
Salem;37.29;-80.05;25;;VA
Burlington;40.81;-91.11;25;2;IA
Saratoga Springs;40.35;-111.9;25;5;UT
Melrose Park;41.9;-87.86;25;2;IL
Starkville;33.45;-88.82;25;2;MS
Lochearn;39.34;-76.72;25;;MD
Chanhassen;44.86;-93.53;25;2;MN
Hercules;38.02;-122.29;25;1;CA
Galt;38.25;-121.3;25;1;CA
Prior Lake;44.71;-93.42;25;2;MN
Castlewood;39.58;-104.9;25;5;CO
Grandview;38.89;-94.53;25;2;MO
Clinton;32.34;-90.32;25;2;MS
Yarmouth;41.71;-70.23;25;;MA
Sandusky;41.45;-82.71;25;;OH
Balch Springs;32.73;-96.62;25;2;TX
White Bear Lake;45.08;-93.01;25;2;MN
Chaska;44.79;-93.6;25;2;MN
Harvey;41.61;-87.65;25;2;IL
Middle River;39.33;-76.44;25;;MD
Woodstock;42.31;-88.45;25;2;IL
Ardmore;34.17;-97.14;25;2;OK
Lockport;41.59;-88.06;25;2;IL
Woodburn;45.14;-122.86;25;1;OR
Wyandotte;42.21;-83.15;25;6;MI
Mauldin;34.78;-82.31;25;;SC
Belvidere;42.26;-88.84;25;2;IL
Moscow;46.73;-117;25;1;ID
Milford;42.14;-71.52;25;;MA
West Memphis;35.15;-90.18;25;2;AR
Athens;39.33;-82.1;25;;OH
Mercer Island;47.57;-122.22;25;1;WA
Bridgeton;39.43;-75.23;25;;NJ
Maplewood;40.73;-74.27;25;;NJ
Soledad;36.42;-121.33;25;1;CA
Farmington;41.72;-72.83;25;;CT
Brownsburg;39.84;-86.4;25;4;IN
Saginaw Township North;43.46;-84.01;25;6;MI
Edwardsville;38.81;-89.95;25;2;IL
Riverside;39.78;-84.12;25;;OH
Athens;34.8;-86.97;25;2;AL
Sanger;36.71;-119.56;25;1;CA
Westmont;41.8;-87.98;25;2;IL
Wakefield;42.51;-71.07;25;;MA
San Fernando;34.28;-118.44;25;1;CA
Rockledge;28.35;-80.73;25;;FL
Hastings;40.59;-98.39;25;2;NE
Cave Spring;37.23;-80.01;25;;VA
North Tustin;33.76;-117.79;25;1;CA
Daphne;30.6;-87.9;25;2;AL
Whitehall Township;40.67;-75.5;25;;PA
Paducah;37.08;-88.6;25;2;KY
Cliffside Park;40.82;-73.99;25;;NJ
Elmwood Park;41.92;-87.81;25;2;IL
Vineyard;38.46;-121.35;25;1;CA
Lodi;40.88;-74.08;25;;NJ
Hazleton;40.96;-75.97;25;;PA
Coronado;32.69;-117.18;25;1;CA
Hillside;40.71;-73.79;25;;NY
Eagle River;61.32;-149.57;25;8;AK
South Salt Lake;40.72;-111.89;25;5;UT
Paris;33.66;-95.56;25;2;TX
Northport;33.23;-87.58;25;2;AL
Uniondale;40.7;-73.59;25;;NY
University Park;32.85;-96.8;25;2;TX
Ponca City;36.71;-97.09;25;2;OK
Muskego;42.91;-88.14;25;2;WI
Collinsville;38.67;-89.98;25;2;IL
Reading;42.53;-71.1;25;;MA
Belmont;42.4;-71.18;25;;MA
Dedham;42.24;-71.17;25;;MA
Short Pump;37.65;-77.61;25;;VA
De Pere;44.45;-88.06;25;2;WI
Caledonia;42.81;-87.92;25;2;WI
Inkster;42.29;-83.31;25;6;MI
Vincentown;39.93;-74.75;25;;NJ
Bixby;35.94;-95.88;25;2;OK
Emporia;38.4;-96.18;25;2;KS
Fort Dodge;42.5;-94.17;25;2;IA
Walker;43;-85.77;25;6;MI
Palmetto Bay;25.62;-80.32;25;;FL
Ottumwa;41.02;-92.41;25;2;IA
Junction City;39.03;-96.83;25;2;KS
Seal Beach;33.74;-118.1;25;1;CA
Tarpon Springs;28.15;-82.76;25;;FL
Franklin;39.48;-86.05;25;4;IN
Herndon;38.97;-77.39;25;;VA
Austin;43.67;-92.97;25;2;MN
Sachse;32.98;-96.6;25;2;TX
Sun City West;33.66;-112.34;25;3;AZ
Watauga;32.86;-97.25;25;2;TX
Burlington;42.5;-71.2;24;;MA
San Benito;26.13;-97.63;24;2;TX
Freeport;42.3;-89.62;24;2;IL
Staunton;38.15;-79.07;24;;VA
Selma;36.57;-119.61;24;1;CA
South Windsor;41.82;-72.62;24;;CT
North Potomac;39.08;-77.26;24;;MD
Homer Glen;41.6;-87.94;24;2;IL
Coral Terrace;25.75;-80.3;24;;FL
Norfolk;42.03;-97.42;24;2;NE
Ridgeland;32.43;-90.13;24;2;MS
Scaggsville;39.15;-76.9;24;;MD
Cudahy;33.96;-118.19;24;1;CA
Washington;37.13;-113.51;24;5;UT
New Smyrna Beach;29.03;-80.93;24;;FL
South Plainfield;40.58;-74.41;24;;NJ
Pasadena;39.11;-76.57;24;;MD
Columbine;39.59;-105.07;24;5;CO
Greenbelt;39;-76.88;24;;MD
South Riding;38.92;-77.5;24;;VA
Citrus Park;28.08;-82.57;24;;FL
Boca Del Mar;26.35;-80.15;24;;FL
Newport;41.49;-71.31;24;;RI
Norton Shores;43.17;-86.26;24;6;MI
Barstow Heights;34.87;-117.06;24;1;CA
Rockville Centre;40.66;-73.64;24;;NY
Searcy;35.25;-91.74;24;2;AR
North Platte;41.12;-100.77;24;2;NE
Rolling Meadows;42.08;-88.01;24;2;IL
Carteret;40.58;-74.23;24;;NJ
Immokalee;26.42;-81.42;24;;FL
Woodlawn;41.78;-87.6;24;2;IL
Medford;40.82;-73;24;;NY
Riverbank;37.74;-120.94;24;1;CA
Zion;42.45;-87.83;24;2;IL
Trotwood;39.8;-84.31;24;;OH
North Haven;41.39;-72.86;24;;CT
Summerlin South;36.12;-115.33;24;1;NV
Mahwah;41.09;-74.14;24;;NJ
Loma Linda;34.05;-117.26;24;1;CA
Peekskill;41.29;-73.92;24;;NY
Keystone;28.16;-82.62;24;;FL
Baldwin;40.66;-73.61;24;;NY
Fairfax;38.85;-77.31;24;;VA
Maywood;41.88;-87.84;24;2;IL
Sebastian;27.82;-80.47;24;;FL
Holt;42.64;-84.52;24;6;MI
Muscatine;41.42;-91.04;24;2;IA
Elk River;45.3;-93.57;24;2;MN
Rock Springs;41.59;-109.2;24;5;WY
Golden Gate;26.19;-81.7;24;;FL
Corsicana;32.1;-96.47;24;2;TX
Hialeah Gardens;25.87;-80.32;24;;FL
Waverly;42.74;-84.62;24;6;MI
Hunt Valley;39.5;-76.64;24;;MD
Fuquay-Varina;35.58;-78.8;24;;NC
Fountain Hills;33.61;-111.72;24;3;AZ
Forest Grove;45.52;-123.11;24;1;OR
Unionport;40.83;-73.85;24;;NY
Champlin;45.19;-93.4;24;2;MN
South Portland Gardens;43.64;-70.32;24;;ME
Centerville;39.63;-84.16;24;;OH
Bloomington;34.07;-117.4;24;1;CA
Bainbridge Island;47.63;-122.52;24;1;WA
Marshall;32.54;-94.37;24;2;TX
Morrisville;35.82;-78.83;24;;NC
Watertown;43.19;-88.73;24;2;WI
Kernersville;36.12;-80.07;24;;NC
Dickinson;46.88;-102.79;24;5;ND
Old Bridge;40.41;-74.37;24;;NJ
Fort Washington;38.71;-77.02;24;;MD
Dinuba;36.54;-119.39;24;1;CA
Van Nest;40.85;-73.86;24;;NY
Barstow;34.9;-117.02;24;1;CA
Fairland;39.08;-76.96;24;;MD
Brookings;44.31;-96.8;24;2;SD
Blue Island;41.66;-87.68;24;2;IL
Faribault;44.29;-93.27;24;2;MN
Baileys Crossroads;38.85;-77.13;24;;VA
Eagle;43.7;-116.35;24;10;ID
Norland;25.95;-80.21;24;;FL
Scotch Plains;40.66;-74.39;24;;NJ
Glenville;41.53;-81.62;24;;OH
El Cerrito;37.92;-122.31;24;1;CA
Brandon;32.27;-89.99;24;2;MS
Derby;37.55;-97.27;24;2;KS
Graham;47.05;-122.29;23;1;WA
Ilchester;39.25;-76.76;23;;MD
Bayonet Point;28.33;-82.68;23;;FL
Easton;42.02;-71.13;23;;MA
Loves Park;42.32;-89.06;23;2;IL
Avon Lake;41.51;-82.03;23;;OH
San Lorenzo;37.68;-122.12;23;1;CA
Morton Grove;42.04;-87.78;23;2;IL
Kingston;41.93;-74;23;;NY
McDonough;33.45;-84.15;23;;GA
Romulus;42.22;-83.4;23;6;MI
Rosemount;44.74;-93.13;23;2;MN
Mansfield;42.03;-71.22;23;;MA
Laguna Beach;33.54;-117.78;23;1;CA
Springfield;39.93;-75.32;23;;PA
Bellview;30.46;-87.31;23;2;FL
Terrytown;29.91;-90.03;23;2;LA
Crestview;30.76;-86.57;23;2;FL
Keene;42.93;-72.28;23;;NH
Greenwood;34.2;-82.16;23;;SC
Gallup;35.53;-108.74;23;5;NM
South Old Bridge;40.41;-74.35;23;;NJ
Duncan;34.5;-97.96;23;2;OK
Griffin;33.25;-84.26;23;;GA
Dolton;41.64;-87.61;23;2;IL
Webster Groves;38.59;-90.36;23;2;MO
Belton;38.81;-94.53;23;2;MO
Columbus;33.5;-88.43;23;2;MS
Denison;33.76;-96.54;23;2;TX
East Elmhurst;40.76;-73.87;23;;NY
Kerrville;30.05;-99.14;23;2;TX
Pooler;32.12;-81.25;23;;GA
Mequon;43.22;-88.03;23;2;WI
Vicksburg;32.35;-90.88;23;2;MS
Morrisania;40.83;-73.91;23;;NY
Wright;30.46;-86.64;23;2;FL
Palm City;27.17;-80.27;23;;FL
Middleborough;41.89;-70.91;23;;MA
Arnold;39.03;-76.5;23;;MD
Isla Vista;34.41;-119.86;23;1;CA
Vero Beach South;27.62;-80.41;23;;FL
Van Buren;35.44;-94.35;23;2;AR
East Peoria;40.67;-89.58;23;2;IL
Landover;38.93;-76.9;23;;MD
Windham;41.7;-72.16;23;;CT
Jacksonville Beach;30.29;-81.39;23;;FL
Calabasas;34.16;-118.64;23;1;CA
Solon;41.39;-81.44;23;;OH
Chantilly;38.89;-77.43;23;;VA
Candler-McAfee;33.73;-84.27;23;;GA
Roselle;41.98;-88.08;23;2;IL
Copiague;40.68;-73.4;23;;NY
Munster;41.56;-87.51;23;2;IN
Ladera Ranch;33.57;-117.64;23;1;CA
Lisle;41.8;-88.07;23;2;IL
Picnic Point-North Lynnwood;47.86;-122.29;23;1;WA
East Naples;26.14;-81.77;23;;FL
Crystal;45.03;-93.36;23;2;MN
Cloverleaf;29.78;-95.17;23;2;TX
Dixiana;33.74;-86.65;23;2;AL
Highland;41.55;-87.45;23;2;IN
Machesney Park;42.35;-89.04;23;2;IL
Morgan Park;41.69;-87.67;23;2;IL
Noe Valley;37.75;-122.43;23;1;CA
East Tremont;40.85;-73.89;23;;NY
Pelham;33.29;-86.81;23;2;AL
Auburn;44.1;-70.23;23;;ME
Tremont;40.85;-73.91;23;;NY
Lincolnia;38.82;-77.14;23;;VA
Kiryas Joel;41.34;-74.17;23;;NY
Valinda;34.05;-117.94;23;1;CA
Marysville;40.24;-83.37;23;;OH
Haines City;28.11;-81.62;23;;FL
Columbus;41.43;-97.37;23;2;NE
Bristol;41.68;-71.27;23;;RI
Millbrae;37.6;-122.39;23;1;CA
Newberg;45.3;-122.97;23;1;OR
The Crossings;25.67;-80.4;23;;FL
Valley Station;38.11;-85.87;23;9;KY
East Lake-Orient Park;27.98;-82.38;23;;FL
Lennox;33.94;-118.35;23;1;CA
Farmington;44.64;-93.14;23;2;MN
Wilsonville;45.3;-122.77;23;1;OR
Hutto;30.54;-97.55;23;2;TX
Bloomingdale;27.89;-82.24;23;;FL
Inglewood-Finn Hill;47.72;-122.23;23;1;WA
West Odessa;31.84;-102.5;23;2;TX
Oak Harbor;48.29;-122.64;23;1;WA
’Ewa Gentry;21.34;-158.03;23;7;HI
Oak Ridge;28.47;-81.42;23;;FL
Rosemont;38.55;-121.36;23;1;CA
Auburn Hills;42.69;-83.23;23;6;MI
Pottstown;40.25;-75.65;23;;PA
Leisure City;25.5;-80.43;23;;FL
West Puente Valley;34.05;-117.97;23;1;CA
Maple Heights;41.42;-81.57;23;;OH
Willoughby;41.64;-81.41;23;;OH
Benbrook;32.67;-97.46;23;2;TX
Cranford;40.66;-74.3;23;;NJ
Garden City;40.73;-73.63;23;;NY
Farmington;40.98;-111.89;23;5;UT
Wasco;41.94;-88.4;23;2;IL
Hastings;44.74;-92.85;23;2;MN
Avon;41.45;-82.04;23;;OH
Visitacion Valley;37.72;-122.4;23;1;CA
North Augusta;33.5;-81.97;23;;SC
Guilford;41.29;-72.68;22;;CT
Cottage Lake;47.74;-122.08;22;1;WA
Corcoran;36.1;-119.56;22;1;CA
Melrose;40.82;-73.91;22;;NY
East Patchogue;40.77;-73;22;;NY
West Springfield;38.77;-77.22;22;;VA
Hudson;41.24;-81.44;22;;OH
Port Hueneme;34.15;-119.2;22;1;CA
Holiday;28.19;-82.74;22;;FL
Near South Side;41.86;-87.62;22;2;IL
Radcliff;37.84;-85.95;22;;KY
Hopewell;37.3;-77.29;22;;VA
New Castle;41;-80.35;22;;PA
Grand Boulevard;41.81;-87.62;22;2;IL
South Elgin;41.99;-88.29;22;2;IL
New Brighton;45.07;-93.2;22;2;MN
Prichard;30.74;-88.08;22;2;AL
Anniston;33.66;-85.83;22;2;AL
Palm Springs;26.64;-80.1;22;;FL
Ruston;32.52;-92.64;22;2;LA
Wilmington;42.55;-71.17;22;;MA
Midlothian;32.48;-96.99;22;2;TX
Oxford;34.37;-89.52;22;2;MS
Oakdale;37.77;-120.85;22;1;CA
Darien;41.75;-87.97;22;2;IL
Bloomingdale;41.96;-88.08;22;2;IL
Venice;27.1;-82.45;22;;FL
Ludlow;42.16;-72.48;22;;MA
South Bradenton;27.46;-82.58;22;;FL
Hillside;40.7;-74.23;22;;NJ
North Plainfield;40.63;-74.43;22;;NJ
Acworth;34.07;-84.68;22;;GA
Pascagoula;30.37;-88.56;22;2;MS
Sunny Isles Beach;25.95;-80.12;22;;FL
Roseburg;43.22;-123.34;22;1;OR
Oxford;39.51;-84.75;22;;OH
Merrick;40.66;-73.55;22;;NY
Somerset;40.5;-74.49;22;;NJ
Moses Lake;47.13;-119.28;22;1;WA
Greater Northdale;28.11;-82.53;22;;FL
Northdale;28.09;-82.51;22;;FL
Saginaw;32.86;-97.36;22;2;TX
Summit;40.72;-74.36;22;;NJ
Watertown;44.9;-97.12;22;2;SD
Alliance;40.92;-81.11;22;;OH
LaPorte;41.61;-86.72;22;2;IN
Kalispell;48.2;-114.31;22;5;MT
South Holland;41.6;-87.61;22;2;IL
Princeton;25.54;-80.41;22;;FL
Kenmore;47.76;-122.24;22;1;WA
Del City;35.44;-97.44;22;2;OK
Derry;42.88;-71.33;22;;NH
Hamtramck;42.39;-83.05;22;6;MI
Great Kills;40.55;-74.15;22;;NY
Wekiwa Springs;28.7;-81.43;22;;FL
Leesburg;28.81;-81.88;22;;FL
Duarte;34.14;-117.98;22;1;CA
Converse;29.52;-98.32;22;2;TX
Villa Park;41.89;-87.99;22;2;IL
Decatur;33.77;-84.3;22;;GA
Park Forest;41.49;-87.67;22;2;IL
Christiansburg;37.13;-80.41;22;;VA
Jurupa Valley;33.99;-117.52;22;1;CA
Ashland;37.69;-122.11;22;1;CA
West and East Lealman;27.82;-82.69;22;;FL
Farragut;35.88;-84.15;22;;TN
La Porte;41.61;-86.71;22;2;IN
Prairie Village;38.99;-94.63;22;2;KS
Smithfield;41.92;-71.55;22;;RI
Clarksville;38.3;-85.76;22;9;IN
Wadsworth;41.03;-81.73;22;;OH
Camas;45.59;-122.4;22;1;WA
Fort Walton Beach;30.42;-86.62;22;2;FL
Geneva;41.89;-88.31;22;2;IL
Brent;30.47;-87.24;22;2;FL
South Euclid;41.52;-81.52;22;;OH
Brushy Creek;30.51;-97.74;22;2;TX
Windsor;40.48;-104.9;22;5;CO
Sugar Hill;34.11;-84.03;22;;GA
Westchase;28.06;-82.61;22;;FL
Chillicothe;39.33;-82.98;22;;OH
South Lake Tahoe;38.93;-119.98;22;1;CA
Anthem;33.87;-112.15;22;3;AZ
West Carson;33.82;-118.29;22;1;CA
Massapequa;40.68;-73.47;22;;NY
Canton;42.16;-71.14;22;;MA
Lincoln;41.92;-71.44;22;;RI
Roselle;40.65;-74.26;22;;NJ
Lumberton;34.62;-79.01;22;;NC
Taylors;34.92;-82.3;22;;SC
Yucca Valley;34.11;-116.43;22;1;CA
Westford;42.58;-71.44;22;;MA
Edgewater;28.99;-80.9;22;;FL
Allison Park;40.56;-79.96;22;;PA
Bay Point;38.03;-121.96;22;1;CA
Portsmouth;43.08;-70.76;22;;NH
Sedalia;38.7;-93.23;22;2;MO
Naples;26.14;-81.8;22;;FL
Patterson;37.47;-121.13;21;1;CA
Greenfield;39.79;-85.77;21;4;IN
Waynesboro;38.07;-78.89;21;;VA
Albertville;34.27;-86.21;21;2;AL
Stoneham;42.48;-71.1;21;;MA
Perrysburg;41.56;-83.63;21;;OH
Erie;40.05;-105.05;21;5;CO
Clinton;41.14;-112.05;21;5;UT
Klamath Falls;42.22;-121.78;21;1;OR
Green Valley;31.85;-110.99;21;3;AZ
Evans;40.38;-104.69;21;5;CO
Mandan;46.83;-100.89;21;13;ND
Winchester;42.45;-71.14;21;;MA
Okemos;42.72;-84.43;21;6;MI
Arnold;38.43;-90.38;21;2;MO
East Moline;41.5;-90.44;21;2;IL
West Pensacola;30.43;-87.28;21;2;FL
Kinston;35.26;-77.58;21;;NC
Shelbyville;35.48;-86.46;21;2;TN
Marquette;46.54;-87.4;21;6;MI
Fairfield Heights;39.83;-86.38;21;4;IN
Biddeford;43.49;-70.45;21;;ME
Golden Valley;45.01;-93.35;21;2;MN
Canyon Lake;29.88;-98.26;21;2;TX
Oxford;33.61;-85.83;21;2;AL
South Milwaukee;42.91;-87.86;21;2;WI
Marina;36.68;-121.8;21;1;CA
Mukilteo;47.94;-122.3;21;1;WA
Rancho San Diego;32.75;-116.94;21;1;CA
Charleston;39.5;-88.18;21;2;IL
Bedford;42.95;-71.52;21;;NH
Carrboro;35.91;-79.08;21;;NC
Crest Hill;41.55;-88.1;21;2;IL
Saint Andrews;34.05;-81.13;21;;SC
Ashland;38.48;-82.64;21;;KY
Hays;38.88;-99.33;21;2;KS
Ferguson;38.74;-90.31;21;2;MO
Conway;33.84;-79.05;21;;SC
Laurelton;40.67;-73.75;21;;NY
Lino Lakes;45.16;-93.09;21;2;MN
West Lake Stevens;47.99;-122.1;21;1;WA
New Hope;45.04;-93.39;21;2;MN
Palm River-Clair Mel;27.92;-82.38;21;;FL
Trussville;33.62;-86.61;21;2;AL
Woodrow;40.54;-74.2;21;;NY
Corinth;33.15;-97.06;21;2;TX
Mountlake Terrace;47.79;-122.31;21;1;WA
Chester;37.36;-77.44;21;;VA
Nixa;37.04;-93.29;21;2;MO
East Ridge;35.01;-85.25;21;;TN
Plainview;34.18;-101.71;21;2;TX
Agoura Hills;34.14;-118.77;21;1;CA
Grayslake;42.34;-88.04;21;2;IL
Acton;42.49;-71.43;21;;MA
Sanford;43.44;-70.77;21;;ME
Silver Firs;47.87;-122.16;21;1;WA
Hauppauge;40.83;-73.2;21;;NY
Kīhei;20.76;-156.45;21;7;HI
South El Monte;34.05;-118.05;21;1;CA
Arvin;35.21;-118.83;21;1;CA
Johnston;41.67;-93.7;21;2;IA
Gardner;38.81;-94.93;21;2;KS
Lathrop;37.82;-121.28;21;1;CA
Ashland;42.19;-122.71;21;1;OR
Sidney;40.28;-84.16;21;;OH
Birmingham;42.55;-83.21;21;6;MI
Sweetwater;25.76;-80.37;21;;FL
Milwaukie;45.45;-122.64;21;1;OR
East Millcreek;40.7;-111.81;21;5;UT
Grand Island;43.03;-78.96;21;;NY
Union City;33.59;-84.54;21;;GA
Woodlawn;38.72;-77.13;21;;VA
Piqua;40.14;-84.24;21;;OH
Lomita;33.79;-118.32;21;1;CA
Cockeysville;39.48;-76.64;21;;MD
Easley;34.83;-82.6;21;;SC
New Springville;40.59;-74.16;21;;NY
Pleasantville;39.39;-74.52;21;;NJ
Liberal;37.04;-100.92;21;2;KS
Palisades Park;40.85;-74;21;;NJ
Jenks;36.02;-95.97;21;2;OK
Latham;42.75;-73.76;21;;NY
Simpsonville;34.74;-82.25;21;;SC
Darien;41.08;-73.47;21;;CT
Pleasant Prairie;42.55;-87.93;21;2;WI
Adrian;41.9;-84.04;21;6;MI
Chambersburg;39.94;-77.66;21;;PA
Mountain Brook;33.5;-86.75;21;2;AL
West Melbourne;28.07;-80.65;21;;FL
East Garfield Park;41.88;-87.7;21;2;IL
Rotterdam;42.79;-73.97;21;;NY
Lakeside;32.86;-116.92;21;1;CA
Bethany;45.56;-122.87;21;1;OR
Lake Worth Corridor;26.62;-80.1;21;;FL
Winter Gardens;32.83;-116.93;21;1;CA
Lockport;43.17;-78.69;21;;NY
Lebanon;39.44;-84.2;21;;OH
Wade Hampton;34.9;-82.33;21;;SC
Murphy;33.02;-96.61;21;2;TX
Coralville;41.68;-91.58;21;2;IA
Ensley;30.52;-87.27;21;2;FL
Sapulpa;36;-96.11;21;2;OK
American Canyon;38.17;-122.26;21;1;CA
South San Jose Hills;34.01;-117.9;21;1;CA
Belton;31.06;-97.46;21;2;TX
Agoura;34.14;-118.74;21;1;CA
Bayville;39.91;-74.15;21;;NJ
Arbutus;39.25;-76.7;20;;MD
Hammond;30.5;-90.46;20;2;LA
Libertyville;42.28;-87.95;20;2;IL
Pittsburg;37.41;-94.7;20;2;KS
Portsmouth;38.73;-83;20;;OH
Granite Bay;38.76;-121.16;20;1;CA
Louisville;39.98;-105.13;20;5;CO
Northfield;44.46;-93.16;20;2;MN
Rocky River;41.48;-81.84;20;;OH
Raymore;38.8;-94.45;20;2;MO
Middletown;39.45;-75.72;20;;DE
Havelock;34.88;-76.9;20;;NC
Harvey;29.9;-90.08;20;2;LA
Gardner;42.58;-72;20;;MA
Golden;39.76;-105.22;20;5;CO
Douglas;41.83;-87.62;20;2;IL
Cartersville;34.17;-84.8;20;;GA
Ashland;40.87;-82.32;20;;OH
Oakleaf Plantation;30.17;-81.84;20;;FL
Affton;38.55;-90.33;20;2;MO
Ramona;33.04;-116.87;20;1;CA
Cambria Heights;40.69;-73.74;20;;NY
Elko;40.83;-115.76;20;1;NV
Elmwood Park;40.9;-74.12;20;;NJ
Hollis;40.71;-73.77;20;;NY
Brooklyn Heights;40.7;-73.99;20;;NY
Nogales;31.34;-110.93;20;3;AZ
La Cañada Flintridge;34.2;-118.19;20;1;CA
Parma Heights;41.39;-81.76;20;;OH
Mustang;35.38;-97.72;20;2;OK
Rose Hill;38.79;-77.11;20;;VA
East Northport;40.88;-73.32;20;;NY
Glen Avon;34.01;-117.48;20;1;CA
Shelby;35.29;-81.54;20;;NC
Sulphur;30.24;-93.38;20;2;LA
Montville Center;41.48;-72.15;20;;CT
Ferndale;42.46;-83.13;20;6;MI
South Saint Paul;44.89;-93.03;20;2;MN
Lents;45.48;-122.57;20;1;OR
Lynn Haven;30.25;-85.65;20;2;FL
Lake Ronkonkoma;40.84;-73.13;20;;NY
Lexington;33.98;-81.24;20;;SC
Murrysville;40.43;-79.7;20;;PA
Cumberland;39.65;-78.76;20;;MD
Stephenville;32.22;-98.2;20;2;TX
Oregon;41.64;-83.49;20;;OH
Eastmont;47.9;-122.18;20;1;WA
Monroe;41.92;-83.4;20;6;MI
Coconut Grove;25.71;-80.26;20;;FL
West Mifflin;40.36;-79.87;20;;PA
Mill Creek;47.86;-122.2;20;1;WA
Pace;30.6;-87.16;20;2;FL
Miamisburg;39.64;-84.29;20;;OH
Palm Valley;30.18;-81.39;20;;FL
Rolla;37.95;-91.77;20;2;MO
Tukwila;47.47;-122.26;20;1;WA
DeBary;28.88;-81.31;20;;FL
Lyndhurst;40.81;-74.12;20;;NJ
Germantown;43.23;-88.11;20;2;WI
Lake Zurich;42.2;-88.09;20;2;IL
Bryant;34.6;-92.49;20;2;AR
Eustis;28.85;-81.69;20;;FL
Universal City;29.55;-98.29;20;2;TX
Newburg;38.16;-85.66;20;9;KY
Johnstown;40.33;-78.92;20;;PA
Socastee;33.68;-79;20;;SC
Ypsilanti;42.24;-83.61;20;6;MI
North Bellmore;40.69;-73.53;20;;NY
Hayesville;44.99;-122.98;20;1;OR
King of Prussia;40.09;-75.4;20;;PA
Warrensburg;38.76;-93.74;20;2;MO
Mokena;41.53;-87.89;20;2;IL
Norwood;39.16;-84.46;20;;OH
Mariners Harbor;40.64;-74.16;20;;NY
Bonney Lake;47.18;-122.19;20;1;WA
Dickinson;29.46;-95.05;20;2;TX
Clifton;39.09;-108.45;20;5;CO
Lealman;27.82;-82.68;20;;FL
Hermosa Beach;33.86;-118.4;20;1;CA
Selden;40.87;-73.04;20;;NY
Clemmons;36.02;-80.38;20;;NC
West Chester;39.96;-75.61;20;;PA
Evergreen Park;41.72;-87.7;20;2;IL
Southbury;41.48;-73.21;20;;CT
Baldwin;40.34;-79.98;20;;PA
Marblehead;42.5;-70.86;20;;MA
Norton;41.97;-71.19;20;;MA
Plattsburgh;44.7;-73.45;20;;NY
North Salt Lake;40.85;-111.91;20;5;UT
Sand Springs;36.14;-96.11;20;2;OK
Painesville;41.72;-81.25;20;;OH
Greenfield;42.59;-72.6;20;;MA
Pickerington;39.88;-82.75;20;;OH
New Canaan;41.15;-73.49;20;;CT
Albany;37.89;-122.3;20;1;CA
Snellville;33.86;-84.02;20;;GA
Sparta;41.03;-74.64;20;;NJ
Columbia Heights;45.04;-93.26;20;2;MN
Holtsville;40.82;-73.05;20;;NY
Salmon Creek;45.71;-122.65;20;1;WA
La Crescenta-Montrose;34.23;-118.24;20;1;CA
Spanish Lake;38.79;-90.22;20;2;MO
Willmar;45.12;-95.04;20;2;MN
Tysons Corner;38.92;-77.23;20;;VA
Forest Lake;45.28;-92.99;20;2;MN
Bethany;35.52;-97.63;20;2;OK
Sun City;33.71;-117.2;20;1;CA
Montclair;38.61;-77.34;20;;VA
Lynbrook;40.65;-73.67;20;;NY
Orchards;45.67;-122.56;20;1;WA
Eastchester;40.96;-73.81;20;;NY
Payson;40.04;-111.73;20;5;UT
West Saint Paul;44.92;-93.1;20;2;MN
Madisonville;37.33;-87.5;20;2;KY
Ives Estates;25.96;-80.18;20;;FL
Selma;32.41;-87.02;20;2;AL
Papillion;41.15;-96.04;20;2;NE
Montgomery;41.73;-88.35;19;2;IL
Badger;64.8;-147.53;19;8;AK
Seymour;38.96;-85.89;19;4;IN
Lake Shore;39.11;-76.48;19;;MD
McKeesport;40.35;-79.86;19;;PA
Pinecrest;25.67;-80.31;19;;FL
Weirton Heights;40.41;-80.54;19;;WV
Port Angeles;48.12;-123.43;19;1;WA
Hazel Dell;45.67;-122.66;19;1;WA
Angleton;29.17;-95.43;19;2;TX
Fernley;39.61;-119.25;19;1;NV
Alice;27.75;-98.07;19;2;TX
Lake Forest;42.26;-87.84;19;2;IL
Battle Ground;45.78;-122.53;19;1;WA
Dixon;38.45;-121.82;19;1;CA
Forest Park;33.62;-84.37;19;;GA
Mamaroneck;40.95;-73.73;19;;NY
Homewood;41.56;-87.67;19;2;IL
Bear;39.63;-75.66;19;;DE
Bayou Cane;29.62;-90.75;19;2;LA
Orange;30.09;-93.74;19;2;TX
Alsip;41.67;-87.74;19;2;IL
Lutz;28.15;-82.46;19;;FL
Green Haven;39.14;-76.55;19;;MD
Lexington;35.82;-80.25;19;;NC
Bellwood;41.88;-87.88;19;2;IL
Clayton;35.65;-78.46;19;;NC
Central Falls;41.89;-71.39;19;;RI
Sun Valley;39.6;-119.78;19;1;NV
Horizon City;31.69;-106.21;19;5;TX
Sherwood;45.36;-122.84;19;1;OR
Waterford;41.34;-72.14;19;;CT
Orinda;37.88;-122.18;19;1;CA
Pinole;38;-122.3;19;1;CA
Woodbridge;40.56;-74.28;19;;NJ
Sun City Center;27.72;-82.35;19;;FL
Altamont;42.21;-121.74;19;1;OR
Rosedale;39.32;-76.52;19;;MD
Howard;44.54;-88.09;19;2;WI
Alamo;26.18;-98.12;19;2;TX
Broadview Heights;41.31;-81.69;19;;OH
Upper Saint Clair;40.34;-80.08;19;;PA
Haslett;42.75;-84.4;19;6;MI
West Elsdon;41.79;-87.72;19;2;IL
Glassboro;39.7;-75.11;19;;NJ
Newton;38.05;-97.35;19;2;KS
Altus;34.64;-99.33;19;2;OK
Blythe;33.61;-114.6;19;1;CA
Silverdale;47.64;-122.69;19;1;WA
Covington;47.36;-122.12;19;1;WA
Matteson;41.5;-87.71;19;2;IL
Tumwater;47.01;-122.91;19;1;WA
Old Jamestown;38.83;-90.29;19;2;MO
Weirton;40.42;-80.59;19;;WV
White Oak;39.21;-84.6;19;;OH
Carlisle;40.2;-77.19;19;;PA
Mineola;40.75;-73.64;19;;NY
Shelbyville;39.52;-85.78;19;4;IN
Tullahoma;35.36;-86.21;19;2;TN
Ozark;37.02;-93.21;19;2;MO
Secaucus;40.79;-74.06;19;;NJ
Jacksonville;39.73;-90.23;19;2;IL
Fairwood;47.45;-122.16;19;1;WA
Madison;41.28;-72.6;19;;CT
Camp Springs;38.8;-76.91;19;;MD
Ronkonkoma;40.82;-73.11;19;;NY
Saco;43.5;-70.44;19;;ME
Maple Shade;39.95;-74.99;19;;NJ
Hawthorne;40.95;-74.15;19;;NJ
East Massapequa;40.67;-73.44;19;;NY
Fresno;29.54;-95.45;19;2;TX
Amherst Center;42.38;-72.52;19;;MA
Montrose;38.48;-107.88;19;5;CO
Brownwood;31.71;-98.99;19;2;TX
Southbridge;42.08;-72.03;19;;MA
Deerfield;42.17;-87.84;19;2;IL
Castaic;34.49;-118.62;19;1;CA
Ennis;32.33;-96.63;19;2;TX
Ellensburg;47;-120.55;19;1;WA
Claremore;36.31;-95.62;19;2;OK
Waukee;41.61;-93.89;19;2;IA
Jasmine Estates;28.29;-82.69;19;;FL
Melville;40.79;-73.42;19;;NY
Kew Gardens;40.71;-73.83;19;;NY
Middleton;43.1;-89.5;19;2;WI
Bartow;27.9;-81.84;19;;FL
Sylvania;41.72;-83.71;19;6;OH
Rio Rico;31.47;-110.98;19;3;AZ
Murray;36.61;-88.31;19;2;KY
Arlington;48.2;-122.13;19;1;WA
North Druid Hills;33.82;-84.31;19;;GA
Brookfield;41.82;-87.85;19;2;IL
North Bay Shore;40.74;-73.26;19;;NY
Milledgeville;33.08;-83.23;19;;GA
Stillwater;45.06;-92.81;19;2;MN
Cortland;42.6;-76.18;19;;NY
Berea;41.37;-81.85;19;;OH
Twinsburg;41.31;-81.44;19;;OH
Wantagh;40.68;-73.51;19;;NY
West Hempstead;40.7;-73.65;19;;NY
Ansonia;41.35;-73.08;19;;CT
Troy;31.81;-85.97;19;2;AL
Mayfield Heights;41.52;-81.46;19;;OH
Laurel;31.69;-89.13;19;2;MS
Syosset;40.83;-73.5;19;;NY
Brook Park;41.4;-81.8;19;;OH
Union Hill-Novelty Hill;47.68;-122.03;19;1;WA
Erlanger;39.02;-84.6;19;;KY
Rossville;40.56;-74.21;19;;NY
South Burlington;44.47;-73.17;19;;VT
Mount Greenwood;41.7;-87.71;19;2;IL
Casa de Oro-Mount Helix;32.76;-116.97;19;1;CA
Langley Park;38.99;-76.98;19;;MD
Brigham City;41.51;-112.02;19;5;UT
Thomasville;30.84;-83.98;19;;GA
Fairmont;39.49;-80.14;19;;WV
Fairhope;30.52;-87.9;19;2;AL
Greater Upper Marlboro;38.83;-76.75;19;;MD
Frederickson;47.1;-122.36;19;1;WA
Iselin;40.58;-74.32;19;;NJ
Suwanee;34.05;-84.07;19;;GA
Whitehall;39.97;-82.89;19;;OH
Rutherford;40.83;-74.11;19;;NJ
Islip;40.73;-73.21;19;;NY
Forest Park;39.29;-84.5;19;;OH
Westminster;39.58;-77;19;;MD
Frankfort;41.5;-87.85;19;2;IL
Niles;41.18;-80.77;19;;OH
Marshfield;44.67;-90.17;19;2;WI
Lorton;38.7;-77.23;19;;VA
Morristown;40.8;-74.48;19;;NJ
Gautier;30.39;-88.61;19;2;MS
Bourbonnais;41.15;-87.89;19;2;IL
Goodings Grove;41.63;-87.93;19;2;IL
Macomb;40.46;-90.67;19;2;IL
Point Pleasant;40.08;-74.07;19;;NJ
Bellaire;29.71;-95.46;19;2;TX
El Reno;35.53;-97.96;19;2;OK
Chowchilla;37.12;-120.26;19;1;CA
Mead Valley;33.83;-117.3;19;1;CA
Hyattsville;38.96;-76.95;19;;MD
Happy Valley;45.45;-122.53;18;1;OR
Augusta;44.31;-69.78;18;;ME
Onalaska;43.88;-91.24;18;2;WI
Round Lake;42.35;-88.09;18;2;IL
Stafford;29.62;-95.56;18;2;TX
Yorkville;41.64;-88.45;18;2;IL
North Ogden;41.31;-111.96;18;5;UT
Winchester;37.99;-84.18;18;;KY
Bensenville;41.96;-87.94;18;2;IL
Forney;32.75;-96.47;18;2;TX
Monsey;41.11;-74.07;18;;NY
Fern Creek;38.16;-85.59;18;9;KY
Shenandoah;30.4;-91;18;2;LA
El Dorado;33.21;-92.67;18;2;AR
Trenton;42.14;-83.18;18;6;MI
Ashtabula;41.87;-80.79;18;;OH
Natchitoches;31.76;-93.09;18;2;LA
Cudahy;42.96;-87.86;18;2;WI
Dover;40.88;-74.56;18;;NJ
Ottawa;41.35;-88.84;18;2;IL
Shafter;35.5;-119.27;18;1;CA
Amesbury;42.86;-70.93;18;;MA
Franklin Park;41.94;-87.87;18;2;IL
Meadowbrook;37.45;-77.47;18;;VA
McAlester;34.93;-95.77;18;2;OK
Punta Gorda Isles;26.92;-82.08;18;;FL
Palestine;31.76;-95.63;18;2;TX
Sherrelwood;39.84;-105;18;5;CO
Creve Coeur;38.66;-90.42;18;2;MO
Ballenger Creek;39.37;-77.44;18;;MD
Cinco Ranch;29.74;-95.76;18;2;TX
Helena;33.3;-86.84;18;2;AL
Palmer;42.16;-72.33;18;;MA
Belle Glade;26.68;-80.67;18;;FL
Makakilo;21.35;-158.09;18;7;HI
Franconia;38.78;-77.15;18;;VA
Eastlake;41.65;-81.45;18;;OH
Manchester;38.6;-90.51;18;2;MO
Cameron Park;38.67;-120.99;18;1;CA
Steubenville;40.37;-80.63;18;;OH
Springboro;39.55;-84.23;18;;OH
Wallingford Center;41.45;-72.82;18;;CT
Lanham-Seabrook;38.97;-76.85;18;;MD
Clark-Fulton;41.46;-81.71;18;;OH
Farmington;37.78;-90.42;18;2;MO
Pampa;35.54;-100.96;18;2;TX
Somerset;41.77;-71.13;18;;MA
Florida Ridge;27.58;-80.39;18;;FL
Five Corners;45.68;-122.58;18;1;WA
Boone;36.22;-81.67;18;;NC
Seminole;27.84;-82.79;18;;FL
Punta Gorda;26.93;-82.05;18;;FL
Rosamond;34.86;-118.16;18;1;CA
Cutler;25.62;-80.31;18;;FL
Mattoon;39.48;-88.37;18;2;IL
Arroyo Grande;35.12;-120.59;18;1;CA
Monroe;47.86;-121.97;18;1;WA
Rancho Mirage;33.74;-116.41;18;1;CA
Limerick;40.23;-75.52;18;;PA
Wilton;41.2;-73.44;18;;CT
Huntington;40.87;-73.43;18;;NY
Ojus;25.95;-80.15;18;;FL
Santa Fe Springs;33.95;-118.09;18;1;CA
Vincennes;38.68;-87.53;18;14;IN
Amsterdam;42.94;-74.19;18;;NY
Durango;37.28;-107.88;18;5;CO
Dumont;40.94;-74;18;;NJ
Hanahan;32.92;-80.02;18;;SC
Central Point;42.38;-122.92;18;1;OR
Highland;40.43;-111.79;18;5;UT
Elizabeth City;36.29;-76.25;18;;NC
Newburyport;42.81;-70.88;18;;MA
Rockland;42.13;-70.92;18;;MA
Westbrook;43.68;-70.37;18;;ME
St. Marys;30.73;-81.55;18;;GA
Cary;42.21;-88.24;18;2;IL
Lackawanna;42.83;-78.82;18;;NY
Westerly;41.38;-71.83;18;;RI
Maumelle;34.87;-92.4;18;2;AR
Leland;34.26;-78.04;18;;NC
Wisconsin Rapids;44.38;-89.82;18;2;WI
Lenoir;35.91;-81.54;18;;NC
North Massapequa;40.7;-73.46;18;;NY
Scarsdale;41.01;-73.78;18;;NY
Nanuet;41.09;-74.01;18;;NY
Gretna;29.91;-90.05;18;2;LA
Sheridan;44.8;-106.96;18;5;WY
North Amityville;40.7;-73.43;18;;NY
Arcata;40.87;-124.08;18;1;CA
Hannibal;39.71;-91.36;18;2;MO
Wahiawā;21.5;-158.02;18;7;HI
Colonial Heights;37.27;-77.41;18;;VA
Marion;37.73;-88.93;18;2;IL
Colonia;40.57;-74.3;18;;NJ
Logansport;40.75;-86.36;18;4;IN
Oswego;43.46;-76.51;18;;NY
Linda;39.13;-121.55;18;1;CA
Tinton Falls;40.3;-74.1;18;;NJ
Godfrey;38.96;-90.19;18;2;IL
Portsmouth;41.6;-71.25;18;;RI
West Garfield Park;41.88;-87.73;18;2;IL
Willimantic;41.71;-72.21;18;;CT
Calverton;39.06;-76.94;18;;MD
Oxon Hill;38.8;-76.99;18;;MD
Takoma Park;38.98;-77.01;18;;MD
Sycamore;41.99;-88.69;18;2;IL
Wallingford;41.46;-72.82;18;;CT
Cocoa;28.39;-80.74;18;;FL
Martinsburg;39.46;-77.96;18;;WV
Marco Island;25.94;-81.72;18;;FL
Tiffin;41.11;-83.18;18;;OH
Albert Lea;43.65;-93.37;18;2;MN
South Hadley;42.26;-72.57;18;;MA
Shaw;38.91;-77.02;18;;DC
Ocean Springs;30.41;-88.83;18;2;MS
Hinsdale;41.8;-87.94;18;2;IL
New Castle;39.93;-85.37;18;4;IN
Winthrop;42.38;-70.98;18;;MA
Lindenwold;39.82;-75;18;;NJ
Kenwood;41.81;-87.6;18;2;IL
Bay City;28.98;-95.97;18;2;TX
Hopkins;44.92;-93.46;18;2;MN
Allendale;42.97;-85.95;18;6;MI
Menasha;44.2;-88.45;18;2;WI
Palos Hills;41.7;-87.82;18;2;IL
Prunedale;36.78;-121.67;18;1;CA
Culpeper;38.47;-78;18;;VA
Stevenson Ranch;34.39;-118.57;18;1;CA
South Houston;29.66;-95.24;18;2;TX
Kirksville;40.19;-92.58;18;2;MO
Tallmadge;41.1;-81.44;18;;OH
North Babylon;40.72;-73.32;18;;NY
Mesquite;36.81;-114.07;17;1;NV
New Philadelphia;40.49;-81.45;17;;OH
Saint Matthews;38.25;-85.66;17;9;KY
Maitland;28.63;-81.36;17;;FL
North Aurora;41.81;-88.33;17;2;IL
Safety Harbor;27.99;-82.69;17;;FL
North Canton;40.88;-81.4;17;;OH
East Hemet;33.74;-116.94;17;1;CA
Radford;37.13;-80.58;17;;VA
White Oak;39.04;-76.99;17;;MD
Tillmans Corner;30.59;-88.17;17;2;AL
Detroit-Shoreway;41.48;-81.73;17;;OH
Anoka;45.2;-93.39;17;2;MN
East Cleveland;41.53;-81.58;17;;OH
Sudbury;42.38;-71.42;17;;MA
Plainville;41.67;-72.86;17;;CT
Ada;34.77;-96.68;17;2;OK
Middletown;41.55;-71.29;17;;RI
Glassmanor;38.82;-77;17;;MD
South Orange;40.75;-74.26;17;;NJ
Idylwood;38.9;-77.21;17;;VA
Seabrook;38.97;-76.85;17;;MD
Durant;33.99;-96.37;17;2;OK
Killingly Center;41.84;-71.87;17;;CT
Kings Park;40.89;-73.26;17;;NY
Canby;45.26;-122.69;17;1;OR
Poplar Bluff;36.76;-90.39;17;2;MO
Moraga;37.83;-122.13;17;1;CA
Redland;39.15;-77.14;17;;MD
Massapequa Park;40.68;-73.46;17;;NY
Kuna;43.49;-116.42;17;10;ID
Foley;30.41;-87.68;17;2;AL
Ruskin;27.72;-82.43;17;;FL
Hermiston;45.84;-119.29;17;1;OR
Nederland;29.97;-93.99;17;2;TX
Greenfield;36.32;-121.24;17;1;CA
Ashwaubenon;44.48;-88.07;17;2;WI
Live Oak;36.98;-121.98;17;1;CA
Bristol;36.6;-82.19;17;;VA
Okolona;38.14;-85.69;17;9;KY
Bayside;40.84;-124.06;17;1;CA
Wyckoff;41.01;-74.17;17;;NJ
Woodmere;40.63;-73.71;17;;NY
Huntington;40.88;-85.5;17;4;IN
Imperial;32.85;-115.57;17;1;CA
Wayne;42.28;-83.39;17;6;MI
White Settlement;32.76;-97.46;17;2;TX
Eloy;32.76;-111.55;17;3;AZ
Beckley;37.78;-81.19;17;;WV
Broad Ripple;39.87;-86.14;17;4;IN
El Segundo;33.92;-118.42;17;1;CA
Holden;42.35;-71.86;17;;MA
Avenel;40.58;-74.29;17;;NJ
East Setauket;40.94;-73.11;17;;NY
Goodlettsville;36.32;-86.71;17;2;TN
Fayetteville;33.45;-84.45;17;;GA
Colchester;44.54;-73.15;17;;VT
Altoona;41.64;-93.46;17;2;IA
Terrell;32.74;-96.28;17;2;TX
Artesia;33.87;-118.08;17;1;CA
South Ogden;41.19;-111.97;17;5;UT
La Vista;41.18;-96.03;17;2;NE
Hanover;42.11;-70.81;17;;MA
Tanque Verde;32.25;-110.74;17;3;AZ
Glenvar Heights;25.71;-80.33;17;;FL
Pendleton;45.67;-118.79;17;1;OR
Centerville;40.92;-111.87;17;5;UT
Sayville;40.74;-73.08;17;;NY
Clarksdale;34.2;-90.57;17;2;MS
Fairview Heights;38.59;-89.99;17;2;IL
Norwalk;41.24;-82.62;17;;OH
San Carlos Park;26.47;-81.8;17;;FL
Concord;42.46;-71.35;17;;MA
Springfield;36.51;-86.89;17;2;TN
New Milford;40.94;-74.02;17;;NJ
North Attleborough Center;41.97;-71.32;17;;MA
Country Club Hills;41.57;-87.72;17;2;IL
Lemont;41.67;-88;17;2;IL
Sartell;45.62;-94.21;17;2;MN
Dyersburg;36.03;-89.39;17;2;TN
Defiance;41.28;-84.36;17;;OH
Beltsville;39.03;-76.91;17;;MD
Centralia;46.72;-122.95;17;1;WA
Chalmette;29.94;-89.97;17;2;LA
Shorewood;41.52;-88.2;17;2;IL
Ferndale;39.18;-76.64;17;;MD
Mount Vernon;40.39;-82.49;17;;OH
Westchester;41.85;-87.88;17;2;IL
Bluffton;32.24;-80.86;17;;SC
Tifton;31.45;-83.51;17;;GA
Auburn;42.19;-71.84;17;;MA
Nipomo;35.04;-120.48;17;1;CA
Laurel;37.64;-77.51;17;;VA
Taylor;30.57;-97.41;17;2;TX
North Decatur;33.79;-84.31;17;;GA
Morganton;35.75;-81.68;17;;NC
Danville;37.65;-84.77;17;;KY
Barrington;41.74;-71.31;17;;RI
Washington;40.7;-89.41;17;2;IL
Phoenixville;40.13;-75.51;17;;PA
Mercedes;26.15;-97.91;17;2;TX
Center Point;33.65;-86.68;17;2;AL
Lemay;38.53;-90.28;17;2;MO
Wolcott;41.6;-72.99;17;;CT
Norcross;33.94;-84.21;17;;GA
Troutdale;45.54;-122.39;17;1;OR
Oak Grove;45.42;-122.64;17;1;OR
North Valley Stream;40.69;-73.7;17;;NY
Easton;38.77;-76.08;17;;MD
Easthampton;42.27;-72.67;17;;MA
Bothell West;47.81;-122.24;17;1;WA
Tahlequah;35.92;-94.97;17;2;OK
Hazel Park;42.46;-83.1;17;6;MI
Douglas;31.34;-109.55;17;3;AZ
Opelousas;30.53;-92.08;17;2;LA
Grafton;42.21;-71.69;17;;MA
Sandalfoot Cove;26.34;-80.19;17;;FL
Brenham;30.17;-96.4;17;2;TX
Opa-locka;25.9;-80.25;17;;FL
Beaver Dam;43.46;-88.84;17;2;WI
Coalinga;36.14;-120.36;17;1;CA
Seymour;41.4;-73.08;17;;CT
Cohoes;42.77;-73.7;17;;NY
Jenison;42.91;-85.79;17;6;MI
Swansea;41.75;-71.19;17;;MA
Donna;26.17;-98.05;17;2;TX
Vienna;38.9;-77.27;17;;VA
Pinewood;25.87;-80.22;17;;FL
Lansdale;40.24;-75.28;17;;PA
Sevierville;35.87;-83.56;16;;TN
Chickasha;35.05;-97.94;16;2;OK
Kingsland;30.8;-81.69;16;;GA
Uvalde;29.21;-99.79;16;2;TX
Hillcrest Heights;38.83;-76.96;16;;MD
Stuart;27.2;-80.25;16;;FL
Fairhaven;41.64;-70.9;16;;MA
Avon;39.76;-86.4;16;4;IN
Zachary;30.65;-91.16;16;2;LA
Red Wing;44.56;-92.53;16;2;MN
Sikeston;36.88;-89.59;16;2;MO
Bethpage;40.74;-73.48;16;;NY
Concord;38.52;-90.36;16;2;MO
Flowing Wells;32.29;-111.01;16;3;AZ
Bridgeview;41.75;-87.8;16;2;IL
Fairview Park;41.44;-81.86;16;;OH
Laguna Woods;33.61;-117.73;16;1;CA
Anacortes;48.51;-122.61;16;1;WA
Cañon City;38.44;-105.24;16;5;CO
Mount Clemens;42.6;-82.88;16;6;MI
Saint Michael;45.21;-93.66;16;2;MN
South River;40.45;-74.39;16;;NJ
Fort Thomas;39.08;-84.45;16;;KY
Sunset;25.71;-80.35;16;;FL
Prospect Heights;42.1;-87.94;16;2;IL
Griffith;41.53;-87.42;16;2;IN
Estelle;29.85;-90.11;16;2;LA
Schofield Barracks;21.5;-158.07;16;7;HI
Bon Air;37.52;-77.56;16;;VA
Oconomowoc;43.11;-88.5;16;2;WI
Hough;41.51;-81.64;16;;OH
Vero Beach;27.64;-80.4;16;;FL
Sunnyside;46.32;-120.01;16;1;WA
Lebanon;44.54;-122.91;16;1;OR
Bayshore Gardens;27.43;-82.59;16;;FL
Streetsboro;41.24;-81.35;16;;OH
Calhoun;34.5;-84.95;16;;GA
Morton;40.61;-89.46;16;2;IL
Menomonie;44.88;-91.92;16;2;WI
Truckee;39.33;-120.18;16;1;CA
Fremont;41.35;-83.12;16;;OH
Buckhall;38.73;-77.43;16;;VA
Gainesville;33.63;-97.13;16;2;TX
Aberdeen;46.98;-123.82;16;1;WA
Baychester;40.87;-73.84;16;;NY
Hopatcong Hills;40.94;-74.67;16;;NJ
Waterville;44.55;-69.63;16;;ME
Oroville;39.51;-121.56;16;1;CA
Roosevelt;40.68;-73.59;16;;NY
Laconia;43.53;-71.47;16;;NH
Bellmore;40.67;-73.53;16;;NY
Hibbing;47.43;-92.94;16;2;MN
Sudley;38.79;-77.5;16;;VA
Dublin;32.54;-82.9;16;;GA
Coos Bay;43.37;-124.22;16;1;OR
Hope Mills;34.97;-78.95;16;;NC
Cimarron Hills;38.86;-104.7;16;5;CO
Katy;29.79;-95.82;16;2;TX
Brunswick;31.15;-81.49;16;;GA
Clarksburg;39.28;-80.34;16;;WV
Jollyville;30.44;-97.78;16;2;TX
Highland Village;33.09;-97.05;16;2;TX
Ocean Acres;39.74;-74.28;16;;NJ
Wolf Trap;38.94;-77.29;16;;VA
Madison;40.76;-74.42;16;;NJ
Portland;27.88;-97.32;16;2;TX
Midway;30.41;-87.01;16;2;FL
Sulphur Springs;33.14;-95.6;16;2;TX
Maryland City;39.09;-76.82;16;;MD
Siloam Springs;36.19;-94.54;16;2;AR
Ham Lake;45.25;-93.25;16;2;MN
Frankfort;40.28;-86.51;16;4;IN
West Columbia;33.99;-81.07;16;;SC
Dyer;41.49;-87.52;16;2;IN
Mount Pleasant;33.16;-94.97;16;2;TX
Rye;40.98;-73.68;16;;NY
Fort Hunt;38.73;-77.06;16;;VA
Americus;32.07;-84.23;16;;GA
Hermitage;41.23;-80.45;16;;PA
Buffalo;45.17;-93.87;16;2;MN
Crawfordsville;40.04;-86.87;16;4;IN
Lake Mary;28.76;-81.32;16;;FL
Republic;37.12;-93.48;16;2;MO
Albemarle;35.35;-80.2;16;;NC
Cherry Hill;38.57;-77.27;16;;VA
Country Walk;25.63;-80.43;16;;FL
Riverdale;33.57;-84.41;16;;GA
Abington;42.1;-70.95;16;;MA
Floral Park;40.72;-73.7;16;;NY
Prosper;33.24;-96.8;16;2;TX
Walnut Park;33.97;-118.23;16;1;CA
Pecan Grove;29.63;-95.73;16;2;TX
Overland;38.7;-90.36;16;2;MO
Grandville;42.91;-85.76;16;6;MI
Four Corners;44.93;-122.98;16;1;OR
Sunland Park;31.8;-106.58;16;5;NM
North Liberty;41.75;-91.6;16;2;IA
Burlington;39.03;-84.72;16;;KY
Parole;38.98;-76.53;16;;MD
Vincent;34.5;-118.12;16;1;CA
Southchase;28.39;-81.38;16;;FL
Ukiah;39.15;-123.21;16;1;CA
La Marque;29.37;-94.97;16;2;TX
La Palma;33.85;-118.05;16;1;CA
North Arlington;40.79;-74.13;16;;NJ
Seagoville;32.64;-96.54;16;2;TX
Lebanon;40.05;-86.47;16;4;IN
Clayton;38.64;-90.32;16;2;MO
Pearl River;41.06;-74.02;16;;NY
Conyers;33.67;-84.02;16;;GA
Myrtle Grove;30.42;-87.31;16;2;FL
Aldine;29.93;-95.38;16;2;TX
Narragansett;41.45;-71.45;16;;RI
Kaukauna;44.28;-88.27;16;2;WI
Port Washington;40.83;-73.7;16;;NY
New Port Richey;28.24;-82.72;16;;FL
Aurora;41.32;-81.35;16;;OH
Adams Morgan;38.92;-77.04;16;;DC
Rutland;43.61;-72.97;16;;VT
Asbury Park;40.22;-74.01;16;;NJ
Lutherville-Timonium;39.44;-76.61;16;;MD
Ashland;42.26;-71.46;16;;MA
Hybla Valley;38.75;-77.08;16;;VA
Longmeadow;42.05;-72.58;16;;MA
Elkton;39.61;-75.83;16;;MD
Grosse Pointe Woods;42.44;-82.91;16;6;MI
Alton;26.29;-98.31;16;2;TX
Pinehurst;35.2;-79.47;16;;NC
Groves;29.95;-93.92;16;2;TX
West University Place;29.72;-95.43;16;2;TX
Wilkinsburg;40.44;-79.88;16;;PA
Manassas Park;38.78;-77.47;16;;VA
Willow Grove;40.14;-75.12;16;;PA
Avon Center;41.46;-82.02;16;;OH
Gatesville;31.44;-97.74;16;2;TX
La Grange;41.81;-87.87;16;2;IL
Great Bend;38.36;-98.76;16;2;KS
Shively;38.2;-85.82;16;9;KY
Highland Springs;37.55;-77.33;16;;VA
Hueytown;33.45;-87;16;2;AL
Mill Creek East;47.84;-122.19;16;1;WA
New Haven;41.07;-85.01;16;4;IN
Talladega;33.44;-86.11;16;2;AL
Middleburg Heights;41.36;-81.81;16;;OH
Pacific Grove;36.62;-121.92;16;1;CA
Mitchell;43.71;-98.03;16;2;SD
Humble;30;-95.26;16;2;TX
Greenwood Village;39.62;-104.95;16;5;CO
Bryn Mawr-Skyway;47.49;-122.24;16;1;WA
Bradley;41.14;-87.86;16;2;IL
McKinley Park;41.83;-87.67;16;2;IL
Elkridge;39.21;-76.71;16;;MD
Aberdeen;39.51;-76.16;16;;MD
North Myrtle Beach;33.82;-78.68;16;;SC
Williamstown;39.69;-75;16;;NJ
Long Beach;30.35;-89.15;16;2;MS
Boulder City;35.98;-114.83;16;1;NV
Otsego;45.27;-93.59;16;2;MN
Fillmore;34.4;-118.92;16;1;CA
Lake Wales;27.9;-81.59;16;;FL
Alum Rock;37.37;-121.83;16;1;CA
Addison;32.96;-96.83;16;2;TX
East Riverdale;38.96;-76.92;16;;MD
Laurinburg;34.77;-79.46;16;;NC
Hernando;34.82;-89.99;16;2;MS
Hurricane;37.18;-113.29;16;5;UT
Plainfield;41.68;-71.92;15;;CT
Hanover;39.8;-76.98;15;;PA
Lithia Springs;33.79;-84.66;15;;GA
Farmingville;40.83;-73.03;15;;NY
Mastic;40.8;-72.84;15;;NY
Setauket-East Setauket;40.93;-73.1;15;;NY
Harrison;40.75;-74.16;15;;NJ
Martha Lake;47.85;-122.24;15;1;WA
Port Richmond;40.63;-74.14;15;;NY
Indianola;41.36;-93.56;15;2;IA
Perry;32.46;-83.73;15;;GA
Jasper;38.39;-86.93;15;14;IN
Clive;41.6;-93.72;15;2;IA
Winder;33.99;-83.72;15;;GA
Clemson;34.68;-82.84;15;;SC
Greenwood;33.52;-90.18;15;2;MS
Tavares;28.8;-81.73;15;;FL
Great Falls;39;-77.29;15;;VA
Jamestown;46.91;-98.71;15;2;ND
Terrace Heights;40.72;-73.77;15;;NY
Emerson Hill;40.61;-74.1;15;;NY
Avocado Heights;34.04;-117.99;15;1;CA
Eden;36.49;-79.77;15;;NC
Bay Village;41.48;-81.92;15;;OH
Lake Butler;28.5;-81.54;15;;FL
Makakilo City;21.35;-158.09;15;7;HI
Bostonia;32.81;-116.94;15;1;CA
Westbury;40.76;-73.59;15;;NY
Iona;26.52;-81.96;15;;FL
Dickson;36.08;-87.39;15;2;TN
Newport;39.09;-84.5;15;;KY
Cullman;34.17;-86.84;15;2;AL
Live Oak;29.57;-98.34;15;2;TX
Payson;34.23;-111.33;15;3;AZ
Roanoke Rapids;36.46;-77.65;15;;NC
Storrs;41.81;-72.25;15;;CT
The Dalles;45.59;-121.18;15;1;OR
Los Lunas;34.81;-106.73;15;5;NM
Dixon;41.84;-89.48;15;2;IL
Bellevue;44.44;-87.92;15;2;WI
Sunland;34.27;-118.3;15;1;CA
Millbrook;32.48;-86.36;15;2;AL
Brownsville;25.82;-80.24;15;;FL
Wailuku;20.89;-156.51;15;7;HI
Warren Township;40.61;-74.52;15;;NJ
Seaford;40.67;-73.49;15;;NY
Washougal;45.58;-122.35;15;1;WA
Dallas;44.92;-123.32;15;1;OR
Graniteville;40.62;-74.15;15;;NY
Henderson;36.33;-78.4;15;;NC
Stallings;35.09;-80.69;15;;NC
River Falls;44.86;-92.62;15;2;WI
Berkley;42.5;-83.18;15;6;MI
Damascus;39.29;-77.2;15;;MD
Shelbyville;38.21;-85.22;15;;KY
Susanville;40.42;-120.65;15;1;CA
Pataskala;40;-82.67;15;;OH
Traverse City;44.76;-85.62;15;6;MI
South Yuba City;39.12;-121.64;15;1;CA
Ledyard;41.44;-72.01;15;;CT
Merrifield;38.87;-77.23;15;;VA
Fords;40.53;-74.32;15;;NJ
Kapolei;21.34;-158.06;15;7;HI
New Territory;29.59;-95.68;15;2;TX
Clearlake;38.96;-122.63;15;1;CA
McKinleyville;40.95;-124.1;15;1;CA
Brunswick;43.91;-69.97;15;;ME
Highview;38.14;-85.62;15;9;KY
Kenmore;42.97;-78.87;15;;NY
Belvedere Park;33.75;-84.27;15;;GA
Ripon;37.74;-121.12;15;1;CA
Rossville;39.34;-76.48;15;;MD
Depew;42.9;-78.69;15;;NY
Seven Oaks;34.05;-81.15;15;;SC
Gates-North Gates;43.17;-77.7;15;;NY
Parlier;36.61;-119.53;15;1;CA
Wilmington Island;32;-80.97;15;;GA
East Rancho Dominguez;33.9;-118.2;15;1;CA
Natchez;31.56;-91.4;15;2;MS
Cloverly;39.11;-77;15;;MD
Newton;41.7;-93.05;15;2;IA
Lamont;35.26;-118.91;15;1;CA
East Brainerd;35;-85.15;15;;TN
Rio Linda;38.69;-121.45;15;1;CA
Vandalia;39.89;-84.2;15;;OH
East Longmeadow;42.06;-72.51;15;;MA
Ramsey;41.06;-74.14;15;;NJ
West Park;25.98;-80.2;15;;FL
Greeneville;36.16;-82.83;15;;TN
Mount Vernon;38.32;-88.9;15;2;IL
Adelphi;39;-76.97;15;;MD
Front Royal;38.92;-78.19;15;;VA
Weston;44.89;-89.55;15;2;WI
Spanish Springs;39.65;-119.71;15;1;NV
Fort Leonard Wood;37.71;-92.16;15;2;MO
Sterling;41.79;-89.7;15;2;IL
Williamsburg;37.27;-76.71;15;;VA
Somerton;32.6;-114.71;15;3;AZ
Three Lakes;25.64;-80.4;15;;FL
Auburndale;28.07;-81.79;15;;FL
Gloversville;43.05;-74.34;15;;NY
Hereford;34.82;-102.4;15;2;TX
Eggertsville;42.96;-78.8;15;;NY
Batavia;43;-78.19;15;;NY
Dumas;35.87;-101.97;15;2;TX
Hebron;41.66;-72.37;9;;CT
Hebron;39.07;-84.7;6;;KY
Hebron;41.32;-87.2;4;2;IN
Hebron;39.96;-82.49;2;;OH
Hebron;40.17;-97.59;2;2;NE
Hebron;40.34;-76.4;1;;PA
Hebron;42.47;-88.43;1;2;IL
Hebron;44.2;-70.41;1;;ME
Hebron;38.42;-75.69;1;;MD
=UY America/Montevideo
Montevideo;-34.9;-56.19;1271
Salto;-31.38;-57.97;100
Paysandú;-32.32;-58.08;73
Las Piedras;-34.73;-56.22;70
Rivera;-30.91;-55.55;65
Maldonado;-34.9;-54.95;55
Tacuarembó;-31.72;-55.98;52
Melo;-32.37;-54.17;51
Mercedes;-33.25;-58.03;42
Artigas;-30.4;-56.47;42
Minas;-34.38;-55.24;38
San José de Mayo;-34.34;-56.71;37
Durazno;-33.38;-56.52;34
Florida;-34.1;-56.21;32
Barros Blancos;-34.75;-56;32
Treinta y Tres;-33.23;-54.38;26
Rocha;-34.48;-54.33;26
San Carlos;-34.79;-54.92;25
Pando;-34.72;-55.96;24
Fray Bentos;-33.12;-58.31;23
Colonia del Sacramento;-34.46;-57.84;22
Trinidad;-33.52;-56.9;21
La Paz;-34.76;-56.23;20
Canelones;-34.52;-56.28;20
Delta del Tigre;-34.76;-56.36;18
Carmelo;-34;-58.28;17
Santa Lucía;-34.45;-56.39;16
Progreso;-34.67;-56.22;16
Young;-32.7;-57.63;16
Dolores;-33.53;-58.22;16
Paso de Carrasco;-34.86;-56.05;15
=UZ Asia/Tashkent Asia/Samarkand
Tashkent;41.26;69.22;1978
Namangan;41;71.67;432
Samarkand;39.65;66.96;319;1
Andijon;40.78;72.34;318
Bukhara;39.77;64.43;248;1
Nukus;42.45;59.61;230;1
Qarshi;38.86;65.79;223;1
Qo’qon;40.53;70.94;187
Chirchiq;41.47;69.58;168
Fergana;40.38;71.78;164
Jizzax;40.12;67.83;153
Urganch;41.55;60.63;150;1
Tirmiz;37.22;67.28;140;1
Marg’ilon;40.47;71.72;133
Navoiy;40.08;65.38;130;1
Angren;41.02;70.14;127
Olmaliq;40.84;69.6;121
Bekobod;40.22;69.27;86
Denov;38.27;67.9;69;1
Chust;41;71.24;65
Kogon Shahri;39.73;64.55;63;1
Yangiyŭl;41.11;69.05;60
Koson;39.04;65.58;60;1
Kattaqo’rg’on Shahri;39.91;66.27;59;1
Oltinko’l;43.07;58.9;59;1
Shahrisabz;39.06;66.83;57;1
Asaka;40.64;72.24;57
Khiwa;41.38;60.36;56;1
Guliston;40.49;68.78;53
Beruniy;41.69;60.75;51;1
Xo’jayli Shahri;42.41;59.45;50;1
Chortoq;41.07;71.82;50
Novyy Turtkul’;41.55;61.02;49;1
Urgut Shahri;39.42;67.26;47;1
Kosonsoy;41.25;71.55;44
Kitob;39.12;66.89;42;1
G’ijduvon Shahri;40.1;64.68;41;1
Oqtosh;39.92;65.93;38;1
Parkent;41.29;69.68;36
Ohangaron;40.91;69.64;36
Uchqŭrghon Shahri;41.11;72.08;33
Quva;40.52;72.07;33
Yangiyer;40.27;68.82;33
Quvasoy;40.3;71.98;32
Manghit;42.12;60.06;31;1
Uychi;41.08;71.92;30
Nurota;40.56;65.69;29;1
Muborak;39.26;65.15;29;1
Toshbuloq;40.92;71.58;29
Yangiqo’rg’on;41.19;71.72;28
Piskent;40.9;69.35;28
To’rqao’rg’on;41;71.51;28
Qibray;41.39;69.47;28
Iskandar;41.55;69.7;28
Gurlan;41.84;60.39;28;1
Zomin Shaharchasi;39.96;68.4;27
Showot;41.66;60.3;27;1
Sirdaryo;40.84;68.66;27
Bulung’ur Shahri;39.76;67.27;27;1
Toshloq;40.48;71.77;27
Shofirkon Shahri;40.12;64.5;27;1
Salor;41.37;69.38;26
Bektemir;41.21;69.33;26
Haqqulobod;40.92;72.12;26
Qo’rg’ontepa;40.73;72.76;26
Oltiariq;40.39;71.47;26
G’uzor;38.62;66.25;25;1
Boysun;38.21;67.21;25;1
Yangirabot;40.03;65.96;25;1
Sho’rchi;38;67.79;25;1
Yangiobod;41.12;70.09;25
Gagarin Shahri;40.66;68.17;25
Zafar;40.98;68.9;25
Payshamba Shahri;40.01;66.23;25;1
G’azalkent;41.56;69.77;25
Chinoz;40.94;68.76;25
Karakul’;39.53;63.83;22;1
Pop;40.87;71.11;22
Beshariq;40.44;70.61;22
Paxtakor Shahri;40.31;67.96;21
Tŭytepa;41.03;69.36;21
Kirguli;40.44;71.77;20
Yaypan;40.38;70.82;20
Juma Shahri;39.72;66.66;20;1
Dashtobod;40.13;68.49;20
Bo’ka;40.81;69.19;20
Chiroqchi;39.03;66.57;19;1
Hazorasp;41.32;61.07;18;1
Beshkent;38.82;65.65;17;1
Qŭshkŭpir;41.53;60.35;17;1
Xo’jaobod;40.67;72.56;17
Chelak;39.92;66.86;17;1
Vobkent Shahri;40;64.5;17;1
Do’stlik Shahri;40.53;68.03;17
Galaosiyo Shahri;39.86;64.45;16;1
=VA Europe/Vatican
Vatican City;41.9;12.45;1
=VC America/St_Vincent
Kingstown;13.16;-61.23;25
Kingstown Park;13.16;-61.23;18
=VE America/Caracas
Caracas;10.49;-66.88;3000
Maracaibo;10.67;-71.61;2225
Maracay;10.24;-67.59;1754
Valencia;10.16;-68.01;1385
Barquisimeto;10.06;-69.36;809
Ciudad Guayana;8.35;-62.64;747
Barcelona;10.14;-64.69;425
Maturín;9.75;-63.18;411
Puerto La Cruz;10.21;-64.63;370
Petare;10.48;-66.81;365
Barinas;8.62;-70.21;353
Turmero;10.23;-67.47;345
Ciudad Bolívar;8.13;-63.54;338
Mérida;8.59;-71.16;300
Alto Barinas;8.59;-70.23;284
Santa Teresa del Tuy;10.23;-66.66;279
Cumaná;10.45;-64.18;258
San Cristóbal;7.77;-72.22;247
Baruta;10.43;-66.88;244
Mucumpiz;8.42;-71.13;215
Cabimas;10.4;-71.45;201
Coro;11.4;-69.67;195
Guatire;10.47;-66.54;192
Cúa;10.16;-66.88;183
Guarenas;10.47;-66.62;182
Puerto Cabello;10.47;-68.01;174
Ocumare del Tuy;10.12;-66.78;166
Guacara;10.23;-67.88;152
El Tigre;8.89;-64.25;151
El Limón;10.31;-67.63;148
Acarigua;9.55;-69.2;144
Los Teques;10.34;-67.04;141
Punto Fijo;11.69;-70.2;132
Charallave;10.24;-66.86;129
Palo Negro;10.17;-67.54;129
Cagua;10.19;-67.46;119
Anaco;9.43;-64.46;118
Calabozo;8.92;-67.43;117
Guanare;9.04;-69.74;112
Carúpano;10.67;-63.25;112
Ejido;8.55;-71.24;107
Catia La Mar;10.61;-67.03;107
Mariara;10.3;-67.72;105
Carora;10.17;-70.08;94
Valera;9.32;-70.6;94
Yaritagua;10.08;-69.12;90
Valle de La Pascua;9.22;-66.01;89
San Juan de los Morros;9.91;-67.35;88
Porlamar;10.96;-63.87;87
La Victoria;10.23;-67.33;87
Tinaquillo;9.92;-68.3;82
El Cafetal;10.47;-66.83;80
San Fernando de Apure;7.89;-67.47;79
San Carlos;9.66;-68.58;77
San Felipe;10.34;-68.74;77
Villa de Cura;10.04;-67.49;77
Araure;9.58;-69.24;73
Güigüe;10.08;-67.78;72
La Villa del Rosario;10.33;-72.31;65
Chacao;10.5;-66.85;65
San Antonio de Los Altos;10.39;-66.95;64
Machiques;10.06;-72.55;63
San José de Guanipa;8.89;-64.17;62
El Vigía;8.61;-71.66;59
Caucaguita;10.36;-66.8;59
Punta Cardón;11.66;-70.22;59
Los Dos Caminos;10.49;-66.83;58
El Hatillo;10.42;-66.83;58
La Dolorita;10.49;-66.79;57
San Carlos del Zulia;9;-71.93;57
Upata;8.02;-62.41;54
El Tocuyo;9.79;-69.79;53
Maiquetía;10.59;-66.96;53
Caucagüito;10.49;-66.74;53
Puerto Ayacucho;5.66;-67.58;53
Rubio;7.7;-72.36;52
Tucupita;9.06;-62.05;52
San Mateo;10.21;-67.42;50
Chivacoa;10.16;-68.89;46
Morón;10.49;-68.2;44
Lagunillas;10.13;-71.26;44
San Joaquín;10.26;-67.79;42
Quíbor;9.93;-69.62;42
Zaraza;9.35;-65.32;41
Carrizal;10.35;-66.99;41
Altagracia de Orituco;9.86;-66.38;40
Güiria;10.58;-62.3;40
Tacarigua;10.09;-67.92;39
Colón;8.03;-72.26;38
Trujillo;9.37;-70.44;38
Caraballeda;10.61;-66.85;38
La Asunción;11.03;-63.86;35
Los Rastrojos;10.03;-69.24;35
Barinitas;8.76;-70.41;34
Las Tejerías;10.25;-67.17;33
Cantaura;9.31;-64.36;33
San Antonio del Táchira;7.81;-72.44;32
Santa Rita;10.54;-71.51;32
Guasdualito;7.24;-70.73;31
Nirgua;10.15;-68.56;30
Santa Elena de Uairén;4.6;-61.11;30
Juan Griego;11.08;-63.97;28
Villa Bruzual;9.33;-69.12;28
Táriba;7.82;-72.22;27
La Fría;8.22;-72.25;27
La Guaira;10.6;-66.93;25
=VG America/Tortola
Road Town;18.43;-64.62;8
=VI America/St_Thomas
Saint Croix;17.73;-64.75;51
Charlotte Amalie;18.34;-64.93;20
=VN Asia/Ho_Chi_Minh Asia/Saigon
Ho Chi Minh City;10.82;106.63;3467
Hanoi;21.02;105.84;1431;1
Da Nang;16.07;108.22;752
Haiphong;20.86;106.68;603;1
Biên Hòa;10.94;106.82;407
Huế;16.46;107.6;287
Nha Trang;12.25;109.19;283
Cần Thơ;10.04;105.79;260
Rạch Giá;10.01;105.08;228
Thị Xã Phú Mỹ;10.57;107.13;221
Qui Nhon;13.78;109.22;210
Vũng Tàu;10.35;107.08;210
Sa Dec;10.29;105.76;204
Ðà Lạt;11.95;108.44;197
Nam Định;20.43;106.18;193;1
Vinh;18.67;105.69;164;1
Đưc Trọng;11.74;108.37;161
La Gi;10.66;107.77;161
Phan Thiết;10.93;108.1;161
Long Xuyên;10.39;105.44;158
Cần Giuộc;10.61;106.67;152
Bảo Lộc;11.55;107.81;152
Hạ Long;20.95;107.07;148;1
Buôn Ma Thuột;12.67;108.04;147
Cam Ranh;11.92;109.16;147
Cẩm Phả Mines;21.02;107.3;135;1
Thái Nguyên;21.59;105.85;134;1
Mỹ Tho;10.36;106.36;122
Sóc Trăng;9.6;105.97;114
Pleiku;13.98;108;114
Thanh Hóa;19.8;105.77;112;1
Cà Mau;9.18;105.15;112
Bạc Liêu;9.29;105.73;108
Yên Vinh;18.67;105.67;107;1
Hòa Bình;20.82;105.34;105;1
Vĩnh Long;10.25;105.97;103
Yên Bái;21.72;104.91;97;1
Sông Cầu;13.46;109.22;94
Việt Trì;21.32;105.4;93;1
Phan Rang-Tháp Chàm;11.56;108.99;92
Thủ Dầu Một;10.98;106.65;91
Cung Kiệm;21.19;106.16;80;1
Củ Chi;10.97;106.49;75
Móng Cái;21.52;107.97;73;1
Cho Dok;10.7;105.12;70
Tuy Hòa;13.1;109.32;70
Tân An;10.54;106.41;65
Thành Phố Uông Bí;21.03;106.77;64;1
Cao Lãnh;10.46;105.63;64
Bến Tre;10.24;106.38;59
Tam Kỳ;15.57;108.47;59
Hải Dương;20.94;106.33;58;1
Trà Vinh;9.95;106.34;57
Lạng Sơn;21.85;106.76;56;1
Cần Giờ;10.41;106.95;55
Bỉm Sơn;20.08;105.86;54;1
Bắc Giang;21.27;106.19;54;1
Thái Bình;20.45;106.34;53;1
Hà Đông;20.97;105.78;51;1
Phú Khương;11.28;106.13;48;1
Kon Tum;14.35;108.01;47
Bắc Ninh;21.19;106.08;44;1
Cao Bằng;22.67;106.26;41;1
Sơn Tây;21.14;105.51;41;1
Dien Bien Phu;21.39;103.02;40;1
Hưng Yên;20.65;106.05;40;1
Hà Tiên;10.38;104.49;40;1
Ninh Bình;20.26;105.98;37;1
Lào Cai;22.49;103.97;37;1
Tây Ninh;11.31;106.1;36;1
Tuyên Quang;21.82;105.21;36;1
Quảng Ngãi;15.12;108.79;33
Hội An;15.88;108.33;33
Hà Giang;22.82;104.98;33;1
Phủ Lý;20.55;105.91;32;1
Kwang Binh;17.47;106.62;31;1
Cát Bà;20.73;107.05;30;1
Hà Tĩnh;18.34;105.91;28;1
Vị Thanh;9.78;105.47;24
Don Luan;11.53;106.88;24
Thị Trấn Tân Thành;10.26;105.59;23
Sơn La;21.33;103.92;19;1
Vĩnh Yên;21.31;105.6;18;1
Bắc Kạn;22.15;105.83;18;1
Ðông Hà;16.82;107.1;18
Đinh Văn;11.79;108.24;16
Bình Long;11.65;106.61;15;1
Dương Đông;10.22;103.96;15;1
=VU Pacific/Efate
Port-Vila;-17.74;168.31;36
=WF Pacific/Wallis
Mata-Utu;-13.28;-176.17;1
=WS Pacific/Apia
Apia;-13.83;-171.77;40
=XK Europe/Belgrade
Pristina;42.67;21.17;550
Prizren;42.21;20.74;171
Mitrovicë;42.88;20.87;107
Gjakovë;42.38;20.43;94
Suva Reka;42.36;20.82;72
Ferizaj;42.37;21.16;60
Glogovac;42.63;20.89;59
Gjilan;42.46;21.47;52
Deçan;42.54;20.29;51
Peć;42.66;20.29;49
Vitina;42.32;21.36;47
Istok;42.78;20.49;40
Dragash;42.03;20.65;35
Podujeva;42.91;21.19;35
Shtime;42.43;21.04;35
Vushtrri;42.82;20.97;31
Orahovac;42.4;20.65;22
Llazicë;42.56;20.76;20
Leposaviq;43.1;20.8;19
Zvečan;42.91;20.84;17
Kosovo Polje;42.66;21.1;16
=YE Asia/Aden
Sanaa;15.35;44.21;1937
Al Ḩudaydah;14.8;42.95;618
Ta’izz;13.58;44.02;615
Aden;12.78;45.04;551
Mukalla;14.54;49.12;258
Ibb;13.97;44.18;235
Dhamār;14.54;44.41;160
’Amrān;15.66;43.94;91
Sayyān;15.17;44.32;69
Zabīd;14.2;43.32;53
Sa’dah;16.94;43.76;52
Bājil;15.06;43.29;48
Ḩajjah;15.69;43.61;44
Dhī as Sufāl;13.83;44.11;38
Al Bayda;13.99;45.57;38
Ataq;14.54;46.83;37
Bayt al Faqīh;14.52;43.32;34
Yarīm;14.3;44.38;33
Saḩar;15.32;44.31;32
Laḩij;13.06;44.88;23
Zinjibār;13.13;45.38;20
Al Ḩazm;16.16;44.78;18
Ma’rib;15.46;45.33;17
=YT Indian/Mayotte
Mamoudzou;-12.78;45.23;55
Koungou;-12.73;45.2;18
Dzaoudzi;-12.78;45.26;15
=ZA Africa/Johannesburg
Cape Town;-33.93;18.42;3433
Durban;-29.86;31.03;3120
Johannesburg;-26.2;28.04;2026
Soweto;-26.27;27.86;1695
Pretoria;-25.74;28.19;1619
Port Elizabeth;-33.96;25.61;968
Pietermaritzburg;-29.62;30.39;751
Benoni;-26.19;28.32;605
Tembisa;-26;28.23;512
East London;-33.02;27.91;479
Vereeniging;-26.67;27.93;475
Bloemfontein;-29.12;26.21;463
Boksburg;-26.21;28.26;445
Welkom;-27.98;26.74;432
Newcastle;-27.76;29.93;405
Krugersdorp;-26.09;27.78;379
Diepsloot;-25.93;28.01;350
Randburg;-26.09;28;337
Botshabelo;-29.27;26.73;310
Brakpan;-26.24;28.37;306
Witbank;-25.87;29.23;262
Richards Bay;-28.78;32.04;253
Vanderbijlpark;-26.71;27.84;247
Centurion;-25.86;28.19;233
Uitenhage;-33.76;25.4;229
Roodepoort;-26.16;27.87;225
Paarl;-33.73;18.98;190
Springs;-26.25;28.4;186
Carletonville;-26.36;27.4;182
Klerksdorp;-26.85;26.67;179
Midrand;-25.99;28.13;173
Westonaria;-26.32;27.65;157
Middelburg;-25.78;29.46;155
Vryheid;-27.77;30.79;150
Orkney;-26.98;26.67;146
Kimberley;-28.73;24.76;142
eMbalenhle;-26.53;29.07;142
Nigel;-26.43;28.48;141
Mpumalanga;-29.81;30.64;140
Bhisho;-32.85;27.44;137
Randfontein;-26.18;27.7;134
Worcester;-33.65;19.45;128
Rustenburg;-25.67;27.24;124
Polokwane;-23.9;29.47;124
Potchefstroom;-26.72;27.1;124
Virginia;-28.1;26.87;123
Brits;-25.63;27.78;122
Alberton;-26.27;28.12;122
Nelspruit;-25.47;30.97;110
Phalaborwa;-23.94;31.14;109
Queenstown;-31.9;26.88;105
Kroonstad;-27.65;27.23;104
Bethal;-26.46;29.47;102
Mokopane;-24.19;29.01;101
Mabopane;-25.5;28.1;97
Kutloanong;-27.83;26.75;95
Stellenbosch;-33.93;18.87;94
Stilfontein;-26.84;26.77;93
Delmas;-26.15;28.68;92
Grahamstown;-33.3;26.53;92
Warmbaths;-24.88;28.28;90
Louis Trichardt;-23.04;29.9;87
Dundee;-28.17;30.23;84
Piet Retief;-27.01;30.81;84
Phuthaditjhaba;-28.52;28.82;84
Bethlehem;-28.23;28.31;84
Mthatha;-31.59;28.78;79
Sasolburg;-26.81;27.82;77
Mmabatho;-25.85;25.63;77
Standerton;-26.93;29.24;74
Bothaville;-27.39;26.62;72
Upington;-28.45;21.26;71
Parys;-26.9;27.46;71
Schweizer-Reneke;-27.19;25.33;70
Ga-Rankuwa;-25.62;27.99;69
Knysna;-34.04;23.05;69
Saldanha;-33.01;17.94;68
Barberton;-25.79;31.05;68
Lichtenburg;-26.15;26.16;66
Heidelberg;-26.5;28.36;64
Graaff-Reinet;-32.25;24.53;63
Fochville;-26.49;27.49;62
Oudtshoorn;-33.6;22.2;62
Atlantis;-33.57;18.48;60
KwaDukuza;-29.33;31.29;60
Mossel Bay;-34.18;22.15;59
Fort Beaufort;-32.77;26.63;58
Kraaifontein;-33.85;18.72;58
Wellington;-33.64;19.01;56
Heilbron;-27.28;27.97;55
Viljoenskroon;-27.21;26.95;55
Port Shepstone;-30.74;30.45;53
Vryburg;-26.96;24.73;50
Wolmaransstad;-27.2;25.98;49
Edenvale;-26.14;28.15;49
eSikhaleni;-28.87;31.9;49
Balfour;-26.66;28.59;46
Mondlo;-27.98;30.72;45
Beaufort West;-32.36;22.58;45
Aliwal North;-30.69;26.71;44
Thohoyandou;-22.95;30.48;44
Volksrust;-27.37;29.88;43
Wesselsbron;-27.85;26.37;43
Ceres;-33.37;19.31;42
Ermelo;-26.53;29.98;41
Senekal;-28.32;27.62;40
Thaba Nchu;-29.21;26.84;39
Vredenburg;-32.91;17.99;38
Ekangala;-25.7;28.75;38
Giyani;-23.3;30.72;37
Stutterheim;-32.57;27.42;36
Harrismith;-28.27;29.13;35
Malmesbury;-33.46;18.73;35
Theunissen;-28.41;26.7;35
Margate;-30.86;30.37;34
Butterworth;-32.33;28.15;34
Lebowakgomo;-24.2;29.5;33
Cradock;-32.16;25.62;33
Richmond;-29.87;30.27;32
De Aar;-30.65;24.01;32
Retreat;-34.06;18.48;32
Allanridge;-27.75;26.64;32
Nkowakowa;-23.89;30.29;30
Postmasburg;-28.33;23.07;30
Grabouw;-34.15;19.02;30
Howick;-29.48;30.23;29
Driefontein;-27.02;30.45;28
Empangeni;-28.76;31.89;28
Robertson;-33.8;19.89;28
Bronkhorstspruit;-25.81;28.74;27
Siyabuswa;-25.11;29.04;26
Mpophomeni;-29.57;30.19;26
Cullinan;-25.67;28.52;25
Kokstad;-30.55;29.42;25
Hermanus;-34.42;19.23;25
Lady Frere;-31.7;27.23;25
Midstream;-25.92;28.2;25
Duiwelskloof;-23.69;30.14;25
Scottburgh;-30.29;30.75;24
Hennenman;-27.98;27.02;23
Pampierstad;-27.78;24.69;22
Lydenburg;-25.1;30.44;22
Ulundi;-28.34;31.42;21
Modimolle;-24.7;28.4;21
Komatipoort;-25.43;31.95;21
Secunda;-26.55;29.17;20
eMkhomazi;-30.21;30.8;20
Queensdale;-31.87;26.98;20
Plettenberg Bay;-34.05;23.37;19
Kruisfontein;-34;24.73;19
Port Alfred;-33.59;26.88;18
Warrenton;-28.11;24.85;18
Zeerust;-25.54;26.08;18
Christiana;-27.91;25.16;18
Lansdowne;-33.99;18.5;17
Ladybrand;-29.19;27.46;17
Ballito;-29.54;31.21;17
Bloemhof;-27.65;25.61;17
Tzaneen;-23.83;30.16;17
Reitz;-27.8;28.43;17
Riversdale;-34.09;21.26;16
Somerset East;-32.72;25.59;16
White River;-25.33;31.01;16
Hendrina;-26.16;29.72;16
Montagu;-33.79;20.12;15
Rondebosch;-33.96;18.48;15
Kriel;-26.27;29.23;15
Berea;-29.85;30.99;15
=ZM Africa/Lusaka
Lusaka;-15.41;28.29;1267
Kitwe;-12.8;28.21;401
Ndola;-12.96;28.64;395
Kabwe;-14.45;28.45;189
Chingola;-12.53;27.88;149
Mufulira;-12.55;28.24;121
Luanshya;-13.14;28.42;113
Livingstone;-17.84;25.85;109
Kasama;-10.21;31.18;91
Chipata;-13.63;32.65;86
Kalulushi;-12.84;28.09;67
Mazabuka;-15.86;27.75;64
Chililabombwe;-12.36;27.82;57
Mongu;-15.25;23.13;53
Kafue;-15.77;28.18;48
Choma;-16.81;26.99;47
Mansa;-11.2;28.89;42
Kansanshi;-12.1;26.43;41
Kapiri Mposhi;-13.97;28.67;38
Monze;-16.28;27.48;30
Mpika;-11.83;31.45;28
Nchelenge;-9.35;28.73;24
Kawambwa;-9.79;29.08;21
Mbala;-8.84;31.37;21
Samfya;-11.36;29.56;20
Sesheke;-17.48;24.3;20
Petauke;-14.24;31.32;19
Mumbwa;-14.98;27.06;19
Siavonga;-16.54;28.71;19
=ZW Africa/Harare
Harare;-17.83;31.05;1543
Bulawayo;-20.15;28.58;699
Chitungwiza;-18.01;31.08;340
Mutare;-18.97;32.67;184
Gweru;-19.45;29.82;146
Epworth;-17.89;31.15;123
Kwekwe;-18.93;29.81;99
Kadoma;-18.33;29.92;79
Masvingo;-20.06;30.83;76
Chinhoyi;-17.37;30.2;62
Marondera;-18.19;31.55;57
Norton;-17.88;30.7;52
Chegutu;-18.13;30.14;47
Bindura;-17.3;31.33;37
Zvishavane;-20.33;30.07;36
Victoria Falls;-17.93;25.83;36
Hwange;-18.36;26.5;33
Redcliff;-19.03;29.78;33
Ruwa;-17.89;31.24;30
Rusape;-18.53;32.13;29
Chiredzi;-21.05;31.67;28
Beitbridge;-22.22;30;26
Kariba;-16.52;28.8;26
Karoi;-16.81;29.69;25
Gokwe;-18.2;28.93;19
Chipinge;-20.19;32.62;19
Shurugwi;-19.67;30.01;17`;
