import type { Texts } from './en.ts';
import { createPluralSelector } from './plural.ts';

const plural = createPluralSelector('it');

/** Before a day that starts with a vowel, “il” is “l’”: “l’8 nov”, “l’11 nov”. */
const elided = (day: string, { il, l }: { readonly il: string; readonly l: string }) =>
  /^(?:8|11)(?!\d)/.test(day) ? `${l}${day}` : `${il} ${day}`;

export const it: Texts = {
  locale: 'it',
  language: 'Italiano',

  commands: {
    names: {
      track: 'traccia',
      qc: 'qc',
      lookup: 'prodotto',
      convert: 'converti',
      haul: 'haul',
      alerts: 'avvisi',
      settings: 'impostazioni',
      help: 'aiuto',
      add: 'aggiungi',
      list: 'elenco',
      remove: 'rimuovi',
      test: 'prova',
      number: 'numero',
      private: 'privato',
      link: 'link',
      agent: 'agente',
      agents: 'agenti',
      event: 'evento',
      channel: 'canale',
      role: 'ruolo',
      mask: 'oscura',
      level: 'livello',
    },
    track: {
      description: 'Dove sono i tuoi pacchi; senza numero, tutti quelli che segui',
      number: 'Uno o più numeri di tracking',
      private: 'La risposta la vedi solo tu (predefinito: sì)',
    },
    qc: {
      description: 'Foto QC: com’è un prodotto nel magazzino di un agente',
    },
    lookup: {
      description: 'Tutto su un prodotto: prezzo, disponibilità, varianti, peso e misure',
      agent: 'Peso e misure rilevati da questo agente',
    },
    convert: {
      description: 'Converte qualsiasi link di prodotto in quello del tuo agente',
      agents: 'Solo questi agenti, separati da virgole (predefinito: tutti)',
    },
    haul: {
      description: 'I tuoi haul: quanto costano acquisto e spedizione',
      add: 'Link dei prodotti da aggiungere',
    },
    alerts: {
      description: 'Scegli in quali canali pubblicare i nuovi aggiornamenti dei pacchi e le nuove foto QC',
      add: 'Pubblica i nuovi aggiornamenti o le nuove foto QC in un canale',
      list: 'I canali avvisi di questo server e se funzionano',
      remove: 'Non pubblicare più avvisi in un canale',
      test: 'Pubblica una prova e riprova con i canali che non funzionavano più',
      event: 'Che cosa pubblicare',
      tracking: 'Nuovi aggiornamenti dei pacchi',
      qc: 'Nuove foto QC',
      channel: 'Il canale, il thread o il forum; in un forum ogni pacco ha il suo post',
      anyEvent: 'Nuovi aggiornamenti o nuove foto QC (predefinito: entrambi)',
      testChannel: 'Dove pubblicarla',
      role: 'Un ruolo da menzionare a ogni avviso (predefinito: nessuno)',
      mask: 'Oscura la parte centrale dei numeri di tracking (predefinito: sì)',
      level: 'Livello di dettaglio (predefinito: tappe principali, problemi e tutte le foto QC)',
    },
    settings: {
      description:
        'I tuoi agenti, la valuta, gli avvisi, i dati e, se lo gestisci, le impostazioni del server',
    },
    help: {
      description: 'Cosa faccio e da dove iniziare',
    },
    lookUp: 'Cerca',
    product: {
      link: 'Qualsiasi link a un prodotto o il suo ID',
    },
    private: 'La risposta la vedi solo tu (predefinito: no)',
  },

  common: {
    checked: (when: string) => `Verificato ${when}`,
    stale: (when: string) => `Al momento non ricevo dati nuovi. Questi risalgono a ${when}.`,
    source: (name: string) => `Fonte: ${name}`,
    incomplete: (received: string, total: string) => `Incompleto: ricevuti ${received} su ${total}`,
    more: (count: number) => plural(count, { one: '… e 1 altro', other: `… e altri ${count}` }),
    product: (platform: string, id: string) => `${platform} · ${id}`,
    previous: 'Precedente',
    next: 'Successiva',
    refresh: 'Aggiorna',
    share: 'Condividi',
    back: 'Indietro',
    tryAgain: 'Riprova',
    stopWatching: 'Non monitorare più',
    details: 'Dettagli',
    qcPhotos: 'Foto QC',
    agentLinks: 'Link degli agenti',
    openAt: (name: string) => `Apri su ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Articolo ${platform} ${id}`,
    noPrice: 'Prezzo non indicato',
    soldOut: 'Esaurito',
    inStock: (count) => `${count}\u00A0disponibili`,
    detailsMissing: 'dettagli non caricati',
    qcPhotos: (count: number, shown: string) =>
      plural(count, { one: '1 foto QC', other: `${shown} foto QC` }),
    photoAlt: (name) => `Foto dell’annuncio: ${name}`,
    linkLabel: 'Link del prodotto',
    more: 'Altro',
  },

  track: {
    states: {
      pending: 'ancora nessun aggiornamento',
      accepted: 'preso in carico',
      in_transit: 'in transito',
      customs: 'in dogana',
      customs_held: 'bloccato in dogana',
      out_for_delivery: 'in consegna',
      pickup: 'pronto per il ritiro',
      delivered: 'consegnato',
      attempt_failed: 'consegna non riuscita',
      address_problem: 'problema con l’indirizzo',
      damaged: 'danneggiato',
      lost: 'dichiarato smarrito',
      returning: 'di ritorno al mittente',
      returned: 'restituito al mittente',
      cancelled: 'annullato',
      exception: 'problema segnalato',
      unknown: 'registrato dal corriere',
    },
    because: (what: string, why: string) => `${what}: ${why}`,
    named: (name: string, what: string) => `${name}: ${what}`,
    heldFor: {
      held_proof_of_value: 'serve una prova del valore',
      held_id_needed: 'serve un documento d’identità',
      held_documents_missing: 'servono documenti',
      held_inspection: 'controllo in corso',
    },
    onTime: 'in transito, nei tempi',
    slow: 'in transito, più lento del solito',
    deliveredIn: (days: number) =>
      plural(days, { one: 'consegnato in 1\u00A0giorno', other: `consegnato in ${days}\u00A0giorni` }),
    day: (day: number) => `giorno\u00A0${day}`,
    to: (country: string) => `destinazione: ${country}`,
    usually: (low: number, high: number) =>
      low === high
        ? `di solito ${plural(low, { one: '1\u00A0giorno', other: `${low}\u00A0giorni` })} su questa tratta`
        : `di solito ${low}–${high}\u00A0giorni su questa tratta`,
    quoted: (words: string) => `“${words}”`,
    noStatus: 'Aggiornamento senza descrizione',
    followsInDm:
      '🔔 Ti scrivo nei DM alle tappe principali, se c’è un problema e se la data cambia di un giorno o più. Puoi cambiarlo in *Segui già*.',
    followsUndated:
      '🔔 Ti scrivo nei DM alle tappe principali e se c’è un problema. Puoi cambiarlo in *Segui già*.',
    followsAllInDm:
      '🔔 Ti scrivo nei DM per tutti questi pacchi: tappe principali, problemi e cambi di data di un giorno o più. Per cambiarlo per un pacco, aprilo.',
    followsAllUndated:
      '🔔 Ti scrivo nei DM per tutti questi pacchi: tappe principali e problemi. Per cambiarlo per un pacco, aprilo.',
    followsHere:
      '🔔 I nuovi aggiornamenti vengono pubblicati in questo canale, con il numero parzialmente oscurato.',
    whatToDo: (advice: string) => `**Cosa fare:** ${advice}`,
    forOwner: (advice: string) => `**Per il destinatario:** ${advice}`,
    unscanned:
      'ci vuole più del solito: chiedi al tuo agente se il pacco è stato affidato al corriere. Per ora esiste solo l’etichetta.',
    advice: {
      customs_held:
        'scopri che cosa aspetta la dogana e invialo presto. Se il pacco l’ha spedito il tuo agente, senti prima lui.',
      attempt_failed:
        'cerca un avviso di passaggio o un messaggio del corriere, poi prenota un’altra consegna o vai a ritirare il pacco.',
      address_problem: 'controlla l’indirizzo dell’ordine e dai quello giusto al corriere o al tuo agente.',
      damaged: 'fotografa la scatola e il contenuto prima di buttare qualsiasi cosa, e avvisa il tuo agente.',
      lost: 'chiedi al tuo agente di aprire un reclamo presso il corriere. Spesso c’è una scadenza.',
      returning: 'chiedi al tuo agente perché torna indietro e se può rispedirlo.',
      returned: 'chiedi al tuo agente se lo ha ricevuto e se lo rispedisce o ti rimborsa.',
      exception: 'leggi nella cronologia che cosa dice il corriere e parlane con il tuo agente.',
    },
    adviceAbout: {
      held_proof_of_value:
        'invia una prova di quanto hai pagato, come la pagina dell’ordine. Se il pacco l’ha spedito il tuo agente, senti prima lui.',
      held_duty_due:
        'guarda quanto c’è da pagare e come, e paga presto. Se il pacco l’ha spedito il tuo agente, senti prima lui.',
      held_id_needed:
        'invia alla dogana il documento d’identità richiesto. Se non sai dove, chiedi al corriere o al tuo agente.',
      held_documents_missing:
        'guarda quali documenti servono alla dogana e inviali presto. Se il pacco l’ha spedito il tuo agente, senti prima lui.',
    },
    alt: {
      stops: (names: string) => `Viaggio: ${names}.`,
      ahead: (country: string) => `Destinazione: ${country}.`,
      problem: (state: string) => `Problema: ${state}.`,
      stages: {
        sent: 'Spedito; ancora nel Paese di origine.',
        abroad: 'Spedito e in viaggio verso l’estero; non ancora consegnato.',
        customs: 'Spedito, all’estero; in dogana o presto in dogana; non ancora consegnato.',
        local: 'Spedito, all’estero e sdoganato; ora presso il corriere locale; non ancora consegnato.',
        home: 'Spedito, all’estero, sdoganato, consegnato.',
      },
      transport: { air: 'In aereo.', sea: 'Via mare.', rail: 'In treno.' },
    },
    history: 'Cronologia',
    localTimes: 'Orari locali di ogni luogo.',
    // Below words that are cut; the history is a button.
    wholeText: 'Testo completo: *Cronologia*',
    range: (first: number, last: number, total: number) => `Aggiornamenti ${first}–${last} di ${total}`,
    follow: 'Segui',
    following: 'Segui già',
    agentText: 'Scrivi all’agente',
    more: 'Altro',
    hints: {
      history: 'Tutti gli aggiornamenti, con le parole del corriere.',
      gotIt: 'Niente più avvisi, va nell’archivio.',
      missing: 'Cosa si fa di solito in questo caso.',
      agentText: 'Un messaggio da copiare e inviare.',
      following: 'Di che cosa ti avviso, e dove.',
      follow: 'Ti scrivo alle tappe principali, per i problemi e se cambia la data.',
      name: 'Al posto del numero.',
      correct: 'Cambia il numero.',
      calendar: 'I giorni probabili, come evento.',
      share: 'Numero oscurato, prima l’anteprima.',
      stop: 'Niente più avvisi, esce dall’elenco.',
    },
    calendar: 'Aggiungi al calendario',
    getFile: 'Scarica',
    archiveIt: 'Archivia',
    correct: 'Correggi',
    notFollowing: 'Non segui questo pacco.',
    stopped: 'Non segui più questo pacco.',
    channelsMasked: 'Nei canali il numero è parzialmente oscurato.',
    followDm: 'Segui nei DM',
    followHere: 'Segui qui',
    stop: 'Interrompi',
    name: 'Dai un nome',
    rename: 'Rinomina',
    stopFollowing: 'Non seguire più',
    agentTextTitle: 'Da copiare per il tuo agente',
    agentTextHint: 'Cambia quello che vuoi prima di inviarlo.',
    agentTextMasked: 'Qui il numero è oscurato: scrivilo per intero.',
    agentTextSolved: (what: string) => `✅ Problema risolto: ${what}`,
    agentTextNotThere: 'Non ce l’hai? Cercalo con `/traccia` per scrivere al tuo agente.',
    letter: {
      hello: {
        problem: (number: string) => `Buongiorno, c’è un problema con il mio pacco ${number}.`,
        silent: (number: string, days: number) =>
          `Buongiorno, da ${days === 1 ? '1 giorno' : `${days} giorni`} non ci sono aggiornamenti sul mio pacco ${number}.`,
        status: (number: string) => `Buongiorno, scrivo per il mio pacco ${number}.`,
        unscanned: (number: string) =>
          `Buongiorno, nessun corriere ha ancora registrato il mio pacco ${number}.`,
        missing: (number: string) =>
          `Buongiorno, il mio pacco ${number} risulta consegnato, ma non l’ho ricevuto.`,
      },
      state: (state: string) => `Stato: ${state}`,
      date: (date: string) => `Data: ${date}`,
      words: (words: string) => `Il corriere dice: ${words}`,
      requests: {
        customs_held: 'Potete inviare alla dogana ciò che serve, o dirmi che cosa devo inviare io?',
        attempt_failed: 'Potete chiedere al corriere un’altra consegna, o dirmi dove posso ritirarlo?',
        address_problem: 'Potete controllare l’indirizzo sull’etichetta e farlo correggere?',
        damaged: 'Potete segnalare il danno al corriere e dirmi come ottenere un risarcimento?',
        lost: 'Potete aprire un reclamo presso il corriere e dirmi che cosa vi serve da parte mia?',
        returning: 'Sapete perché sta tornando indietro, e potete rispedirmelo?',
        returned: 'Vi è tornato indietro? Potete rispedirmelo o rimborsarmi?',
        exception: 'Potete informarvi su che cosa è successo e dirmi che cosa bisogna fare?',
        silent: 'Potete chiedere al corriere dove si trova?',
        status: 'Potete dirmi se è tutto a posto?',
        unscanned: 'È già stato affidato al corriere, e il numero è giusto?',
        missing: 'Potete chiedere al corriere dove l’ha lasciato, e aprire un reclamo se è andato perso?',
      },
    },
    firstScan:
      'Il primo aggiornamento compare di solito da uno a cinque giorni dopo la spedizione da parte dell’agente. Fino ad allora esiste solo un’etichetta.',
    followHint: 'Segui questo pacco e ti avviso.',
    watching: 'Ti avviso al primo aggiornamento.',
    checkNumber: 'Controlla il numero',
    wrongNumber: (number: string) =>
      `In ${number} c’è un errore di battitura: una lettera o una cifra è sbagliata.`,
    incompleteNumber: (number: string) => `In ${number} manca una lettera o una cifra.`,
    longNumber: (number: string) => `In ${number} c’è una lettera o una cifra di troppo.`,
    didYouMean: (number: string) => `Intendevi ${number}? È uno dei tuoi pacchi.`,
    openMeant: 'Apri quello',
    followAnyway: 'Segui lo stesso',
    isProduct: 'È un prodotto, non un numero di tracciamento',
    noNumberTitle: 'Non sembra un numero di tracking',
    noNumberInline: 'non è un numero di tracking',
    lookForTypo: 'errore?',
    numbers: (count: number) => plural(count, { one: '1 numero', other: `${count} numeri` }),
    haveTypos: (count: number) => plural(count, { one: '1 con un errore', other: `${count} con errori` }),
    followAll: (count: number) => (count === 1 ? 'Seguilo' : `Segui tutti e ${count}`),
    correctTypos: 'Correggi',
    atOnce: (max: number) => `fino a ${max} numeri alla volta`,
    numberFormat: 'Un numero di tracking ha da 5 a 40 lettere e cifre, come `LP00123456784821CN`.',
    notLoaded: 'non caricato, riprova',
    numberLabel: 'Numero di tracking',
    numberHint: 'Per esempio LP00123456784821CN',
    alertsStopped: (parcel: string) => `Qui non arriveranno più avvisi su **${parcel}**.`,
    nameTitle: 'Dai un nome al pacco',
    nameLabel: 'Nome',
    nameHint: 'Per riconoscerlo, per esempio “Scarpe invernali”. Lascia vuoto per non dargli un nome.',
  },

  arrival: {
    likely: (days) => `arrivo probabile ${days}`,
    late: 'più tardi del solito',
    take: (ofTen, days, after) => `${ofTen} su 10 arrivano ${days} ${after}`,
    days: (span, last) => (last === 1 ? `${span}\u00A0giorno` : `${span}\u00A0giorni`),
    upToDays: (last) => (last === 1 ? 'al massimo 1\u00A0giorno' : `al massimo ${last}\u00A0giorni`),
    after: {
      accepted: 'dopo il primo aggiornamento',
      export: 'dopo la dogana di esportazione',
      left: 'dopo la partenza',
      landed: 'dopo l’arrivo nel Paese di destinazione',
      customs: 'dopo l’arrivo in dogana',
      cleared: 'dopo lo sdoganamento',
      local: 'dopo il passaggio al corriere locale',
      depot: 'dopo l’arrivo al centro di consegna',
      out: 'dopo la partenza per la consegna',
    },
    today: (ofTen) => `${ofTen} su 10 arrivano il giorno stesso`,
    arrivedByNow: (ofTen) => `a questo punto ${ofTen} su 10 erano già arrivati`,
    fasterThan: (ofTen) => `più veloce di ${ofTen} su 10 su questa tratta`,
    waitUntil: (day) =>
      `niente fino a ${day}. Se per allora non ci sono aggiornamenti, chiedi al tuo agente.`,
    ask: 'chiedi al tuo agente dov’è il pacco.',
    noScanBy: (day) => `nessun aggiornamento fino a ${day}, senti il tuo agente`,
    askOn: (day) => `in ritardo, chiedi ${elided(day, { il: 'il', l: 'l’' })}`,
    askNow: 'in ritardo, senti l’agente',
    lateInList: 'in ritardo',
    askInList: 'senti l’agente',
    noDate: 'Per ora non c’è nessuna data.',
    fileTitle: 'Per il tuo calendario',
    fileHint:
      'Apri il file sul telefono o sul computer per aggiungerlo. Se la data cambia, scaricalo di nuovo: l’evento si aggiorna, non si duplica.',
  },

  stall: {
    noScan: (days) => (days === 1 ? 'nessuna novità da 1 giorno' : `nessuna novità da ${days} giorni`),
    noFirstScan: (days) => `ancora nessun aggiornamento dopo ${days} giorni`,
    lastScan: (when) => `ultimo aggiornamento ${when}`,
    advice: {
      first_scan:
        'chiedi al tuo agente se il pacco è stato affidato al corriere. Fino ad allora esiste solo l’etichetta.',
      transport:
        'per ora niente. Tra due Paesi, due settimane senza aggiornamenti sono normali. Dopo tre, chiedi al tuo agente.',
      customs:
        'per ora niente. La dogana può richiedere due settimane. Poi chiedi al corriere se manca qualcosa.',
      courier: 'cerca un avviso di passaggio o un messaggio, chiedi in casa e ai vicini, poi al corriere.',
      collection:
        'vai a ritirarlo presto con un documento. Quasi tutti i punti di ritiro lo rimandano indietro dopo 7–14 giorni.',
      solution:
        'chiedi di nuovo al tuo agente o al corriere. Il problema è stato segnalato e da allora non è successo nulla.',
    },
    ended: 'non controllo più questo pacco',
    silentFor: (days) => `Nessun aggiornamento da ${days} giorni: probabilmente non ce ne saranno altri.`,
    neverScanned:
      'Nessun corriere l’ha mai preso in carico. Controlla che il numero sia giusto o chiedi al tuo agente.',
    keep: 'Riprendi',
    keeps: (parcel) => `Controllo di nuovo ${parcel}.`,
  },

  received: {
    gotIt: 'È arrivato',
    missing: 'Non c’è ancora',
    question: 'Ce l’hai tra le mani?',
    received: 'Ricevuto',
    receivedIn: (days) => (days === 1 ? 'Ricevuto in 1\u00A0giorno' : `Ricevuto in ${days}\u00A0giorni`),
    archived: 'Non lo controllo più. È nell’archivio di `/traccia`.',
    advice: [
      'Chiedi in casa e ai vicini, e guarda nella cassetta della posta e dove di solito lasciano i pacchi.',
      'Cerca un avviso di passaggio o un messaggio del corriere: potrebbe essere in un punto di ritiro.',
      'Dopo due giorni ancora niente? Chiedi al corriere. Dopo una settimana avvisa il tuo agente, che può aprire un reclamo.',
    ],
    watching: 'Continuo a controllare. Premi **È arrivato** quando ce l’hai.',
  },

  scans: {
    label_created: 'etichetta creata',
    pickup_booked: 'ritiro prenotato',
    awaiting_handover: 'in attesa di affidamento al corriere',
    being_prepared: 'in preparazione presso il mittente',
    data_received: 'dati di spedizione ricevuti',
    not_picked_up: 'non ancora ritirato dal mittente',
    dropped_off: 'affidato al corriere dal mittente',
    received_at_warehouse: 'ricevuto in magazzino',
    picked_up_from_sender: 'ritirato dal mittente',
    posted: 'spedito',
    accepted_by_carrier: 'preso in carico dal corriere',
    delayed_weather: 'in ritardo per maltempo',
    delayed_flight: 'volo in ritardo',
    departure_delayed: 'partenza in ritardo',
    delayed: 'in ritardo',
    delay_possible: 'può subire ritardi',
    delivery_rescheduled: 'consegna riprogrammata',
    delivery_booked: 'consegna concordata',
    delivery_expected: 'consegna imminente',
    not_delivered_yet: 'non ancora consegnato',
    not_departed: 'non ancora partito',
    not_arrived: 'non ancora arrivato',
    awaiting_departure: 'in attesa di partenza',
    awaiting_transfer: 'in attesa del corriere successivo',
    found: 'ritrovato',
    return_cancelled: 'ritorno annullato',
    not_ready: 'non ancora pronto per il ritiro',
    redirected: 'reindirizzato',
    export_customs_cleared: 'sdoganato all’esportazione',
    import_customs_cleared: 'sdoganato all’importazione',
    customs_cleared: 'sdoganato',
    handed_to_airline: 'affidato alla compagnia aerea',
    flight_departed: 'volo partito',
    flight_arrived: 'volo atterrato',
    loaded_on_plane: 'caricato sull’aereo',
    ship_departed: 'nave partita',
    ship_arrived: 'nave arrivata',
    train_departed: 'treno partito',
    train_arrived: 'treno arrivato',
    arrived_at_airport: 'arrivato in aeroporto',
    left_origin_country: 'uscito dal Paese di origine',
    arrived_in_destination_country: 'arrivato nel Paese di destinazione',
    left_exchange_office: 'partito dal centro di scambio internazionale',
    arrived_at_exchange_office: 'al centro di scambio internazionale',
    handed_to_local_carrier: 'affidato al corriere locale',
    on_way_to_pickup_point: 'in viaggio verso il punto di ritiro',
    on_way_to_next_facility: 'in viaggio verso il centro successivo',
    ready_for_delivery: 'in preparazione per la consegna',
    departed_sorting_centre: 'partito dal centro di smistamento',
    arrived_at_sorting_centre: 'arrivato al centro di smistamento',
    at_delivery_depot: 'nel centro di consegna',
    sorted: 'smistato',
    security_check_passed: 'controllo di sicurezza superato',
    arrived_at_facility: 'arrivato in un centro logistico',
    departed_facility: 'partito da un centro logistico',
    processed_at_facility: 'in lavorazione',
    on_its_way: 'in viaggio',
    customs_inspection: 'controllo doganale',
    export_customs_started: 'in dogana per l’esportazione',
    import_customs_started: 'in dogana per l’importazione',
    handed_to_customs: 'presentato in dogana',
    not_cleared: 'non ancora sdoganato',
    clearance_delayed: 'sdoganamento in ritardo',
    at_customs: 'in dogana',
    seized_by_customs: 'sequestrato dalla dogana',
    held_proof_of_value: 'la dogana chiede una prova del valore',
    held_duty_due: 'dazi o imposte da pagare',
    held_id_needed: 'la dogana chiede un documento d’identità',
    held_documents_missing: 'la dogana chiede documenti',
    held_inspection: 'fermo per controllo',
    clearance_failed: 'sdoganamento non riuscito',
    held_by_customs: 'bloccato in dogana',
    with_courier: 'in mano al corriere',
    delivery_today: 'consegna oggi',
    out_for_delivery: 'in consegna',
    return_if_not_collected: 'tornerà indietro se non viene ritirato',
    pickup_reminder: 'ancora in attesa di ritiro',
    in_parcel_locker: 'in un locker',
    at_post_office: 'disponibile all’ufficio postale',
    ready_at_pickup_point: 'pronto al punto di ritiro',
    collected_by_recipient: 'ritirato dal destinatario',
    delivered_to_neighbour: 'consegnato a un vicino',
    delivered_to_mailbox: 'consegnato in cassetta',
    delivered_to_locker: 'consegnato in un locker',
    delivered_to_reception: 'consegnato in portineria',
    left_at_door: 'lasciato alla porta',
    signed_for: 'consegnato e firmato',
    delivered: 'consegnato',
    recipient_unreachable: 'destinatario irraggiungibile',
    attempt_nobody_home: 'destinatario assente',
    attempt_closed: 'luogo di consegna chiuso',
    attempt_no_access: 'accesso impossibile',
    attempt_card_left: 'non consegnato, lasciato avviso',
    attempt_again: 'non consegnato, ci sarà un nuovo tentativo',
    attempt_failed: 'consegna non riuscita',
    address_incomplete: 'indirizzo incompleto',
    recipient_moved: 'il destinatario si è trasferito',
    recipient_unknown: 'destinatario sconosciuto all’indirizzo',
    address_wrong: 'indirizzo errato',
    refused: 'rifiutato dal destinatario',
    collection_failed: 'ritiro presso il mittente non riuscito',
    security_failed: 'controllo di sicurezza non superato',
    not_collected: 'non ritirato in tempo',
    missorted: 'inviato al centro sbagliato',
    prohibited: 'contenuto vietato',
    investigation: 'verifica in corso',
    on_hold: 'in sospeso',
    damaged: 'danneggiato',
    lost: 'dichiarato smarrito',
    return_started: 'sarà restituito al mittente',
    on_way_to_sender: 'di ritorno al mittente',
    returned_to_sender: 'restituito al mittente',
    cancelled: 'annullato',
  },

  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one: total === 1 ? '1 pacco richiede attenzione' : `1 pacco su ${total} richiede attenzione`,
        other: `${problems} pacchi su ${total} richiedono attenzione`,
      }),
    allMoving: (count: number) =>
      plural(count, { one: '1 pacco, in viaggio', other: `${count} pacchi, tutti in viaggio` }),
    count: (count: number) => plural(count, { one: '1 pacco', other: `${count} pacchi` }),
    allArrived: (count: number) =>
      plural(count, { one: '1 pacco, arrivato', other: `${count} pacchi, tutti arrivati` }),
    none: 'Ancora nessun pacco',
    noneHint:
      'Aggiungi un numero di tracking: ti dirò quando dovrebbe arrivare il pacco, e se la data cambia.',
    dmClosed:
      '⚠️ Non posso scriverti nei DM, quindi gli avvisi restano in attesa. Consenti i messaggi diretti dai membri di questo server, oppure mandami un messaggio; poi segui di nuovo il pacco.',
    whatToDo: 'Cosa fare?',
    groups: {
      needsYou: 'Richiedono attenzione',
      soon: 'Prossimi 7 giorni',
      later: 'Più avanti',
      today: 'Oggi',
      onTheWay: 'In viaggio',
      waiting: 'In attesa',
      arrived: 'Arrivati o chiusi',
    },
    short: {
      pending: 'nessun dato',
      customs_held: 'bloccato in dogana',
      pickup: 'da ritirare',
      attempt_failed: 'non consegnato',
      address_problem: 'indirizzo?',
      lost: 'smarrito',
      returning: 'di ritorno',
      returned: 'restituito',
      exception: 'problema',
    },
    readySince: (day: string) => `da ritirare ${elided(day, { il: 'dal', l: 'dall’' })}`,
    range: (first: number, last: number, total: number) => `Pacchi ${first}–${last} di ${total}`,
    choose: 'Apri un pacco',
    add: 'Aggiungi',
    addTitle: 'Aggiungi pacchi',
    archive: (count: number) => `Archivio (${count})`,
    watched: (count: number) => `Prodotti monitorati (${count})`,
    csv: 'Esporta',
    csvHint: 'L’elenco come tabella (CSV).',
    archiveHint: 'I pacchi che hai ricevuto.',
    watchedHint: 'Per le foto QC o il prezzo.',
    calendar: 'Calendario',
    calendarHint: 'I giorni di tutti i pacchi con una data, in un file.',
    listLabel: 'Numeri di tracking',
    listHint: 'Uno per riga, con o senza nome. Va bene anche una tabella o un CSV.',
    fileLabel: 'O un file CSV',
    fileHint: 'Il file ottenuto con “Esporta”, o uno di un foglio di calcolo.',
    nothingGiven: 'Incolla i tuoi numeri o scegli un file.',
    fileTooLarge: (max: number) =>
      `Il file è troppo grande: al massimo ${max} KB. Dividilo o incolla le sue righe.`,
    fileNotText: 'Non riesco a leggere questo file. Salvalo come CSV (UTF-8) o incolla le sue righe.',
    fileNotLoaded: 'Non sono riuscito a caricare il file da Discord. Riprova o incolla le sue righe.',
    rowsLeftOut: (count: number, max: number) =>
      `${plural(count, { one: '1 riga non letta', other: `${count} righe non lette` })}. Leggo le prime ${max} righe di un file.`,
    added: (count: number) => plural(count, { one: '1 pacco aggiunto', other: `${count} pacchi aggiunti` }),
    noneAdded: 'Nessun pacco aggiunto',
    addedSoon: (count: number): string =>
      count === 1
        ? 'Lo sto controllando. Tra poco i suoi aggiornamenti saranno nell’elenco.'
        : 'Li sto controllando. Tra poco i loro aggiornamenti saranno nell’elenco.',
    already: (count: number) => `Ne segui già ${count}.`,
    notNumbers: (count: number) =>
      plural(count, {
        one: 'Non è un numero di tracking:',
        other: `Non sono numeri di tracking (${count}):`,
      }),
    overLimit: (count: number, max: number) =>
      `Non aggiunti: ${count}. Puoi seguire e monitorare al massimo ${max} tra pacchi e prodotti. Smetti di seguirne qualcuno e riprova.`,
    overPace: (count: number, again: string) => `Non aggiunti: ${count}. Potrai aggiungerne altri ${again}.`,
    inDm: 'nei tuoi DM',
    inChannel: (channel: string) => `in ${channel}`,
    inPlaces: (count: number) => `in ${count} posti`,
    file: {
      title: 'I tuoi pacchi in un file',
      hint: 'Si apre in Excel e in Google Sheets. Per recuperare i pacchi, scegli questo file in *Aggiungi*.',
      number: 'Numero di tracking',
      name: 'Nome',
      state: 'Stato',
      lastScan: 'Ultimo aggiornamento',
      place: 'Luogo',
      day: 'Giorno',
      followed: 'Seguito in',
      level: 'Avvisi',
      dm: 'DM',
      days: 'Giorni',
      archived: 'Archiviato',
    },
  },

  archive: {
    title: (count: number) => plural(count, { one: 'Archivio: 1 pacco', other: `Archivio: ${count} pacchi` }),
    none: 'L’archivio è vuoto',
    noneHint: 'Qui compaiono i pacchi che hai ricevuto.',
    took: (days: number) => plural(days, { one: 'in 1\u00A0giorno', other: `in ${days}\u00A0giorni` }),
    followAgain: 'Segui di nuovo',
    remove: 'Rimuovi',
    clear: 'Svuota archivio',
    askClear: 'Svuotare l’archivio?',
    confirmClear: (count: number) =>
      `${plural(count, { one: 'Verrà rimosso 1 pacco', other: `Verranno rimossi ${count} pacchi` })}. **Non si può annullare.**`,
  },

  watchedProducts: {
    title: (count: number) =>
      plural(count, { one: '1 prodotto monitorato', other: `${count} prodotti monitorati` }),
    none: 'Nessun prodotto monitorato',
    noneHint: 'Monitora un prodotto dalla sua scheda e comparirà qui.',
    photos: 'foto QC',
    price: 'calo di prezzo',
    restock: 'di nuovo disponibile',
    fewLeft: 'ultimi pezzi',
    below: (price: string) => `a ${price} o meno`,
    all: 'Prodotti monitorati',
    choose: 'Apri un prodotto',
    range: (first: number, last: number, total: number) => `Prodotti ${first}–${last} di ${total}`,
  },

  haul: {
    none: 'Prepara un haul',
    noneHint:
      'Incolla i link di ciò che vuoi spedire insieme: sommo prezzi e peso di spedizione e ti do tutti i link del tuo agente.',
    empty: 'Ancora vuoto',
    emptyHint: 'Incolla link di prodotti, o premi *Metti nell’haul* sotto un prodotto.',
    unnamed: 'Il mio haul',
    atLeast: (sum) => `almeno ${sum}`,
    items: (count, shown) => (count === 1 ? '1 articolo' : `${shown} articoli`),
    closed: 'chiuso',
    stripAlt: (items) => `Foto dell’annuncio: ${items}`,
    weightUnknown: 'peso sconosciuto',
    noPhotos: 'ancora nessuna foto QC',
    byVolume: (weight) => `peso volumetrico ${weight}`,
    noFigures: (list, count) =>
      count === 1
        ? `L’articolo ${list} non è contato: ancora senza peso né misure`
        : `Gli articoli ${list} non sono contati: ancora senza peso né misure`,
    noWeight: (list, count) =>
      count === 1 ? `Articolo ${list}: ancora senza peso` : `Articoli ${list}: ancora senza peso`,
    noSize: (list, count) =>
      count === 1 ? `Articolo ${list}: ancora senza misure` : `Articoli ${list}: ancora senza misure`,
    noDetails: (list, count) =>
      count === 1 ? `Articolo ${list}: dettagli non caricati` : `Articoli ${list}: dettagli non caricati`,
    noPrice: (list, count) =>
      count === 1 ? `Articolo ${list}: prezzo non indicato` : `Articoli ${list}: prezzo non indicato`,
    change: 'Modifica un articolo',
    linksAt: (agent) => `Link su ${agent}`,
    addItems: 'Aggiungi',
    more: 'Altro',
    linksLabel: 'Link dei prodotti',
    linksHint: 'Uno o più, in qualsiasi formato. Il testo in mezzo non dà fastidio.',
    added: (count) => (count === 1 ? '1 articolo aggiunto.' : `${count} articoli aggiunti.`),
    already: (count) => (count === 1 ? '1 c’era già.' : `${count} c’erano già.`),
    full: (count, max) => `Non aggiunti: ${count}. Un haul contiene al massimo ${max} articoli.`,
    unknownLinks: (count) =>
      count === 1 ? '1 link non porta a nessun prodotto.' : `${count} link non portano a nessun prodotto.`,
    uncheckedLinks: (count) =>
      count === 1
        ? 'Non è stato possibile controllare 1 link abbreviato. Aggiungilo di nuovo tra qualche minuto.'
        : `Non è stato possibile controllare ${count} link abbreviati. Aggiungili di nuovo tra qualche minuto.`,
    notProducts: (list, count) =>
      count === 1 ? `1 link non è un prodotto: ${list}` : `${count} link non sono prodotti: ${list}`,
    noLinks: 'Qui non c’è nessun link di prodotto. Incolla link di Weidian, Taobao, 1688 o di un agente.',
    tooMany: (max) => `Hai già ${max} haul: è il massimo. Eliminane uno e riprova.`,
    gone: 'Questo haul è stato eliminato.',
    reopenFirst: (haul) => `**${haul}** è chiuso. Riaprilo per aggiungere prodotti.`,
  },

  haulItem: {
    remove: 'Rimuovi',
    each: (figures) => `Al pezzo: ${figures}`,
    sizeUnknown: 'misure sconosciute',
    newest: (when) => `foto QC più recenti ${when}`,
    variantGone: (name) =>
      `Il venditore non offre più ${name === '' ? 'questa variante' : `**${name}**`}. Ora vedi la fascia di prezzo di tutte le varianti.`,
    chooseRest: 'Scegli anche il resto. Fino ad allora vedi la fascia di prezzo di tutte le varianti.',
    stillCounts: (name) => `Finché la scelta non è completa, nell’haul resta **${name}**.`,
    merged: 'Questa variante era già nell’haul. Ora sono un solo articolo.',
    cutPieces: (max, cut) => `Un articolo ha al massimo ${max} pezzi. Non aggiunti: ${cut}.`,
    quantity: 'Quantità',
    quantityRange: (max) => `Un numero da 1 a ${max}`,
    noQuantity: (max) => `Scrivi un numero intero da 1 a ${max}.`,
    removed: (name) => `**${name}** rimosso dall’haul.`,
    putBack: 'Rimesso al suo posto.',
    undo: 'Annulla',
    gone: 'Questo articolo non è più nel tuo haul.',
  },

  haulSave: {
    add: 'Metti nell’haul',
    added: (haul) => `Aggiunto a **${haul}**.`,
    already: (haul) => `È già in **${haul}**.`,
    moved: (haul) => `Spostato in **${haul}**.`,
    full: (haul, max) =>
      `**${haul}** è pieno: un haul contiene al massimo ${max} articoli. Scegline un altro.`,
    closed: (haul) => `**${haul}** è chiuso. Scegli un altro haul.`,
    moveTo: 'Sposta in un altro haul',
    addTo: 'Aggiungi a un altro haul',
    setting: '*Metti nell’haul* nelle risposte pubbliche e negli avvisi',
    shown: 'Visibile',
    hidden: 'Nascosto',
  },

  haulList: {
    title: (count) => `${count} haul`,
    closed: 'Chiusi',
    range: (first, last, total) => `Haul ${first}–${last} di ${total}`,
    choose: 'Apri un haul',
    newHaul: 'Nuovo haul',
    all: (count) => `Tutti gli haul (${count})`,
    others: 'Tutti gli haul',
    renameTitle: 'Rinomina l’haul',
    nameLabel: 'Nome',
    nameHint: 'Le persone con cui condividi l’haul vedono questo nome. Lascia vuoto per non dargli un nome.',
    rename: 'Rinomina',
    parcels: 'Pacchi',
    parcelsHint: 'Guarda quando arrivano',
    watchHint: 'Nei DM: nuove foto QC, cali di prezzo, nuova disponibilità',
    asFile: 'In un file',
    csvHint: 'Per Excel e Google Sheets',
    isDone: 'Hai finito?',
    close: 'Chiudi',
    closeHint: 'Resta nel tuo elenco',
    reopen: 'Riapri',
    reopenHint: 'Riaprilo per aggiungere articoli',
    closeHaul: 'Chiudi haul',
    allHere: (haul) =>
      `Era l’ultimo pacco di **${haul}**. Se con questo haul hai finito, chiudilo con \`/haul\`.`,
    reviewsEnded:
      'Non scrivo più recensioni. Quelle già pubblicate restano. Al loro posto puoi condividere il tuo haul.',
    delete: 'Elimina',
    askDelete: (name) => `Eliminare ${name}?`,
    confirmDelete: (items) =>
      `Verrà eliminato l’haul con ${items}, e le schede che hai condiviso di questo haul non funzioneranno più. I tuoi pacchi e ciò che monitori restano. **Non si può annullare.**`,
    deleted: (name) => `${name} è stato eliminato.`,
    byVolume: 'a peso volumetrico',
    byWeight: 'a peso reale',
    noWeight: 'ancora senza peso né misure',
    file: {
      heading: (name) => `${name} in un file`,
      hint: 'Si apre in Excel e in Google Sheets. Prezzi e misure sono quelli noti adesso.',
      underWay: (count) =>
        count === 1
          ? 'Caricamento in corso: 1 articolo è incompleto. Il file completo segue tra poco.'
          : `Caricamento in corso: ${count} articoli sono incompleti. Il file completo segue tra poco.`,
      incomplete: (list, count) =>
        count === 1
          ? `Articolo ${list} incompleto: non ho ricevuto risposta. Riprova.`
          : `Articoli ${list} incompleti: non ho ricevuto risposta. Riprova.`,
      number: 'N.',
      title: 'Titolo',
      platform: 'Piattaforma',
      id: 'ID',
      link: 'Link del prodotto',
      agentLink: 'Link dell’agente',
      variant: 'Variante',
      quantity: 'Quantità',
      price: 'Prezzo al pezzo',
      from: 'In tutto, almeno',
      to: 'In tutto, al massimo',
      currency: 'Valuta',
      weight: 'Peso al pezzo (g)',
      volume: 'Volume al pezzo (cm³)',
      dimensions: 'Misure',
      photos: 'Foto QC',
    },
    stored: (hauls, items) =>
      `${hauls} haul con ${plural(items, { one: '1 articolo', other: `${items} articoli` })}`,
    shared: (count) => `Copie di haul che hai condiviso: ${count}`,
  },

  haulLinks: {
    title: (count, agent) => `${count} link su ${agent}`,
    underWay: 'Carico i link…',
    none: (agent) => (agent === null ? 'Nessun link' : `Nessun link su ${agent}`),
    pending: (list, count) =>
      count === 1 ? `Articolo ${list}: carico il link…` : `Articoli ${list}: carico i link…`,
    noAnswer: (list, count) =>
      count === 1
        ? `Articolo ${list}: non sono riuscito a ottenere il link. Riprova.`
        : `Articoli ${list}: non sono riuscito a ottenere i link. Riprova.`,
    unknown: (list, count) =>
      count === 1
        ? `L’articolo ${list} non si può convertire: nessun agente conosce il prodotto. Forse non è più nel suo negozio.`
        : `Gli articoli ${list} non si possono convertire: nessun agente conosce i prodotti. Forse non sono più nei loro negozi.`,
    notAt: (list, agent, count) =>
      count === 1
        ? `Articolo ${list}: ${agent} non ha un link. Scegli un altro agente qui sotto.`
        : `Articoli ${list}: ${agent} non ha link. Scegli un altro agente qui sotto.`,
    inFile: (count) => `Tutti i link (${count}) sono in links.txt`,
    anotherAgent: 'Un altro agente',
  },

  haulWatch: {
    watchAll: 'Monitora tutto',
    stopAll: 'Non monitorare più nulla',
    watchedOf: (watched, total) => `Ne monitori ${watched} su ${total}`,
    staysOn: 'Chiuso. *Monitora tutto* resta attivo.',
    title: (count) =>
      count === 1
        ? 'Monitori 1 articolo: foto QC, prezzo e disponibilità'
        : `Monitori ${count} articoli: foto QC, prezzo e disponibilità`,
    photosOnly: (count) =>
      count === 1 ? 'Monitori 1 articolo: foto QC' : `Monitori ${count} articoli: foto QC`,
    underWay: 'Attivo il monitoraggio…',
    none: 'Non monitori ancora nulla',
    before: (count) => (count === 1 ? '1 era già monitorato' : `${count} erano già monitorati`),
    pending: (count) =>
      count === 1 ? 'Tra poco se ne aggiunge 1 altro' : `Tra poco se ne aggiungono altri ${count}`,
    noAnswer: (list, count) =>
      count === 1
        ? `Articolo ${list}: prezzo e disponibilità non ancora monitorati, non ho ricevuto risposta. Riprova.`
        : `Articoli ${list}: prezzo e disponibilità non ancora monitorati, non ho ricevuto risposta. Riprova.`,
    unknown: (list, count) =>
      count === 1
        ? `Articolo ${list}: annuncio non trovato, quindi prezzo e disponibilità non si possono monitorare. Controlla il link.`
        : `Articoli ${list}: annunci non trovati, quindi prezzo e disponibilità non si possono monitorare. Controlla i link.`,
    leftOut: (list, count, max) =>
      count === 1
        ? `Articolo ${list} non aggiunto: puoi seguire e monitorare al massimo ${max} tra pacchi e prodotti. Smetti di monitorarne qualcuno e riprova.`
        : `Articoli ${list} non aggiunti: puoi seguire e monitorare al massimo ${max} tra pacchi e prodotti. Smetti di monitorarne qualcuno e riprova.`,
    stopped: (count) => (count === 1 ? 'Non monitori più 1 articolo' : `Non monitori più ${count} articoli`),
    nothingStopped: 'Qui non è stato avviato nulla con *Monitora tutto*',
    kept: (count) =>
      count === 1
        ? '1 articolo è ancora monitorato: l’hai chiesto a parte o serve a un altro haul'
        : `${count} articoli sono ancora monitorati: l’hai chiesto a parte o servono a un altro haul`,
    elsewhere: (count) =>
      count === 1
        ? 'Il prezzo di 1 articolo è ancora monitorato in un canale'
        : `I prezzi di ${count} articoli sono ancora monitorati in alcuni canali`,
  },

  haulShare: {
    staysPrivate: 'Taglie e pacchi restano privati.',
    heading: (name, contents) => `${name}: ${contents}`,
    contents: (items, price) => `${items}, ${price}`,
    titlesOpen: (agent) => `i titoli aprono\u00A0${agent}`,
    notCounted: (sum, list, count) =>
      count === 1 ? `${sum}, articolo ${list} non contato` : `${sum}, articoli ${list} non contati`,
    estimate: (sum) => `Spedizione ${sum}, stima di chi condivide`,
    copy: 'Copia nei miei haul',
    photosOfAll: 'Foto QC',
    photosOf: (range) => `QC di ${range}`,
    copied: 'Questa è la tua copia. Scegli le tue taglie.',
    copyOfNamed: (person, haul) => `${haul} di ${person}`,
    copyOf: (person) => `Haul di ${person}`,
    unnamedCopy: 'Haul copiato',
    sizeOpen: (look) => `${look}, taglia?`,
    copiedBefore: 'Hai già questa copia.',
    empty: 'In questo haul non c’è ancora nulla da condividere.',
    gone: 'Questo haul non è più condiviso. Chiedi una nuova scheda nel canale.',
    onlyYou: 'Questa chat la leggi solo tu. Apri `/haul` in un server e condividilo lì.',
    cannotPost: 'Non puoi inviare messaggi in questo canale. Apri `/haul` in un altro e condividilo lì.',
  },

  haulShipping: {
    inAll: (sum) => `${sum} in tutto`,
    parts: (items, shipping) => `${items} di articoli + ${shipping} di spedizione`,
    plus: (shipping) => `+ ${shipping} di spedizione`,
    weight: (weight) => `Peso di spedizione ${weight}`,
    byVolume: (weight) => `Peso volumetrico ${weight}`,
    atPrice: (weight, price) => `Peso di spedizione ${weight} a ${price}/kg`,
    scales: (weight) => `La bilancia segna ${weight}, ma la scatola è grande.`,
    estimate: 'Stima. Si aggiungono commissioni dell’agente, assicurazione e dazi.',
    title: 'Spedizione',
    hint: 'Una linea è un modo di spedire, come DHL o via mare. Per una scatola grande e leggera paghi le dimensioni: lunghezza × larghezza × altezza in cm ÷ un numero = kg. Il tuo agente mostra il numero di ogni linea. Non lo sai? Lascia ÷\u00A06000.',
    menu: 'Linea',
    weightOnly: 'Solo peso',
    noPrice:
      'Ancora nessun prezzo: scrivi quanto costa 1\u00A0kg e vedrai il costo della spedizione e il totale.',
    yours: (price) => `${price} al kg, impostato da te.`,
    servers: (price) => `${price} al kg, come impostato in questo server.`,
    price: 'Prezzo al kg',
    amountLabel: 'Quanto costa 1\u00A0kg',
    amountHint: 'Lascia vuoto per togliere il prezzo.',
    currencyLabel: 'Valuta',
    currencyHint: 'Tre lettere, come CNY, USD o EUR',
    badAmount: 'Non è un prezzo. Scrivi un numero, come 48 o 48,50.',
    badCurrency: 'Non conosco questa valuta. Scrivi le sue tre lettere, come CNY, USD o EUR.',
    serverSet: (price) =>
      `${price} al kg. Conta negli haul dei membri che non hanno impostato un prezzo proprio.`,
    serverNone: 'Nessun prezzo al kg. I membri possono impostare il proprio.',
    setting: 'Prezzo di spedizione al kg',
    none: 'Nessuno',
  },

  sharing: {
    by: (person) => `Condiviso da ${person}`,
    title: (channel) => `Condividere in ${channel}?`,
    titleHere: 'Condividere qui?',
    named: 'Tutti vedranno ciò che c’è qui sotto, con il tuo nome.',
    unnamed: 'Tutti vedranno ciò che c’è qui sotto, senza il tuo nome.',
    canUndo: 'Potrai ritirarlo più tardi.',
    twoSentences: (first, second) => `${first} ${second}`,
    post: 'Pubblica',
    hideName: 'Anonimo',
    showName: 'Con nome',
    lastPost: 'Il tuo ultimo post qui',
    posted: (channel) => `Pubblicato in ${channel}`,
    takeBack: 'Ritira',
    takenBack: (channel) => `Il post in ${channel} è stato eliminato.`,
    notYours:
      'Non so più chi l’ha condiviso, quindi non posso ritirarlo. Chiedi a un moderatore di eliminarlo.',
    botCannotPost: (channel) =>
      `Non posso scrivere in ${channel}. Chiedi a chi gestisce il server di farmi vedere il canale e inviare messaggi lì, oppure condividilo in un altro.`,
    blocked: 'Un filtro di questo server non lo lascia passare. Condividi altro o chiedi a un moderatore.',
    stored: (count) => `Post che hai condiviso nei canali: ${count}`,
  },

  haulParcels: {
    title: (parcels, states) => `${parcels}: ${states}`,
    last: (days) => `ultimo pacco: arrivo probabile ${days}`,
    problem: (count) => (count === 1 ? '1 richiede attenzione' : `${count} richiedono attenzione`),
    moving: (count) => `${count} in viaggio`,
    pickup: (count) => `${count} da ritirare`,
    waiting: (count) => `${count} senza aggiornamenti`,
    delivered: (count) => plural(count, { one: '1 consegnato', other: `${count} consegnati` }),
    ended: (count) =>
      plural(count, { one: '1 restituito o annullato', other: `${count} restituiti o annullati` }),
    notFollowed: (count) => plural(count, { one: '1 non seguito', other: `${count} non seguiti` }),
    noneHint: 'Collega i pacchi di questo haul e la sua scheda dirà dove sono.',
    unfollowed: 'non seguito',
    archived: 'nel tuo archivio',
    link: 'Collega o scollega pacchi',
    inThisHaul: 'Pacchi di questo haul',
    unlink: 'Scollega',
    shownOf: (shown, total) => `Il menu mostra ${shown} pacchi su ${total}.`,
    addNumbers: 'Aggiungi numeri',
    linked: (count) => plural(count, { one: '1 pacco collegato.', other: `${count} pacchi collegati.` }),
    full: (count, max) => `Non collegati: ${count}. Un haul contiene al massimo ${max} pacchi.`,
  },

  alerts: {
    withDetail: (what: string, detail: string) => `${what}, ${detail}`,
    fewer: 'Meno avvisi',
    onTime: (day) => `${day}, nei tempi`,
    slow: (day) => `${day}, più lento del solito`,
    landed: 'arrivato nel Paese di destinazione',
    movedTo: (days, by) => `arrivo probabile spostato a ${days}, ${by}`,
    earlier: (days) => (days === 1 ? 'un giorno prima' : `${days}\u00A0giorni prima`),
    later: (days) => (days === 1 ? 'un giorno più tardi' : `${days}\u00A0giorni più tardi`),
    noScanSince: (day) => `Nessun aggiornamento da ${day}`,
    othersFaster: 'Su questa tratta i pacchi ora arrivano prima.',
    test: (line) => `Prova: ${line}`,
    newPhotos: (count: number) => plural(count, { one: '1 nuova foto QC', other: `${count} nuove foto QC` }),
    firstPhotos: (count: number) => plural(count, { one: 'prima foto QC', other: 'prime foto QC' }),
    photosPending: 'nuove foto QC, non ancora disponibili',
    allPhotos: 'Tutte le foto',
  },

  qc: {
    noPhotos: 'Ancora nessuna foto QC',
    sellersPhotos: 'Queste sono le foto del venditore.',
    whenPhotosAppear:
      'Le foto QC compaiono quando qualcuno ordina il prodotto e questo arriva in un magazzino.',
    noVariant: 'Variante non indicata',
    range: (first: number, last: number, total: number) =>
      first === last ? `foto ${first} di ${total}` : `foto ${first}–${last} di ${total}`,
    besideLine: 'A sinistra: ciò che mostra il venditore. A destra: ciò che è arrivato.',
    provider: (name: string) => `Foto: ${name}`,
    cutPhotos: (received: string, total: string) => `Caricate solo ${received} foto su ${total}`,
    cutSets: (received: string, total: string) => `Caricati solo ${received} set su ${total}`,
    emptySets: (count: number) =>
      plural(count, { one: '1 set non ha ancora foto', other: `${count} set non hanno ancora foto` }),
    allVariants: 'Tutte le varianti',
    besideListing: 'Confronta con l’annuncio',
    besideListingHint: 'Ciò che mostra il venditore, ciò che è arrivato',
    previous: 'Indietro',
    next: 'Avanti',
    sheet: 'Miniature',
    toPhotos: 'Foto',
    sheetFailed: 'Non sono riuscito a preparare le miniature. Premi di nuovo *Miniature* tra poco.',
    ask: 'Chiedi al canale',
    watch: 'Monitora',
    watchForPhotos: 'Monitora le foto',
    watching: 'Monitorato',
    onlyYou: 'Questa pagina la vedi solo tu',
    askHint: 'Tenerlo o restituirlo? Un sondaggio di 24\u00A0ore a tuo nome',
    preview: 'Anteprima',
    haulHint: 'Il tuo primo haul',
    add: 'Aggiungi',
    watchHint: 'Ti scrivo nei DM quando ci sono nuove foto',
    turnOn: 'Attiva',
    watchingHint: 'Dove ti avviso e come smettere',
    detailsHint: 'Taglie, disponibilità, peso',
    sheetHint: 'Tutte le foto in piccolo, numerate',
    open: 'Apri',
    sheetRange: (count: number, total: number) => `${count} foto su ${total}, prima le più recenti`,
    openPhoto: 'Apri una foto',
    photo: (number: number) => `Foto ${number}`,
    alt: (subject: string, index: number, total: number) => `${subject}: foto QC ${index} di ${total}`,
    listingAlt: (product: string, index: number, total: number) =>
      `${product}: foto dell’annuncio ${index} di ${total}`,
    sheetAlt: (product: string, variants: string) => `Miniature, ${product}: ${variants}`,
    askAlt: (subject: string, first: number, last: number) =>
      first === last ? `${subject}: foto QC ${first}` : `${subject}: foto QC da ${first} a ${last}`,
    mosaicAlt: (subject: string, total: number) =>
      plural(total, {
        one: `${subject}: 1 nuova foto QC`,
        other: `${subject}: le prime di ${total} nuove foto QC`,
      }),
    askQuestion: (subject: string) => `${subject}: che ne pensate?`,
    askTitle: (channel) => `Chiedere a ${channel}?`,
    askedBy: (person) => `Chiede ${person}`,
    pollQuestion: 'Tu lo terresti?',
    greenLight: 'Sì, da tenere (GL)',
    redLight: 'No, da restituire (RL)',
    askedRecently: (again: string) =>
      `Hai appena chiesto di questo prodotto. Potrai chiedere di nuovo ${again}.`,
    askedHere: 'In questo canale c’è già un sondaggio su questo prodotto.',
    toPoll: 'Apri il sondaggio',
    cannotAskHere: 'Non posso scrivere in questa chat. Usa `/qc` in un canale di un server in cui sono.',
    mayNotAsk: 'Ti serve il permesso di inviare messaggi e creare sondaggi in questo canale.',
    watchTitle: 'Monitora le nuove foto',
    watchPrompt: 'Dove vuoi che ti avvisi quando un magazzino fotografa questo prodotto?',
    watchesInDm: '🔔 Ti scrivo nei DM quando ci sono nuove foto.',
    watchesHere: '🔔 Le nuove foto vengono pubblicate in questo canale.',
    watchesElsewhere: (count: number) =>
      plural(count, { one: '🔔 Anche in un altro canale.', other: `🔔 Anche in altri ${count} canali.` }),
    watchDm: 'Nei miei DM',
    watchHere: 'In questo canale',
    alertsStopped: 'Qui non arriveranno più avvisi sulle foto QC di questo prodotto.',
    pricesStayOn: 'Quelli su prezzo e disponibilità restano attivi.',
    stopThoseToo: 'Ferma anche quelli',
    chooseProduct: 'Scegli un prodotto',
  },

  lookup: {
    allVariants: (range: string) => `tutte le varianti ${range}`,
    variantSource: (platform: string) => `Varianti da ${platform}`,
    sizes: 'Taglie',
    versions: 'Versioni',
    measuredAt: (agent: string) => `Misurato da ${agent}`,
    measured: 'Misurato in magazzino',
    options: {
      color: 'Colore',
      size: 'Taglia',
      style: 'Stile',
      version: 'Versione',
      model: 'Modello',
      material: 'Materiale',
      specification: 'Specifica',
    },
    unavailable: 'Questa combinazione non esiste',
    anyValue: 'Qualsiasi',
    valueUnavailable: 'Non disponibile con le altre opzioni scelte',
    offerCurrency: (currency) => `Mostrare i prezzi anche in ${currency}?`,
    about: (price, second) => `${price} sono circa ${second}.`,
    showCurrency: (sign) => `Mostra ${sign}`,
  },

  prices: {
    watch: 'Avviso prezzo',
    watchStock: 'Avviso disponibilità',
    watching: 'Prezzo monitorato',

    title: 'Monitori prezzo e disponibilità',
    allVariants: 'Tutte le varianti. Per monitorarne una sola, sceglila prima nella scheda del prodotto.',
    cheaper: 'Calo di prezzo',
    anyLower: 'Qualsiasi calo',
    atMost: (price) => `${price} o meno`,
    restock: 'Di nuovo disponibile',
    fewLeft: 'Ultimi pezzi',
    atMostLeft: (count) => `${count} o meno`,
    on: 'Attivo',
    off: 'Disattivato',
    place: 'Dove ti avviso',
    ended: 'Non monitori più questo prezzo',
    watchAgain: 'Monitora di nuovo',

    priceLabel: 'Prezzo massimo',
    priceHint: (currencies) => `In ${currencies}. Vuoto: qualsiasi calo. 0: disattivato.`,
    noPrice: (typed) => `Non riesco a leggere **${typed}** come prezzo. Scrivi, per esempio, 79 o 79,50.`,
    fewLabel: 'Quando ne restano al massimo',
    fewHint: 'Vuoto o 0: disattivato.',
    noCount: (typed) => `Non riesco a leggere **${typed}** come quantità. Scrivi, per esempio, 5.`,

    fell: (now, was) => `${now}, prima ${was}`,
    back: (count) => (count === null ? 'di nuovo disponibile' : `di nuovo disponibile, ne restano ${count}`),
    onlyLeft: (count) => `ne restano solo ${count}`,
    lowestIn: (days) =>
      plural(days, { one: 'Il più basso da 1 giorno', other: `Il più basso da ${days} giorni` }),
    lineAlt: (days, before, now) =>
      plural(days, {
        one: `Prezzo in 1 giorno: ${before}, ora ${now}`,
        other: `Prezzo in ${days} giorni: ${before}, ora ${now}`,
      }),
    stopped: 'Qui non arriveranno più avvisi sul prezzo di questo prodotto.',
    photosStayOn: 'Quelli sulle foto QC restano attivi.',

    stored: (count) => `Avvisi sui prezzi: ${count}`,
  },

  convert: {
    noAgents: 'Nessun agente ha un link per questo prodotto.',
    agentClosed: (name: string) => `**${name}** ha chiuso.`,
    agentMissing: (name: string) => `**${name}** non ha un link per questo prodotto.`,
    copyAll: 'Copia i link',
    allAgents: (count) => `Tutti e ${count}`,
    agents: (count) => plural(count, { one: '1 agente', other: `${count} agenti` }),
    yours: (list) => `I tuoi: ${list}`,
    chooseYours: 'Scegli i tuoi e verranno per primi.',
    copyTitle: 'Link di tutti gli agenti',
    original: (platform: string) => `${platform} (originale)`,
    more: (count: number) => `Altri ${count} con “Copia i link”`,
    linkTooLong: 'Il link di questo agente è troppo lungo per un pulsante:',
    agentRemoved: 'Il link di questo agente per questo prodotto non è più disponibile.',
  },

  chat: {
    photoCount: (_count: number, shown: string) => `${shown} foto`,
    qcCount: (shown: string) => `${shown} QC`,
    noQc: 'ancora nessuna foto QC',
    detailsMissing: 'Dettagli non caricati. Il link funziona.',
    notLoaded: (count: number) =>
      count === 1
        ? 'Dettagli di 1 prodotto non caricati. Il link funziona.'
        : `Dettagli di ${count} prodotti non caricati. I link funzionano.`,
    titlesOpen: (name: string) => `I titoli aprono ${name}.`,
    stripAlt: (items: string) => `Foto degli annunci: ${items}`,
    moreLinks: (count: number) => plural(count, { one: 'E 1 altro link', other: `E altri ${count} link` }),
    failedLinks: (count: number) =>
      plural(count, {
        one: 'Non è stato possibile convertire 1 link',
        other: `Non è stato possibile convertire ${count} link`,
      }),
    products: (count: number) => plural(count, { one: '1 prodotto', other: `${count} prodotti` }),
    both: (first: string, second: string) => `${first}, ${second}`,
    inMessageOf: (name: string) => `Nel messaggio di ${name}`,

    qc: 'QC',
    more: 'Altro',
    allAgents: 'Tutti gli agenti',
    remove: 'Elimina risposta',
    showAll: (count: number) => `Tutti e ${count}`,
    chooseProduct: 'Foto QC di…',
    openCard: 'Apri una scheda',
    parcel: 'Pacco',
    chooseAgents: 'Scegli i tuoi agenti',

    noAgents: 'Scegli i tuoi agenti una volta. Da quel momento i link si aprono sui loro siti.',
    listGone: 'Non so più di quali prodotti parla questo messaggio. Incolla di nuovo i link.',
    removed: 'Risposta rimossa.',
    notAuthor: 'Può rimuovere questa risposta solo l’autore del messaggio o un moderatore.',
    trackOffer: 'Posso controllare dov’è il pacco. Lo vedrai solo tu.',
    trackPrivately: 'Controlla',

    unknownSite: (host: string) =>
      `Non posso leggere i link di **${host}**. Mandamene uno di Weidian, Taobao, Tmall, 1688 o di un agente.`,
    askPrivately: (command: string) => `I tuoi pacchi riguardano solo te. Usa ${command} o chiedimi nei DM.`,
    shortHelp: (command: string) =>
      `Mandami un link o un numero di tracking. ${command} dice cos’altro faccio.`,
  },

  alertChannels: {
    title: 'Canali avvisi',
    noChannels:
      'Ancora nessun canale avvisi. Scegli un canale e gli aggiornamenti dei pacchi verranno pubblicati lì. Poi puoi attivare anche le foto QC.',
    addChannel: 'Aggiungi un canale',
    whose: {
      all: '**Pacchi e prodotti:** tutti quelli di cui questo bot riceve aggiornamenti, anche se qui nessuno li segue. Lo decide chi gestisce il bot con `HOME_GUILD_IDS`.',
      followed: '**Pacchi e prodotti:** quelli che i membri seguono o monitorano nei canali di questo server',
    },
    followedOnlyNotice:
      'Premi **Segui qui** in `/traccia`, oppure, in `/qc`, premi **Altro**, attiva **Monitora**, poi premi **Cambia** e **In questo canale**. Se gestisci tu il bot: aggiungi questo server a `HOME_GUILD_IDS` e riceverà tutti gli avvisi.',
    event: { tracking: 'Nuovi aggiornamenti dei pacchi', qc: 'Nuove foto QC' },
    working: (when: string) => `🟢 ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} Sospeso ${since}; gli avvisi vengono conservati per 7 giorni.`,
    reasons: {
      gone: 'Il canale non esiste più.',
      forbidden: 'Non posso vedere il canale o non posso scriverci.',
      dm_closed: 'Non posso inviare DM.',
      unsuitable: 'Non accetta messaggi: il thread è bloccato, oppure è un forum e non uno dei suoi post.',
      unavailable: 'Discord non ha risposto. Riprova tra poco.',
    },
    pingsRole: (role: string) => `menziona ${role}`,
    cannotPing: (role: string) => `⚠️ non può menzionare ${role}`,
    pingsNobody: 'non menziona nessuno',
    unmasked: 'numeri completi',
    postTest: 'Invia prova',
    testWhere: 'Dove pubblico una prova?',
    testSeen: 'La vedranno tutti nel canale.',
    remove: 'Rimuovi',
    allChannels: 'Tutti i canali',
    added: (event: string, channel: string) =>
      `✅ **${event}**: gli avvisi verranno pubblicati in ${channel}.`,
    removed: (event: string, channel: string) => `Avvisi rimossi: **${event}** in ${channel}.`,
    allHere: 'Tutti gli avvisi qui',
    clearsSettings: 'Vengono rimosse anche le impostazioni',
    confirmRemove: (channel: string) =>
      `**Rimuovere gli avvisi in ${channel}?** Verranno rimosse anche le loro impostazioni. Ciò che qualcuno segue o monitora lì continuerà a essere pubblicato.`,
    confirmUnmask: (channel: string) =>
      `**Mostrare i numeri di tracking completi in ${channel}?** Chiunque legga il canale potrebbe allora cercare quei pacchi.`,
    showFull: 'Mostra completi',
    channelRemoved: 'Questo canale avvisi è stato rimosso.',
    roleNotMentionable: (role: string) =>
      `⚠️ Non posso menzionare ${role}: nelle impostazioni del ruolo consenti a chiunque di menzionarlo, oppure dammi il permesso “Menziona @everyone, @here e tutti i ruoli”.`,
    tested: (channel: string) => `✅ Prova pubblicata in ${channel}.`,
    testWaits: (time: string) => `Gli avvisi veri aspettano fino alle ${time}.`,
    testIsNoCard: 'La prova è un messaggio a sé. Ogni pacco vero ha invece una scheda silenziosa.',
    testHasNoCard: 'La prova è solo il messaggio. Ogni pacco vero ha anche una scheda silenziosa.',
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    testNotPosted: 'La prova non è stata pubblicata.',
    retries:
      'Riprovo da solo: la prima volta dopo 10 minuti, poi una volta al giorno. Con *Invia prova* riprovo subito.',
    everyoneLeftOut: '⚠️ Ruolo non applicato: gli avvisi non menzionano mai @everyone.',
    levelLeftOut:
      '⚠️ Livello non applicato: le foto QC non sono mai problemi, quindi non verrebbe pubblicato niente.',
    sampleStatus: (name: string) => `${name} ha pubblicato questa prova. Nessun pacco si è mosso.`,
    samplePhotos: (name: string) => `${name} ha pubblicato questa prova. Non ci sono nuove foto.`,
  },

  alertOptions: {
    levels: {
      all: 'ogni aggiornamento',
      milestones: 'tappe principali e problemi',
      problems: 'solo problemi',
    },
    levelHints: {
      all: 'Circa 14 messaggi per pacco',
      milestones: 'Circa 5 messaggi per pacco',
      problems: 'Circa 1 messaggio ogni 10 pacchi',
    },
    means: {
      all: '**Circa 14 messaggi per pacco:** ogni aggiornamento di un corriere.',
      milestones:
        '**Circa 5 messaggi per pacco:** preso in carico, arrivato nel Paese di destinazione, sdoganato, in consegna, consegnato. In più i problemi e le date che cambiano.',
      problems: '**Circa 1 messaggio ogni 10 pacchi:** solo ciò di cui qualcuno deve occuparsi.',
    },
    meansDigest: (time: string, what: string) => `**Un messaggio al giorno, alle ${time}:** ${what}.`,
    meansCard: '**Una scheda silenziosa per pacco**, che cambia a ogni aggiornamento.',
    nothingElse: 'Sui pacchi non viene pubblicato altro.',
    dmLevelHints: {
      all: 'Circa 14 messaggi per pacco',
      milestones: 'Circa 5 messaggi per pacco',
      problems: 'Solo quando devi fare qualcosa',
    },
    photoLevels: { all: 'tutte le nuove foto', milestones: 'solo le prime foto', problems: 'niente' },
    photoLevelHints: {
      all: 'Ogni volta che un magazzino aggiunge foto di un prodotto',
      milestones: 'Una volta per prodotto',
    },
    chooseLevel: 'Scegli che cosa viene pubblicato',
    dmTitle: 'Avvisi nei tuoi DM',
    channelTitle: (channel: string) => `Avvisi in ${channel}`,
    newParcels: 'Pacchi che segui da ora in poi',
    quietHours: 'Ore di silenzio',
    digest: 'Riepilogo giornaliero',
    quietOrDigest: 'Silenzio o riepilogo',
    on: 'Attivo',
    off: 'Disattivato',
    localTime: (place: string, time: string) => `${place}, ora locale ${time}`,
    posts: 'Messaggi',
    whichScans: 'Quali aggiornamenti',
    whichPhotos: 'Quali foto',
    how: 'Come',
    feed: 'Messaggi separati',
    feedHint: 'Un messaggio per ogni novità',
    oneCard: 'Una scheda per pacco',
    oneCardHint: 'Un messaggio silenzioso che cambia a ogni aggiornamento',
    cardAndPosts: 'Scheda e messaggi',
    cardAndPostsHint: 'La stessa scheda, più messaggi su ciò che conta',
    cardAndDigest: 'Scheda e riepilogo',
    silent: 'Silenzioso',
    silentHint: 'Né suono né notifica',
    forumPosts: 'Ogni pacco ha un post nel forum; gli avvisi sono messaggi al suo interno.',
    followsOnly: 'Viene pubblicato solo ciò che qualcuno segue o monitora qui.',
    inLine: {
      oneCard: 'una scheda per pacco',
      cardAndPosts: 'scheda e messaggi',
      silent: 'silenzioso',
      quiet: (from: string, until: string) => `silenzio ${from}–${until}`,
      digest: (time: string) => `riepilogo alle ${time}`,
    },
    pinged: 'Ruolo da menzionare',
    nobody: 'Nessuno',
    fullNumbers: 'Numeri completi',
    numbersOff: (masked: string) => `Disattivato: ${masked}`,
    numbersOn: (number: string) => `Attivo: ${number}`,
    chooseRole: 'Scegli un ruolo',
    choosePings: 'Quando menzionare il ruolo',
    problems: 'problemi',
    holdHint:
      'Nelle ore di silenzio raccolgo ciò che succede e lo pubblico alla fine. Il riepilogo giornaliero raccoglie tutto in un messaggio al giorno, quindi sostituisce le ore di silenzio.',
    saved: '✅ Salvato.',
    turnOff: 'Disattiva',
    turnOn: 'Attiva',
    more: 'Altro',
    from: 'Dalle',
    until: 'Alle',
    time: 'Ora',
    timeHint: 'Per esempio 22:30, 22.30 o 8',
    zone: 'La tua città o il fuso orario',
    zoneHint: 'Per esempio Roma, Zurigo, Shanghai o UTC+2',
    notATime: (typed: string) => `“${typed}” non è un’ora. Scrivi, per esempio, 22:30, 22.30 o 8.`,
    notAZone: (typed: string) =>
      `Non conosco il fuso orario di “${typed}”. Indica una città più grande vicina, o scrivi, per esempio, UTC+2.`,
    sameTimes:
      'Le ore di silenzio non possono iniziare e finire alla stessa ora. Se non vuoi nessun avviso, smetti di seguire i pacchi.',
    applyToAll: (count: number) => (count === 1 ? 'Applica al mio pacco' : `Applica ai miei ${count} pacchi`),
    appliedToAll: (count: number) =>
      count === 1 ? '✅ Applicato al tuo pacco.' : `✅ Applicato ai tuoi ${count} pacchi.`,
    tells: {
      all: 'Ti avviso a ogni aggiornamento',
      milestones: 'Ti avviso alle tappe principali e per i problemi',
      problems: 'Ti avviso solo per i problemi',
    },
    inPlaces: (count: number) => `Lo segui in ${count} posti`,
    nameHere: 'Nome in questo canale',
    nameShown: (name: string) => `Tutti vedono ${name}`,
    nameHidden: 'Nascosto: al suo posto c’è il numero oscurato',
    managed:
      'Qualcuno lo segue qui? Puoi fermarlo per tutti. Se il canale riceve tutti i pacchi, cambia i suoi avvisi.',
    thisChannel: 'Questo canale',
    notYours: 'Questi avvisi li può cambiare solo chi segue il pacco qui o gestisce il server.',
    notManager: 'Solo chi gestisce questo server può cambiare ciò che viene pubblicato qui.',
  },

  settings: {
    mine: 'Le mie impostazioni',
    server: 'Questo server',
    data: 'I miei dati',
    trouble: 'Problemi?',
    change: 'Cambia',
    agents: 'Agenti',
    popularAgents: 'Prima i più usati',
    secondCurrency: 'Seconda valuta',
    noCurrency: 'Nessuna, prezzi originali',
    pricesIn: (name: string) => `Prezzi anche in ${name}`,
    rate: (rate: string, day: string) => `1 CN¥ = ${rate}, cambio ${elided(day, { il: 'del', l: 'dell’' })}`,
    asServer: 'Come in ciascun server',
    links: 'Link e numeri in chat',
    myLinks: 'Risposte ai miei link e numeri',
    on: 'Attivo',
    off: 'Disattivato',
    language: 'Lingua',
    fromDiscord: (name: string) => `${name}, da Discord`,
    ownLanguage: (name: string) =>
      `${name}, come nel tuo Discord. Ciò che vedono tutti è nella lingua del server.`,
    noAlertChannels: 'Nessuno',
    purposes: {
      links: 'Dove rispondo ai link e ai numeri di tracking dei membri',
      agents: 'Per primi nelle risposte qui; ognuno può scegliere i propri',
      currency: 'Prezzi qui anche in questa valuta; ognuno può scegliere la propria',
      language: 'Per ciò che vedono tutti, chiunque lo chieda',
      kilogramPrice: 'Serve a stimare la spedizione negli haul; ognuno può indicare il proprio',
      haulButtons: 'Un pulsante che mette l’articolo nell’haul di chi lo preme',
      alerts: 'Dove pubblico nuovi aggiornamenti dei pacchi e foto QC',
    },
    agentsOf: { mine: 'I miei agenti', server: 'Agenti di questo server' },
    noAgents: 'Nessuno scelto: prima i più usati.',
    agentOrder: 'Vengono per primi, in quest’ordine:',
    closedAgent: (name: string) => `${name} (chiuso)`,
    changeAgent: 'Modifica un agente',
    addAgent: 'Aggiungi un agente',
    addAgentBetween: (first: string, last: string) => `Aggiungi un agente (${first}–${last})`,
    agentLimit: (max: number) => `Il massimo è ${max}. Rimuovine uno per aggiungerne un altro.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} di ${count}`,
    moveUp: 'Sposta su',
    moveDown: 'Sposta giù',
    removeAgent: 'Rimuovi',
    linksOn: 'Link e numeri di tracking ricevono una risposta',
    linksOff: 'Link e numeri di tracking non ricevono risposta',
    exceptChannels: (channels: string) => `Tranne in ${channels}`,
    alsoChannels: (channels: string) => `Ma con risposte in ${channels}`,
    turnOn: 'Attiva',
    turnOff: 'Disattiva',
    exceptIn: 'Canali senza risposte:',
    alsoIn: 'Canali con risposte comunque:',
    chooseChannels: 'Scegli i canali',
    publicLanguage: 'Lingua delle risposte visibili a tutti',
    reasons: {
      deployment: 'Chi gestisce questo bot ha disattivato queste risposte (AUTO_CONVERT).',
      intent:
        'Discord mi fa leggere solo i messaggi in cui vengo menzionato (Message Content Intent). Menzionami, oppure usa App › Cerca.',
      server: 'Queste risposte sono disattivate in questo server.',
      channel: 'Queste risposte sono disattivate in questo canale.',
      permission: 'Qui mi mancano dei permessi.',
      own: 'Hai disattivato queste risposte nelle tue impostazioni.',
    },
    permissionsIn: (channel: string) => `Cosa posso fare in ${channel}`,
    permissionMissing: (permission: string) =>
      `🔴 Manca “${permission}”: concedilo al mio ruolo o nelle impostazioni del canale`,
    replyRefused: (channel: string, when: string) =>
      `🔴 ${channel}: Discord ha rifiutato una risposta ${when}`,
  },

  status: {
    works: 'Funziona tutto',
    broken: (names: string) => `Non funziona: ${names}`,
    service: 'Pacchi e prodotti',
    notResponding: (when: string) => `nessuna risposta per ora, ultima risposta ${when}`,
    noResponseYet: 'ancora nessuna risposta',
    connection: 'Connessione a Discord',
    partlyConnected: 'in alcuni server al momento non rispondo. Di solito si risolve entro un minuto.',

    saving: 'Salvataggio',
    notWritable: 'non funziona: ciò che cambi o aggiungi ora va perso. Riprova più tardi.',
    alerts: 'Avvisi',
    noAlertsWaiting: 'nessuno in attesa',
    alertsWaiting: (count: number, since: string) =>
      plural(count, {
        one: `1 in attesa, creato ${since}`,
        other: `${count} in attesa, il più vecchio creato ${since}`,
      }),
    channelsPaused: (channels: string, command: string) => `sospesi: ${channels}. Il motivo è in ${command}.`,
    somePaused: (count: number) =>
      `sospesi in questo server: ${count}. Chi gestisce il server può vedere il motivo.`,
    polling: 'Controlli periodici',
    pollingBehind: (count: number, since: string) =>
      `in ritardo. Pacchi e prodotti in attesa: ${count}; il primo era previsto ${since}`,

    dms: 'I tuoi DM',
    dmsOpen: 'aperti',
    dmsClosed: 'chiusi. Consenti i messaggi diretti dai membri del server o scrivimi.',
    linksIn: (channel: string) => `Link in ${channel}`,
    replies: 'rispondo',
    noReply: (agents: number) =>
      `**Nessuna risposta a un link?** Leggo Weidian, Taobao, Tmall, 1688 e ${agents} agenti.`,
    dateOff:
      '**Una data non torna?** È calcolata in base ad altri pacchi sulla stessa tratta, e ognuno la rende più precisa.',
    reference: 'Ogni messaggio di errore ha un riferimento. Dallo a un moderatore.',
  },

  privacy: {
    title: 'I miei dati',
    nothingStored: 'Non conservo nulla su di te',
    parcels: (count: number) => `**Pacchi che segui (${count})**`,
    products: (count: number) =>
      plural(count, { one: '1 prodotto monitorato', other: `${count} prodotti monitorati` }),
    also: '**Inoltre**',
    archived: (count) => (count === 1 ? '1 pacco nel tuo archivio' : `${count} pacchi nel tuo archivio`),
    recentProducts: (count: number) =>
      plural(count, { one: '1 prodotto che hai guardato', other: `${count} prodotti che hai guardato` }),
    alertChannels: (count: number) =>
      plural(count, {
        one: '1 canale avvisi che hai configurato',
        other: `${count} canali avvisi che hai configurato`,
      }),
    settings: 'le tue impostazioni',
    pendingAlerts: (count: number) => `Avvisi in attesa di invio: ${count}`,
    replies: (count: number) => `Dati salvati sulle mie risposte ai tuoi messaggi: ${count}`,
    retention:
      'I messaggi che scrivi non vengono mai salvati. I dati sulle mie risposte e gli avvisi inviati spariscono dopo 30 giorni, i prodotti guardati dopo 180.',
    delete: 'Elimina tutto',
    askDelete: 'Eliminare tutto?',
    confirmDelete:
      'Verranno eliminati i tuoi pacchi, haul, prodotti monitorati e impostazioni. **Non si può annullare.**\n-# Verranno eliminati anche: i nomi che hai dato ai pacchi, il tuo archivio, ciò che hai condiviso dei tuoi haul, i prodotti che hai guardato, i dati sulle mie risposte, gli avvisi in attesa di invio e i dati recuperati solo per te.\n-# I canali avvisi che hai configurato restano nel loro server, ma non saranno più collegati a te. I backup precedenti di chi gestisce questo bot contengono ancora tutto questo, finché non vengono eliminati.',
    deleted: 'Fatto: su di te non è più salvato nulla, tranne nei backup precedenti.',
  },

  help: {
    here: 'Mandami qui un link o un numero di tracking',
    title: 'Incolla un link o un numero di tracking',
    where: 'In un canale o nei DM. I tuoi pacchi li vedi solo tu.',
    mentioned: 'Nei DM, o in un messaggio che mi menziona.',
    track: 'dov’è e quando arriva',
    qc: 'foto dal magazzino',
    lookup: 'prezzo, disponibilità, peso',
    convert: 'il link del tuo agente',
    haul: 'costi di acquisto e spedizione',
    settings: 'agenti, valuta, i tuoi dati',
    alerts: 'quali canali ricevono avvisi',
    manage: 'Gestisci questo server: scegli dove rispondo e dove arrivano gli avvisi.',
    menu: 'O nel menu di un messaggio: *App › Cerca*.',
    trackParcel: 'Cerca un pacco',
    myAgents: 'I miei agenti',
    numberHint: 'Lettere e cifre, ad es. LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Accetto i link di prodotto di Weidian, Taobao, Tmall e 1688 e le pagine di prodotto di agenti come CNFans, Kakobuy o Superbuy.',
    nothingInMessage: 'In quel messaggio non trovo né un link di prodotto né un numero di tracking.',
    noProductIn: (typed, accepted) => `Non trovo nessun prodotto in “${typed}”. ${accepted}`,
    whichPlatform: (id) => `Di quale piattaforma è \`${id}\`?`,
    shopLink:
      'Questo link porta a un negozio o a una ricerca, non a un singolo prodotto. Apri lì un prodotto e incolla il suo link.',
    inputTooLong: (max: number) => `È troppo lungo. Incolla solo il link (al massimo ${max} caratteri).`,
    unknownAgent: (name: string, nearest: string) =>
      `Non conosco nessun agente di nome “${name}”. Intendevi ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `Non conosco nessun agente di nome “${name}”. Scegline uno dall’elenco che appare mentre scrivi.`,
    tooManyUnknownNumbers: (again: string) => `Hai cercato troppi numeri sconosciuti. Riprova ${again}.`,
    tooManyFollows: (max: number) =>
      `Segui e monitori già ${max} tra pacchi e prodotti: è il massimo. Smetti di seguire qualche pacco con \`/traccia\` o di monitorare qualche prodotto con \`/qc\`.`,
    notFollowedHere:
      'Questi avvisi non li hai attivati tu. Può fermarli solo chi li ha attivati, oppure un moderatore.',
    tooManyAlertChannels: (max: number) =>
      `Questo server ha già il numero massimo di canali avvisi (${max}). Prima rimuovine uno con \`/avvisi rimuovi\`.`,
    noAlertChannels: 'Questo server non ha ancora canali avvisi. Aggiungine uno con `/avvisi aggiungi`.',
    noMatchingAlertChannel:
      'Quel canale non riceve avvisi di questo tipo. `/avvisi elenco` mostra quali li ricevono.',
    everyoneRole: 'Gli avvisi non menzionano mai @everyone. Scegli un altro ruolo, o nessuno.',
    missingPermissions: (names: string, channel: string) =>
      `Non posso scrivere in ${channel}. Permessi mancanti: **${names}**. Concedili al mio ruolo o nelle impostazioni del canale, poi riprova.`,
    cannotPostHere:
      'Non posso scrivere in questa chat. Usa i tuoi DM, oppure un canale di un server in cui ci sono anch’io.',
    userCannotPost:
      'Non hai il permesso di scrivere in questo canale, quindi non posso pubblicarci avvisi per te. Usa i tuoi DM o un altro canale.',
    userCannotShare:
      'Non puoi inviare messaggi in questo canale, quindi non posso condividere nulla qui per te.',
    tooManyPosts: (again: string) =>
      `Con i miei pulsanti si è pubblicato molto in poco tempo. Potrai pubblicare di nuovo ${again}.`,
    slowMode: (again: string) =>
      `In questo canale è attiva la modalità lenta. Potrò pubblicare di nuovo per te ${again}.`,
    testedRecently: (channel: string, again: string) =>
      `${channel} è stato provato poco fa. Potrai provarlo di nuovo ${again}.`,
  },

  errors: {
    unexpected:
      'Qualcosa è andato storto da parte mia. Riprova; se succede ancora, comunica a un moderatore il riferimento qui sotto.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Riferimento ${reference}`,
    outdatedComponent:
      'Questo pulsante appartiene a una versione precedente e non funziona più. Esegui di nuovo il comando.',
    notAllowed: 'Ti serve il permesso “Gestisci server”.',
    tooManyInteractions: (again: string) => `Hai fatto molte richieste in un minuto. Riprova ${again}.`,
    badRequest: 'Con questi dati non ha funzionato. Controlla quello che hai scritto e riprova.',
    unauthorised:
      'Non ricevo dati, perché la mia chiave di accesso non viene accettata. Può rimediare solo chi gestisce questo bot.',
    parcelNotFound:
      'Non trovo questo numero. Controlla di averlo scritto bene; se è nuovo, può volerci un giorno o due prima che compaia.',
    productNotFound:
      'Non trovo questo prodotto. Controlla il link o prova con quello originale della piattaforma.',
    linkNotFound:
      'Non ho trovato nessun prodotto con questo link. Aprilo e incolla l’indirizzo della pagina a cui arrivi.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'In questo momento ci sono troppe richieste. Riprova tra un minuto.'
        : `In questo momento ci sono troppe richieste. Riprova ${again}.`,
    unavailable:
      'Al momento non riesco a ottenere i dati. Non dipende dalla tua richiesta: riprova tra qualche minuto.',
    timedOut: 'Ci è voluto troppo tempo. Riprova tra poco.',
    invalidResponse:
      'Ho ricevuto dati che non capisco. Riprova più tardi; se succede ancora, comunica a un moderatore il riferimento qui sotto.',
  },

  liveCard: {
    before: (what: string) => `Prima: ${what}`,
    followInDms: 'Segui nei DM',
    followed: (parcel: string) =>
      `🔔 Ti scrivo nei DM quando succede qualcosa di importante a **${parcel}**.`,
    masked: 'Qui questo numero è oscurato. Per ricevere i suoi avvisi nei DM, scrivi il numero completo.',
    enterNumber: 'Scrivi il numero',
  },

  digest: {
    overnight: (news) => `Durante la notte: ${news}`,
    both: (first, second) => `${first}, ${second}`,
    needYou: (count) =>
      plural(count, { one: '1 richiede attenzione', other: `${count} richiedono attenzione` }),
    needOwner: (count) =>
      plural(count, { one: '1 richiede attenzione', other: `${count} richiedono attenzione` }),
    arriveToday: (count) => plural(count, { one: '1 arriva oggi', other: `${count} arrivano oggi` }),
    delivered: (count) => plural(count, { one: '1 consegnato', other: `${count} consegnati` }),
    prices: (count) =>
      plural(count, { one: '1 variazione di prezzo', other: `${count} variazioni di prezzo` }),
    notices: (count) =>
      plural(count, { one: 'avvisi sospesi in 1 canale', other: `avvisi sospesi in ${count} canali` }),
    onlyScans: (scans, parcels) =>
      `${plural(scans, { one: '1 aggiornamento', other: `${scans} aggiornamenti` })} di ${plural(parcels, { one: '1 pacco', other: `${parcels} pacchi` })}`,
    newPhotos: 'nuove foto QC',
    silent: 'senza aggiornamenti da più tempo del solito',
    ended: 'non più controllato',
    andMore: (names: string, count: number) =>
      plural(count, { one: `${names} e 1 altro`, other: `${names} e altri ${count}` }),
    ordinaryScans: (count, since) =>
      plural(count, {
        one: `1 aggiornamento ordinario ${since}`,
        other: `${count} aggiornamenti ordinari, il primo ${since}`,
      }),
    myParcels: 'I miei pacchi',
    change: 'Cambia riepilogo',
    changeQuietHours: 'Ore di silenzio',
    held: (count) => `${count} in attesa della fine delle ore di silenzio o del riepilogo`,
  },

  suspended: {
    line: (channel) => `Non riesco più a pubblicare in ${channel}`,
    missing: (names) =>
      `Lì mi mancano dei permessi: ${names}. Concedili al mio ruolo o nelle impostazioni del canale.`,
    gone: 'Il canale non esiste più. I tuoi pacchi restano seguiti: sposta gli avvisi con `/traccia` o scegli un altro canale con `/avvisi aggiungi`.',
    thenTest: 'Poi premi *Invia prova*.',
    waiting:
      'Gli avvisi degli ultimi 7 giorni sono in attesa e verranno pubblicati appena il canale torna a funzionare.',
    works: (channel) => `Gli avvisi arrivano di nuovo in ${channel}, anche quelli in attesa.`,
    mayNotTest: (channel: string) =>
      `Non puoi inviare messaggi in ${channel}. La prova deve pubblicarla chi può farlo. Oppure aspetta: riprovo da solo.`,
  },

  permissions: {
    ViewChannel: 'Visualizza canale',
    SendMessages: 'Invia messaggi',
    SendMessagesInThreads: 'Invia messaggi nei thread',
    EmbedLinks: 'Incorpora link',
    AttachFiles: 'Allega file',
    ReadMessageHistory: 'Leggi cronologia messaggi',
    SendPolls: 'Crea sondaggi',
  },
};
