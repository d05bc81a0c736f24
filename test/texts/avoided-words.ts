/**
 * Words that were in our texts and shouldn't be: translated word for word, misleading, or a second name for a thing that has one.
 * The comment says what to write instead.
 */
export const AVOIDED: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:centre|neighbour|letterbox|recognise|colour|cancelled|grey)\b/i, // US spelling
    /\bgot it\b/i, // It’s here
    /\blook whether\b/i, // check whether
    /\bsince (?:\S+ )?ago\b/i,
    /\bany more\b/i, // anymore, no longer
    /\bleft out\b/i, // weren’t added
    /\bby volume \d/i, // volumetric 7.1 kg
    /\bmeanwhile\b/i,
    /\blately\b/i, // recently
    /\bwatch (?:this|the) number\b/i, // follow
    /\bthe service\b/i, // nobody knows one: I couldn’t
    /\bkeep watching\b/i, // keep checking
    /\bpick-up\b/i, // pickup
    /\bturnover\b/i,
    /\bsets how much\b/i,
    /\bwhat I may do\b/i, // can
    /\bcollect(?:ed|ion)?\b/i, // pick up, pickup
    /\bwhoever\b/i, // anyone who, the person who
    /\bwrite it like\b/i, // Try …
    /\bcan you\b/i, // could you, in a letter
    /\bhaul takes\b/i, // holds up to
    /\b(?:was|were) in it already\b/i, // was already in it
    /\bin all, at\b/i, // total
    /\bordinary scans?\b/i, // routine
    /\bcounts as\b/i, // is marked as
    /\bstands there\b/i, // is shown
    /\blinks? (?:is|are) on (?:its|their) way\b|\blinks\b.*\bon their way\b/i, // getting the links…
    /\balerts on their way\b/i, // waiting to be sent
    / – (?!\d)/, // a full stop or a colon
  ],
  de: [
    /verfolg/i, // folgen
    /brauch(?:t|en) dich/i, // kümmern
    /\bVorrat\b/, // Bestand
    /\bBogen\b/, // Übersicht
    /\bGefolgt\b/, // Folge ich, Verfolgt
    /\bDigest\b/, // Übersicht
    /\b(?:Versuche|Prüfe|Frage|Schreibe) (?:es|den|die|das|deinen|dem|später)\b/, // Versuch, Prüf, Frag, Schreib
    /\bZum Haul\b/, // In den Haul
    /\bNochmal\b/, // Noch einmal
    /\bRuhezeiten\b/, // Ruhezeit
    /Agenten-Links/, // Agentenlinks
    /\bVersandweg/, // Versandlinie
    /\bEtappe/,
    /\bMeilenstein/,
    /[Ss]tatt dessen/,
    /\b(?:Füge|Drücke)\b/, // Füg, Drück
    /\beine Nachforschung\b/, // einen Nachforschungsauftrag
    /\bPlatz\b/, // Entferne zuerst welche
    /\bDienst\b|Linkdienst/, // nobody knows one: keine Antwort
    /\bTitel öffnen\b/, // Titel führen zu
    /\b(?:ihn|sie) wie \d/, // zum Beispiel
    /\bnach Volumen\b/, // Volumengewicht
    /\bBerichte?\b/, // Review
  ],
  es: [
    /\b(?:vosotros|podéis|necesitáis|os parece)\b/i, // es-419, too: pueden
    /\bagreg/i, // añadir
    /\bte necesita/i, // requiere atención
    /\ben camino\b.*enlace|enlace.*\ben camino\b/i,
    /\bCon aviso\b/, // Vigilando
    /\bdefine cuánto\b/i,
    /\btapado\b/i, // oculto
    /\bAl haul\b/, // Añadir al haul
    /\bA las tres\b/,
    /\brotación\b/i,
    /\bvuelta al stock\b/i, // de nuevo en stock
    /\b[Ff]otos de QC\b/, // fotos QC
    /\b[Ff]icha\b/, // tarjeta
    /\bhitos?\b/i, // pasos importantes
    /\bavisos\b/i, // alertas; “un aviso” is what a carrier leaves
    /\bVigilo\b|\bvigilo\b/, // the reader watches: vigilas, vigilando
    /\b(?:móvil|ordenador|taquilla)\b/i, // teléfono, PC, locker: es-419, too
    /\bHoja\b/, // Todas
    /\bhoras de silencio\b/i, // horario silencioso
    /\b(?:[Vv]aciar (?:el )?|tu )archivo\b/, // archivados: archivo is a file
    /\bservicio (?:de enlaces )?no responde\b/i, // no se pudo cargar
    /\bdesde el transportista\b/i, // con el transportista
  ],
  fr: [
    /\bJe (?:ne )?suis (?:plus )?(?:le|ce) prix/i, // surveiller
    /\b(?:[Ss]uivre|suivi) (?:le|les|ce|ces|un|des) (?:prix|stock|produits?|photos?)\b/, // surveiller: suivre is for parcels
    /\bPrix suivi\b/i, // Prix surveillé
    /\bbesoin de toi\b/i, // à traiter
    /\brègle combien\b/i,
    /\bAu haul\b/, // Ajouter au haul
    /\bBien reçu\b/, // Il est là
    /\bPlanche\b/, // Galerie
    /\brotation\b/i,
    /\bPar qui le suit\b/i,
    /\bMachines\b/, // Instances
    /\bdès que ça marche\b/i,
    /\bcartes?\b/i, // fiche
    /\bpreuve de valeur\b/i, // justificatif de valeur
    /\bTexte (?:à|pour) l’agent\b/, // Écrire à l’agent
    /étapes(?: importantes| et problèmes)\b/, // étapes clés
    /\b(?:lien|article)s? \S+ arriven?t?\b/i, // only parcels arrive
    /\ble service (?:de liens )?ne répond\b/i, // nobody knows one
    /\bliens? chez\b/i, // Liens CNFans
    /\bFais (?:d’abord )?(?:un peu )?de (?:la )?place\b/, // Arrête d’en suivre quelques-uns
  ],
  it: [
    /\bbisogno di te\b/i, // richiede attenzione
    /\bdecide quanto\b/i,
    /\bIn haul\b/, // Metti nell’haul
    /\bProvini\b/i, // Miniature
    /\bTieni d’occhio\b/i, // Segui for parcels, Monitora for products
    /\bSegu(?:i|o|ire) (?:il |le |i |questo )?(?:prezz|prodott|articol|foto|disponibilità|tutto)/i, // Monitora
    /\b(?:prodott|articol|prezz)[oi] (?:\S+ )?seguit[oi]\b/i, // monitorato
    /\bscorte\b/i, // disponibilità
    /\binserzione\b/i, // annuncio
    /\brotazione\b/i,
    /\bMacchine\b/, // Istanze
    /\bstanno? arrivando\b.*link|link.*\bstanno? arrivando\b/i,
    /\bpreferenze\b/i, // impostazioni
    /\brotta\b/, // tratta
    /\btappe (?:importanti|e problemi)\b/i, // tappe principali
    /\bil servizio (?:dei link )?non risponde\b/i, // nobody knows one
    /\bnumero nascosto\b|\bnumero è nascosto\b/i, // oscurato
    /\bfermo da\b/i, // nessuna novità da: no scan doesn't mean that it stands still
    /\bconsegnato (?:dal mittente|al corriere)\b/i, // affidato: consegnato is delivered
    /\bIn DM\b/i, // Nei DM
    /\b(?:nel|del) paese\b/, // Paese
  ],
  pl: [
    /(?<![.?!:] |^|\*|„|\n)(?<!\p{L})(?:Twoj|Twój|(?:Ciebie|Tobie|Tobą|Ci|Ty)(?!\p{L}))/u, // lower case
    /śled\p{L}* (?:tę |tej |też )?cen/iu, // obserwować
    /obserw\p{L}* (?:twoj\p{L}* |swoj\p{L}* )?pacz/iu, // śledzić
    /(?<!\p{L})jeszcze bez(?!\p{L})/iu, // Brak
    /\bDo haula\b/, // Dodaj do haula
    /\brotacja\b/i,
    /\bMaszyny\b/, // Instancje
    /\bprzez pogodę\b/, // z powodu pogody
    /\bustala, jak\b/,
    /(?<!\p{L})wpisz ją jak/iu, // Wpisz np.
    /(?<!\p{L})usługa/iu, // nobody knows one: brak odpowiedzi
    /(?<!\p{L})zrób miejsce/iu, // Najpierw usuń
    /tytuły otwierają/iu, // prowadzą do
    /(?<!\p{L})spóźniona/iu, // opóźniona
    /prywatnej wiadomości/iu, // w DM
    /(?<!\p{L})u celników/iu, // w odprawie, zatrzymana
  ],
  'pt-BR': [
    /\bencomenda/i, // pacote
    /\bSegui(?:r|ndo)\b/, // Acompanhar
    /\bprecisa(?:m)? de você\b/i, // requer atenção
    /\bdesde há\b/i,
    /\bdefine quanto\b/i,
    /\bAo haul\b/, // Adicionar ao haul
    /\bFolha\b/, // Visão geral
    /\bgiro\b/i,
    /\bObserv(?:ar|e) o código\b/i, // Acompanhar
    /\bvariantes?\b/i, // variações
    /\bna CNFans\b/, // no
    /\b[Ff]otos de QC\b/, // fotos QC
    /\bavisos\b/i, // alertas; “um aviso” is what a carrier leaves
    /\bhoras de silêncio\b/i, // horário de silêncio
    /\b[Pp]referências\b/, // configurações
    /\b(?:[Nn]ão|[Aa]inda não) monitoro\b|\bContinuo monitorando\b/, // the reader watches: você monitora
    /\b(?:seu|no) arquivo\b/, // arquivados: arquivo is a file
    /\bserviço (?:de links )?não respondeu\b/i, // não consegui carregar
    /\bpeso do frete\b/i, // peso de envio: frete is what it costs
    /\bdado como (?:perdido|extraviado)\b/i, // extraviado
    /\bdesde a transportadora\b/i, // com a transportadora
  ],
  'zh-CN': [
    /存档/, // 归档
    /运单号/, // 物流单号
    /不再知道/, // 无法识别
    /代购认识/, // 收录
    /机器(?!人)/, // 实例
    /开始发国/, // 发件国
    /被错分/, // 分拣错误
    /通知多少/, // 通知频率
    /我们这边/, // 我这边
    /规格./, // 款式, except as the name of an option
    /关注(?:这个|此)?单号/, // 订阅
    /关键节点|重要动态/, // 重要进展
    /取件点/, // 自提点
    /当地派送商|本地承运商/, // 当地承运商
    /版主|管理(?:此)?服务器的人|服务器管理者/, // 管理员, 服务器管理员
    /服务没有回应/, // 加载失败
    /路线的/, // 同线路
    /在那之前/, // 在此之前
    /任何降价/, // 任意降幅
    /只有面单/, // 只是生成了单号
    /\/(?:track|qc|lookup|convert|haul|alerts|settings|help)\b/, // commands have Chinese names
  ],
};

