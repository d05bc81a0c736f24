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
    qcPhotos: (count: number, shown: string) =>
      plural(count, { one: '1 foto QC', other: `${shown} foto QC` }),
    photoAlt: (name) => `Foto dell’inserzione: ${name}`,
  },

  track: {
    states: {
      unknown: 'Aggiornamento',
      waiting: 'In attesa',
      accepted: 'Preso in carico',
      moving: 'In transito',
      customs: 'In dogana',
      outForDelivery: 'In consegna',
      collect: 'Pronto per il ritiro',
      delivered: 'Consegnato',
      exception: 'Richiede attenzione',
    },
    lastScan: (when: string) => `Ultimo aggiornamento: ${when}`,
    noScans:
      'Il numero è registrato, ma nessun corriere ha ancora preso in carico il pacco. Il primo aggiornamento arriva di solito da uno a cinque giorni dopo la spedizione.',
    noStatus: 'Aggiornamento senza descrizione',
    range: (first: number, last: number, total: number) => `Aggiornamenti ${first}–${last} di ${total}`,
    followsInDm: '🔔 I nuovi aggiornamenti ti arrivano nei DM.',
    followsHere: '🔔 I nuovi aggiornamenti arrivano in questo canale, con il numero parzialmente oscurato.',
    followDm: 'Segui nei DM',
    followHere: 'Segui qui',
    unfollowDm: 'Non seguire più nei DM',
    unfollowHere: 'Non seguire più qui',
    unfollowElsewhere: 'Non seguire più altrove',
    rename: 'Dai un nome',
    notFollowing: 'Non segui questo pacco.',
    unfollowEverywhere: 'Non seguire più da nessuna parte',
    alertsStopped: (parcel: string) => `Qui non arriveranno più avvisi su **${parcel}**.`,
    nameTitle: 'Dai un nome al pacco',
    nameLabel: 'Nome',
    nameHint: 'Per riconoscerlo, per esempio “Scarpe invernali”. Lascia vuoto per non dargli un nome.',
    chooserTitle: 'Quale pacco?',
    chooseNumber: 'Scegli un numero di tracking',
  },

  parcels: {
    title: 'I miei pacchi',
    noParcels:
      'Non segui ancora nessun pacco. Cercane uno con `/traccia` e premi **Segui nei DM**: ogni nuovo aggiornamento ti arriverà automaticamente.',
    noScans: 'Ancora nessun aggiornamento',
    inDm: 'nei tuoi DM',
    inChannel: (channel: string) => `in ${channel}`,
    dmClosed:
      '⚠️ Non posso scriverti nei DM, quindi gli avvisi restano in attesa. Consenti i messaggi diretti dai membri di questo server, oppure mandami un messaggio; poi segui di nuovo il pacco.',
    range: (first: number, last: number, total: number) => `Pacchi ${first}–${last} di ${total}`,
    choose: 'Apri un pacco per vederne la cronologia, dargli un nome o non seguirlo più',
  },

  alerts: {
    newScans: (count: number) =>
      plural(count, { one: '1 nuovo aggiornamento', other: `${count} nuovi aggiornamenti` }),
    previousStatus: (status: string) => `Prima: ${status}`,
    fullHistory: 'Cronologia completa',
    newPhotos: (count: number) => plural(count, { one: '1 nuova foto QC', other: `${count} nuove foto QC` }),
    firstPhotos: (count: number) => plural(count, { one: 'prima foto QC', other: `prime ${count} foto QC` }),
    photosPending: 'nuove foto QC, non ancora disponibili',
    photosInAll: (count: number) => `${count} foto in tutto`,
    allPhotos: (count: string | null) => (count === null ? 'Tutte le foto' : `Tutte le ${count} foto`),
  },

  qc: {
    noPhotos: 'Ancora nessuna foto QC',
    sellersPhotos: 'Queste sono le foto del venditore.',
    whenPhotosAppear: 'Le foto QC compaiono quando l’articolo di qualcuno arriva in un magazzino.',
    noVariant: 'Variante non indicata',
    set: (index: number, count: number) => `Set ${index} di ${count}`,
    range: (first: number, last: number, total: number) =>
      first === last ? `foto ${first} di ${total}` : `foto ${first}–${last} di ${total}`,
    besideLine: (first: number, last: number, total: number) =>
      `A sinistra: l’annuncio · a destra: foto QC ${first}–${last} di ${total}`,
    photos: (count: number) => `${count} foto`,
    provider: (name: string) => `Foto di ${name}`,
    cutPhotos: (received: string, total: string) => `Arrivate solo ${received} foto su ${total}`,
    cutSets: (received: string, total: string) => `Arrivati solo ${received} set su ${total}`,
    emptySets: (count: number) =>
      plural(count, { one: '1 set non ha ancora foto', other: `${count} set non hanno ancora foto` }),
    allVariants: 'Tutte le varianti',
    besideListing: 'Accanto all’annuncio',
    besideListingHint: 'Foto del venditore accanto a quelle QC',
    nextSet: 'Altro set',
    sheet: 'Provini',
    ask: 'Chiedi al canale',
    watch: 'Segui',
    watchForPhotos: 'Avvisami',
    watching: 'Segui già',
    sheetRange: (count: number, total: number) => `${count} foto su ${total}, prima le più recenti`,
    openPhoto: 'Apri una foto',
    photo: (number: number) => `Foto ${number}`,
    alt: (subject: string, index: number, total: number) => `${subject}: foto QC ${index} di ${total}`,
    listingAlt: (product: string, index: number, total: number) =>
      `${product}: foto dell’annuncio ${index} di ${total}`,
    sheetAlt: (product: string, variants: string) => `Foglio provini, ${product}: ${variants}`,
    askAlt: (subject: string, first: number, last: number) =>
      first === last ? `${subject}: foto QC ${first}` : `${subject}: foto QC da ${first} a ${last}`,
    mosaicAlt: (subject: string, total: number) =>
      plural(total, {
        one: `${subject}: 1 nuova foto QC`,
        other: `${subject}: le prime di ${total} nuove foto QC`,
      }),
    askQuestion: (subject: string) => `${subject}: che ne pensate?`,
    pollQuestion: 'Semaforo verde o rosso?',
    greenLight: 'Semaforo verde',
    redLight: 'Semaforo rosso',
    askedRecently: (again: string) =>
      `Hai appena chiesto di questo prodotto. Potrai chiedere di nuovo ${again}.`,
    cannotAskHere: 'Non posso scrivere in questa chat. Usa `/qc` in un canale di un server in cui sono.',
    mayNotAsk: 'Ti serve il permesso di inviare messaggi e creare sondaggi in questo canale.',
    watchTitle: 'Segui le nuove foto',
    watchPrompt: 'Dove vuoi che ti avvisi quando un magazzino fotografa questo prodotto?',
    watchesInDm: '🔔 Le nuove foto ti arrivano nei DM.',
    watchesHere: '🔔 Le nuove foto arrivano in questo canale.',
    watchesElsewhere: (count: number) =>
      plural(count, { one: '🔔 Anche in un altro canale.', other: `🔔 Anche in altri ${count} canali.` }),
    watchDm: 'Nei miei DM',
    watchHere: 'In questo canale',
    alertsStopped: 'Qui non arriveranno più avvisi su questo prodotto.',
    chooserTitle: 'Di quale prodotto vuoi le foto?',
    chooseProduct: 'Scegli un prodotto',
  },

  lookup: {
    allVariants: (range: string) => `tutte le varianti ${range}`,
    variantSource: (platform: string) => `Varianti da ${platform}`,
    sizes: 'Taglie',
    versions: 'Versioni',
    measuredAt: (agent: string) => `Misurato da ${agent}`,
    measured: 'Misurato in magazzino',
    storage: (label: string, value: string) => `${label === '' ? 'deposito' : label} ${value}`,
    turnover: (label: string, value: string) => `${label === '' ? 'rotazione' : label} ${value}`,
    unavailable: 'Questa combinazione non esiste',
    anyValue: 'Qualsiasi',
    valueUnavailable: 'Non disponibile con le altre opzioni scelte',
    watch: 'Segui',
  },

  convert: {
    noAgents: 'Nessun agente offre questo prodotto.',
    copyAll: 'Copia i link',
    copyTitle: 'Link di tutti gli agenti',
    original: (platform: string) => `${platform} (originale)`,
    more: (count: number) => `Altri ${count} con “Copia i link”`,
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
      'A questo server arrivano solo gli avvisi sui pacchi e sui prodotti seguiti in uno dei suoi canali: premi **Segui qui** in `/traccia`, oppure **Segui** in `/qc`. Se gestisci tu il bot: aggiungi questo server a `HOME_GUILD_IDS` e riceverà tutti gli eventi.',
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
    invalidTrackingNumber:
      'Non sembra un numero di tracking. Deve avere da 5 a 40 lettere e cifre, come `LP00123456784821CN`. Scrivine uno solo, senza link né altro testo.',
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
