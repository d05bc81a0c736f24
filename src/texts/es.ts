import type { Texts } from './en.ts';
import { createPluralSelector } from './plural.ts';

const plural = createPluralSelector('es');

export const es: Texts = {
  locale: 'es',
  language: 'Español',

  commands: {
    names: {
      track: 'rastrear',
      qc: 'qc',
      lookup: 'producto',
      convert: 'convertir',
      parcels: 'paquetes',
      alerts: 'alertas',
      settings: 'ajustes',
      status: 'estado',
      privacy: 'privacidad',
      help: 'ayuda',
      add: 'agregar',
      list: 'lista',
      remove: 'quitar',
      test: 'probar',
      show: 'ver',
      delete: 'borrar',
      number: 'número',
      private: 'privado',
      link: 'enlace',
      agent: 'agente',
      agents: 'agentes',
      event: 'evento',
      channel: 'canal',
      role: 'rol',
      mask: 'ocultar',
    },
    track: {
      description: 'Mira dónde está tu paquete: todos sus movimientos, primero los más recientes',
      number: 'El número de seguimiento',
      private: 'Solo tú ves la respuesta (por defecto: sí)',
    },
    qc: {
      description: 'Mira cómo se ve tu artículo en el almacén: sus fotos de QC',
    },
    lookup: {
      description: 'Consulta un producto: precio, stock, tallas, variantes y datos del almacén',
      agent: 'De qué agente mostrar los datos del almacén',
    },
    convert: {
      description: 'Convierte cualquier enlace de producto en el de tu agente',
      agents: 'Solo estos agentes, separados por comas (por defecto: todos)',
    },
    parcels: {
      description: 'Tus paquetes: mira dónde están, cámbiales el nombre o deja de seguirlos',
    },
    alerts: {
      description: 'En qué canales se avisa de nuevos movimientos y nuevas fotos de QC',
      add: 'Publicar nuevos movimientos o nuevas fotos de QC en un canal',
      list: 'Los canales de alertas de este servidor y si funcionan',
      remove: 'Dejar de publicar alertas en un canal',
      test: 'Publicar una prueba y reintentar en los canales que dejaron de funcionar',
      event: 'Qué publicar',
      tracking: 'Nuevos movimientos',
      qc: 'Nuevas fotos de QC',
      channel: 'El canal, hilo o publicación de foro',
      anyEvent: 'Nuevos movimientos o nuevas fotos de QC (por defecto: ambos)',
      anyChannel: 'Solo este canal (por defecto: todos)',
      role: 'Un rol al que mencionar en cada alerta (por defecto: ninguno)',
      mask: 'Ocultar la parte central de los números de seguimiento (por defecto: sí)',
    },
    settings: {
      description: 'Enlaces en el chat, agentes preferidos y, si gestionas el servidor, sus ajustes',
    },
    status: {
      description: '¿Funciona todo? Fuente de datos, Discord, eventos, alertas y enlaces en el chat',
    },
    privacy: {
      description: 'Qué guarda este bot sobre ti',
      show: 'Ver qué se guarda sobre ti',
      delete: 'Borrar lo que se guarda sobre ti',
    },
    help: {
      description: 'Qué hago y por dónde empezar',
    },
    convertLinks: 'Convertir enlaces',
    qcPhotos: 'Fotos de QC',
    trackParcels: 'Rastrear paquetes',
    product: {
      link: 'Cualquier enlace de producto o el ID de un producto',
    },
    private: 'Solo tú ves la respuesta (por defecto: no)',
  },

  common: {
    checked: (when: string) => `Consultado ${when}`,
    stale: (when: string) => `Ahora mismo no recibo datos nuevos. Última actualización: ${when}.`,
    source: (name: string) => `Fuente: ${name}`,
    incomplete: (received: string, total: string) => `Incompleto: ${received} de ${total} recibidos`,
    more: (count: number) => `… y ${count} más`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
    previous: 'Anterior',
    next: 'Siguiente',
    refresh: 'Actualizar',
    share: 'Compartir',
    back: 'Volver',
    tryAgain: 'Reintentar',
    unfollow: 'Dejar de seguir',
    stopWatching: 'Dejar de avisar',
    details: 'Detalles',
    qcPhotos: 'Fotos de QC',
    agentLinks: 'Enlaces de agentes',
    openAt: (name: string) => `Abrir en ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Artículo de ${platform} ${id}`,
    noPrice: 'Sin precio',
    soldOut: 'Agotado',
    inStock: (count) => `${count} en stock`,
    detailsMissing: 'detalles no cargados',
    photoAlt: (name) => `Foto del anuncio: ${name}`,
  },

  track: {
    states: {
      unknown: 'Novedad',
      waiting: 'Aún sin movimientos',
      accepted: 'Admitido',
      moving: 'En tránsito',
      customs: 'En aduana',
      outForDelivery: 'En reparto',
      collect: 'Listo para recoger',
      delivered: 'Entregado',
      exception: 'Requiere atención',
    },
    lastScan: (when: string) => `Último movimiento: ${when}`,
    noScans:
      'El número está registrado, pero todavía no hay movimientos de ningún transportista. El primero suele aparecer de uno a cinco días después del envío.',
    noStatus: 'Movimiento sin descripción',
    range: (first: number, last: number, total: number) => `Movimientos ${first}–${last} de ${total}`,
    followsInDm: '🔔 Los nuevos movimientos te llegarán por MD.',
    followsHere: '🔔 Los nuevos movimientos se publicarán en este canal, con el número parcialmente oculto.',
    followDm: 'Seguir por MD',
    followHere: 'Seguir aquí',
    unfollowDm: 'Dejar de seguir por MD',
    unfollowHere: 'Dejar de seguir aquí',
    unfollowElsewhere: 'Dejar de seguir en otros canales',
    rename: 'Ponerle nombre',
    notFollowing: 'No sigues este paquete.',
    unfollowEverywhere: 'Dejar de seguir en todas partes',
    alertsStopped: (parcel: string) => `Aquí ya no habrá alertas sobre **${parcel}**.`,
    nameTitle: 'Ponle nombre a este paquete',
    nameLabel: 'Nombre',
    nameHint: 'Para reconocerlo, por ejemplo “Botas de invierno”. Déjalo vacío si no quieres ponerle nombre.',
    chooserTitle: '¿Qué paquete?',
    chooseNumber: 'Elige un número de seguimiento',
  },

  parcels: {
    title: 'Mis paquetes',
    noParcels:
      'Todavía no sigues ningún paquete. Busca uno con `/rastrear` y pulsa **Seguir por MD**: cada nuevo movimiento te llegará automáticamente.',
    noScans: 'Todavía no hay movimientos',
    inDm: 'por MD',
    inChannel: (channel: string) => `en ${channel}`,
    dmClosed:
      '⚠️ No puedo enviarte MD, así que tus alertas quedan en espera. Permite los mensajes directos de miembros del servidor o escríbeme tú, y vuelve a seguir el paquete.',
    range: (first: number, last: number, total: number) => `Paquetes ${first}–${last} de ${total}`,
    choose: 'Abre un paquete para ver su historial, ponerle nombre o dejar de seguirlo',
  },

  alerts: {
    newScans: (count: number) =>
      plural(count, { one: '1 nuevo movimiento', other: `${count} nuevos movimientos` }),
    previousStatus: (status: string) => `Antes: ${status}`,
    fullHistory: 'Historial completo',
    newPhotos: 'Nuevas fotos de QC',
    photosPending: 'todavía sin fotos',
    allPhotos: 'Todas las fotos',
  },

  qc: {
    heading: 'Fotos de QC',
    listingHeading: 'Fotos del vendedor',
    summary: (photos: string, sets: number) =>
      plural(sets, { one: `${photos} en 1 tanda`, other: `${photos} en ${sets} tandas` }),
    provider: (name: string) => `Fotos de ${name}`,
    set: (index: number, count: number) => `Tanda ${index} de ${count}`,
    photos: (count: number) => plural(count, { one: '1 foto', other: `${count} fotos` }),
    noDate: 'Sin fecha',
    range: (first: number, last: number, total: number) =>
      first === last ? `Foto ${first} de ${total}` : `Fotos ${first}–${last} de ${total}`,
    noPhotos:
      'Aún no hay fotos de QC. Aparecen cuando el almacén de un agente fotografía este producto para alguien.',
    emptySet: 'En esta tanda no hay fotos que se puedan mostrar.',
    noListingPhotos: 'El vendedor tampoco tiene fotos.',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['Foto de QC', `${index} de ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    listingAlt: (index: number, total: number) => `Foto del vendedor ${index} de ${total}`,
    chooseSet: 'Elige qué fotos quieres ver',
    listing: 'Fotos del vendedor',
    watch: 'Avisarme de fotos nuevas',
    watchTitle: 'Avisarme de fotos nuevas',
    watchPrompt: '¿Dónde te aviso cuando un almacén fotografíe este producto?',
    watchesInDm: '🔔 Las fotos nuevas te llegarán por MD.',
    watchesHere: '🔔 Las fotos nuevas se publicarán en este canal.',
    watchDm: 'Por MD',
    watchHere: 'En este canal',
    unwatchDm: 'Dejar de avisarme por MD',
    unwatchHere: 'Dejar de avisar en este canal',
    alertsStopped: 'Aquí ya no habrá alertas sobre este producto.',
    chooserTitle: '¿Fotos de qué producto?',
  },

  lookup: {
    noTitle: 'Producto sin título',
    linkAgent: (agent: string) => `Enlace de ${agent}`,
    variantSource: (platform: string) => `Variantes según ${platform}`,
    price: 'Precio',
    stock: 'Stock',
    inStock: 'Disponible',
    outOfStock: 'Agotado',
    available: (count: string) => `${count} en stock`,
    sizes: (count: number) => `Tallas (${count})`,
    versions: (count: number) => `Versiones (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'En el almacén' : `En el almacén de ${agent}`),
    weight: (grams: string) => `Peso: ${grams} g`,
    volume: (cm3: string) => `Volumen: ${cm3} cm³`,
    dimensions: (text: string) => `Medidas: ${text}`,
    storage: (label: string, value: string) =>
      label === '' ? `Plazo de almacenamiento: ${value}` : `${label}: ${value}`,
    turnover: (label: string, value: string) =>
      label === '' ? `Tiempo de rotación: ${value}` : `${label}: ${value}`,
    variant: 'Variante elegida',
    matchingVariants: (count: number, total: number) =>
      plural(count, {
        one: `Coincide 1 de ${total} variantes`,
        other: `Coinciden ${count} de ${total} variantes`,
      }),
    noVariant: 'Esa combinación no existe. Elige otra.',
    choose: (option: string) => `Elige: ${option}`,
    anyValue: 'Cualquiera',
    valueAvailable: (count: string) => `${count} en stock`,
    valueSoldOut: 'Agotado',
    valueUnavailable: 'No disponible con el resto de tu selección',
    reset: 'Borrar selección',
  },

  convert: {
    agentCount: (count: number) =>
      plural(count, { one: 'Disponible en 1 agente', other: `Disponible en ${count} agentes` }),
    noAgents: 'Ninguno de los agentes elegidos ofrece este producto.',
    moreAgents: 'Más agentes',
    moreAgentsRange: (first: string, last: string) => `Más agentes: ${first} – ${last}`,
    linkTooLong: 'El enlace de este agente es demasiado largo para un botón:',
    agentRemoved: 'El enlace de este agente a este producto ya no está disponible.',
  },

  chat: {
    moreLinks: (count: number) => plural(count, { one: 'Y 1 enlace más', other: `Y ${count} enlaces más` }),
    failedLinks: (count: number) =>
      plural(count, {
        one: 'No se pudo convertir 1 enlace',
        other: `No se pudieron convertir ${count} enlaces`,
      }),
    dismiss: 'Quitar',
    notAuthor: 'Solo puede quitar esta respuesta quien escribió el mensaje o el equipo de moderación.',
  },

  alertChannels: {
    title: 'Canales de alertas',
    noChannels:
      'Aún no hay canales de alertas. Agrega uno: `/alertas agregar evento:Nuevos movimientos canal:#paquetes`.',
    followedOnlyNotice:
      'A este servidor solo le llegan alertas de los paquetes y productos que alguien sigue en uno de sus canales: pulsa **Seguir aquí** en `/rastrear` o **Avisarme de fotos nuevas** en `/qc`. Si administras este bot: agrega este servidor a `HOME_GUILD_IDS` y recibirá todos los eventos.',
    manage: 'Gestionar',
    event: { tracking: 'Nuevos movimientos', qc: 'Nuevas fotos de QC' },
    working: (when: string | null) =>
      when === null ? '🟢 listo, aún sin alertas' : `🟢 última alerta ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} En pausa desde ${since}; las alertas se conservan 7 días.`,
    reasons: {
      gone: 'El canal ya no existe.',
      forbidden: 'No tengo permiso para ver el canal o para escribir en él.',
      dm_closed: 'No puedo enviar MD.',
      unsuitable: 'No admite mensajes: el hilo está bloqueado o es un foro y no una de sus publicaciones.',
      unavailable: 'Discord no respondió. Inténtalo de nuevo en un momento.',
    },
    pingsRole: (role: string) => `menciona a ${role}`,
    pingsNobody: 'no menciona a nadie',
    masked: 'números parcialmente ocultos',
    unmasked: 'números completos',
    postTest: 'Publicar prueba',
    maskNumbers: 'Ocultar números',
    showNumbers: 'Ver números',
    remove: 'Quitar',
    allChannels: 'Todos los canales',
    added: (event: string, channel: string) => `✅ **${event}**: se publicarán en ${channel}.`,
    removed: (event: string, channel: string) => `Alertas quitadas: **${event}** en ${channel}.`,
    channelRemoved: 'Este canal de alertas ya se quitó.',
    roleNotMentionable: (role: string) =>
      `⚠️ No puedo mencionar a ${role}: permite en sus ajustes que cualquiera lo mencione o dame el permiso “Mencionar @everyone, @here y todos los roles”.`,
    tested: (channel: string) => `✅ La prueba se publicó en ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    sampleState: 'En reparto',
    sampleStatus: 'Esto es una prueba: las alertas funcionan aquí.',
    samplePhotos: 'Esto es una prueba: aquí se anunciarán las nuevas fotos de QC.',
  },

  settings: {
    mine: 'Mis ajustes',
    server: 'Este servidor',
    trouble: 'Diagnóstico',
    change: 'Cambiar',
    agents: 'Agentes',
    popularAgents: 'Primero los más usados',
    secondCurrency: 'Segunda moneda',
    noCurrency: 'Ninguna, precios originales',
    pricesIn: (name: string) => `Precios también en ${name}`,
    rate: (rate: string, day: string) => `1 CN¥ = ${rate}, del ${day}`,
    asServer: 'Como en cada servidor',
    links: 'Enlaces en el chat',
    myLinks: 'Mis enlaces en el chat',
    converted: 'Se convierten',
    leftAlone: 'No se convierten',
    language: 'Idioma',
    fromDiscord: (name: string) => `${name}, según Discord`,
    storedData: (command: string) => `Lo que guardo sobre ti: ${command}`,
    agentsOf: { mine: 'Mis agentes', server: 'Agentes de este servidor' },
    noAgents: 'Ninguno elegido: primero van los más usados.',
    agentOrder: 'Van primero, en este orden:',
    closedAgent: (name: string) => `${name} (cerrado)`,
    changeAgent: 'Cambiar un agente',
    addAgent: 'Agregar un agente',
    addAgentBetween: (first: string, last: string) => `Agregar: ${first} – ${last}`,
    agentLimit: (max: number) => `El máximo es ${max}. Quita uno para agregar otro.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} de ${count}`,
    moveUp: 'Subir',
    moveDown: 'Bajar',
    removeAgent: 'Quitar',
    linksOn: 'Los enlaces de este servidor se convierten',
    linksOff: 'Los enlaces de este servidor no se convierten',
    exceptChannels: (channels: string) => `Excepto en ${channels}`,
    alsoChannels: (channels: string) => `Pero sí en ${channels}`,
    turnLinksOn: 'Activar',
    turnLinksOff: 'Desactivar',
    exceptIn: 'Canales donde los enlaces no se convierten:',
    alsoIn: 'Canales donde los enlaces sí se convierten:',
    chooseChannels: 'Elegir canales',
    publicLanguage: 'Idioma de las respuestas que ve todo el mundo',
    enabledHere: 'Los enlaces de este canal se convierten',
    disabledHere: 'Los enlaces de este canal no se convierten',
    reasons: {
      deployment: 'Quien administra este bot desactivó la conversión (AUTO_CONVERT).',
      intent:
        'Discord solo me deja leer los mensajes que me mencionan (Message Content Intent). Mencióname o usa Aplicaciones › Convertir enlaces.',
      server: 'La conversión está desactivada en este servidor.',
      channel: 'La conversión está desactivada en este canal.',
      permission: 'Me faltan permisos aquí, mira abajo.',
    },
    permissionsIn: (channel: string) => `Lo que puedo hacer en ${channel}`,
    permissionGranted: (permission: string) => `🟢 ${permission}`,
    permissionMissing: (permission: string) =>
      `🔴 Falta “${permission}”: dale ese permiso a mi rol o concédelo en los ajustes del canal`,
    replyRefused: (channel: string, when: string) => `🔴 ${channel}: Discord rechazó una respuesta ${when}`,
    noRefusals: 'No se ha rechazado ninguna respuesta en ningún canal.',
  },

  status: {
    works: 'Todo funciona',
    broken: (names: string) => `No funciona: ${names}`,
    service: 'Fuente de datos',
    responded: (when: string) => `respondió ${when}`,
    notResponding: (when: string) => `no responde; última respuesta: ${when}`,
    noResponseYet: 'aún no ha respondido',
    notCalledYet: 'sin consultas desde el arranque',
    discord: 'Discord',
    connected: (ms: number | null) => (ms === null ? 'conectado' : `conectado, ${ms} ms`),
    disconnected: 'sin conexión',
    database: 'Base de datos',
    writable: 'funciona',
    notWritable:
      'no se puede escribir: no se guarda nada nuevo y los eventos se rechazan hasta que vuelva a funcionar',
    events: 'Eventos',
    lastEvent: (when: string) => `el último: ${when}`,
    noEvent: 'aún no ha llegado ninguno',
    noSecret:
      'desactivados: falta WEBHOOK_SECRET. Los paquetes que alguien sigue se consultan cada cierto tiempo.',
    alerts: 'Alertas',
    noAlertsWaiting: 'ninguna en espera',
    alertsWaiting: (count: number, since: string) =>
      plural(count, {
        one: `1 en espera desde ${since}`,
        other: `${count} en espera, la más antigua desde ${since}`,
      }),
    polling: 'Consultas periódicas',
    pollingBehind: (count: number, since: string) =>
      `con retraso. Paquetes y productos en espera: ${count}; el primero debía consultarse ${since}`,
    links: 'Enlaces en el chat',
    linksOn: 'conversión activada',
    linksOff: 'conversión desactivada: AUTO_CONVERT',
    linksNoIntent:
      'conversión desactivada: falta el Message Content Intent. Mencióname o usa Aplicaciones › Convertir enlaces.',
  },

  privacy: {
    title: 'Lo que guardo sobre ti',
    nothingStored: 'No guardo nada sobre ti',
    parcels: (count: number) => `**Paquetes que sigues (${count})**`,
    products: (count: number) => `**Productos de los que te aviso (${count})**`,
    also: '**Además**',
    recentProducts: (count: number) =>
      plural(count, { one: '1 producto que miraste', other: `${count} productos que miraste` }),
    alertChannels: (count: number) =>
      plural(count, {
        one: '1 canal de alertas que configuraste',
        other: `${count} canales de alertas que configuraste`,
      }),
    settings: 'Lo que elegiste en `/ajustes`',
    pendingAlerts: (count: number) => `Alertas en camino: ${count}`,
    replies: (count: number) => `Registros de mis respuestas a tus mensajes: ${count}`,
    retention:
      'Los eventos, las alertas enviadas y los registros de respuestas se borran a los 30 días; los productos que miraste y los paquetes y movimientos que nadie sigue, 180 días después de su última aparición. Los mensajes que escribes nunca se guardan ni se registran.',
    delete: 'Borrar todo',
    askDelete: '¿Borrar todo?',
    confirmDelete:
      'Se borrará lo que sigues, los nombres que pusiste, los productos que miraste, lo que elegiste en `/ajustes`, los registros de mis respuestas a tus mensajes, las alertas pendientes de enviarte y las novedades que consulté solo para ti. No se puede deshacer. Los canales de alertas que configuraste se quedan en su servidor, pero ya no estarán vinculados a ti. Las copias de seguridad anteriores de quienes administran el bot conservan estos datos hasta que las borren.',
    deleted: 'Listo: ya no se guarda nada sobre ti, salvo en copias de seguridad anteriores.',
  },

  help: {
    title: 'Pega un enlace o un número de seguimiento',
    where: 'Aquí, por MD o con un comando:',
    track: 'dónde está tu paquete',
    qc: 'fotos del almacén',
    lookup: 'precio, stock, peso',
    convert: 'un enlace de tu agente',
    more: (commands) => `Más: ${commands}`,
    trackParcel: 'Seguir un paquete',
    myAgents: 'Mis agentes',
    numberHint: 'Letras y cifras, como LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Acepto enlaces de producto de Weidian, Taobao, Tmall y 1688, y páginas de producto de agentes como CNFans, Kakobuy o Superbuy.',
    noLinkInMessage: (accepted: string) =>
      `No encuentro ningún enlace de producto en ese mensaje. ${accepted}`,
    noProductIn: (typed, accepted) => `No encuentro ningún producto en «${typed}». ${accepted}`,
    whichPlatform: (id) => `¿De qué plataforma es \`${id}\`?`,
    shopLink:
      'Ese enlace lleva a una tienda o a una búsqueda, no a un producto. Abre un producto y pega su enlace.',
    inputTooLong: (max: number) => `Es demasiado largo. Pega solo el enlace (${max} caracteres como máximo).`,
    unknownAgent: (name: string, nearest: string) =>
      `No conozco ningún agente llamado “${name}”. ¿Quisiste decir ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `No conozco ningún agente llamado “${name}”. Elige uno de la lista que aparece al escribir.`,
    invalidTrackingNumber:
      'Eso no parece un número de seguimiento. Debe tener de 5 a 40 letras y cifras, como `LP00123456784821CN`. Escribe solo uno, sin enlaces ni más texto.',
    noNumberInMessage:
      'En ese mensaje no hay nada que parezca un número de seguimiento. Copia solo el número y usa `/rastrear`.',
    tooManyUnknownNumbers: (again: string) =>
      `Has consultado demasiados números desconocidos. Inténtalo de nuevo ${again}.`,
    tooManyFollows: (max: number) =>
      `Ya sigues ${max} paquetes y productos, que es el máximo. Antes deja de seguir algún paquete con \`/paquetes\` o algún producto con \`/qc\`.`,
    notFollowedHere:
      'No eres tú quien sigue esto aquí. Solo puede quitarlo quien lo sigue o el equipo de moderación.',
    tooManyAlertChannels: (max: number) =>
      `Este servidor ya tiene el máximo de canales de alertas (${max}). Quita antes alguno con \`/alertas quitar\`.`,
    noAlertChannels: 'Este servidor aún no tiene canales de alertas. Agrega uno con `/alertas agregar`.',
    noMatchingAlertChannel: 'Ese canal no recibe esas alertas. `/alertas lista` muestra cuáles las reciben.',
    everyoneRole: 'Las alertas nunca mencionan a @everyone. Elige otro rol o ninguno.',
    missingPermissions: (names: string, channel: string) =>
      `Todavía no puedo publicar en ${channel}. Me faltan estos permisos: **${names}**. Dáselos a mi rol o concédelos en los ajustes del canal e inténtalo de nuevo.`,
    cannotPostHere: 'En este chat no puedo publicar. Usa tus MD o un canal de un servidor en el que yo esté.',
    userCannotPost:
      'No tienes permiso para escribir en este canal, así que no puedo publicar alertas en él para ti. Usa tus MD u otro canal.',
  },

  errors: {
    unexpected:
      'Algo falló por nuestra parte. Inténtalo de nuevo; si vuelve a pasar, envía la referencia de abajo al equipo de moderación.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Referencia ${reference}`,
    outdatedComponent: 'Este botón es de una versión anterior y ya no funciona. Usa el comando de nuevo.',
    notAllowed: 'Para eso necesitas el permiso “Gestionar servidor”.',
    tooManyInteractions: (again: string) =>
      `Has hecho muchas consultas en un minuto. Inténtalo de nuevo ${again}.`,
    badRequest: 'No se pudo procesar la consulta. Revisa lo que escribiste.',
    unauthorised:
      'La clave de API de este bot no se acepta. Solo puede arreglarlo quien administra el bot: avísale.',
    parcelNotFound:
      'No encuentro este número. Comprueba que esté bien escrito; si es nuevo, puede tardar uno o dos días en aparecer.',
    productNotFound: 'No encuentro este producto. Revisa el enlace o prueba con el de la propia plataforma.',
    linkNotFound:
      'No encontré ningún producto con este enlace. Ábrelo y pega la dirección de la página a la que te lleve.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Hay demasiadas consultas en este momento. Inténtalo de nuevo dentro de un minuto.'
        : `Hay demasiadas consultas en este momento. Inténtalo de nuevo ${again}.`,
    unavailable:
      'Ahora mismo no puedo obtener los datos. El problema no es tu consulta; inténtalo de nuevo en unos minutos.',
    timedOut: 'La respuesta tardó demasiado. Inténtalo de nuevo en un momento.',
    invalidResponse:
      'Recibí datos que no entiendo. Inténtalo de nuevo más tarde; si vuelve a pasar, envía la referencia de abajo al equipo de moderación.',
  },

  permissions: {
    ViewChannel: 'Ver canal',
    SendMessages: 'Enviar mensajes',
    SendMessagesInThreads: 'Enviar mensajes en hilos',
    EmbedLinks: 'Insertar enlaces',
    ReadMessageHistory: 'Leer el historial de mensajes',
  },
};