/** Forms that don't go with the number. */
export const WRONG_FORMS: Readonly<Record<string, Readonly<Record<number, RegExp>>>> = {
  en: {
    1: /(?<!\bof )\b1 (?:days|hours|minutes|weeks|scans|parcels|items(?! \+)|photos|products|alerts|links|channels|hauls|people|sets|others)\b/,
    21: /\b21 (?:day|hour|minute|scan|parcel|photo|product|link|channel|haul|person)\b/,
  },
  de: {
    1: /(?<!von )\b1 (?:Tage|Tagen|Pakete|Paketen|Fotos|Produkte|Links|Kanäle|Hauls|Wochen|Stunden|Minuten|Benachrichtigungen)\b/,
    21: /\b21 (?:Tag|Paket|Foto|Produkt|Kanal|Woche|Stunde|Minute|Benachrichtigung)\b/,
  },
  es: {
    1: /(?<!de )\b1 (?:días|paquetes|movimientos|artículos|fotos|productos|enlaces|canales|alertas)\b/,
    2: /\b2 (?:día|paquete|movimiento|artículo|foto|producto|enlace|canal|alerta)\b/,
  },
  fr: {
    1: /\b1 (?:jours|articles|photos|produits|liens|salons|alertes)\b/,
    2: /\b2 (?:jour|article|photo|produit|lien|salon|alerte)\b/,
  },
  it: {
    1: /\b1 (?:giorni|pacchi|aggiornamenti|articoli|prodotti|canali|avvisi)\b/,
    2: /\b2 (?:giorno|pacco|aggiornamento|articolo|prodotto|canale|avviso)\b/,
  },
  pl: {
    1: /(?<!z )\b1 (?:dni|paczek|skany|skanów|produkty|produktów|zdjęć|linki|linków)(?!\p{L})/u,
    2: /\b2 (?:dzień|paczka|skan|produkt|zdjęcie|link)(?!\p{L})/u,
    5: /\b5 (?:dzień|paczka|paczki|skan|skany|produkt|produkty|zdjęcie|zdjęcia|link|linki)(?!\p{L})/u,
    21: /\b21 (?:dzień|paczka|paczki|skan|skany|produkt|produkty|zdjęcie|zdjęcia|link|linki)(?!\p{L})/u,
  },
  'pt-BR': {
    1: /(?<!de )\b1 (?:dias|pacotes|movimentações|itens|fotos|produtos|links|canais|alertas)\b/,
    2: /\b2 (?:dia|pacote|movimentação|item|foto|produto|link|canal|alerta)\b/,
  },
};
