import type { Texts } from './en.ts';
import { createPluralSelector } from './plural.ts';

const plural = createPluralSelector('de');

export const de: Texts = {
  locale: 'de',
  language: 'Deutsch',

  commands: {
    names: {
      track: 'tracking',
      qc: 'qc',
      lookup: 'produkt',
      convert: 'umwandeln',
      haul: 'haul',
      alerts: 'benachrichtigungen',
      settings: 'einstellungen',
      help: 'hilfe',
      add: 'hinzufügen',
      list: 'liste',
      remove: 'entfernen',
      test: 'test',
      number: 'nummer',
      private: 'privat',
      link: 'link',
      agent: 'agent',
      agents: 'agenten',
      event: 'inhalt',
      channel: 'kanal',
      role: 'rolle',
      mask: 'verdecken',
      level: 'umfang',
    },
    track: {
      description: 'Wo deine Pakete sind; ohne Nummer alle, denen du folgst',
      number: 'Eine oder mehrere Sendungsnummern',
      private: 'Nur du siehst die Antwort (Standard: ja)',
    },
    qc: {
      description: 'QC-Fotos: wie ein Produkt im Lager eines Agenten aussieht',
    },
    lookup: {
      description: 'Alles zu einem Produkt: Preis, Bestand, Varianten, Gewicht und Maße',
      agent: 'Gewicht und Maße, die dieser Agent gemessen hat',
    },
    convert: {
      description: 'Jeden Produktlink in den Link deines Agenten umwandeln',
      agents: 'Nur diese Agenten, durch Kommas getrennt (Standard: alle)',
    },
    haul: {
      description: 'Deine Hauls: was Kauf und Versand kosten',
      add: 'Produktlinks, die in den Haul sollen',
    },
    alerts: {
      description: 'In welchen Kanälen neue Scans und neue QC-Fotos gepostet werden',
      add: 'Neue Scans oder neue QC-Fotos in einem Kanal posten',
      list: 'Die Benachrichtigungskanäle dieses Servers und ob sie funktionieren',
      remove: 'In einem Kanal keine Benachrichtigungen mehr posten',
      test: 'Einen Test posten und es in ausgefallenen Kanälen noch einmal versuchen',
      event: 'Was gepostet werden soll',
      tracking: 'Neue Scans',
      qc: 'Neue QC-Fotos',
      channel: 'Der Kanal, Thread oder das Forum; in einem Forum bekommt jedes Paket einen Beitrag',
      anyEvent: 'Neue Scans oder neue QC-Fotos (Standard: beides)',
      testChannel: 'Wo gepostet wird',
      role: 'Eine Rolle, die jedes Mal gepingt wird (Standard: keine)',
      mask: 'Die Mitte der Sendungsnummern verdecken (Standard: ja)',
      level: 'Wie viel gepostet wird (Standard: wichtige Schritte und Probleme, und alle QC-Fotos)',
    },
    settings: {
      description:
        'Agenten, Währung, Benachrichtigungen, deine Daten – und der Server, wenn du ihn verwaltest',
    },
    help: {
      description: 'Was ich kann und womit du anfängst',
    },
    lookUp: 'Nachschlagen',
    product: {
      link: 'Ein beliebiger Produktlink oder die ID eines Produkts',
    },
    private: 'Nur du siehst die Antwort (Standard: nein)',
  },

  common: {
    checked: (when: string) => `Geprüft ${when}`,
    stale: (when: string) => `Gerade bekomme ich keine neuen Daten. Letzter bekannter Stand: ${when}.`,
    source: (name: string) => `Quelle: ${name}`,
    incomplete: (received: string, total: string) => `Unvollständig: ${received} von ${total} erhalten`,
    more: (count: number) => `… und noch ${count}`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
    previous: 'Vorige',
    next: 'Weiter',
    refresh: 'Aktualisieren',
    share: 'Teilen',
    back: 'Zurück',
    tryAgain: 'Noch einmal',
    stopWatching: 'Nicht mehr beobachten',
    details: 'Details',
    qcPhotos: 'QC-Fotos',
    agentLinks: 'Agentenlinks',
    openAt: (name: string) => `Bei ${name} öffnen`,
  },

  product: {
    unnamed: (platform, id) => `${platform}-Artikel ${id}`,
    noPrice: 'Ohne Preisangabe',
    soldOut: 'Ausverkauft',
    inStock: (count) => `${count}\u00A0auf\u00A0Lager`,
    detailsMissing: 'Details nicht geladen',
    qcPhotos: (count: number, shown: string) =>
      plural(count, { one: '1 QC-Foto', other: `${shown} QC-Fotos` }),
    photoAlt: (name) => `Angebotsfoto: ${name}`,
    linkLabel: 'Produktlink',
    more: 'Mehr',
  },

  track: {
    states: {
      pending: 'noch kein Scan',
      accepted: 'beim Paketdienst',
      in_transit: 'unterwegs',
      customs: 'beim Zoll',
      customs_held: 'vom Zoll angehalten',
      out_for_delivery: 'in Zustellung',
      pickup: 'abholbereit',
      delivered: 'zugestellt',
      attempt_failed: 'Zustellung fehlgeschlagen',
      address_problem: 'Problem mit der Adresse',
      damaged: 'beschädigt',
      lost: 'als verloren gemeldet',
      returning: 'auf dem Rückweg zum Absender',
      returned: 'zurück beim Absender',
      cancelled: 'storniert',
      exception: 'Problem gemeldet',
      unknown: 'vom Paketdienst gescannt',
    },
    because: (what: string, why: string) => `${what}: ${why}`,
    named: (name: string, what: string) => `${name}: ${what}`,
    heldFor: {
      held_proof_of_value: 'Wertnachweis fehlt',
      held_id_needed: 'Identitätsnachweis fehlt',
      held_documents_missing: 'Unterlagen fehlen',
      held_inspection: 'Kontrolle',
    },
    onTime: 'unterwegs, im Zeitplan',
    slow: 'unterwegs, langsamer als üblich',
    deliveredIn: (days: number) =>
      plural(days, { one: 'nach 1\u00A0Tag zugestellt', other: `nach ${days}\u00A0Tagen zugestellt` }),
    day: (day: number) => `Tag\u00A0${day}`,
    to: (country: string) => `Ziel: ${country}`,
    usually: (low: number, high: number) =>
      low === high
        ? `auf dieser Strecke meist ${plural(low, { one: '1\u00A0Tag', other: `${low}\u00A0Tage` })}`
        : `auf dieser Strecke meist ${low}–${high}\u00A0Tage`,
    quoted: (words: string) => `„${words}“`,
    noStatus: 'Scan ohne Beschreibung',
    followsInDm:
      '🔔 Ich schreibe dir per DM: bei wichtigen Schritten, bei Problemen und wenn sich der Termin um mindestens einen Tag verschiebt. Einstellen kannst du das unter *Folge ich*.',
    followsUndated:
      '🔔 Ich schreibe dir per DM: bei wichtigen Schritten und bei Problemen. Einstellen kannst du das unter *Folge ich*.',
    followsAllInDm:
      '🔔 Ich schreibe dir zu allen per DM: bei wichtigen Schritten, bei Problemen und wenn sich ein Termin um mindestens einen Tag verschiebt. Für ein einzelnes Paket stellst du das auf seiner Karte ein.',
    followsAllUndated:
      '🔔 Ich schreibe dir zu allen per DM: bei wichtigen Schritten und bei Problemen. Für ein einzelnes Paket stellst du das auf seiner Karte ein.',
    followsHere: '🔔 Neue Scans werden in diesem Kanal gepostet, mit teilweise verdeckter Nummer.',
    whatToDo: (advice: string) => `**Was tun?** ${advice}`,
    forOwner: (advice: string) => `**Wem es gehört:** ${advice}`,
    unscanned:
      'Das dauert länger als üblich: Frag deinen Agenten, ob er das Paket schon abgegeben hat. Bisher gibt es nur das Etikett.',
    advice: {
      customs_held:
        'Kläre, was der Zoll noch braucht, und schick es bald. Wenn dein Agent das Paket verschickt hat, frag zuerst ihn.',
      attempt_failed:
        'Such nach einer Karte oder Nachricht vom Paketdienst. Vereinbare dann eine neue Zustellung oder hol das Paket ab.',
      address_problem:
        'Prüf die Adresse in deiner Bestellung und nenn dem Paketdienst oder deinem Agenten die richtige.',
      damaged: 'Fotografiere Karton und Inhalt, bevor du etwas wegwirfst, und melde es deinem Agenten.',
      lost: 'Bitte deinen Agenten, beim Paketdienst einen Nachforschungsauftrag zu stellen. Dafür gelten oft Fristen.',
      returning: 'Frag deinen Agenten, warum es zurückgeht und ob er es noch einmal schicken kann.',
      returned:
        'Frag deinen Agenten, ob es bei ihm angekommen ist und ob er es noch einmal schickt oder dir das Geld zurückgibt.',
      exception: 'Lies im Verlauf, was der Paketdienst schreibt, und frag deinen Agenten danach.',
    },
    adviceAbout: {
      held_proof_of_value:
        'Schick einen Nachweis, was du bezahlt hast, zum Beispiel die Bestellseite. Wenn dein Agent das Paket verschickt hat, frag zuerst ihn.',
      held_duty_due:
        'Kläre, wie viel du zahlen musst und wie, und zahl bald. Wenn dein Agent das Paket verschickt hat, frag zuerst ihn.',
      held_id_needed:
        'Schick dem Zoll den verlangten Identitätsnachweis, zum Beispiel eine Ausweiskopie. Wohin, weiß der Paketdienst oder dein Agent.',
      held_documents_missing:
        'Kläre, welche Unterlagen der Zoll braucht, und schick sie bald. Wenn dein Agent das Paket verschickt hat, frag zuerst ihn.',
    },
    alt: {
      stops: (names: string) => `Reise: ${names}.`,
      ahead: (country: string) => `Ziel: ${country}.`,
      problem: (state: string) => `Problem: ${state}.`,
      stages: {
        sent: 'Verschickt; noch im Ursprungsland.',
        abroad: 'Hat das Ursprungsland verlassen; noch nicht zugestellt.',
        customs: 'Hat das Ursprungsland verlassen; beim Zoll oder kurz davor; noch nicht zugestellt.',
        local:
          'Hat das Ursprungsland verlassen und ist verzollt; jetzt beim Paketdienst vor Ort; noch nicht zugestellt.',
        home: 'Verschickt, im Zielland angekommen, verzollt, zugestellt.',
      },
      transport: { air: 'Per Flugzeug.', sea: 'Per Schiff.', rail: 'Per Bahn.' },
    },
    history: 'Verlauf',
    localTimes: 'Alle Zeiten sind Ortszeiten.',
    // Below words that are cut; the history is a button.
    wholeText: 'Den ganzen Text zeigt *Verlauf*',
    range: (first: number, last: number, total: number) => `Scans ${first}–${last} von ${total}`,
    follow: 'Folgen',
    following: 'Folge ich',
    agentText: 'Text für Agenten',
    more: 'Mehr',
    hints: {
      history: 'Alle Scans.',
      gotIt: 'Kommt ins Archiv.',
      missing: 'Was du tun kannst.',
      agentText: 'Zum Kopieren.',
      following: 'Was ich melde.',
      follow: 'Updates per DM.',
      name: 'Statt der Nummer.',
      correct: 'Nummer ändern.',
      calendar: 'Als Termin.',
      share: 'Nummer verdeckt.',
      stop: 'Verlässt die Liste.',
    },
    calendar: 'In den Kalender',
    getFile: 'Datei holen',
    archiveIt: 'Ins Archiv',
    correct: 'Korrigieren',
    notFollowing: 'Du folgst diesem Paket nicht.',
    stopped: 'Du folgst diesem Paket nicht mehr.',
    channelsMasked: 'In Kanälen ist die Nummer teilweise verdeckt.',
    followDm: 'Per DM folgen',
    followHere: 'Hier folgen',
    stop: 'Beenden',
    name: 'Benennen',
    rename: 'Umbenennen',
    stopFollowing: 'Nicht mehr folgen',
    agentTextTitle: 'Zum Kopieren für deinen Agenten',
    agentTextHint: 'Ändere, was du willst, bevor du es abschickst.',
    agentTextMasked: 'Die Nummer ist hier verdeckt. Setz die vollständige ein.',
    agentTextSolved: (what: string) => `✅ Das hat sich erledigt: ${what}`,
    agentTextNotThere: 'Nicht bei dir? Ruf es mit `/tracking` auf, um deinem Agenten zu schreiben.',
    letter: {
      hello: {
        problem: (number: string) => `Hallo, mit meinem Paket ${number} gibt es ein Problem.`,
        silent: (number: string, days: number) =>
          `Hallo, mein Paket ${number} wurde seit ${days === 1 ? 'einem Tag' : `${days} Tagen`} nicht mehr gescannt.`,
        status: (number: string) => `Hallo, es geht um mein Paket ${number}.`,
        unscanned: (number: string) =>
          `Hallo, mein Paket ${number} wurde noch von keinem Paketdienst gescannt.`,
        missing: (number: string) =>
          `Hallo, mein Paket ${number} soll zugestellt sein, ist aber nicht bei mir angekommen.`,
      },
      state: (state: string) => `Status: ${state}`,
      date: (date: string) => `Datum: ${date}`,
      words: (words: string) => `Der Paketdienst schreibt: ${words}`,
      requests: {
        customs_held: 'Könnt ihr dem Zoll schicken, was er braucht, oder mir sagen, was ich schicken muss?',
        attempt_failed:
          'Könnt ihr den Paketdienst um eine neue Zustellung bitten oder mir sagen, wo ich es abholen kann?',
        address_problem: 'Könnt ihr die Adresse auf dem Etikett prüfen und korrigieren lassen?',
        damaged:
          'Könnt ihr den Schaden beim Paketdienst melden und mir sagen, wie ich eine Entschädigung bekomme?',
        lost: 'Könnt ihr beim Paketdienst einen Nachforschungsauftrag stellen und mir sagen, was ihr dafür von mir braucht?',
        returning: 'Könnt ihr klären, warum es zurückgeht, und es noch einmal schicken?',
        returned:
          'Ist es wieder bei euch angekommen? Könnt ihr es noch einmal schicken oder mir das Geld erstatten?',
        exception: 'Könnt ihr klären, was passiert ist und was zu tun ist?',
        silent: 'Könnt ihr beim Paketdienst nachfragen, wo es ist?',
        status: 'Könnt ihr mir sagen, ob damit alles in Ordnung ist?',
        unscanned: 'Habt ihr es dem Paketdienst schon übergeben, und stimmt die Nummer?',
        missing:
          'Könnt ihr beim Paketdienst nachfragen, wo es abgegeben wurde, und einen Nachforschungsauftrag stellen, falls es verloren ist?',
      },
    },
    firstScan:
      'Der erste Scan kommt meist ein bis fünf Tage, nachdem dein Agent das Paket verschickt hat. Bis dahin gibt es nur das Versandetikett.',
    followHint: 'Folge dem Paket, dann sage ich dir Bescheid.',
    watching: 'Ich sage dir Bescheid, sobald der erste Scan kommt.',
    checkNumber: 'Prüf die Nummer',
    wrongNumber: (number: string) =>
      `In ${number} ist ein Tippfehler: Ein Buchstabe oder eine Ziffer stimmt nicht.`,
    incompleteNumber: (number: string) => `In ${number} fehlt ein Buchstabe oder eine Ziffer.`,
    longNumber: (number: string) => `In ${number} ist ein Buchstabe oder eine Ziffer zu viel.`,
    didYouMean: (number: string) => `Meinst du ${number}? Das ist eins deiner Pakete.`,
    openMeant: 'Öffnen',
    followAnyway: 'Trotzdem folgen',
    isProduct: 'Das ist ein Produkt, keine Sendungsnummer',
    noNumberTitle: 'Das sieht nicht nach einer Sendungsnummer aus',
    noNumberInline: 'keine Sendungsnummer',
    lookForTypo: 'Tippfehler?',
    numbers: (count: number) => plural(count, { one: '1 Nummer', other: `${count} Nummern` }),
    haveTypos: (count: number) =>
      plural(count, { one: '1 mit Tippfehler', other: `${count} mit Tippfehlern` }),
    followAll: (count: number) => (count === 1 ? 'Dem Paket folgen' : `Allen ${count} folgen`),
    correctTypos: 'Korrigieren',
    atOnce: (max: number) => `bis zu ${max} Nummern auf einmal`,
    numberFormat:
      'Eine Sendungsnummer hat 5 bis 40 Buchstaben und Ziffern, zum Beispiel `LP00123456784821CN`.',
    notLoaded: 'nicht geladen, versuch es noch einmal',
    numberLabel: 'Sendungsnummer',
    numberHint: 'Zum Beispiel LP00123456784821CN',
    alertsStopped: (parcel: string) => `Zu **${parcel}** kommen hier keine Benachrichtigungen mehr.`,
    nameTitle: 'Paket benennen',
    nameLabel: 'Name',
    nameHint: 'Damit du es wiedererkennst, etwa „Winterschuhe“. Leer lassen: kein Name.',
  },

  arrival: {
    likely: (days) => `kommt wohl ${days}`,
    late: 'später als üblich',
    take: (ofTen, days, after) => `${ofTen} von 10 brauchen ${after} ${days}`,
    days: (span, last) => (last === 1 ? `${span}\u00A0Tag` : `${span}\u00A0Tage`),
    upToDays: (last) => (last === 1 ? 'höchstens 1\u00A0Tag' : `bis zu ${last}\u00A0Tage`),
    after: {
      accepted: 'ab dem ersten Scan',
      export: 'nach der Ausfuhrverzollung',
      left: 'nach dem Abflug oder der Abfahrt',
      landed: 'nach der Ankunft im Zielland',
      customs: 'ab der Ankunft beim Zoll',
      cleared: 'nach der Verzollung',
      local: 'ab der Übergabe vor Ort',
      depot: 'ab der Zustellbasis',
      out: 'ab Beginn der Zustellung',
    },
    today: (ofTen) => `${ofTen} von 10 kommen am selben Tag`,
    arrivedByNow: (ofTen) => `${ofTen} von 10 waren nach dieser Zeit schon da`,
    fasterThan: (ofTen) => `schneller als ${ofTen} von 10 auf dieser Strecke`,
    waitUntil: (day) => `Bis ${day} abwarten. Kommt bis dahin kein neuer Scan, frag deinen Agenten.`,
    ask: 'Frag deinen Agenten, wo es bleibt.',
    noScanBy: (day) => `bis ${day} kein neuer Scan, frag jetzt deinen Agenten`,
    askOn: (day) => `spät, am ${day} nachfragen`,
    askNow: 'spät, Agenten fragen',
    lateInList: 'spät dran',
    askInList: 'Agenten fragen',
    noDate: 'Im Moment ist kein Termin bekannt.',
    fileTitle: 'Für deinen Kalender',
    fileHint:
      'Öffne die Datei auf dem Handy oder Computer. Ändert sich der Termin, hol dir die Datei noch einmal: Dann ändert sich der Eintrag, und es kommt kein zweiter dazu.',
  },

  stall: {
    noScan: (days) => (days === 1 ? 'seit 1 Tag kein Scan' : `seit ${days} Tagen kein Scan`),
    noFirstScan: (days) => `nach ${days} Tagen noch kein Scan`,
    lastScan: (when) => `letzter Scan ${when}`,
    advice: {
      first_scan:
        'Frag deinen Agenten, ob er das Paket schon abgegeben hat. Bis dahin gibt es nur das Versandetikett.',
      transport:
        'Noch nichts. Zwischen zwei Ländern sind zwei Wochen ohne Scan normal. Frag nach drei Wochen deinen Agenten.',
      customs:
        'Noch nichts. Der Zoll kann zwei Wochen brauchen. Frag danach den Paketdienst, ob etwas fehlt.',
      courier:
        'Such nach einer Karte oder Nachricht und frag zu Hause und bei den Nachbarn, dann beim Paketdienst.',
      collection: 'Hol das Paket bald ab und nimm deinen Ausweis mit. Meist geht es nach 7–14 Tagen zurück.',
      solution: 'Frag noch einmal nach. Seit das Problem gemeldet wurde, ist nichts passiert.',
    },
    ended: 'wird nicht mehr geprüft',
    silentFor: (days) => `Seit ${days} Tagen kein Scan: Vermutlich kommt keiner mehr.`,
    neverScanned:
      'Kein Paketdienst hat es je gescannt. Prüf die Nummer auf Tippfehler oder frag deinen Agenten.',
    keep: 'Weiter prüfen',
    keeps: (parcel) => `Ich prüfe ${parcel} wieder.`,
  },

  received: {
    gotIt: 'Ist da',
    missing: 'Fehlt noch',
    question: 'Ist es bei dir angekommen?',
    received: 'Angekommen',
    receivedIn: (days) => (days === 1 ? 'Angekommen nach 1\u00A0Tag' : `Angekommen nach ${days}\u00A0Tagen`),
    archived: 'Ich prüfe es nicht mehr. Du findest es im Archiv von `/tracking`.',
    advice: [
      'Frag zu Hause und bei den Nachbarn und sieh im Briefkasten und an Ablageorten nach.',
      'Such nach einer Karte oder Nachricht des Paketdienstes: Vielleicht liegt es an einem Abholort.',
      'Nach zwei Tagen noch nicht da? Frag den Paketdienst. Nach einer Woche? Sag es deinem Agenten, er kann einen Nachforschungsauftrag stellen.',
    ],
    watching: 'Ich prüfe weiter. Drück auf **Ist da**, sobald es da ist.',
  },

  scans: {
    label_created: 'Versandetikett erstellt',
    pickup_booked: 'Abholung beauftragt',
    awaiting_handover: 'wartet auf Übergabe durch den Absender',
    being_prepared: 'wird vom Absender vorbereitet',
    data_received: 'Sendungsdaten übermittelt',
    not_picked_up: 'noch nicht beim Absender abgeholt',
    dropped_off: 'vom Absender abgegeben',
    received_at_warehouse: 'im Lager eingegangen',
    picked_up_from_sender: 'beim Absender abgeholt',
    posted: 'bei der Post aufgegeben',
    accepted_by_carrier: 'vom Paketdienst übernommen',
    delayed_weather: 'wetterbedingt verzögert',
    delayed_flight: 'Flug verspätet',
    departure_delayed: 'Abfahrt verspätet',
    delayed: 'verzögert sich',
    delay_possible: 'kann sich verzögern',
    delivery_rescheduled: 'Zustellung verschoben',
    delivery_booked: 'Zustelltermin vereinbart',
    delivery_expected: 'Zustellung steht bevor',
    not_delivered_yet: 'noch nicht zugestellt',
    not_departed: 'noch nicht unterwegs',
    not_arrived: 'noch nicht angekommen',
    awaiting_departure: 'wartet auf den Weitertransport',
    awaiting_transfer: 'wartet auf den nächsten Paketdienst',
    found: 'wieder aufgetaucht',
    return_cancelled: 'Rücksendung storniert',
    not_ready: 'noch nicht abholbereit',
    redirected: 'umgeleitet',
    export_customs_cleared: 'Ausfuhrverzollung abgeschlossen',
    import_customs_cleared: 'Einfuhrverzollung abgeschlossen',
    customs_cleared: 'vom Zoll freigegeben',
    handed_to_airline: 'an die Fluggesellschaft übergeben',
    flight_departed: 'Flug gestartet',
    flight_arrived: 'Flug gelandet',
    loaded_on_plane: 'ins Flugzeug verladen',
    ship_departed: 'Schiff ausgelaufen',
    ship_arrived: 'Schiff angekommen',
    train_departed: 'Zug abgefahren',
    train_arrived: 'Zug angekommen',
    arrived_at_airport: 'am Flughafen angekommen',
    left_origin_country: 'hat das Ursprungsland verlassen',
    arrived_in_destination_country: 'im Zielland angekommen',
    left_exchange_office: 'hat das internationale Postzentrum verlassen',
    arrived_at_exchange_office: 'im internationalen Postzentrum',
    handed_to_local_carrier: 'an den Paketdienst vor Ort übergeben',
    on_way_to_pickup_point: 'unterwegs zum Abholort',
    on_way_to_next_facility: 'unterwegs zur nächsten Station',
    ready_for_delivery: 'wird für die Zustellung vorbereitet',
    departed_sorting_centre: 'hat das Sortierzentrum verlassen',
    arrived_at_sorting_centre: 'angekommen im Sortierzentrum',
    at_delivery_depot: 'in der Zustellbasis',
    sorted: 'sortiert',
    security_check_passed: 'Sicherheitskontrolle abgeschlossen',
    arrived_at_facility: 'in einer Station angekommen',
    departed_facility: 'hat eine Station verlassen',
    processed_at_facility: 'in Bearbeitung',
    on_its_way: 'unterwegs',
    customs_inspection: 'Zollkontrolle',
    export_customs_started: 'in der Ausfuhrverzollung',
    import_customs_started: 'in der Einfuhrverzollung',
    handed_to_customs: 'an den Zoll übergeben',
    not_cleared: 'vom Zoll noch nicht abgefertigt',
    clearance_delayed: 'Zollabfertigung verzögert sich',
    at_customs: 'beim Zoll',
    seized_by_customs: 'vom Zoll beschlagnahmt',
    held_proof_of_value: 'Zoll braucht einen Wertnachweis',
    held_duty_due: 'Zoll oder Steuern fällig',
    held_id_needed: 'Zoll braucht einen Identitätsnachweis',
    held_documents_missing: 'Zoll braucht Unterlagen',
    held_inspection: 'zur Kontrolle angehalten',
    clearance_failed: 'vom Zoll nicht abgefertigt',
    held_by_customs: 'vom Zoll angehalten',
    with_courier: 'beim Zusteller',
    delivery_today: 'Zustellung heute',
    out_for_delivery: 'in Zustellung',
    return_if_not_collected: 'geht zurück, wenn es nicht abgeholt wird',
    pickup_reminder: 'wartet noch auf Abholung',
    in_parcel_locker: 'in der Paketstation',
    at_post_office: 'liegt in der Filiale bereit',
    ready_at_pickup_point: 'am Abholort bereit',
    collected_by_recipient: 'abgeholt',
    delivered_to_neighbour: 'bei Nachbarn abgegeben',
    delivered_to_mailbox: 'in den Briefkasten gelegt',
    delivered_to_locker: 'in die Paketstation gelegt',
    delivered_to_reception: 'am Empfang abgegeben',
    left_at_door: 'vor der Tür abgestellt',
    signed_for: 'gegen Unterschrift zugestellt',
    delivered: 'zugestellt',
    recipient_unreachable: 'Empfänger nicht erreichbar',
    attempt_nobody_home: 'niemand angetroffen',
    attempt_closed: 'beim Empfänger war geschlossen',
    attempt_no_access: 'kein Zugang',
    attempt_card_left: 'nicht zugestellt, Karte hinterlassen',
    attempt_again: 'nicht zugestellt, neuer Versuch folgt',
    attempt_failed: 'Zustellung fehlgeschlagen',
    address_incomplete: 'Adresse unvollständig',
    recipient_moved: 'Empfänger verzogen',
    recipient_unknown: 'Empfänger an der Adresse unbekannt',
    address_wrong: 'Adresse falsch',
    refused: 'Annahme verweigert',
    collection_failed: 'Abholung beim Absender fehlgeschlagen',
    security_failed: 'Sicherheitskontrolle nicht bestanden',
    not_collected: 'nicht rechtzeitig abgeholt',
    missorted: 'fehlgeleitet',
    prohibited: 'verbotener Inhalt',
    investigation: 'Nachforschung läuft',
    on_hold: 'angehalten',
    damaged: 'beschädigt',
    lost: 'als verloren gemeldet',
    return_started: 'geht zurück an den Absender',
    on_way_to_sender: 'auf dem Rückweg zum Absender',
    returned_to_sender: 'an den Absender zurückgegeben',
    cancelled: 'storniert',
  },

  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one:
          total === 1
            ? 'Um 1 Paket musst du dich kümmern'
            : `Um 1 von ${total} Paketen musst du dich kümmern`,
        other: `Um ${problems} von ${total} Paketen musst du dich kümmern`,
      }),
    allMoving: (count: number) =>
      plural(count, { one: '1 Paket, unterwegs', other: `${count} Pakete, alle unterwegs` }),
    count: (count: number) => plural(count, { one: '1 Paket', other: `${count} Pakete` }),
    allArrived: (count: number) =>
      plural(count, { one: '1 Paket, angekommen', other: `${count} Pakete, alle angekommen` }),
    none: 'Noch keine Pakete',
    noneHint:
      'Füg eine Sendungsnummer hinzu. Dann sage ich dir, wann das Paket wohl kommt, und melde mich, wenn sich das ändert.',
    dmClosed:
      '⚠️ Ich kann dir keine DMs schicken. Erlaube Direktnachrichten von Servermitgliedern oder schreib mir eine Nachricht, dann folge dem Paket noch einmal. Bis dahin warten deine Benachrichtigungen.',
    whatToDo: 'Was tun?',
    groups: {
      needsYou: 'Darum musst du dich kümmern',
      soon: 'In den nächsten 7 Tagen',
      later: 'Später',
      today: 'Heute',
      onTheWay: 'Unterwegs',
      waiting: 'Wartet',
      arrived: 'Angekommen oder abgeschlossen',
    },
    short: {
      customs_held: 'hängt beim Zoll',
      attempt_failed: 'nicht zugestellt',
      address_problem: 'Adresse prüfen',
      lost: 'verloren',
      returning: 'geht zurück',
      returned: 'zurückgeschickt',
    },
    readySince: (day: string) => `abholbereit seit ${day}`,
    range: (first: number, last: number, total: number) => `Pakete ${first}–${last} von ${total}`,
    choose: 'Paket öffnen',
    add: 'Hinzufügen',
    addTitle: 'Pakete hinzufügen',
    archive: (count: number) => `Archiv (${count})`,
    watched: (count: number) => `Beobachtet (${count})`,
    csv: 'Exportieren',
    csvHint: 'Die Liste als Tabelle (CSV).',
    archiveHint: 'Pakete, die angekommen sind.',
    watchedHint: 'Produkte: neue QC-Fotos und Preise.',
    calendar: 'Kalender',
    calendarHint: 'Alle Termine in einer Datei.',
    listLabel: 'Sendungsnummern',
    listHint: 'Eine pro Zeile, mit oder ohne Namen. Auch eine Tabelle oder CSV geht.',
    fileLabel: 'Oder eine CSV-Datei',
    fileHint: 'Die exportierte Datei oder eine aus Excel oder Google Sheets.',
    nothingGiven: 'Füg deine Nummern ein oder wähle eine Datei aus.',
    fileTooLarge: (max: number) =>
      `Die Datei ist zu groß: höchstens ${max} KB. Teil sie auf oder füg ihre Zeilen ein.`,
    fileNotText: 'Ich kann diese Datei nicht lesen. Speichere sie als CSV (UTF-8) oder füg ihre Zeilen ein.',
    fileNotLoaded:
      'Ich konnte die Datei nicht von Discord laden. Versuch es noch einmal oder füg ihre Zeilen ein.',
    rowsLeftOut: (count: number, max: number) =>
      `Ausgelassen: ${plural(count, { one: '1 Zeile', other: `${count} Zeilen` })}. Ich lese die ersten ${max} Zeilen einer Datei.`,
    added: (count: number) =>
      plural(count, { one: '1 Paket hinzugefügt', other: `${count} Pakete hinzugefügt` }),
    noneAdded: 'Kein Paket hinzugefügt',
    addedSoon: (count: number): string =>
      count === 1
        ? 'Ich prüfe es jetzt. Gleich stehen seine Scans in deiner Liste.'
        : 'Ich prüfe sie jetzt. Gleich stehen ihre Scans in deiner Liste.',
    already: (count: number) => `${count} davon folgst du schon.`,
    notNumbers: (count: number) =>
      plural(count, { one: 'Keine Sendungsnummer:', other: `Keine Sendungsnummern (${count}):` }),
    overLimit: (count: number, max: number) =>
      `Nicht hinzugefügt: ${count}. Mehr als ${max} Pakete und beobachtete Produkte gehen nicht. Entferne zuerst welche und versuch es dann noch einmal.`,
    overPace: (count: number, again: string) =>
      `Nicht hinzugefügt: ${count}. Weitere kannst du ${again} hinzufügen.`,
    inDm: 'per DM',
    inChannel: (channel: string) => `in ${channel}`,
    inPlaces: (count: number) => `an ${count} Stellen`,
    file: {
      title: 'Deine Pakete als Datei',
      hint: 'Sie lässt sich in Excel und Google Sheets öffnen. Um Pakete wiederherzustellen, lade die Datei bei *Hinzufügen* hoch.',
      number: 'Sendungsnummer',
      name: 'Name',
      state: 'Status',
      lastScan: 'Letzter Scan',
      place: 'Ort',
      day: 'Tag',
      followed: 'Benachrichtigungen in',
      level: 'Umfang',
      dm: 'DM',
      days: 'Tage',
      archived: 'Archiviert',
    },
  },

  archive: {
    title: (count: number) => plural(count, { one: 'Archiv: 1 Paket', other: `Archiv: ${count} Pakete` }),
    none: 'Das Archiv ist leer',
    noneHint: 'Hier erscheinen Pakete, die angekommen sind.',
    took: (days: number) =>
      plural(days, { one: '1\u00A0Tag unterwegs', other: `${days}\u00A0Tage unterwegs` }),
    followAgain: 'Wieder folgen',
    remove: 'Entfernen',
    clear: 'Archiv leeren',
    askClear: 'Das Archiv leeren?',
    confirmClear: (count: number) =>
      `${plural(count, { one: '1 Paket wird', other: `${count} Pakete werden` })} daraus entfernt. **Das lässt sich nicht rückgängig machen.**`,
  },

  watchedProducts: {
    title: (count: number) =>
      plural(count, { one: '1 beobachtetes Produkt', other: `${count} beobachtete Produkte` }),
    none: 'Keine beobachteten Produkte',
    noneHint: 'Beobachte ein Produkt auf seiner Karte, dann erscheint es hier.',
    photos: 'QC-Fotos',
    price: 'niedrigerer Preis',
    restock: 'wieder auf Lager',
    fewLeft: 'nur noch wenige',
    below: (price: string) => `höchstens ${price}`,
    all: 'Beobachtete Produkte',
    choose: 'Produkt öffnen',
    range: (first: number, last: number, total: number) => `Produkte ${first}–${last} von ${total}`,
  },

  haul: {
    none: 'Haul planen',
    noneHint:
      'Füg die Links von allem ein, was zusammen verschickt werden soll. Ich rechne Preise und Versandgewicht zusammen und wandle alle Links in die deines Agenten um.',
    empty: 'Noch nichts drin',
    emptyHint: 'Füg Produktlinks ein oder drück unter einem Produkt auf *In den Haul*.',
    unnamed: 'Mein Haul',
    atLeast: (sum) => `mindestens ${sum}`,
    items: (count, shown) => (count === 1 ? '1 Artikel' : `${shown} Artikel`),
    closed: 'abgeschlossen',
    stripAlt: (items) => `Angebotsfotos: ${items}`,
    weightUnknown: 'Gewicht unbekannt',
    noPhotos: 'noch keine QC-Fotos',
    byVolume: (weight) => `Volumengewicht ${weight}`,
    noFigures: (list) => `Artikel ${list} nicht mitgezählt: noch ohne Gewicht und Maße`,
    noWeight: (list) => `Artikel ${list}: noch ohne Gewicht`,
    noSize: (list) => `Artikel ${list}: noch ohne Maße`,
    noDetails: (list) => `Artikel ${list}: Details nicht geladen`,
    noPrice: (list) => `Artikel ${list}: kein Preis angegeben`,
    change: 'Artikel ändern',
    linksAt: (agent) => `Links bei ${agent}`,
    addItems: 'Hinzufügen',
    more: 'Mehr',
    linksLabel: 'Produktlinks',
    linksHint: 'Einer oder viele, in jeder Form. Text dazwischen stört nicht.',
    added: (count) => `${count} hinzugefügt.`,
    already: (count) => (count === 1 ? '1 war schon drin.' : `${count} waren schon drin.`),
    full: (count, max) => `Nicht hinzugefügt: ${count}. In einen Haul passen höchstens ${max} Artikel.`,
    unknownLinks: (count) =>
      count === 1 ? '1 Link führt zu keinem Produkt.' : `${count} Links führen zu keinem Produkt.`,
    uncheckedLinks: (count) =>
      count === 1
        ? '1 Kurzlink ließ sich gerade nicht prüfen. Füg ihn in ein paar Minuten noch einmal hinzu.'
        : `${count} Kurzlinks ließen sich gerade nicht prüfen. Füg sie in ein paar Minuten noch einmal hinzu.`,
    notProducts: (list, count) =>
      count === 1 ? `1 Link ist kein Produkt: ${list}` : `${count} Links sind keine Produkte: ${list}`,
    noLinks: 'Darin ist kein Produktlink. Füg Links von Weidian, Taobao, 1688 oder einem Agenten ein.',
    tooMany: (max) =>
      `Du hast schon ${max} Hauls, mehr geht nicht. Lösche zuerst einen und versuch es dann noch einmal.`,
    gone: 'Dieser Haul wurde gelöscht.',
    reopenFirst: (haul) => `**${haul}** ist abgeschlossen. Öffne ihn wieder, um Produkte hinzuzufügen.`,
  },

  haulItem: {
    remove: 'Entfernen',
    each: (figures) => `Je ${figures}`,
    sizeUnknown: 'Maße unbekannt',
    newest: (when) => `neueste QC-Fotos ${when}`,
    variantGone: (name) =>
      `${name === '' ? 'Diese Variante' : `**${name}**`} gibt es beim Verkäufer nicht mehr. Du siehst jetzt die Preisspanne aller Varianten.`,
    chooseRest: 'Wähle auch den Rest. Bis dahin siehst du die Preisspanne aller Varianten.',
    stillCounts: (name) => `Bis nur eine Variante übrig ist, bleibt **${name}** im Haul.`,
    merged: 'Diese Variante war schon im Haul. Beide sind jetzt ein Artikel.',
    cutPieces: (max, cut) => `Mehr als ${max} Stück pro Artikel gehen nicht. Weggelassen: ${cut}.`,
    quantity: 'Menge',
    quantityRange: (max) => `Eine Zahl von 1 bis ${max}`,
    noQuantity: (max) => `Gib eine ganze Zahl von 1 bis ${max} ein.`,
    removed: (name) => `**${name}** entfernt.`,
    putBack: 'Wieder drin.',
    undo: 'Rückgängig',
    gone: 'Dieser Artikel ist nicht mehr in deinem Haul.',
  },

  haulSave: {
    add: 'In den Haul',
    added: (haul) => `In **${haul}** aufgenommen.`,
    already: (haul) => `Ist schon in **${haul}**.`,
    moved: (haul) => `In **${haul}** verschoben.`,
    full: (haul, max) =>
      `**${haul}** ist voll: In einen Haul passen höchstens ${max} Artikel. Nimm einen anderen.`,
    closed: (haul) => `**${haul}** ist abgeschlossen. Nimm einen anderen Haul.`,
    moveTo: 'In einen anderen Haul verschieben',
    addTo: 'In einen anderen Haul',
    setting: '*In den Haul* bei allem, was alle sehen',
    shown: 'Wird gezeigt',
    hidden: 'Ausgeblendet',
  },

  haulList: {
    title: (count) => plural(count, { one: '1 Haul', other: `${count} Hauls` }),
    closed: 'Abgeschlossen',
    range: (first, last, total) => `Hauls ${first}–${last} von ${total}`,
    choose: 'Haul öffnen',
    newHaul: 'Neuer Haul',
    all: (count) => `Alle Hauls (${count})`,
    others: 'Alle Hauls',
    renameTitle: 'Haul umbenennen',
    nameLabel: 'Name',
    nameHint: 'Sichtbar für alle, mit denen du den Haul teilst. Leer lassen: kein Name.',
    rename: 'Umbenennen',
    parcels: 'Pakete',
    parcelsHint: 'Wann sie wohl ankommen',
    watchHint: 'Per DM: neue QC-Fotos, niedrigere Preise, neuer Bestand',
    asFile: 'Als Datei',
    csvHint: 'Für Excel und Google Sheets',
    isDone: 'Fertig damit?',
    close: 'Abschließen',
    closeHint: 'Er bleibt in deiner Liste',
    reopen: 'Wieder öffnen',
    reopenHint: 'Dann kannst du wieder etwas hinzufügen',
    closeHaul: 'Haul abschließen',
    allHere: (haul) =>
      `Das war das letzte Paket von **${haul}**. Wenn du damit fertig bist, schließ den Haul mit \`/haul\` ab.`,
    reviewsEnded:
      'Ich schreibe keine Reviews mehr. Was schon im Forum steht, bleibt dort. Du kannst stattdessen deinen Haul teilen.',
    delete: 'Löschen',
    askDelete: (name) => `${name} löschen?`,
    confirmDelete: (items) =>
      `Damit löschst du den Haul mit seinem Inhalt (${items}). Karten, mit denen du ihn geteilt hast, funktionieren dann nicht mehr. Deine Pakete und beobachteten Produkte bleiben. **Das lässt sich nicht rückgängig machen.**`,
    deleted: (name) => `${name} ist gelöscht.`,
    byVolume: 'nach Volumengewicht',
    byWeight: 'nach tatsächlichem Gewicht',
    noWeight: 'noch ohne Gewicht und Maße',
    file: {
      heading: (name) => `${name} als Datei`,
      hint: 'Sie lässt sich in Excel und Google Sheets öffnen. Preise und Maße sind die, die jetzt bekannt sind.',
      underWay: (count) =>
        count === 1
          ? 'Wird noch geladen: 1 Artikel ist unvollständig. Die ganze Datei folgt gleich.'
          : `Wird noch geladen: ${count} Artikel sind unvollständig. Die ganze Datei folgt gleich.`,
      incomplete: (list, count) =>
        count === 1
          ? `Artikel ${list} ist unvollständig: Ich habe keine Antwort bekommen. Versuch es noch einmal.`
          : `Artikel ${list} sind unvollständig: Ich habe keine Antwort bekommen. Versuch es noch einmal.`,
      number: 'Nr.',
      title: 'Titel',
      platform: 'Plattform',
      id: 'ID',
      link: 'Produktlink',
      agentLink: 'Agentenlink',
      variant: 'Variante',
      quantity: 'Menge',
      price: 'Stückpreis',
      from: 'Zusammen mindestens',
      to: 'Zusammen höchstens',
      currency: 'Währung',
      weight: 'Gewicht je Stück (g)',
      volume: 'Volumen je Stück (cm³)',
      dimensions: 'Maße',
      photos: 'QC-Fotos',
    },
    stored: (hauls, items) =>
      `${plural(hauls, { one: '1 Haul', other: `${hauls} Hauls` })} mit ${plural(items, { one: '1 Artikel', other: `${items} Artikeln` })}`,
    shared: (count) => `Kopien von Hauls, die du geteilt hast: ${count}`,
  },

  haulLinks: {
    title: (count, agent) => (count === 1 ? `1 Link bei ${agent}` : `${count} Links bei ${agent}`),
    underWay: 'Links werden geladen',
    none: (agent) => (agent === null ? 'Keine Links' : `Keine Links bei ${agent}`),
    pending: (list, count) =>
      count === 1 ? `Artikel ${list}: Link wird geladen` : `Artikel ${list}: Links werden geladen`,
    noAnswer: (list) => `Artikel ${list}: keine Antwort. Versuch es noch einmal.`,
    unknown: (list, count) =>
      count === 1
        ? `Artikel ${list} lässt sich nicht umwandeln: Kein Agent kennt das Produkt. Vielleicht gibt es das Angebot nicht mehr.`
        : `Artikel ${list} lassen sich nicht umwandeln: Kein Agent kennt die Produkte. Vielleicht gibt es die Angebote nicht mehr.`,
    notAt: (list, agent, count) =>
      count === 1
        ? `Artikel ${list}: ${agent} hat keinen Link. Wähle unten einen anderen Agenten.`
        : `Artikel ${list}: ${agent} hat keine Links. Wähle unten einen anderen Agenten.`,
    inFile: (count) =>
      count === 1 ? '1 Link steht in links.txt' : `Alle ${count} Links stehen in links.txt`,
    anotherAgent: 'Anderer Agent',
  },

  haulWatch: {
    watchAll: 'Alles beobachten',
    stopAll: 'Nichts mehr beobachten',
    watchedOf: (watched, total) => `${watched} von ${total} beobachtet`,
    staysOn: 'Geschlossen. *Alles beobachten* bleibt an.',
    title: (count) => `${count} Artikel beobachtet: QC-Fotos, Preis und Bestand`,
    photosOnly: (count) => `${count} Artikel beobachtet: QC-Fotos`,
    underWay: 'Gleich wird alles beobachtet',
    none: 'Noch wird nichts beobachtet',
    before: (count) => (count === 1 ? '1 wurde schon beobachtet' : `${count} wurden schon beobachtet`),
    pending: (count) =>
      count === 1 ? '1 weiterer Artikel folgt gleich' : `${count} weitere Artikel folgen gleich`,
    noAnswer: (list) =>
      `Artikel ${list}: Preis und Bestand werden noch nicht beobachtet, weil keine Antwort kam. Versuch es noch einmal.`,
    unknown: (list, count) =>
      count === 1
        ? `Artikel ${list}: kein Angebot gefunden, deshalb lassen sich Preis und Bestand nicht beobachten. Prüf den Link.`
        : `Artikel ${list}: keine Angebote gefunden, deshalb lassen sich Preis und Bestand nicht beobachten. Prüf die Links.`,
    leftOut: (list, _count, max) =>
      `Nicht beobachtet: Artikel ${list}. Mehr als ${max} Pakete und beobachtete Produkte gehen nicht. Entferne zuerst welche und versuch es dann noch einmal.`,
    stopped: (count) => `${count} Artikel nicht mehr beobachtet`,
    nothingStopped: 'Hier wurde nichts mit *Alles beobachten* gestartet',
    kept: (count) =>
      count === 1
        ? '1 Artikel wird weiter beobachtet, weil du ihn einzeln beobachtest oder er auch in einem anderen Haul ist'
        : `${count} Artikel werden weiter beobachtet, weil du sie einzeln beobachtest oder sie auch in einem anderen Haul sind`,
    elsewhere: (count) =>
      count === 1
        ? 'Der Preis von 1 Artikel wird noch in einem Kanal beobachtet'
        : `Die Preise von ${count} Artikeln werden noch in Kanälen beobachtet`,
  },

  haulShare: {
    staysPrivate: 'Größen und Pakete bleiben privat.',
    heading: (name, contents) => `${name}: ${contents}`,
    contents: (items, price) => `${items}, ${price}`,
    titlesOpen: (agent) => `Titel führen zu\u00A0${agent}`,
    notCounted: (sum, list) => `${sum}, Artikel ${list} nicht mitgezählt`,
    estimate: (sum) => `Versand ${sum} (eigene Schätzung)`,
    copy: 'Haul kopieren',
    photosOfAll: 'QC-Fotos',
    photosOf: (range) => `QC von ${range}`,
    copied: 'Das ist deine Kopie. Wähle deine Größen.',
    copyOfNamed: (person, haul) => `${haul} von ${person}`,
    copyOf: (person) => `Haul von ${person}`,
    unnamedCopy: 'Kopierter Haul',
    sizeOpen: (look) => `${look}, Größe?`,
    copiedBefore: 'Diese Kopie hast du schon.',
    empty: 'In diesem Haul ist noch nichts, was du teilen kannst.',
    gone: 'Dieser Haul wird nicht mehr geteilt. Frag im Kanal nach einer neuen Karte.',
    onlyYou: 'Diesen Chat liest nur du. Öffne `/haul` auf einem Server und teile den Haul dort.',
    cannotPost:
      'Du kannst in diesem Kanal keine Nachrichten senden. Öffne `/haul` in einem anderen und teile den Haul dort.',
  },

  haulShipping: {
    inAll: (sum) => `${sum} insgesamt`,
    parts: (items, shipping) => `${items} Ware + ${shipping} Versand`,
    plus: (shipping) => `+ ${shipping} Versand`,
    weight: (weight) => `Versandgewicht ${weight}`,
    byVolume: (weight) => `Versandgewicht ${weight} (Volumengewicht)`,
    atPrice: (weight, price) => `Versandgewicht ${weight} zu ${price}/kg`,
    scales: (weight) => `Auf der Waage sind es ${weight}, aber der Karton ist groß.`,
    estimate: 'Geschätzt. Gebühren des Agenten, Versicherung und Zoll kommen dazu.',
    title: 'Versandlinie',
    hint: 'Eine Linie ist eine Versandart, etwa DHL oder per Schiff. Ist der Karton groß, aber leicht, zahlst du nach Größe: Länge × Breite × Höhe in cm ÷ eine Zahl = kg. Welche Zahl für welche Linie gilt, steht bei deinem Agenten. Unsicher? Lass es bei ÷\u00A06000.',
    menu: 'Linie',
    weightOnly: 'Nur Gewicht',
    noPrice: 'Noch kein Preis: Gib an, was 1\u00A0kg kostet. Dann siehst du Versand und Gesamtpreis.',
    yours: (price) => `${price} je kg, von dir angegeben.`,
    servers: (price) => `${price} je kg, von diesem Server vorgegeben.`,
    price: 'Preis je kg',
    amountLabel: 'Was 1\u00A0kg kostet',
    amountHint: 'Lass es leer, um den Preis zu entfernen.',
    currencyLabel: 'Währung',
    currencyHint: 'Drei Buchstaben, etwa CNY, USD oder EUR',
    badAmount: 'Das ist kein Preis. Gib eine Zahl an, etwa 48 oder 48,50.',
    badCurrency: 'Diese Währung kenne ich nicht. Gib ihre drei Buchstaben an, etwa CNY, USD oder EUR.',
    serverSet: (price) =>
      `${price} je kg. Das gilt für alle Mitglieder, die keinen eigenen Preis angegeben haben.`,
    serverNone: 'Kein Preis je kg. Jedes Mitglied kann weiterhin einen eigenen angeben.',
    setting: 'Versandpreis je kg',
    none: 'Keiner',
  },

  sharing: {
    by: (person) => `Geteilt von ${person}`,
    title: (channel) => `In ${channel} teilen?`,
    titleHere: 'Hier teilen?',
    named: 'Alle dort sehen, was unten steht, mit deinem Namen.',
    unnamed: 'Alle dort sehen, was unten steht, ohne deinen Namen.',
    canUndo: 'Du kannst es später zurücknehmen.',
    twoSentences: (first, second) => `${first} ${second}`,
    post: 'Posten',
    hideName: 'Ohne Namen',
    showName: 'Mit Namen',
    lastPost: 'Dein letzter Post hier',
    posted: (channel) => `Gepostet in ${channel}`,
    takeBack: 'Zurücknehmen',
    takenBack: (channel) => `Der Post in ${channel} ist gelöscht.`,
    notYours:
      'Ich kann nicht mehr feststellen, ob du das geteilt hast, und es deshalb nicht zurücknehmen. Bitte die Moderation, es zu löschen.',
    botCannotPost: (channel) =>
      `Ich kann in ${channel} nicht schreiben. Teile es in einem anderen Kanal oder bitte jemanden, der den Server verwaltet, mir dort „Kanal ansehen“ und „Nachrichten senden“ zu erlauben.`,
    blocked: 'Ein Filter dieses Servers lässt das nicht durch. Teile etwas anderes oder frag die Moderation.',
    stored: (count) => `Posts, die du in Kanälen geteilt hast: ${count}`,
  },

  haulParcels: {
    title: (parcels, states) => `${parcels}: ${states}`,
    last: (days) => `das letzte Paket kommt wohl ${days}`,
    problem: (count) => `um ${count} musst du dich kümmern`,
    moving: (count) => `${count} unterwegs`,
    pickup: (count) => `${count} abholbereit`,
    waiting: (count) => `${count} ohne Scan`,
    delivered: (count) => `${count} zugestellt`,
    ended: (count) => `${count} zurückgeschickt oder storniert`,
    notFollowed: (count) => `${count} folgst du nicht`,
    noneHint: 'Verknüpfe die Pakete dieses Hauls, dann steht auf seiner Karte, wo sie sind.',
    unfollowed: 'du folgst ihm nicht',
    archived: 'in deinem Archiv',
    link: 'Pakete verknüpfen oder lösen',
    inThisHaul: 'Pakete dieses Hauls',
    unlink: 'Verknüpfung lösen',
    shownOf: (shown, total) => `Das Menü zeigt ${shown} von ${total} Paketen.`,
    addNumbers: 'Nummern eingeben',
    linked: (count) => plural(count, { one: '1 Paket verknüpft.', other: `${count} Pakete verknüpft.` }),
    full: (count, max) => `Nicht verknüpft: ${count}. Zu einem Haul gehören höchstens ${max} Pakete.`,
  },

  alerts: {
    withDetail: (what: string, detail: string) => `${what}, ${detail}`,
    fewer: 'Seltener melden',
    onTime: (day) => `${day}, im Zeitplan`,
    slow: (day) => `${day}, langsamer als üblich`,
    landed: 'im Zielland angekommen',
    movedTo: (days, by) => `kommt jetzt wohl ${days}, ${by}`,
    earlier: (days) => (days === 1 ? 'einen Tag früher' : `${days}\u00A0Tage früher`),
    later: (days) => (days === 1 ? 'einen Tag später' : `${days}\u00A0Tage später`),
    noScanSince: (day) => `Kein Scan seit ${day}`,
    othersFaster: 'Pakete auf dieser Strecke kommen gerade schneller an.',
    test: (line) => `Test: ${line}`,
    newPhotos: (count: number) => plural(count, { one: '1 neues QC-Foto', other: `${count} neue QC-Fotos` }),
    firstPhotos: (count: number) => plural(count, { one: 'erstes QC-Foto', other: 'erste QC-Fotos' }),
    photosPending: 'neue QC-Fotos, noch nicht verfügbar',
    allPhotos: 'Alle Fotos',
  },

  qc: {
    noPhotos: 'Noch keine QC-Fotos',
    sellersPhotos: 'Das sind die Fotos des Verkäufers.',
    whenPhotosAppear:
      'QC-Fotos gibt es, sobald jemand das Produkt bestellt hat und es in einem Lager ankommt.',
    noVariant: 'Variante nicht angegeben',
    range: (first: number, last: number, total: number) =>
      first === last ? `Foto ${first} von ${total}` : `Fotos ${first}–${last} von ${total}`,
    besideLine: 'Links: was der Verkäufer zeigt. Rechts: was ankam.',
    provider: (name: string) => `Fotos von ${name}`,
    cutPhotos: (received: string, total: string) => `Nur ${received} von ${total} Fotos wurden geladen`,
    cutSets: (received: string, total: string) => `Nur ${received} von ${total} Sets wurden geladen`,
    emptySets: (count: number) =>
      plural(count, { one: '1 Set hat noch keine Fotos', other: `${count} Sets haben noch keine Fotos` }),
    allVariants: 'Alle Varianten',
    besideListing: 'Vergleich mit dem Angebot',
    besideListingHint: 'Was der Verkäufer zeigt, was ankam',
    previous: 'Vorige',
    next: 'Weiter',
    sheet: 'Übersicht',
    toPhotos: 'Fotos',
    sheetFailed: 'Die Übersicht konnte ich gerade nicht erstellen. Drück gleich noch einmal auf *Übersicht*.',
    ask: 'Kanal fragen',
    watch: 'Beobachten',
    watchForPhotos: 'Bei Fotos melden',
    watching: 'Beobachtet',
    onlyYou: 'Diese Seite siehst nur du',
    askHint: 'Behalten oder zurückschicken? Eine Umfrage unter deinem Namen, 24\u00A0Stunden lang',
    preview: 'Vorschau',
    haulHint: 'Dein erster Haul',
    add: 'Hinzufügen',
    watchHint: 'Neue Fotos bekommst du per DM',
    turnOn: 'Einschalten',
    watchingHint: 'Wo ich Bescheid gebe und wie du es beendest',
    detailsHint: 'Größen, Bestand, Gewicht',
    sheetHint: 'Alle Fotos in klein, mit Nummern',
    open: 'Öffnen',
    sheetRange: (count: number, total: number) => `${count} von ${total} Fotos, neueste zuerst`,
    openPhoto: 'Foto öffnen',
    photo: (number: number) => `Foto ${number}`,
    alt: (subject: string, index: number, total: number) => `${subject}: QC-Foto ${index} von ${total}`,
    listingAlt: (product: string, index: number, total: number) =>
      `${product}: Angebotsfoto ${index} von ${total}`,
    sheetAlt: (product: string, variants: string) => `Fotoübersicht, ${product}: ${variants}`,
    askAlt: (subject: string, first: number, last: number) =>
      first === last ? `${subject}: QC-Foto ${first}` : `${subject}: QC-Fotos ${first} bis ${last}`,
    mosaicAlt: (subject: string, total: number) =>
      plural(total, {
        one: `${subject}: 1 neues QC-Foto`,
        other: `${subject}: die ersten von ${total} neuen QC-Fotos`,
      }),
    askQuestion: (subject: string) => `${subject}: Was meint ihr?`,
    askTitle: (channel) => `${channel} fragen?`,
    askedBy: (person) => `Gefragt von ${person}`,
    pollQuestion: 'Würdet ihr es behalten?',
    greenLight: 'Ja, behalten (GL)',
    redLight: 'Nein, zurückschicken (RL)',
    askedRecently: (again: string) =>
      `Du hast gerade erst nach diesem Produkt gefragt. Wieder möglich: ${again}.`,
    askedHere: 'Zu diesem Produkt läuft hier schon eine Umfrage.',
    toPoll: 'Zur Umfrage',
    cannotAskHere:
      'In diesem Chat kann ich nichts posten. Nutze `/qc` in einem Kanal auf einem Server, auf dem ich bin.',
    mayNotAsk: 'Du brauchst in diesem Kanal die Rechte, Nachrichten zu senden und Umfragen zu erstellen.',
    watchTitle: 'Bescheid bei neuen Fotos',
    watchPrompt: 'Wo soll ich Bescheid geben, wenn es neue Fotos aus dem Lager gibt?',
    watchesInDm: '🔔 Neue Fotos bekommst du per DM.',
    watchesHere: '🔔 Neue Fotos werden in diesem Kanal gepostet.',
    watchesElsewhere: (count: number) =>
      plural(count, { one: '🔔 Auch in 1 anderen Kanal.', other: `🔔 Auch in ${count} anderen Kanälen.` }),
    watchDm: 'Per DM',
    watchHere: 'In diesem Kanal',
    alertsStopped: 'Neue QC-Fotos dieses Produkts melde ich hier nicht mehr.',
    pricesStayOn: 'Preis und Bestand melde ich weiterhin.',
    stopThoseToo: 'Auch das beenden',
    chooseProduct: 'Produkt auswählen',
  },

  lookup: {
    allVariants: (range: string) => `alle Varianten ${range}`,
    variantSource: (platform: string) => `Varianten von ${platform}`,
    sizes: 'Größen',
    versions: 'Ausführungen',
    measuredAt: (agent: string) => `Gemessen bei ${agent}`,
    measured: 'Im Lager gemessen',
    options: {
      color: 'Farbe',
      size: 'Größe',
      style: 'Ausführung',
      version: 'Version',
      model: 'Modell',
      material: 'Material',
      specification: 'Spezifikation',
    },
    unavailable: 'Diese Kombination gibt es nicht',
    anyValue: 'Egal',
    valueUnavailable: 'Nicht in dieser Kombination',
    offerCurrency: (currency) => `Preise auch in ${currency} zeigen?`,
    about: (price, second) => `${price} sind etwa ${second}.`,
    showCurrency: (sign) => `${sign} zeigen`,
  },

  prices: {
    watch: 'Preisalarm',
    watchStock: 'Bestand beobachten',
    watching: 'Preis beobachtet',

    title: 'Preis und Bestand werden beobachtet',
    allVariants: 'Alle Varianten. Um nur eine zu beobachten, wähle sie zuerst auf der Karte des Produkts.',
    cheaper: 'Niedrigerer Preis',
    anyLower: 'Jeder niedrigere Preis',
    atMost: (price) => `${price} oder weniger`,
    restock: 'Wieder auf Lager',
    fewLeft: 'Nur noch wenige',
    atMostLeft: (count) => `${count} oder weniger`,
    on: 'An',
    off: 'Aus',
    place: 'Wo ich Bescheid gebe',
    ended: 'Der Preis wird nicht mehr beobachtet',
    watchAgain: 'Wieder beobachten',

    priceLabel: 'Höchstens',
    priceHint: (currencies) => `In ${currencies}. Leer: jeder niedrigere Preis. 0: aus.`,
    noPrice: (typed) => `**${typed}** kann ich nicht als Preis lesen. Schreib zum Beispiel 79 oder 79,50.`,
    fewLabel: 'Höchstens so viele',
    fewHint: 'Leer oder 0: aus.',
    noCount: (typed) => `**${typed}** kann ich nicht als Stückzahl lesen. Schreib zum Beispiel 5.`,

    fell: (now, was) => `${now}, vorher ${was}`,
    back: (count) => (count === null ? 'wieder auf Lager' : `wieder auf Lager, noch ${count}`),
    onlyLeft: (count) => `nur noch ${count} übrig`,
    lowestIn: (days) =>
      plural(days, { one: 'Niedrigster Preis seit 1 Tag', other: `Niedrigster Preis seit ${days} Tagen` }),
    lineAlt: (days, before, now) =>
      plural(days, {
        one: `Preis seit 1 Tag: ${before}, jetzt ${now}`,
        other: `Preis seit ${days} Tagen: ${before}, jetzt ${now}`,
      }),
    stopped: 'Zum Preis dieses Produkts kommen hier keine Benachrichtigungen mehr.',
    photosStayOn: 'Neue QC-Fotos melde ich weiterhin.',

    stored: (count) => `Beobachtete Preise: ${count}`,
  },

  convert: {
    noAgents: 'Kein Agent hat einen Link zu diesem Produkt.',
    agentClosed: (name: string) => `**${name}** hat geschlossen.`,
    agentMissing: (name: string) => `**${name}** hat keinen Link zu diesem Produkt.`,
    copyAll: 'Links kopieren',
    allAgents: (count) => `${count} Agenten`,
    agents: (count) => plural(count, { one: '1 Agent', other: `${count} Agenten` }),
    yours: (list) => `Deine: ${list}`,
    chooseYours: 'Wähle deine, dann kommen sie zuerst.',
    copyTitle: 'Links bei allen Agenten',
    original: (platform: string) => `${platform} (Original)`,
    more: (count: number) => `${count} weitere mit „Links kopieren“`,
    linkTooLong: 'Der Link dieses Agenten ist zu lang für einen Button:',
    agentRemoved: 'Der Link dieses Agenten zu diesem Produkt ist nicht mehr verfügbar.',
  },

  chat: {
    photoCount: (count: number, shown: string) => plural(count, { one: '1 Foto', other: `${shown} Fotos` }),
    qcCount: (shown: string) => `${shown} QC`,
    noQc: 'noch keine QC-Fotos',
    detailsMissing: 'Keine Details geladen. Der Link funktioniert.',
    notLoaded: (count: number) =>
      count === 1
        ? 'Für 1 Produkt keine Details geladen. Der Link funktioniert.'
        : `Für ${count} Produkte keine Details geladen. Die Links funktionieren.`,
    titlesOpen: (name: string) => `Die Titel führen zu ${name}.`,
    stripAlt: (items: string) => `Fotos aus den Angeboten: ${items}`,
    moreLinks: (count: number) =>
      plural(count, { one: 'Und 1 weiterer Link', other: `Und ${count} weitere Links` }),
    failedLinks: (count: number) =>
      plural(count, {
        one: '1 Link ließ sich nicht umwandeln',
        other: `${count} Links ließen sich nicht umwandeln`,
      }),
    products: (count: number) => plural(count, { one: '1 Produkt', other: `${count} Produkte` }),
    both: (first: string, second: string) => `${first}, ${second}`,
    inMessageOf: (name: string) => `In der Nachricht von ${name}`,

    qc: 'QC',
    more: 'Mehr',
    allAgents: 'Alle Agenten',
    remove: 'Antwort löschen',
    showAll: (count: number) => `Alle ${count}`,
    chooseProduct: 'QC-Fotos von …',
    openCard: 'Karte öffnen',
    parcel: 'Paket',
    chooseAgents: 'Wähle deine Agenten',

    noAgents: 'Wähle einmal deine Agenten. Dann öffnen sich Links immer dort.',
    listGone: 'Ich weiß nicht mehr, um welche Produkte es hier geht. Füg die Links noch einmal ein.',
    removed: 'Antwort entfernt.',
    notAuthor: 'Das kann nur entfernen, wer die Nachricht geschrieben hat, oder die Moderation.',
    trackOffer: 'Wo ist das Paket? Die Antwort siehst nur du.',
    trackPrivately: 'Nachsehen',

    unknownSite: (host: string) =>
      `Links von **${host}** kann ich nicht lesen. Schick mir einen von Weidian, Taobao, Tmall, 1688 oder einem Agenten.`,
    askPrivately: (command: string) =>
      `Deine Pakete gehen nur dich etwas an. Nimm ${command} oder frag mich per DM.`,
    shortHelp: (command: string) =>
      `Schick mir einen Link oder eine Sendungsnummer. Was ich sonst kann, sagt ${command}.`,
  },

  alertChannels: {
    title: 'Kanäle für Benachrichtigungen',
    noChannels:
      'Noch kein Benachrichtigungskanal. Wähle einen Kanal, dann werden dort neue Scans gepostet. QC-Fotos kannst du danach einschalten.',
    addChannel: 'Kanal hinzufügen',
    whose: {
      all: '**Pakete und Produkte:** alle, zu denen dieser Bot Neues erfährt, auch wenn ihnen hier niemand folgt. Wer den Bot betreibt, legt das mit `HOME_GUILD_IDS` fest.',
      followed:
        '**Pakete und Produkte:** nur die, denen Mitglieder in den Kanälen dieses Servers folgen oder die sie dort beobachten',
    },
    followedOnlyNotice:
      'Drück bei `/tracking` auf **Hier folgen**. Oder drück bei `/qc` auf **Mehr**, schalte **Beobachten** ein und wähle über **Ändern** die Option **In diesem Kanal**. Wenn du diesen Bot betreibst und hier alles haben willst, trag diesen Server in `HOME_GUILD_IDS` ein.',
    event: { tracking: 'Neue Scans', qc: 'Neue QC-Fotos' },
    working: (when: string) => `🟢 ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} Angehalten ${since}. Benachrichtigungen bleiben 7 Tage lang erhalten.`,
    reasons: {
      gone: 'Den Kanal gibt es nicht mehr.',
      forbidden: 'Ich darf den Kanal nicht sehen oder dort nicht schreiben.',
      dm_closed: 'Ich kann keine DMs schicken.',
      unsuitable:
        'Dort kann man keine Nachrichten senden: Der Thread ist gesperrt oder der Kanaltyp lässt es nicht zu.',
      unavailable: 'Discord hat nicht geantwortet. Versuch es gleich noch einmal.',
    },
    pingsRole: (role: string) => `pingt ${role}`,
    cannotPing: (role: string) => `⚠️ kann ${role} nicht pingen`,
    pingsNobody: 'pingt niemanden',
    unmasked: 'ganze Nummern',
    postTest: 'Test posten',
    testWhere: 'Wo soll ich einen Test posten?',
    testSeen: 'Alle im Kanal können ihn sehen.',
    remove: 'Entfernen',
    allChannels: 'Alle Kanäle',
    added: (event: string, channel: string) => `✅ **${event}** werden jetzt in ${channel} gepostet.`,
    removed: (event: string, channel: string) => `Entfernt: **${event}** in ${channel}.`,
    allHere: 'Alles hier',
    clearsSettings: 'Auch ihre Einstellungen werden entfernt',
    confirmRemove: (channel: string) =>
      `**Benachrichtigungen in ${channel} entfernen?** Auch ihre Einstellungen werden entfernt. Zu Paketen und Produkten, denen dort jemand folgt oder die dort jemand beobachtet, wird weiterhin gepostet.`,
    confirmUnmask: (channel: string) =>
      `**In ${channel} ganze Sendungsnummern zeigen?** Alle, die den Kanal lesen, könnten diese Pakete dann selbst abfragen.`,
    showFull: 'Ganze Nummern zeigen',
    channelRemoved: 'Dieser Benachrichtigungskanal wurde entfernt.',
    roleNotMentionable: (role: string) =>
      `⚠️ Ich kann ${role} nicht pingen: Erlaube in den Einstellungen der Rolle allen, sie zu erwähnen, oder gib mir die Berechtigung „Erwähne @everyone, @here und ‚Alle Rollen‘“.`,
    tested: (channel: string) => `✅ Test in ${channel} gepostet.`,
    testWaits: (time: string) => `Echte Benachrichtigungen warten bis ${time} Uhr.`,
    testIsNoCard:
      'Der Test ist ein einzelner Post. Echte Pakete bekommen stattdessen je eine lautlose Karte.',
    testHasNoCard: 'Der Test ist nur der Post. Echte Pakete bekommen dazu je eine lautlose Karte.',
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    testNotPosted: 'Der Test wurde nicht gepostet.',
    retries:
      'Ich versuche es von selbst wieder: zuerst nach 10 Minuten, später einmal am Tag. Mit *Test posten* versuche ich es sofort.',
    everyoneLeftOut: '⚠️ Rolle nicht übernommen: Benachrichtigungen pingen nie @everyone.',
    levelLeftOut: '⚠️ Umfang nicht übernommen: QC-Fotos sind nie ein Problem, also würde nichts gepostet.',
    sampleStatus: (name: string) => `${name} hat diesen Test gepostet. Kein Paket hat sich bewegt.`,
    samplePhotos: (name: string) => `${name} hat diesen Test gepostet. Es gibt keine neuen Fotos.`,
  },

  alertOptions: {
    levels: { all: 'jeder Scan', milestones: 'wichtige Schritte und Probleme', problems: 'nur Probleme' },
    levelHints: {
      all: 'Etwa 14 Posts pro Paket',
      milestones: 'Etwa 5 Posts pro Paket',
      problems: 'Etwa 1 Post pro 10 Pakete',
    },
    means: {
      all: '**Etwa 14 Posts pro Paket:** jeder Scan eines Paketdienstes.',
      milestones:
        '**Etwa 5 Posts pro Paket:** angenommen, im Zielland, verzollt, in Zustellung, zugestellt. Dazu Probleme und verschobene Termine.',
      problems: '**Etwa 1 Post pro 10 Pakete:** nur, worum sich jemand kümmern muss.',
    },
    meansDigest: (time: string, what: string) => `**Eine Nachricht am Tag, um ${time} Uhr:** ${what}.`,
    meansCard: '**Eine lautlose Karte pro Paket**, die sich mit jedem Scan ändert.',
    nothingElse: 'Sonst wird über Pakete nichts gepostet.',
    dmLevelHints: {
      all: 'Etwa 14 Nachrichten pro Paket',
      milestones: 'Etwa 5 Nachrichten pro Paket',
      problems: 'Nur, worum du dich kümmern musst',
    },
    photoLevels: { all: 'alle neuen Fotos', milestones: 'nur die ersten Fotos', problems: 'nichts' },
    photoLevelHints: {
      all: 'Jedes Mal, wenn ein Lager Fotos eines Produkts hinzufügt',
      milestones: 'Einmal pro Produkt',
    },
    chooseLevel: 'Wähle, was gepostet wird',
    dmTitle: 'Benachrichtigungen per DM',
    channelTitle: (channel: string) => `Benachrichtigungen in ${channel}`,
    newParcels: 'Pakete, denen du ab jetzt folgst',
    quietHours: 'Ruhezeit',
    digest: 'Tägliche Übersicht',
    quietOrDigest: 'Ruhezeit oder Übersicht',
    on: 'An',
    off: 'Aus',
    localTime: (place: string, time: string) => `${place}, jetzt ${time}`,
    posts: 'Posts',
    whichScans: 'Welche Scans',
    whichPhotos: 'Welche Fotos',
    how: 'Wie gepostet wird',
    feed: 'Einzelne Posts',
    feedHint: 'Ein Post für jedes Ereignis',
    oneCard: 'Eine Karte pro Paket',
    oneCardHint: 'Eine lautlose Nachricht, die sich mit jedem Scan ändert',
    cardAndPosts: 'Karte und Posts',
    cardAndPostsHint: 'Dieselbe Karte, dazu Posts über das Wichtige',
    cardAndDigest: 'Karte und Übersicht',
    silent: 'Lautlos',
    silentHint: 'Kein Ton, kein Push',
    forumPosts: 'Jedes Paket bekommt einen Beitrag im Forum; alles Weitere steht darin.',
    followsOnly:
      'Gepostet wird nur zu Paketen und Produkten, denen hier jemand folgt oder die hier jemand beobachtet.',
    inLine: {
      oneCard: 'eine Karte pro Paket',
      cardAndPosts: 'Karte und Posts',
      silent: 'lautlos',
      quiet: (from: string, until: string) => `Ruhezeit ${from}–${until}`,
      digest: (time: string) => `Übersicht um ${time}`,
    },
    pinged: 'Rolle, die gepingt wird',
    nobody: 'Niemand',
    fullNumbers: 'Ganze Nummern',
    numbersOff: (masked: string) => `Aus, also ${masked}`,
    numbersOn: (number: string) => `An, also ${number}`,
    chooseRole: 'Wähle eine Rolle',
    choosePings: 'Wofür die Rolle gepingt wird',
    problems: 'Probleme',
    holdHint:
      'In der Ruhezeit sammle ich alles und poste es danach. Die tägliche Übersicht ist eine einzige Nachricht am Tag mit allem, deshalb ersetzt sie die Ruhezeit.',
    saved: '✅ Gespeichert.',
    turnOff: 'Ausschalten',
    turnOn: 'Einschalten',
    more: 'Mehr',
    from: 'Von',
    until: 'Bis',
    time: 'Uhrzeit',
    timeHint: 'Zum Beispiel 22:30, 22 Uhr oder 8',
    zone: 'Deine Stadt oder Zeitzone',
    zoneHint: 'Zum Beispiel Berlin, Zürich, Shanghai oder UTC+2',
    notATime: (typed: string) => `„${typed}“ ist keine Uhrzeit. Schreib zum Beispiel 22:30, 22 Uhr oder 8.`,
    notAZone: (typed: string) =>
      `Ich kenne die Zeitzone von „${typed}“ nicht. Nenn eine größere Stadt in der Nähe oder schreib zum Beispiel UTC+2.`,
    sameTimes:
      'Die Ruhezeit kann nicht zur selben Zeit anfangen und aufhören. Wenn du gar keine Benachrichtigungen willst, folge den Paketen nicht mehr.',
    applyToAll: (count: number) =>
      count === 1 ? 'Für mein Paket übernehmen' : `Für alle ${count} übernehmen`,
    appliedToAll: (count: number) =>
      count === 1 ? '✅ Für dein Paket übernommen.' : `✅ Für deine ${count} Pakete übernommen.`,
    tells: {
      all: 'Ich melde dir jeden Scan',
      milestones: 'Ich melde dir wichtige Schritte und Probleme',
      problems: 'Ich melde dir nur Probleme',
    },
    inPlaces: (count: number) => `Du folgst dem Paket an ${count} Stellen`,
    nameHere: 'Name in diesem Kanal',
    nameShown: (name: string) => `Alle sehen ${name}`,
    nameHidden: 'Ausgeblendet: Stattdessen steht dort die verdeckte Nummer',
    managed:
      'Folgt ihm hier jemand? Das kannst du für alle beenden. Bekommt der Kanal alle Pakete, ändere seine Benachrichtigungen.',
    thisChannel: 'Dieser Kanal',
    notYours: 'Ändern kann diese Benachrichtigungen nur, wer dem Paket hier folgt oder den Server verwaltet.',
    notManager: 'Was hier gepostet wird, können nur Leute ändern, die diesen Server verwalten.',
  },

  settings: {
    mine: 'Meine Einstellungen',
    server: 'Dieser Server',
    data: 'Meine Daten',
    trouble: 'Probleme?',
    change: 'Ändern',
    agents: 'Agenten',
    popularAgents: 'Die beliebtesten zuerst',
    secondCurrency: 'Zweite Währung',
    noCurrency: 'Keine, Preise wie angegeben',
    pricesIn: (name: string) => `Zweite Währung: ${name}`,
    rate: (rate: string, day: string) => `1 CN¥ = ${rate} (${day})`,
    asServer: 'Wie auf dem jeweiligen Server',
    links: 'Links und Nummern im Chat',
    myLinks: 'Antworten auf meine Links und Nummern',
    on: 'An',
    off: 'Aus',
    language: 'Sprache',
    fromDiscord: (name: string) => `${name}, wie in Discord`,
    ownLanguage: (name: string) =>
      `${name}, wie in deinem Discord. Was alle sehen, ist in der Sprache des Servers.`,
    noAlertChannels: 'Keine',
    purposes: {
      links: 'Wo ich auf Links und Sendungsnummern von Mitgliedern antworte',
      agents: 'Stehen hier in Antworten vorn; Mitglieder können eigene wählen',
      currency: 'Preise hier auch in dieser Währung; Mitglieder können selbst wählen',
      language: 'Für alles, was alle sehen, egal wer fragt',
      kilogramPrice:
        'Schätzt den Versand in den Hauls der Mitglieder; sie können einen eigenen Preis angeben',
      haulButtons: 'Ein Button: Wer ihn drückt, legt den Artikel in den eigenen Haul',
      alerts: 'Wo ich neue Scans und QC-Fotos poste',
    },
    agentsOf: { mine: 'Meine Agenten', server: 'Agenten dieses Servers' },
    noAgents: 'Keine ausgewählt, also kommen die beliebtesten zuerst.',
    agentOrder: 'Sie kommen zuerst, in dieser Reihenfolge:',
    closedAgent: (name: string) => `${name} (geschlossen)`,
    changeAgent: 'Agent ändern',
    addAgent: 'Agent hinzufügen',
    addAgentBetween: (first: string, last: string) => `Agent hinzufügen (${first}–${last})`,
    agentLimit: (max: number) => `Mehr als ${max} geht nicht. Entferne einen, um einen anderen hinzuzufügen.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} von ${count}`,
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    removeAgent: 'Entfernen',
    linksOn: 'Auf Links und Sendungsnummern wird geantwortet',
    linksOff: 'Auf Links und Sendungsnummern wird nicht geantwortet',
    exceptChannels: (channels: string) => `Außer in ${channels}`,
    alsoChannels: (channels: string) => `Trotzdem mit Antworten: ${channels}`,
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    exceptIn: 'Kanäle ohne Antworten:',
    alsoIn: 'Kanäle, in denen trotzdem geantwortet wird:',
    chooseChannels: 'Kanäle auswählen',
    publicLanguage: 'Sprache der Antworten, die alle sehen',
    reasons: {
      deployment: 'Die Betreiber dieses Bots haben das ausgeschaltet (AUTO_CONVERT).',
      intent:
        'Discord lässt mich nur Nachrichten lesen, in denen ich erwähnt werde (Message Content Intent). Erwähne mich oder nutze Apps › Nachschlagen.',
      server: 'Auf diesem Server ausgeschaltet.',
      channel: 'In diesem Kanal ausgeschaltet.',
      permission: 'Mir fehlen hier Berechtigungen.',
      own: 'Du hast das in deinen Einstellungen ausgeschaltet.',
    },
    permissionsIn: (channel: string) => `Was ich in ${channel} darf`,
    permissionMissing: (permission: string) =>
      `🔴 „${permission}“ fehlt: Gib meiner Rolle diese Berechtigung oder erlaube sie in den Kanaleinstellungen`,
    replyRefused: (channel: string, when: string) =>
      `🔴 ${channel}: Discord hat ${when} eine Antwort abgelehnt`,
  },

  status: {
    works: 'Alles funktioniert',
    broken: (names: string) => `Gestört: ${names}`,
    service: 'Pakete und Produkte',
    notResponding: (when: string) => `gestört, letzte Antwort ${when}`,
    noResponseYet: 'hat noch nie geantwortet',
    connection: 'Verbindung zu Discord',
    partlyConnected:
      'Auf manchen Servern bin ich gerade nicht erreichbar. Das vergeht meist innerhalb einer Minute.',

    saving: 'Speichern',
    notWritable:
      'klappt gerade nicht: Was du jetzt änderst oder hinzufügst, geht verloren. Versuch es später noch einmal.',
    alerts: 'Benachrichtigungen',
    noAlertsWaiting: 'keine ausstehend',
    alertsWaiting: (count: number, since: string) =>
      plural(count, {
        one: `1 ausstehend, entstanden ${since}`,
        other: `${count} ausstehend, die älteste entstand ${since}`,
      }),
    channelsPaused: (channels: string, command: string) =>
      `angehalten: ${channels}. Warum, zeigt ${command}.`,
    somePaused: (count: number) =>
      `auf diesem Server angehalten: ${count}. Wer den Server verwaltet, kann sehen, warum.`,
    polling: 'Regelmäßige Abfragen',
    pollingBehind: (count: number, since: string) =>
      `im Rückstand. Fällige Pakete und Produkte: ${count}; das erste war ${since} an der Reihe`,

    dms: 'DMs an dich',
    dmsOpen: 'offen',
    dmsClosed: 'geschlossen. Erlaube Direktnachrichten von Servermitgliedern oder schreib mir.',
    linksIn: (channel: string) => `Links in ${channel}`,
    replies: 'ich antworte',
    noReply: (agents: number) =>
      `**Keine Antwort auf einen Link?** Ich lese Weidian, Taobao, Tmall, 1688 und ${agents} Agenten.`,
    dateOff:
      '**Ein Termin stimmt nicht?** Ich schätze ihn aus anderen Paketen auf derselben Strecke. Mit jedem wird er genauer.',
    reference: 'Zu jeder Fehlermeldung gehört eine Referenz. Gib sie der Moderation.',
  },

  privacy: {
    title: 'Meine Daten',
    nothingStored: 'Über dich ist nichts gespeichert',
    parcels: (count: number) => `**Pakete, denen du folgst (${count})**`,
    products: (count: number) =>
      plural(count, { one: '1 beobachtetes Produkt', other: `${count} beobachtete Produkte` }),
    also: '**Außerdem**',
    archived: (count) => (count === 1 ? '1 Paket in deinem Archiv' : `${count} Pakete in deinem Archiv`),
    recentProducts: (count: number) =>
      plural(count, {
        one: '1 Produkt, das du angesehen hast',
        other: `${count} Produkte, die du angesehen hast`,
      }),
    alertChannels: (count: number) =>
      plural(count, {
        one: '1 Benachrichtigungskanal, den du eingerichtet hast',
        other: `${count} Benachrichtigungskanäle, die du eingerichtet hast`,
      }),
    settings: 'deine Einstellungen',
    pendingAlerts: (count: number) => `Benachrichtigungen, die du noch bekommst: ${count}`,
    replies: (count: number) => `Einträge zu meinen Antworten auf deine Nachrichten: ${count}`,
    retention:
      'Nachrichten, die du schreibst, werden nie gespeichert. Einträge zu meinen Antworten und gesendete Benachrichtigungen verschwinden nach 30 Tagen, angesehene Produkte nach 180.',
    delete: 'Alles löschen',
    askDelete: 'Alles löschen?',
    confirmDelete:
      'Damit löschst du deine Pakete, Hauls, beobachteten Produkte und Einstellungen. **Das lässt sich nicht rückgängig machen.**\n-# Gelöscht werden auch die Namen deiner Pakete, dein Archiv, deine geteilten Hauls, angesehene Produkte, Einträge zu meinen Antworten, noch nicht gesendete Benachrichtigungen und Daten, die ich nur für dich abgerufen habe.\n-# Benachrichtigungskanäle, die du eingerichtet hast, bleiben ihrem Server erhalten, sind aber nicht mehr mit dir verknüpft. In älteren Backups der Betreiber bleiben diese Daten, bis die Backups gelöscht werden.',
    deleted: 'Erledigt: Über dich ist nichts mehr gespeichert, außer in älteren Backups.',
  },

  help: {
    here: 'Schick mir hier einen Link oder eine Sendungsnummer',
    title: 'Füg einen Link oder eine Sendungsnummer ein',
    where: 'In einen Kanal oder eine DM an mich. Deine Pakete siehst nur du.',
    mentioned: 'In einer DM an mich oder in einer Nachricht, die mich erwähnt.',
    track: 'wann dein Paket kommt',
    qc: 'Fotos aus dem Lager',
    lookup: 'Preis, Bestand, Gewicht',
    convert: 'der Link beim Agenten',
    haul: 'Kauf- und Versandkosten',
    settings: 'Agenten, Währung, Daten',
    alerts: 'wo ich Neues melde',
    manage: 'Du verwaltest diesen Server: Leg fest, wo ich antworte und poste.',
    menu: 'Oder im Menü einer Nachricht: *Apps › Nachschlagen*.',
    trackParcel: 'Paket suchen',
    myAgents: 'Agenten',
    numberHint: 'Buchstaben und Ziffern, z. B. LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Ich verstehe Produktlinks von Weidian, Taobao, Tmall und 1688 sowie Produktseiten von Agenten wie CNFans, Kakobuy oder Superbuy.',
    nothingInMessage: 'In dieser Nachricht finde ich weder einen Produktlink noch eine Sendungsnummer.',
    noProductIn: (typed, accepted) => `In „${typed}“ finde ich kein Produkt. ${accepted}`,
    whichPlatform: (id) => `Von welcher Plattform ist \`${id}\`?`,
    shopLink:
      'Dieser Link führt zu einem Shop oder einer Suche, nicht zu einem einzelnen Produkt. Öffne dort ein Produkt und füg dessen Link ein.',
    inputTooLong: (max: number) => `Das ist zu lang. Füg nur den Link ein (höchstens ${max} Zeichen).`,
    unknownAgent: (name: string, nearest: string) =>
      `Ich kenne keinen Agenten namens „${name}“. Meinst du ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `Ich kenne keinen Agenten namens „${name}“. Wähle einen aus der Liste, die beim Tippen erscheint.`,
    tooManyUnknownNumbers: (again: string) =>
      `Das waren zu viele unbekannte Nummern. Versuch es ${again} noch einmal.`,
    tooManyFollows: (max: number) =>
      `Mehr als ${max} Pakete und beobachtete Produkte gehen nicht. Entferne zuerst welche: Pakete mit \`/tracking\`, Produkte mit \`/qc\`.`,
    notFollowedHere:
      'Das hast nicht du eingerichtet. Beenden kann es nur, wer es eingerichtet hat, oder die Moderation.',
    tooManyAlertChannels: (max: number) =>
      `Dieser Server hat schon so viele Benachrichtigungskanäle wie möglich (${max}). Entferne zuerst einen mit \`/benachrichtigungen entfernen\`.`,
    noAlertChannels:
      'Dieser Server hat noch keine Benachrichtigungskanäle. Mit `/benachrichtigungen hinzufügen` legst du einen an.',
    noMatchingAlertChannel:
      'Dieser Kanal bekommt keine solchen Benachrichtigungen. `/benachrichtigungen liste` zeigt, welche sie bekommen.',
    everyoneRole: 'Benachrichtigungen pingen nie @everyone. Wähle eine andere Rolle oder gar keine.',
    missingPermissions: (names: string, channel: string) =>
      `In ${channel} darf ich nicht posten. Dort fehlen mir Berechtigungen: **${names}**. Gib sie meiner Rolle oder erlaube sie in den Kanaleinstellungen und versuch es dann noch einmal.`,
    cannotPostHere:
      'In diesem Chat kann ich nichts posten. Nutze stattdessen deine DMs oder einen Kanal auf einem Server, auf dem ich bin.',
    userCannotPost:
      'Du darfst in diesem Kanal nicht schreiben, deshalb kann ich hier auch keine Benachrichtigungen für dich posten. Nutze stattdessen deine DMs oder einen anderen Kanal.',
    userCannotShare:
      'Du darfst in diesem Kanal keine Nachrichten senden, also kann ich hier auch nichts für dich teilen.',
    tooManyPosts: (again: string) =>
      `Mit meinen Buttons wurde in kurzer Zeit viel gepostet. Du kannst ${again} wieder posten.`,
    slowMode: (again: string) =>
      `In diesem Kanal gilt der Slowmode. Ich kann ${again} wieder für dich posten.`,
    testedRecently: (channel: string, again: string) =>
      `${channel} wurde gerade erst getestet. Du kannst ihn ${again} wieder testen.`,
  },

  errors: {
    unexpected:
      'Bei mir ist etwas schiefgelaufen. Versuch es noch einmal. Wenn es wieder passiert, gib die Referenz unten an die Moderation weiter.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Referenz ${reference}`,
    outdatedComponent:
      'Dieser Button stammt aus einer älteren Version und funktioniert nicht mehr. Führe den Befehl noch einmal aus.',
    notAllowed: 'Dafür brauchst du die Berechtigung „Server verwalten“.',
    tooManyInteractions: (again: string) =>
      `Du hast innerhalb einer Minute sehr viel angefragt. Versuch es ${again} noch einmal.`,
    badRequest: 'Mit dieser Eingabe hat es nicht geklappt. Prüf sie und versuch es noch einmal.',
    unauthorised:
      'Der API-Schlüssel dieses Bots wird nicht akzeptiert. Das können nur die Betreiber des Bots beheben: Sag ihnen am besten Bescheid.',
    parcelNotFound:
      'Ich finde diese Sendungsnummer nicht. Prüf sie auf Tippfehler. Eine neue Nummer ist manchmal erst nach ein bis zwei Tagen zu finden.',
    productNotFound:
      'Ich finde dieses Produkt nicht. Prüf den Link oder versuch es mit dem Produktlink der Plattform selbst.',
    linkNotFound:
      'Ich habe über diesen Link kein Produkt gefunden. Öffne ihn und füg die Adresse der Seite ein, auf der du landest.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Gerade kommen zu viele Anfragen auf einmal. Versuch es in einer Minute noch einmal.'
        : `Gerade kommen zu viele Anfragen auf einmal. Versuch es ${again} noch einmal.`,
    unavailable:
      'Ich bekomme gerade keine Daten. An deiner Anfrage liegt es nicht. Versuch es in ein paar Minuten noch einmal.',
    timedOut: 'Die Antwort hat zu lange gedauert. Versuch es gleich noch einmal.',
    invalidResponse:
      'Ich habe Daten bekommen, mit denen ich nichts anfangen kann. Versuch es später noch einmal. Wenn es wieder passiert, gib die Referenz unten an die Moderation weiter.',
  },

  liveCard: {
    before: (what: string) => `Davor: ${what}`,
    followInDms: 'Per DM folgen',
    followed: (parcel: string) =>
      `🔔 Wenn sich bei **${parcel}** etwas Wichtiges tut, schreibe ich dir per DM.`,
    masked: 'Diese Nummer ist hier verdeckt. Für Benachrichtigungen per DM gib die ganze Nummer ein.',
    enterNumber: 'Nummer eingeben',
  },

  digest: {
    overnight: (news) => `Über Nacht: ${news}`,
    both: (first, second) => `${first}, ${second}`,
    needYou: (count) => `um ${count} musst du dich kümmern`,
    needOwner: (count) => `um ${count} muss sich jemand kümmern`,
    arriveToday: (count) => plural(count, { one: '1 kommt heute', other: `${count} kommen heute` }),
    delivered: (count) => `${count} zugestellt`,
    prices: (count) => plural(count, { one: '1 Preisänderung', other: `${count} Preisänderungen` }),
    notices: (count) =>
      plural(count, {
        one: '1 Kanal ohne Benachrichtigungen',
        other: `${count} Kanäle ohne Benachrichtigungen`,
      }),
    onlyScans: (scans, parcels) =>
      `${plural(scans, { one: '1 Scan', other: `${scans} Scans` })} von ${plural(parcels, { one: '1 Paket', other: `${parcels} Paketen` })}`,
    newPhotos: 'neue QC-Fotos',
    silent: 'länger als üblich ohne Scan',
    ended: 'wird nicht mehr geprüft',
    andMore: (names: string, count: number) => `${names} und ${count} weitere`,
    ordinaryScans: (count, since) =>
      plural(count, {
        one: `1 gewöhnlicher Scan ${since}`,
        other: `${count} gewöhnliche Scans, der erste ${since}`,
      }),
    myParcels: 'Meine Pakete',
    change: 'Übersicht ändern',
    changeQuietHours: 'Ruhezeit',
    held: (count) => `${count} bis zum Ende der Ruhezeit oder bis zur Übersicht zurückgehalten`,
  },

  suspended: {
    line: (channel) => `Ich kann in ${channel} nichts mehr posten`,
    missing: (names) =>
      `Mir fehlen dort Berechtigungen: ${names}. Gib sie meiner Rolle oder erlaube sie in den Kanaleinstellungen.`,
    gone: 'Den Kanal gibt es nicht mehr. Deinen Paketen folgst du weiter: Ändere mit `/tracking`, wo ich Bescheid gebe, oder füg mit `/benachrichtigungen hinzufügen` einen anderen Kanal hinzu.',
    thenTest: 'Drück danach auf *Test posten*.',
    waiting: 'Benachrichtigungen der letzten 7 Tage bleiben erhalten und kommen, sobald es wieder geht.',
    works: (channel) => `In ${channel} kommen wieder Benachrichtigungen an, auch die zurückgehaltenen.`,
    mayNotTest: (channel: string) =>
      `Du darfst in ${channel} keine Nachrichten senden. Den Test muss jemand posten, der das darf. Oder warte: Ich versuche es selbst immer wieder.`,
  },

  permissions: {
    ViewChannel: 'Kanal ansehen',
    SendMessages: 'Nachrichten senden',
    SendMessagesInThreads: 'Nachrichten in Threads senden',
    EmbedLinks: 'Links einbetten',
    AttachFiles: 'Dateien anhängen',
    ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
    SendPolls: 'Umfragen erstellen',
  },
};
