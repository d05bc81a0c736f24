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
    postTest: 'Invia prova',
    maskNumbers: 'Oscura i numeri',
    showNumbers: 'Mostra numeri',
    remove: 'Rimuovi',
    allChannels: 'Tutti i canali',
    added: (event: string, channel: string) => `✅ **${event}**: gli avvisi arriveranno in ${channel}.`,
    removed: (event: string, channel: string) => `Avvisi rimossi: **${event}** in ${channel}.`,
    channelRemoved: 'Questo canale avvisi è stato rimosso.',
    roleNotMentionable: (role: string) =>
      `⚠️ Non posso menzionare ${role}: nelle impostazioni del ruolo consenti a chiunque di menzionarlo, oppure dammi il permesso “Menziona @everyone, @here e tutti i ruoli”.`,
    tested: (channel: string) => `✅ Prova pubblicata in ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    sampleState: 'In consegna',
    sampleStatus: 'Questa è una prova: qui gli avvisi funzionano.',
    samplePhotos: 'Questa è una prova: le nuove foto QC verranno annunciate qui.',
  },

  settings: {
    mine: 'Preferenze',
    server: 'Questo server',
    trouble: 'Diagnostica',
    change: 'Cambia',
    agents: 'Agenti',
    popularAgents: 'Prima i più usati',
    secondCurrency: 'Seconda valuta',
    noCurrency: 'Nessuna, prezzi originali',
    pricesIn: (name: string) => `Prezzi anche in ${name}`,
    rate: (rate: string, day: string) => `1 CN¥ = ${rate}, del ${day}`,
    asServer: 'Come in ciascun server',
    links: 'Link in chat',
    myLinks: 'I miei link in chat',
    converted: 'Vengono convertiti',
    leftAlone: 'Non vengono convertiti',
    language: 'Lingua',
    fromDiscord: (name: string) => `${name}, da Discord`,
    storedData: (command: string) => `Cosa conservo su di te: ${command}`,
    agentsOf: { mine: 'I miei agenti', server: 'Agenti di questo server' },
    noAgents: 'Nessuno scelto: prima i più usati.',
    agentOrder: 'Vengono per primi, in quest’ordine:',
    closedAgent: (name: string) => `${name} (chiuso)`,
    changeAgent: 'Modifica un agente',
    addAgent: 'Aggiungi un agente',
    addAgentBetween: (first: string, last: string) => `Aggiungi: ${first} – ${last}`,
    agentLimit: (max: number) => `Il massimo è ${max}. Rimuovine uno per aggiungerne un altro.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} di ${count}`,
    moveUp: 'Sposta su',
    moveDown: 'Sposta giù',
    removeAgent: 'Rimuovi',
    linksOn: 'I link in questo server vengono convertiti',
    linksOff: 'I link in questo server non vengono convertiti',
    exceptChannels: (channels: string) => `Tranne in ${channels}`,
    alsoChannels: (channels: string) => `Ma convertiti in ${channels}`,
    turnLinksOn: 'Attiva',
    turnLinksOff: 'Disattiva',
    exceptIn: 'Canali in cui non convertire i link:',
    alsoIn: 'Canali in cui convertire comunque i link:',
    chooseChannels: 'Scegli i canali',
    publicLanguage: 'Lingua delle risposte visibili a tutti',
    enabledHere: 'I link in questo canale vengono convertiti',
    disabledHere: 'I link in questo canale non vengono convertiti',
    reasons: {
      deployment: 'Chi gestisce questo bot ha disattivato la conversione (AUTO_CONVERT).',
      intent:
        'Discord mi fa leggere solo i messaggi in cui vengo menzionato (Message Content Intent). Menzionami, oppure usa App › Converti link.',
      server: 'La conversione è disattivata per questo server.',
      channel: 'La conversione è disattivata per questo canale.',
      permission: 'Qui mi mancano dei permessi, vedi sotto.',
    },
    permissionsIn: (channel: string) => `Cosa posso fare in ${channel}`,
    permissionGranted: (permission: string) => `🟢 ${permission}`,
    permissionMissing: (permission: string) =>
      `🔴 Manca “${permission}”: concedilo al mio ruolo o nelle impostazioni del canale`,
    replyRefused: (channel: string, when: string) =>
      `🔴 ${channel}: Discord ha rifiutato una risposta ${when}`,
    noRefusals: 'Discord non ha rifiutato risposte in nessun canale.',
  },

  status: {
    works: 'Funziona tutto',
    broken: (names: string) => `Non funziona: ${names}`,
    service: 'Fonte dei dati',
    responded: (when: string) => `ha risposto ${when}`,
    notResponding: (when: string) => `non risponde; ultima risposta ${when}`,
    noResponseYet: 'non ha ancora risposto',
    notCalledYet: 'nessuna richiesta dall’avvio',
    discord: 'Discord',
    connected: (ms: number | null) => (ms === null ? 'connesso' : `connesso, ${ms} ms`),
    disconnected: 'non connesso',
    database: 'Database',
    writable: 'funziona',
    notWritable:
      'non scrivibile: non si salva nulla di nuovo e gli eventi vengono rifiutati finché non torna a funzionare',
    events: 'Eventi',
    lastEvent: (when: string) => `ultimo: ${when}`,
    noEvent: 'ancora nessuno',
    noSecret:
      'disattivati: WEBHOOK_SECRET non è impostato. I pacchi seguiti vengono controllati a intervalli regolari.',
    alerts: 'Avvisi',
    noAlertsWaiting: 'nessuno in attesa',
    alertsWaiting: (count: number, since: string) =>
      plural(count, {
        one: `1 in attesa, creato ${since}`,
        other: `${count} in attesa, il più vecchio di ${since}`,
      }),
    polling: 'Controlli periodici',
    pollingBehind: (count: number, since: string) =>
      `in ritardo. Pacchi e prodotti in attesa: ${count}; il primo era previsto ${since}`,
    links: 'Link in chat',
    linksOn: 'conversione attiva',
    linksOff: 'conversione disattivata: AUTO_CONVERT',
    linksNoIntent:
      'conversione disattivata: manca il Message Content Intent. Menzionami, oppure usa App › Converti link.',
  },

  privacy: {
    title: 'Cosa conservo su di te',
    nothingStored: 'Non conservo nulla su di te',
    parcels: (count: number) => `**Pacchi che segui (${count})**`,
    products: (count: number) => `**Prodotti che segui (${count})**`,
    also: '**Inoltre**',
    recentProducts: (count: number) =>
      plural(count, { one: '1 prodotto che hai guardato', other: `${count} prodotti che hai guardato` }),
    alertChannels: (count: number) =>
      plural(count, {
        one: '1 canale avvisi che hai configurato',
        other: `${count} canali avvisi che hai configurato`,
      }),
    settings: 'Le tue scelte in `/impostazioni`',
    pendingAlerts: (count: number) => `Avvisi in arrivo per te: ${count}`,
    replies: (count: number) => `Risposte ai tuoi messaggi nello storico: ${count}`,
    retention:
      'Gli eventi, gli avvisi inviati e lo storico delle risposte vengono eliminati dopo 30 giorni; i prodotti che hai guardato, e i pacchi e gli aggiornamenti che nessuno segue, 180 giorni dopo l’ultima novità. I messaggi che scrivi non vengono né memorizzati né registrati nei log.',
    delete: 'Elimina tutto',
    askDelete: 'Eliminare tutto?',
    confirmDelete:
      'Verranno eliminati i pacchi e i prodotti che segui, i nomi che hai dato loro, i prodotti che hai guardato, le tue scelte in `/impostazioni`, lo storico delle mie risposte ai tuoi messaggi, gli avvisi in arrivo per te e gli aggiornamenti scaricati solo per te. Non si può annullare. I canali avvisi che hai configurato restano nel loro server, ma non saranno più collegati a te. I backup precedenti di chi gestisce il bot conservano questi dati finché non vengono eliminati.',
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
    unknownAgent: (name: string, nearest: string) =>
      `Non conosco nessun agente di nome “${name}”. Intendevi ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `Non conosco nessun agente di nome “${name}”. Scegline uno dall’elenco che appare mentre scrivi.`,
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
