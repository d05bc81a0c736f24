import { pluralsOf } from '../lib/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralsOf('de');

export const de: Texts = {
  locale: 'de',
  language: 'Deutsch',

  commands: {
    names: {
      track: 'tracking',
      qc: 'qc',
      lookup: 'produkt',
      convert: 'umwandeln',
      parcels: 'pakete',
      alerts: 'benachrichtigungen',
      settings: 'einstellungen',
      status: 'status',
      privacy: 'datenschutz',
      add: 'hinzufügen',
      list: 'liste',
      remove: 'entfernen',
      test: 'test',
      show: 'anzeigen',
      delete: 'löschen',
      number: 'nummer',
      private: 'privat',
      link: 'link',
      platform: 'plattform',
      id: 'id',
      agent: 'agent',
      agents: 'agenten',
      event: 'ereignis',
      channel: 'kanal',
      role: 'rolle',
      mask: 'verdecken',
    },
    track: {
      description: 'Wo ist mein Paket? Zeigt alle Scans, die neuesten zuerst',
      number: 'Die Sendungsnummer',
      private: 'Nur du siehst die Antwort (Standard: ja)',
    },
    qc: {
      description: 'Wie sieht mein Artikel im Lager aus? Zeigt die QC-Fotos',
    },
    lookup: {
      description: 'Was ist das für ein Produkt? Preis, Bestand, Größen, Varianten, Lagerdaten',
      agent: 'Von welchem Agenten die Lagerdaten kommen sollen',
    },
    convert: {
      description: 'Wie lautet dieser Link bei meinem Agenten? Wandelt jeden Produktlink um',
      link: 'Ein beliebiger Produktlink: von einem Agenten oder von der Plattform selbst',
      agents: 'Nur diese Agenten, durch Kommas getrennt (Standard: alle)',
    },
    parcels: {
      description: 'Meine Pakete: was ich verfolge, wo es ist, Namen, nicht mehr verfolgen',
    },
    alerts: {
      description: 'Welche Kanäle von neuen Scans und neuen QC-Fotos erfahren',
      add: 'Neue Scans oder neue QC-Fotos in einem Kanal posten',
      list: 'Die Benachrichtigungskanäle dieses Servers und ob sie funktionieren',
      remove: 'In einem Kanal nichts mehr posten',
      test: 'Ein Beispiel posten und ausgefallene Kanäle noch einmal versuchen',
      event: 'Was gepostet werden soll',
      tracking: 'Neue Scans von Paketen',
      qc: 'Neue QC-Fotos',
      channel: 'Der Kanal, Thread oder Forumsbeitrag',
      anyEvent: 'Welches von beiden (Standard: beides)',
      anyChannel: 'Nur dieser Kanal (Standard: alle)',
      role: 'Eine Rolle, die jedes Mal gepingt wird (Standard: niemand)',
      mask: 'Die Mitte der Sendungsnummern verdecken (Standard: ja)',
    },
    settings: {
      description:
        'Links im Chat, bevorzugte Agenten und, wenn du den Server verwaltest, seine Einstellungen',
    },
    status: {
      description: 'Läuft alles? Dienst, Discord, Ereignisse, Benachrichtigungen, Links im Chat',
    },
    privacy: {
      description: 'Was dieser Bot über mich speichert',
      show: 'Anzeigen, was über mich gespeichert ist',
      delete: 'Löschen, was über mich gespeichert ist',
    },
    convertLinks: 'Links umwandeln',
    qcPhotos: 'QC-Fotos',
    trackParcels: 'Pakete tracken',
    product: {
      link: 'Ein beliebiger Produktlink: von einem Agenten oder von der Plattform selbst',
      platform: 'Statt eines Links: die Plattform, zusammen mit der ID',
      id: 'Statt eines Links: die ID des Produkts auf der Plattform',
    },
    private: 'Nur du siehst die Antwort (Standard: nein)',
  },

  problems: {
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Referenz ${reference}`,
    unexpected:
      'Bei uns ist etwas schiefgelaufen. Bitte versuche es noch einmal. Wenn es wieder passiert, gib der Moderation die Referenz unten weiter.',
    staleButton:
      'Dieser Button stammt aus einer älteren Version und funktioniert nicht mehr. Bitte führe den Befehl noch einmal aus.',
    notAllowed: 'Das können nur Mitglieder, die diesen Server verwalten dürfen.',
    badRequest: 'Der Dienst hat diese Anfrage nicht angenommen. Bitte prüfe deine Eingabe.',
    unauthorised:
      'Der Dienst akzeptiert den Schlüssel dieses Bots nicht. Das können nur die Betreiber des Bots beheben.',
    parcelNotFound:
      'Der Dienst kennt diese Nummer nicht. Prüfe sie auf Tippfehler. Eine neue Nummer ist manchmal erst nach ein bis zwei Tagen zu finden.',
    productNotFound:
      'Der Dienst kennt dieses Produkt nicht. Prüfe den Link oder versuche es mit dem Produktlink der Plattform selbst.',
    linkNotFound:
      'Der Dienst hat über diesen Link kein Produkt gefunden. Öffne ihn und füge die Adresse ein, auf der du landest.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Der Dienst bekommt gerade zu viele Anfragen. Bitte versuche es in einer Minute noch einmal.'
        : `Der Dienst bekommt gerade zu viele Anfragen. Bitte versuche es ${again} noch einmal.`,
    tooManyQuestions: (again: string) =>
      `Du hast innerhalb einer Minute sehr viel angefragt. Bitte versuche es ${again} noch einmal.`,
    unavailable:
      'Der Dienst ist gerade nicht erreichbar. An deiner Anfrage liegt es nicht, bitte versuche es in ein paar Minuten noch einmal.',
    timedOut: 'Der Dienst hat zu lange für eine Antwort gebraucht. Bitte versuche es gleich noch einmal.',
    notUnderstood:
      'Mit der Antwort des Dienstes kann dieser Bot nichts anfangen. Die Betreiber des Bots finden sie im Log.',
  },

  input: {
    missingPermissions: (names: string, channel: string) =>
      `In ${channel} darf ich noch nicht posten. Dort fehlt: **${names}**. Erlaube das meiner Rolle oder in den Kanaleinstellungen und versuche es dann noch einmal.`,
    notHere:
      'In diesem Chat kann ich nichts posten. Nutze stattdessen deine DMs oder einen Serverkanal, in dem ich bin.',
    youMayNotPost: 'Du darfst in diesem Kanal nicht schreiben, deshalb poste ich dort auch nichts für dich.',
    everyone: 'Benachrichtigungen pingen nie @everyone. Wähle eine andere Rolle oder gar keine.',
    tooManyFollows: (max: number) =>
      `Du verfolgst schon ${max} Pakete und Produkte, mehr geht nicht. Entferne zuerst ein paar davon mit \`/pakete\`.`,
    tooManyAlertChannels: (max: number) =>
      `Dieser Server hat schon so viele Benachrichtigungskanäle wie möglich (${max}). Entferne zuerst einen mit \`/benachrichtigungen entfernen\`.`,
    notFollowed:
      'Das verfolgst du hier nicht. Beenden kann es nur, wer es selbst verfolgt, oder die Moderation.',
    noAlertChannel:
      'Dieser Kanal bekommt keine solchen Benachrichtigungen. `/benachrichtigungen liste` zeigt, welche sie bekommen.',
    noLinkInMessage: (accepted: string) => `In dieser Nachricht ist kein Produktlink. ${accepted}`,
    noNumberInMessage: 'In dieser Nachricht sieht nichts nach einer Sendungsnummer aus.',
    noAlertChannels:
      'Dieser Server hat noch keine Benachrichtigungskanäle. Mit `/benachrichtigungen hinzufügen` legst du einen an.',
    tooManyUnknown: (again: string) =>
      `Das waren zu viele unbekannte Nummern. Bitte versuche es ${again} noch einmal.`,
    trackingNumber:
      'Das sieht nicht nach einer Sendungsnummer aus. Sie hat 5 bis 40 Buchstaben und Ziffern, zum Beispiel `LP00123456784821CN` – eine auf einmal, kein Link, kein Satz.',
    acceptedLinks:
      'Möglich sind Produktlinks von Weidian, Taobao, Tmall und 1688 sowie Produktseiten von Agenten wie CNFans, Kakobuy oder Superbuy.',
    notALink: (accepted: string) => `Darin ist kein Produktlink. ${accepted}`,
    shopLink:
      'Dieser Link führt zu einem Shop oder einer Suche, nicht zu einem einzelnen Produkt. Öffne dort ein Produkt und füge dessen Link ein.',
    tooLong: (max: number) => `Das ist zu lang: Bitte füge nur den Link ein (höchstens ${max} Zeichen).`,
    linkOrId: 'Gib entweder einen Link an oder eine Plattform mit ID – nicht beides.',
    neither: (accepted: string) => `Gib einen Link an oder eine Plattform mit ID. ${accepted}`,
    platformWithoutId: 'Zur Plattform fehlt noch die ID des Produkts.',
    idWithoutPlatform: 'Zur ID fehlt noch die Plattform.',
    unknownPlatform: (known: string) => `Diese Plattform kenne ich nicht. Bekannt sind: ${known}.`,
    productId: 'Eine Produkt-ID ist eine Zahl mit 3 bis 20 Ziffern, zum Beispiel `7260605276`.',
    unknownAgent: (name: string, known: string) =>
      `Den Agenten „${name}“ kenne ich nicht. Bekannt sind: ${known}.`,
  },

  permissions: {
    ViewChannel: 'Kanal ansehen',
    SendMessages: 'Nachrichten senden',
    SendMessagesInThreads: 'Nachrichten in Threads senden',
    EmbedLinks: 'Links einbetten',
    ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
  },

  common: {
    checked: (when: string) => `Geprüft ${when}`,
    stale: (when: string) => `Der Dienst antwortet gerade nicht. Letzter bekannter Stand: ${when}.`,
    previous: 'Zurück',
    next: 'Weiter',
    more: (count: number) => plural(count, { one: '… und 1 weiteres', other: `… und ${count} weitere` }),
    incomplete: (came: string, total: string) => `Unvollständig: ${came} von ${total} erhalten`,
    source: (name: string) => `Quelle: ${name}`,
    refresh: 'Aktualisieren',
    share: 'Teilen',
    back: 'Zurück',
    unfollow: 'Nicht mehr verfolgen',
    unwatch: 'Nicht mehr beobachten',
    details: 'Details',
    qcPhotos: 'QC-Fotos',
    convert: 'Umwandeln',
    openAt: (name: string) => `Bei ${name} öffnen`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
  },

  track: {
    states: {
      unknown: 'Update',
      waiting: 'Noch nicht gescannt',
      accepted: 'Angenommen',
      moving: 'Unterwegs',
      customs: 'Beim Zoll',
      outForDelivery: 'In Zustellung',
      collect: 'Abholbereit',
      delivered: 'Zugestellt',
      exception: 'Es gibt ein Problem',
    },
    lastScan: (when: string) => `Letzter Scan ${when}`,
    noScans:
      'Die Nummer ist bekannt, aber noch kein Paketdienst hat das Paket gescannt. Nach dem Versand dauert das meist ein bis fünf Tage.',
    range: (first: number, last: number, total: number) => `Scans ${first}–${last} von ${total}`,
    noStatus: 'Scan ohne Text',
    several: 'Welches Paket?',
    chooseNumber: 'Sendungsnummer auswählen',
    followDm: 'Per DM verfolgen',
    followHere: 'Hier verfolgen',
    unfollowDm: 'Nicht mehr per DM',
    unfollowHere: 'Hier nicht mehr verfolgen',
    unfollowElsewhere: 'Anderswo nicht mehr verfolgen',
    unfollowEverywhere: 'Nirgends mehr verfolgen',
    followedNowhere: 'Du verfolgst dieses Paket nicht.',
    name: 'Benennen',
    followedDm: '🔔 Neue Scans bekommst du per DM.',
    followedHere: '🔔 Neue Scans werden in diesem Kanal gepostet, die Nummer teilweise verdeckt.',
    nameTitle: 'Paket benennen',
    nameLabel: 'Name',
    nameHint: 'Nur zum Wiederfinden, z. B. „Winterschuhe“. Leer: kein Name.',
    stopped: (parcel: string) => `Zu **${parcel}** kommen hier keine Benachrichtigungen mehr.`,
  },

  parcels: {
    title: 'Meine Pakete',
    none: 'Du verfolgst noch kein Paket. Rufe eins mit `/tracking` auf und drücke auf **Per DM verfolgen**: Dann bekommst du jeden neuen Scan automatisch.',
    choose: 'Paket öffnen: Verlauf, Name, nicht mehr verfolgen',
    inDm: 'per DM',
    inChannel: (channel: string) => `in ${channel}`,
    noScan: 'Noch kein Scan',
    dmClosed:
      '⚠️ Ich kann dir keine DMs schicken, deine Benachrichtigungen warten deshalb. Erlaube DMs von Mitgliedern dieses Servers oder schreibe mir eine Nachricht und verfolge das Paket dann noch einmal.',
    range: (first: number, last: number, total: number) => `Pakete ${first}–${last} von ${total}`,
  },

  alertChannels: {
    title: 'Benachrichtigungskanäle',
    none: 'Noch kein Benachrichtigungskanal. So legst du einen an: `/benachrichtigungen hinzufügen ereignis:Neue Scans kanal:#pakete`.',
    event: { tracking: 'Neue Scans', qc: 'Neue QC-Fotos' },
    added: (event: string, channel: string) => `✅ **${event}** werden jetzt in ${channel} gepostet.`,
    onlyFollowed:
      'Dieser Server erfährt von Paketen und Produkten, die in einem seiner Kanäle verfolgt oder beobachtet werden: Drücke bei `/tracking` auf **Hier verfolgen** oder bei `/qc` auf **Produkt beobachten**. Wer den Bot betreibt: Steht dieser Server in `HOME_GUILD_IDS`, bekommt er jedes Ereignis.',
    role: (role: string) => `pingt ${role}`,
    roleNotMentionable: (role: string) =>
      `⚠️ Ich kann ${role} nicht pingen: Erlaube in den Einstellungen der Rolle allen, sie zu erwähnen, oder gib mir die Berechtigung „@everyone, @here und alle Rollen erwähnen“.`,
    noRole: 'pingt niemanden',
    masked: 'Nummern teilweise verdeckt',
    unmasked: 'Nummern vollständig',
    working: (when: string | null) =>
      when === null ? '🟢 bereit, noch nichts gepostet' : `🟢 zuletzt gepostet ${when}`,
    setAside: (reason: string, since: string) =>
      `🔴 ${reason} Angehalten ${since}. 7 Tage lang geht nichts verloren.`,
    reasons: {
      gone: 'Den Kanal gibt es nicht mehr.',
      forbidden: 'Ich darf ihn nicht sehen oder dort nicht schreiben.',
      dm_closed: 'Ich kann keine DMs schicken.',
      unsuitable:
        'Dort kann man keine Nachrichten senden: Der Thread ist gesperrt oder es ist ein Forum ohne Beitrag.',
      unavailable: 'Discord hat nicht geantwortet. Versuche es gleich noch einmal.',
    },
    manage: 'Verwalten',
    all: 'Alle Kanäle',
    test: 'Test posten',
    mask: 'Nummern verdecken',
    unmask: 'Volle Nummern zeigen',
    remove: 'Entfernen',
    removed: (event: string, channel: string) => `Entfernt: **${event}** in ${channel}.`,
    tested: (channel: string) => `✅ Test in ${channel} gepostet.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    gone: 'Dieser Benachrichtigungskanal wurde entfernt.',
    sampleStatus: 'Das ist ein Test: Benachrichtigungen funktionieren hier',
    sampleBefore: 'Vom Paketdienst angenommen',
    samplePhotos: 'Das ist ein Test: So sehen neue QC-Fotos hier aus.',
  },

  privacy: {
    title: 'Was über dich gespeichert ist',
    nothing: 'Nichts. Du verfolgst kein Paket und beobachtest kein Produkt.',
    parcels: (count: number) => `**Pakete, die du verfolgst (${count})**`,
    products: (count: number) => `**Produkte, die du beobachtest (${count})**`,
    alertChannels: (count: number) =>
      plural(count, {
        one: 'Du hast 1 Benachrichtigungskanal eingerichtet.',
        other: `Du hast ${count} Benachrichtigungskanäle eingerichtet.`,
      }),
    waiting: (count: number) => `Benachrichtigungen, die noch zu dir unterwegs sind: ${count}.`,
    settings: 'Deine Auswahl in `/einstellungen`.',
    replies: (count: number) => `Welche meiner Antworten zu deinen Nachrichten gehören: ${count}.`,
    kept: 'Ereignisse und gesendete Benachrichtigungen werden nach 30 Tagen gelöscht, Pakete und ihre Scans 180 Tage nach ihrer letzten Erwähnung, wenn niemand sie verfolgt. Nachrichten, die du schreibst, werden weder gespeichert noch protokolliert.',
    delete: 'Alles löschen',
    ask: 'Damit löschst du alles, was du verfolgst und beobachtest, die Namen, die du vergeben hast, und Benachrichtigungen, die noch zu dir unterwegs sind. Das lässt sich nicht rückgängig machen. Benachrichtigungskanäle, die du eingerichtet hast, bleiben ihrem Server erhalten, aber ohne deinen Namen. In älteren Backups der Betreiber bleiben diese Daten erhalten, bis die Backups gelöscht werden.',
    deleted: 'Erledigt: Über dich ist nichts mehr gespeichert, außer in älteren Backups.',
  },

  alerts: {
    newScans: (count: number) => plural(count, { one: '1 neuer Scan', other: `${count} neue Scans` }),
    before: (status: string) => `Davor: ${status}`,
    history: 'Ganzer Verlauf',
    newPhotos: 'Neue QC-Fotos',
    photosToCome: 'Fotos noch nicht da',
    allPhotos: 'Alle Fotos',
  },

  qc: {
    heading: 'QC-Fotos',
    listingHeading: 'Angebotsfotos',
    batch: (index: number, count: number) => `Serie ${index} von ${count}`,
    photos: (count: number) => plural(count, { one: '1 Foto', other: `${count} Fotos` }),
    range: (first: number, last: number, total: number) =>
      first === last ? `Foto ${first} von ${total}` : `Fotos ${first}–${last} von ${total}`,
    summary: (photos: string, batches: number) =>
      plural(batches, { one: `${photos} in 1 Serie`, other: `${photos} in ${batches} Serien` }),
    provider: (name: string) => `Fotos von ${name}`,
    none: 'Noch keine QC-Fotos. Sie erscheinen, sobald das Lager eines Agenten dieses Produkt für jemanden fotografiert hat.',
    emptyBatch: 'In dieser Serie ist kein Foto, das sich anzeigen lässt.',
    noListing: 'Auch im Angebot gibt es keine Fotos.',
    chooseBatch: 'Auswählen, was du sehen willst',
    undated: 'Ohne Datum',
    listingOption: 'Angebotsfotos',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['QC-Foto', `${index} von ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    several: 'Fotos von welchem Produkt?',
    watch: 'Produkt beobachten',
    watchTitle: 'Produkt beobachten',
    watchAsk: 'Wo soll ich Bescheid geben, wenn ein Lager dieses Produkt fotografiert?',
    watchDm: 'Per DM',
    watchHere: 'In diesem Kanal',
    unwatchDm: 'Nicht mehr per DM',
    unwatchHere: 'Nicht mehr im Kanal',
    watchedDm: '🔔 Neue Fotos bekommst du per DM.',
    watchedHere: '🔔 Neue Fotos werden in diesem Kanal gepostet.',
    stopped: 'Zu diesem Produkt kommen hier keine Benachrichtigungen mehr.',
    listingAlt: (index: number, total: number) => `Angebotsfoto ${index} von ${total}`,
  },

  lookup: {
    untitled: 'Produkt ohne Titel',
    price: 'Preis',
    stock: 'Bestand',
    inStock: 'Vorrätig',
    outOfStock: 'Nicht vorrätig',
    pieces: (count: string) => `${count} verfügbar`,
    sizes: (count: number) => `Größen (${count})`,
    versions: (count: number) => `Ausführungen (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'Im Lager' : `Im Lager von ${agent}`),
    weight: (grams: string) => `Gewicht ${grams} g`,
    volume: (cm3: string) => `Volumen ${cm3} cm³`,
    dimensions: (text: string) => `Maße ${text}`,
    storage: (label: string, value: string) => (label === '' ? `Lagerdauer ${value}` : `${label}: ${value}`),
    turnover: (label: string, value: string) => (label === '' ? `Umschlag ${value}` : `${label}: ${value}`),
    variant: 'Gewählte Variante',
    matching: (count: number, total: number) =>
      plural(count, {
        one: `1 von ${total} Varianten passt`,
        other: `${count} von ${total} Varianten passen`,
      }),
    noVariant: 'Diese Kombination gibt es nicht.',
    variantSource: (platform: string) => `Varianten von ${platform}`,
    choose: (option: string) => `Auswählen: ${option}`,
    anyValue: 'Egal',
    reset: 'Auswahl zurücksetzen',
    valueStock: (count: string) => `${count} verfügbar`,
    valueSoldOut: 'Ausverkauft',
    valueAbsent: 'Nicht in dieser Kombination',
    linkOf: (agent: string) => `Link von ${agent}`,
  },

  settings: {
    mine: 'Meine Einstellungen',
    server: 'Dieser Server',
    trouble: 'Problemlösung',
    links: 'Links im Chat',
    optedIn: '🟢 Produktlinks in deinen Nachrichten werden umgewandelt.',
    optedOut: '⚪ Produktlinks in deinen Nachrichten werden nicht umgewandelt.',
    optOut: 'Meine Links auslassen',
    optIn: 'Meine Links umwandeln',
    agents: 'Agenten, die zuerst kommen',
    noAgents: 'Keine ausgewählt: die beliebtesten zuerst.',
    chooseAgents: (first: string, last: string) => `Agenten ${first} – ${last}`,
    on: '🟢 Produktlinks auf diesem Server werden umgewandelt.',
    off: '⚪ Produktlinks auf diesem Server werden nicht umgewandelt.',
    turnOff: 'Ausschalten',
    turnOn: 'Einschalten',
    language: 'Sprache der Antworten, die alle sehen',
    discordLanguage: (name: string) => `Wie in Discord für diesen Server eingestellt: ${name}`,
    except: (channels: string) => `Nicht in ${channels}`,
    also: (channels: string) => `Aber in ${channels}`,
    chooseExcept: 'Kanäle, in denen Links nicht umgewandelt werden',
    chooseAlso: 'Kanäle, in denen Links trotzdem umgewandelt werden',
    hereTitle: (channel: string) => `In ${channel}`,
    granted: (permission: string) => `🟢 ${permission}`,
    missing: (permission: string) =>
      `🔴 ${permission} fehlt: Erlaube das meiner Rolle oder in den Kanaleinstellungen`,
    effectiveOn: '🟢 Links in diesem Kanal werden umgewandelt.',
    effectiveOff: (reason: string) => `🔴 Links in diesem Kanal werden nicht umgewandelt: ${reason}`,
    reasons: {
      deployment: 'Die Betreiber dieses Bots haben das ausgeschaltet (AUTO_CONVERT).',
      intent:
        'Discord lässt mich nur Nachrichten lesen, in denen ich erwähnt werde (Message Content Intent). Erwähne mich oder nutze Apps › Links umwandeln.',
      server: 'Für diesen Server ist das ausgeschaltet.',
      channel: 'Für diesen Kanal ist das ausgeschaltet.',
      permission: 'Ich darf hier nicht schreiben.',
    },
    refusedIn: (channel: string, when: string) => `🔴 ${channel}: Discord hat ${when} eine Antwort abgelehnt`,
    noTrouble: 'In keinem Kanal wurde eine Antwort abgelehnt.',
  },

  status: {
    title: 'Status',
    service: 'Dienst',
    discord: 'Discord',
    events: 'Ereignisse',
    alerts: 'Benachrichtigungen',
    database: 'Datenbank',
    autoConvert: 'Links im Chat',
    answered: (when: string) => `🟢 hat ${when} geantwortet`,
    failing: (when: string) => `🔴 gestört, letzte Antwort ${when}`,
    neverAnswered: '🔴 hat noch nie geantwortet',
    notAsked: '⚪ seit dem Start noch nicht angefragt',
    connected: (ms: number | null) => (ms === null ? '🟢 verbunden' : `🟢 verbunden, ${ms} ms`),
    disconnected: '🔴 nicht verbunden',
    noSecret:
      '⚪ aus: WEBHOOK_SECRET ist nicht gesetzt. Verfolgte Pakete werden stattdessen regelmäßig abgefragt.',
    lastEvent: (when: string) => `🟢 das letzte ${when}`,
    noEvent: '⚪ noch keins eingegangen',
    writable: '🟢 funktioniert',
    notWritable:
      '🔴 nicht beschreibbar: Bis das behoben ist, wird nichts Neues gespeichert, und Ereignisse werden abgelehnt',
    nothingWaits: '🟢 keine wartet',
    waiting: (count: number, since: string) =>
      plural(count, {
        one: `🟡 1 wartet, entstanden ${since}`,
        other: `🟡 ${count} warten, die älteste entstand ${since}`,
      }),
    on: '🟢 an',
    off: '⚪ aus: AUTO_CONVERT',
    polling: 'Regelmäßige Abfragen',
    behind: (count: number, since: string) =>
      `🟡 im Rückstand. Wartende Pakete und Produkte: ${count}; das erste war ${since} fällig`,
    noIntent: '🔴 aus: Der Intent fehlt. Erwähne mich oder nutze Apps › Links umwandeln.',
  },

  chat: {
    more: (count: number) =>
      plural(count, { one: 'und 1 weiterer Link', other: `und ${count} weitere Links` }),
    failed: (count: number) =>
      plural(count, {
        one: '1 Link ließ sich nicht umwandeln',
        other: `${count} Links ließen sich nicht umwandeln`,
      }),
    dismiss: 'Entfernen',
    notYours: 'Das kann nur entfernen, wer die Nachricht geschrieben hat, oder die Moderation.',
  },

  convert: {
    intro: (count: number) => `Bei ${count} Agenten`,
    none: 'Kein Agent aus dieser Auswahl bietet dieses Produkt an.',
    moreAgents: 'Weitere Agenten',
    moreAgentsRange: (first: string, last: string) => `Weitere Agenten: ${first} – ${last}`,
    tooLong: 'Der Link dieses Agenten ist zu lang für einen Button:',
    gone: 'Der Dienst bietet diesen Agenten für dieses Produkt nicht mehr an.',
  },
};
