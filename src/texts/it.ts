import type { Texts } from './en.ts';
import { createPluralSelector } from './plural.ts';

const plural = createPluralSelector('it');

export const it: Texts = {
  locale: 'it',
  language: 'Italiano',

  commands: {
    names: {
      track: 'traccia',
      qc: 'qc',
      lookup: 'prodotto',
      convert: 'converti',
      parcels: 'pacchi',
      alerts: 'avvisi',
      settings: 'impostazioni',
      status: 'stato',
      privacy: 'privacy',
      help: 'aiuto',
      add: 'aggiungi',
      list: 'elenco',
      remove: 'rimuovi',
      test: 'prova',
      show: 'mostra',
      delete: 'elimina',
      number: 'numero',
      private: 'privato',
      link: 'link',
      agent: 'agente',
      agents: 'agenti',
      event: 'evento',
      channel: 'canale',
      role: 'ruolo',
      mask: 'oscura',
    },
    track: {
      description: 'Mostra dov’è il tuo pacco: tutti gli aggiornamenti, dal più recente',
      number: 'Il numero di tracking',
      private: 'La risposta la vedi solo tu (predefinito: sì)',
    },
    qc: {
      description: 'Mostra com’è il tuo articolo in magazzino: le foto QC',
    },
    lookup: {
      description: 'Tutto su un prodotto: prezzo, disponibilità, taglie, varianti, dati del magazzino',
      agent: 'L’agente di cui mostrare i dati del magazzino',
    },
    convert: {
      description: 'Converte qualsiasi link di prodotto in quello del tuo agente',
      agents: 'Solo questi agenti, separati da virgole (predefinito: tutti)',
    },
    parcels: {
      description: 'I tuoi pacchi: guarda dove sono, dai loro un nome o smetti di seguirli',
    },
    alerts: {
      description: 'I canali in cui arrivano i nuovi aggiornamenti e le nuove foto QC',
      add: 'Pubblica i nuovi aggiornamenti o le nuove foto QC in un canale',
      list: 'I canali avvisi di questo server e se funzionano',
      remove: 'Non pubblicare più avvisi in un canale',
      test: 'Pubblica una prova e ritenta con i canali che non funzionavano più',
      event: 'Che cosa pubblicare',
      tracking: 'Nuovi aggiornamenti',
      qc: 'Nuove foto QC',
      channel: 'Il canale, il thread o il post del forum',
      anyEvent: 'Nuovi aggiornamenti o nuove foto QC (predefinito: entrambi)',
      anyChannel: 'Solo questo canale (predefinito: tutti)',
      role: 'Un ruolo da menzionare a ogni avviso (predefinito: nessuno)',
      mask: 'Oscura la parte centrale dei numeri di tracking (predefinito: sì)',
    },
    settings: {
      description: 'Link in chat, agenti preferiti e, se gestisci il server, le sue impostazioni',
    },
    status: {
      description: 'Funziona tutto? Fonte dei dati, Discord, eventi, avvisi, link in chat',
    },
    privacy: {
      description: 'Che cosa memorizza questo bot su di te',
      show: 'Mostra i dati memorizzati su di te',
      delete: 'Elimina i dati memorizzati su di te',
    },
    help: {
      description: 'Cosa faccio e da dove iniziare',
    },
    convertLinks: 'Converti link',
    qcPhotos: 'Foto QC',
    trackParcels: 'Traccia pacchi',
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
    unfollow: 'Non seguire più',
    stopWatching: 'Non seguire più le foto',
    details: 'Dettagli',
    qcPhotos: 'Foto QC',
    agentLinks: 'Link degli agenti',
    openAt: (name: string) => `Apri su ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Articolo ${platform} ${id}`,
    noPrice: 'Prezzo non indicato',
    soldOut: 'Esaurito',
    inStock: (count) => `${count} disponibili`,
    detailsMissing: 'dettagli non caricati',
    photoAlt: (name) => `Foto dell’inserzione: ${name}`,
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
      returning: 'in ritorno al mittente',
      returned: 'restituito al mittente',
      cancelled: 'annullato',
      exception: 'problema segnalato',
      unknown: 'registrato dal corriere',
    },
    onTime: 'In transito, in orario',
    slow: 'In transito, più lento del solito',
    deliveredIn: (days: number) =>
      plural(days, { one: 'Consegnato in 1 giorno', other: `Consegnato in ${days} giorni` }),
    day: (day: number) => `giorno ${day}`,
    usually: (low: number, high: number) =>
      low === high
        ? `di solito ${low} giorni su questa tratta`
        : `di solito ${low}–${high} giorni su questa tratta`,
    quoted: (words: string) => `“${words}”`,
    noScans:
      'Il numero è registrato, ma nessun corriere ha ancora preso in carico il pacco. Il primo aggiornamento arriva di solito da uno a cinque giorni dopo la spedizione.',
    noStatus: 'Aggiornamento senza descrizione',
    followsInDm: '🔔 I nuovi aggiornamenti ti arrivano nei DM.',
    followsHere: '🔔 I nuovi aggiornamenti arrivano in questo canale, con il numero parzialmente oscurato.',
    whatToDo: (advice: string) => `**Cosa fare:** ${advice}`,
    advice: {
      customs_held:
        'scopri che cosa aspetta la dogana e invialo presto. Se ha spedito il tuo agente, chiedi prima a lui.',
      attempt_failed:
        'cerca un avviso o un messaggio del corriere, poi prenota un’altra consegna o ritiralo.',
      address_problem: 'controlla l’indirizzo dell’ordine e dai quello giusto al corriere o al tuo agente.',
      damaged: 'fotografa scatola e contenuto prima di buttare qualcosa e avvisa il tuo agente.',
      lost: 'chiedi al tuo agente di aprire un reclamo con il corriere. Spesso c’è una scadenza.',
      returning: 'chiedi al tuo agente perché torna indietro e se può rispedirlo.',
      exception: 'leggi nella cronologia che cosa dice il corriere e chiedi al tuo agente.',
    },
    alt: {
      stops: (names: string) => `Viaggio: ${names}.`,
      problem: (state: string) => `Problema: ${state}.`,
      stages: {
        sent: 'Spedito; non ancora partito in aereo.',
        flown: 'Spedito e arrivato in aereo; non ancora consegnato.',
        customs: 'Spedito e arrivato in aereo; ora in dogana; non ancora consegnato.',
        local: 'Spedito, arrivato in aereo e sdoganato; ora dal corriere locale; non ancora consegnato.',
        home: 'Spedito, arrivato in aereo, sdoganato, consegnato.',
      },
    },
    history: 'Cronologia',
    range: (first: number, last: number, total: number) => `Aggiornamenti ${first}–${last} di ${total}`,
    follow: 'Segui',
    following: 'Seguito',
    agentText: 'Testo per agente',
    watch: 'Tieni d’occhio',
    followingTitle: 'Ti avviso a ogni aggiornamento',
    notFollowing: 'Non segui questo pacco.',
    channelsMasked: 'Nei canali il numero è parzialmente oscurato.',
    followDm: 'Segui nei DM',
    followHere: 'Segui qui',
    stop: 'Ferma',
    rename: 'Dai un nome',
    stopFollowing: 'Non seguire più',
    agentTextTitle: 'Copialo per il tuo agente',
    agentTextHint: 'Cambia quello che vuoi prima di inviarlo.',
    letter: {
      hello: (number: string) => `Ciao, c’è un problema con il mio pacco ${number}.`,
      state: (state: string) => `Stato: ${state}`,
      date: (date: string) => `Data: ${date}`,
      words: (words: string) => `Il corriere dice: ${words}`,
      requests: {
        customs_held: 'Potete inviare alla dogana ciò che serve, o dirmi che cosa devo inviare io?',
        attempt_failed: 'Potete chiedere al corriere un’altra consegna, o dirmi dove posso ritirarlo?',
        address_problem: 'Potete controllare l’indirizzo sull’etichetta e farlo correggere?',
        damaged: 'Potete segnalare il danno al corriere e dirmi come ottenere il rimborso?',
        lost: 'Potete aprire un reclamo con il corriere e dirmi che cosa vi serve da me?',
        returning: 'Potete scoprire perché torna indietro e rispedirlo?',
        exception: 'Potete scoprire che cosa è successo e che cosa bisogna fare?',
      },
    },
    noScansTitle: 'Ancora nessun aggiornamento',
    firstScan:
      'Il primo aggiornamento arriva spesso 1–3 giorni dopo la spedizione dell’agente. Tieni d’occhio il numero e ti avviso.',
    watching: 'Ti avviso al primo aggiornamento.',
    wrongCheckDigit: 'La cifra di controllo non torna: cerca un errore di battitura.',
    noNumberTitle: 'Non sembra un numero di tracking',
    noNumberInline: 'non è un numero di tracking',
    numberFormat: 'Un numero di tracking ha da 5 a 40 lettere e cifre, come `LP00123456784821CN`.',
    notLoaded: 'non caricato, riprova',
    numberLabel: 'Numero di tracking',
    numberHint: 'Per esempio LP00123456784821CN',
    alertsStopped: (parcel: string) => `Qui non arriveranno più avvisi su **${parcel}**.`,
    nameTitle: 'Dai un nome al pacco',
    nameLabel: 'Nome',
    nameHint: 'Per riconoscerlo, per esempio “Scarpe invernali”. Lascia vuoto per non dargli un nome.',
  },
  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one: `1 pacco su ${total} ha bisogno di te`,
        other: `${problems} pacchi su ${total} hanno bisogno di te`,
      }),
    allMoving: (count: number) =>
      plural(count, { one: '1 pacco, in viaggio', other: `${count} pacchi, tutti in viaggio` }),
    count: (count: number) => plural(count, { one: '1 pacco', other: `${count} pacchi` }),
    allArrived: (count: number) =>
      plural(count, { one: '1 pacco, arrivato', other: `${count} pacchi, tutti arrivati` }),
    none: 'Ancora nessun pacco',
    noneHint: 'Aggiungi un numero di tracking e ti avviso a ogni aggiornamento.',
    dmClosed:
      '⚠️ Non posso scriverti nei DM, quindi gli avvisi restano in attesa. Consenti i messaggi diretti dai membri di questo server, oppure mandami un messaggio; poi segui di nuovo il pacco.',
    whatToDo: 'Cosa fare',
    arrived: 'Arrivati o chiusi',
    range: (first: number, last: number, total: number) => `Pacchi ${first}–${last} di ${total}`,
    choose: 'Apri un pacco',
    add: 'Aggiungi',
    addTitle: 'Aggiungi un pacco',
    inDm: 'nei tuoi DM',
    inChannel: (channel: string) => `in ${channel}`,
  },

  alerts: {
    newScans: (count: number) =>
      plural(count, { one: '1 nuovo aggiornamento', other: `${count} nuovi aggiornamenti` }),
    previousStatus: (status: string) => `Prima: ${status}`,
    fullHistory: 'Cronologia completa',
    newPhotos: 'Nuove foto QC',
    photosPending: 'foto non ancora disponibili',
    allPhotos: 'Tutte le foto',
  },

  qc: {
    heading: 'Foto QC',
    listingHeading: 'Foto del venditore',
    summary: (photos: string, sets: number) => `${photos} in ${sets} set`,
    provider: (name: string) => `Foto di ${name}`,
    set: (index: number, count: number) => `Set ${index} di ${count}`,
    photos: (count: number) => `${count} foto`,
    noDate: 'Senza data',
    range: (first: number, last: number, total: number) =>
      first === last ? `Foto ${first} di ${total}` : `Foto ${first}–${last} di ${total}`,
    noPhotos:
      'Ancora nessuna foto QC. Compaiono quando il magazzino di un agente fotografa questo prodotto per qualcuno.',
    emptySet: 'In questo set non ci sono foto che si possano mostrare.',
    noListingPhotos: 'Nemmeno il venditore ha foto.',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['Foto QC', `${index} di ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    listingAlt: (index: number, total: number) => `Foto ${index} di ${total} del venditore`,
    chooseSet: 'Scegli quali foto vedere',
    listing: 'Foto del venditore',
    watch: 'Segui le nuove foto',
    watchTitle: 'Segui le nuove foto',
    watchPrompt: 'Dove vuoi che ti avvisi quando un magazzino fotografa questo prodotto?',
    watchesInDm: '🔔 Le nuove foto ti arrivano nei DM.',
    watchesHere: '🔔 Le nuove foto arrivano in questo canale.',
    watchDm: 'Nei miei DM',
    watchHere: 'In questo canale',
    unwatchDm: 'Non più nei miei DM',
    unwatchHere: 'Non più in questo canale',
    alertsStopped: 'Qui non arriveranno più avvisi su questo prodotto.',
    chooserTitle: 'Di quale prodotto vuoi le foto?',
  },

  lookup: {
    noTitle: 'Prodotto senza titolo',
    linkAgent: (agent: string) => `Link di ${agent}`,
    variantSource: (platform: string) => `Varianti da ${platform}`,
    price: 'Prezzo',
    stock: 'Disponibilità',
    inStock: 'Disponibile',
    outOfStock: 'Esaurito',
    available: (count: string) => `${count} pz`,
    sizes: (count: number) => `Taglie (${count})`,
    versions: (count: number) => `Versioni (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'In magazzino' : `Nel magazzino di ${agent}`),
    weight: (grams: string) => `Peso: ${grams} g`,
    volume: (cm3: string) => `Volume: ${cm3} cm³`,
    dimensions: (text: string) => `Dimensioni: ${text}`,
    storage: (label: string, value: string) =>
      label === '' ? `Periodo di deposito: ${value}` : `${label}: ${value}`,
    turnover: (label: string, value: string) =>
      label === '' ? `Tempo di rotazione: ${value}` : `${label}: ${value}`,
    variant: 'Variante scelta',
    matchingVariants: (count: number, total: number) => `Varianti corrispondenti: ${count} su ${total}`,
    noVariant: 'Questa combinazione non esiste. Scegline un’altra.',
    choose: (option: string) => `Scegli: ${option}`,
    anyValue: 'Qualsiasi',
    valueAvailable: (count: string) => `${count} pz`,
    valueSoldOut: 'Esaurito',
    valueUnavailable: 'Non disponibile con le altre opzioni scelte',
    reset: 'Azzera la scelta',
  },

  convert: {
    agentCount: (count: number) =>
      plural(count, { one: 'Disponibile presso 1 agente', other: `Disponibile presso ${count} agenti` }),
    noAgents: 'Nessuno degli agenti scelti offre questo prodotto.',
    moreAgents: 'Altri agenti',
    moreAgentsRange: (first: string, last: string) => `Altri agenti: ${first} – ${last}`,
    linkTooLong: 'Il link di questo agente è troppo lungo per un pulsante:',
    agentRemoved: 'Il link di questo agente per questo prodotto non è più disponibile.',
  },

  chat: {
    moreLinks: (count: number) => plural(count, { one: 'E 1 altro link', other: `E altri ${count} link` }),
    failedLinks: (count: number) =>
      plural(count, {
        one: 'Non è stato possibile convertire 1 link',
        other: `Non è stato possibile convertire ${count} link`,
      }),
    dismiss: 'Rimuovi',
    notAuthor: 'Può rimuovere questa risposta solo l’autore del messaggio o un moderatore.',
  },

  alertChannels: {
    title: 'Canali avvisi',
    noChannels:
      'Ancora nessun canale avvisi. Aggiungine uno: `/avvisi aggiungi evento:Nuovi aggiornamenti canale:#pacchi`.',
    followedOnlyNotice:
      'A questo server arrivano solo gli avvisi sui pacchi e sui prodotti seguiti in uno dei suoi canali: premi **Segui qui** in `/traccia`, oppure **Segui le nuove foto** in `/qc`. Se gestisci tu il bot: aggiungi questo server a `HOME_GUILD_IDS` e riceverà tutti gli eventi.',
    manage: 'Gestisci',
    event: { tracking: 'Nuovi aggiornamenti', qc: 'Nuove foto QC' },
    working: (when: string | null) =>
      when === null ? '🟢 pronto, ancora nessun avviso' : `🟢 ultimo avviso ${when}`,
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
    pingsNobody: 'non menziona nessuno',
    masked: 'numeri parzialmente oscurati',
    unmasked: 'numeri completi',
    postTest: 'Pubblica una prova',
    maskNumbers: 'Oscura i numeri',
    showNumbers: 'Mostra numeri completi',
    remove: 'Rimuovi',
    allChannels: 'Tutti i canali',
    added: (event: string, channel: string) => `✅ **${event}**: gli avvisi arriveranno in ${channel}.`,
    removed: (event: string, channel: string) => `Avvisi rimossi: **${event}** in ${channel}.`,
    channelRemoved: 'Questo canale avvisi è stato rimosso.',
    roleNotMentionable: (role: string) =>
      `⚠️ Non posso menzionare ${role}: nelle impostazioni del ruolo consenti a chiunque di menzionarlo, oppure dammi il permesso “Menziona @everyone, @here e tutti i ruoli”.`,
    tested: (channel: string) => `✅ Prova pubblicata in ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    sampleStatus: 'Questa è una prova: qui gli avvisi funzionano',
    samplePreviousStatus: 'Preso in carico',
    samplePhotos: 'Questa è una prova: le nuove foto QC si presenteranno così',
  },

  settings: {
    mine: 'Preferenze',
    server: 'Questo server',
    trouble: 'Risoluzione problemi',
    links: 'Link in chat',
    optedIn: '🟢 I link di prodotto nei tuoi messaggi vengono convertiti.',
    optedOut: '⚪ I link di prodotto nei tuoi messaggi non vengono convertiti.',
    optIn: 'Converti i miei link',
    optOut: 'Non convertire i miei link',
    agents: 'Agenti da mostrare per primi',
    noAgents: 'Nessuno scelto: prima i più usati.',
    chooseAgents: (first: string, last: string) => `Agenti ${first} – ${last}`,
    linksOn: '🟢 I link di prodotto in questo server vengono convertiti.',
    linksOff: '⚪ I link di prodotto in questo server non vengono convertiti.',
    turnLinksOn: 'Attiva',
    turnLinksOff: 'Disattiva',
    exceptChannels: (channels: string) => `Tranne in ${channels}`,
    alsoChannels: (channels: string) => `Ma convertiti in ${channels}`,
    exceptPlaceholder: 'Canali in cui non convertire i link',
    alsoPlaceholder: 'Canali in cui convertire comunque i link',
    language: 'Lingua delle risposte visibili a tutti',
    guildLanguage: (name: string) => `Quella del server su Discord: ${name}`,
    hereTitle: (channel: string) => `In ${channel}`,
    enabledHere: '🟢 I link in questo canale vengono convertiti.',
    disabledHere: (reason: string) => `🔴 I link in questo canale non vengono convertiti: ${reason}`,
    reasons: {
      deployment: 'chi gestisce questo bot ha disattivato la conversione (AUTO_CONVERT).',
      intent:
        'Discord mi fa leggere solo i messaggi in cui vengo menzionato (Message Content Intent). Menzionami, oppure usa App › Converti link.',
      server: 'la conversione è disattivata per questo server.',
      channel: 'la conversione è disattivata per questo canale.',
      permission: 'qui mi mancano dei permessi, vedi sotto.',
    },
    permissionGranted: (permission: string) => `🟢 ${permission}`,
    permissionMissing: (permission: string) =>
      `🔴 Manca “${permission}”: concedilo al mio ruolo o nelle impostazioni del canale`,
    replyRefused: (channel: string, when: string) =>
      `🔴 ${channel}: Discord ha rifiutato una risposta ${when}`,
    noRefusals: 'Discord non ha rifiutato risposte in nessun canale.',
  },

  status: {
    title: 'Stato',
    service: 'Fonte dei dati',
    responded: (when: string) => `🟢 ha risposto ${when}`,
    notResponding: (when: string) => `🔴 non risponde; ultima risposta ${when}`,
    noResponseYet: '🔴 non ha ancora risposto',
    notCalledYet: '⚪ nessuna richiesta dall’avvio',
    discord: 'Discord',
    connected: (ms: number | null) => (ms === null ? '🟢 connesso' : `🟢 connesso, ${ms} ms`),
    disconnected: '🔴 non connesso',
    database: 'Database',
    writable: '🟢 funziona',
    notWritable:
      '🔴 non scrivibile: non si salva nulla di nuovo e gli eventi vengono rifiutati finché non torna a funzionare',
    events: 'Eventi',
    lastEvent: (when: string) => `🟢 ultimo: ${when}`,
    noEvent: '⚪ ancora nessuno',
    noSecret:
      '⚪ disattivati: WEBHOOK_SECRET non è impostato. I pacchi seguiti vengono controllati a intervalli regolari.',
    alerts: 'Avvisi',
    noAlertsWaiting: '🟢 nessuno in attesa',
    alertsWaiting: (count: number, since: string) =>
      plural(count, {
        one: `🟡 1 in attesa, creato ${since}`,
        other: `🟡 ${count} in attesa, il più vecchio di ${since}`,
      }),
    polling: 'Controlli periodici',
    pollingBehind: (count: number, since: string) =>
      `🟡 in ritardo. Pacchi e prodotti in attesa: ${count}; il primo era previsto ${since}`,
    links: 'Link in chat',
    linksOn: '🟢 conversione attiva',
    linksOff: '⚪ conversione disattivata: AUTO_CONVERT',
    linksNoIntent:
      '🔴 conversione disattivata: manca il Message Content Intent. Menzionami, oppure usa App › Converti link.',
  },

  privacy: {
    title: 'Dati memorizzati su di te',
    nothingStored: 'Nessuno. Non segui né pacchi né prodotti.',
    parcels: (count: number) => `**Pacchi che segui (${count})**`,
    products: (count: number) => `**Prodotti che segui (${count})**`,
    alertChannels: (count: number) =>
      plural(count, {
        one: 'Hai configurato 1 canale avvisi.',
        other: `Hai configurato ${count} canali avvisi.`,
      }),
    pendingAlerts: (count: number) => `Avvisi in arrivo per te: ${count}.`,
    settings: 'Le tue scelte in `/impostazioni`.',
    replies: (count: number) => `Risposte ai tuoi messaggi nello storico: ${count}.`,
    retention:
      'Gli eventi e gli avvisi inviati vengono eliminati dopo 30 giorni, i pacchi e i loro aggiornamenti 180 giorni dopo l’ultima novità, se nessuno li segue. I messaggi che scrivi non vengono né memorizzati né registrati nei log.',
    delete: 'Elimina tutto',
    confirmDelete:
      'Verranno eliminati i pacchi e i prodotti che segui, i nomi che hai dato loro, le tue scelte in `/impostazioni`, lo storico delle mie risposte ai tuoi messaggi, gli avvisi in arrivo per te e gli aggiornamenti scaricati solo per te. Non si può annullare. I canali avvisi che hai configurato restano nel loro server, ma non saranno più collegati a te. I backup precedenti di chi gestisce il bot conservano questi dati finché non vengono eliminati.',
    deleted: 'Fatto: su di te non è più memorizzato nulla, tranne nei backup precedenti.',
  },

  help: {
    title: 'Incolla un link o un numero di tracking',
    where: 'Qui, in DM o con un comando:',
    track: 'dov’è il tuo pacco',
    qc: 'foto del magazzino',
    lookup: 'prezzo, scorte, peso',
    convert: 'un link del tuo agente',
    more: (commands) => `Altro: ${commands}`,
    trackParcel: 'Traccia un pacco',
    myAgents: 'I miei agenti',
    numberHint: 'Lettere e cifre, ad es. LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Accetto i link di prodotto di Weidian, Taobao, Tmall e 1688 e le pagine di prodotto di agenti come CNFans, Kakobuy o Superbuy.',
    noLinkInMessage: (accepted: string) => `In quel messaggio non trovo nessun link di prodotto. ${accepted}`,
    noProductIn: (typed, accepted) => `Non trovo nessun prodotto in “${typed}”. ${accepted}`,
    whichPlatform: (id) => `Di quale piattaforma è \`${id}\`?`,
    shopLink:
      'Questo link porta a un negozio o a una ricerca, non a un singolo prodotto. Apri lì un prodotto e incolla il suo link.',
    inputTooLong: (max: number) => `È troppo lungo. Incolla solo il link (al massimo ${max} caratteri).`,
    unknownAgent: (name: string, known: string) =>
      `Non conosco nessun agente “${name}”. Conosco questi: ${known}`,
    noNumberInMessage:
      'In quel messaggio non c’è nulla che somigli a un numero di tracking. Copia solo il numero e usa `/traccia`.',
    tooManyUnknownNumbers: (again: string) => `Hai cercato troppi numeri sconosciuti. Riprova ${again}.`,
    tooManyFollows: (max: number) =>
      `Segui già ${max} tra pacchi e prodotti: è il massimo. Prima smetti di seguire qualche pacco con \`/pacchi\` o qualche prodotto con \`/qc\`.`,
    notFollowedHere:
      'Non sei tu a seguirlo qui. Può fermare gli avvisi solo chi lo segue, oppure un moderatore.',
    tooManyAlertChannels: (max: number) =>
      `Questo server ha già il numero massimo di canali avvisi (${max}). Prima rimuovine uno con \`/avvisi rimuovi\`.`,
    noAlertChannels: 'Questo server non ha ancora canali avvisi. Aggiungine uno con `/avvisi aggiungi`.',
    noMatchingAlertChannel:
      'Quel canale non riceve avvisi di questo tipo. `/avvisi elenco` mostra quali li ricevono.',
    everyoneRole: 'Gli avvisi non menzionano mai @everyone. Scegli un altro ruolo, o nessuno.',
    missingPermissions: (names: string, channel: string) =>
      `Non posso ancora scrivere in ${channel}. Permessi mancanti: **${names}**. Concedili al mio ruolo o nelle impostazioni del canale, poi riprova.`,
    cannotPostHere:
      'Non posso scrivere in questa chat. Usa i tuoi DM, oppure un canale di un server in cui ci sono anch’io.',
    userCannotPost:
      'Non hai il permesso di scrivere in questo canale, quindi non posso pubblicarci avvisi per te. Usa i tuoi DM o un altro canale.',
  },

  errors: {
    unexpected:
      'Qualcosa è andato storto da parte nostra. Riprova; se succede ancora, comunica a un moderatore il riferimento qui sotto.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Riferimento ${reference}`,
    outdatedComponent:
      'Questo pulsante appartiene a una versione precedente e non funziona più. Esegui di nuovo il comando.',
    notAllowed: 'Ti serve il permesso “Gestisci server”.',
    tooManyInteractions: (again: string) => `Hai fatto molte richieste in un minuto. Riprova ${again}.`,
    badRequest: 'La richiesta non è stata accettata. Controlla quello che hai scritto.',
    unauthorised:
      'La chiave API di questo bot non viene accettata. Può rimediare solo chi gestisce il bot: faglielo sapere.',
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
    timedOut: 'La risposta ci ha messo troppo ad arrivare. Riprova tra poco.',
    invalidResponse:
      'Ho ricevuto dati che non capisco. Riprova più tardi; se succede ancora, comunica a un moderatore il riferimento qui sotto.',
  },

  permissions: {
    ViewChannel: 'Visualizza canale',
    SendMessages: 'Invia messaggi',
    SendMessagesInThreads: 'Invia messaggi nei thread',
    EmbedLinks: 'Incorpora link',
    ReadMessageHistory: 'Leggi cronologia messaggi',
  },
};
