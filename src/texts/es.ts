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
      haul: 'haul',
      alerts: 'alertas',
      settings: 'ajustes',
      help: 'ayuda',
      add: 'añadir',
      list: 'lista',
      remove: 'quitar',
      test: 'probar',
      number: 'número',
      private: 'privado',
      link: 'enlace',
      agent: 'agente',
      agents: 'agentes',
      event: 'evento',
      channel: 'canal',
      role: 'rol',
      mask: 'ocultar',
      level: 'nivel',
    },
    track: {
      description: 'Mira dónde está un paquete y cuándo debería llegar, o la lista de todos los tuyos',
      number: 'Uno o varios números de seguimiento',
      private: 'Solo tú ves la respuesta (por defecto: sí)',
    },
    qc: {
      description: 'Mira cómo se ve un producto en el almacén: sus fotos QC',
    },
    lookup: {
      description: 'Consulta un producto: precio, stock, variantes, peso y medidas',
      agent: 'Mostrar el peso y las medidas que tomó este agente',
    },
    convert: {
      description: 'Convierte cualquier enlace de producto en el de tu agente',
      agents: 'Solo estos agentes, separados por comas (por defecto: todos)',
    },
    haul: {
      description: 'Tus hauls: cuánto cuestan la compra y el envío',
      add: 'Enlaces de los productos que quieres añadir',
    },
    alerts: {
      description: 'Elige qué canales reciben alertas de nuevos movimientos y fotos QC',
      add: 'Publicar nuevos movimientos o fotos QC en un canal',
      list: 'Los canales de alertas de este servidor y si funcionan',
      remove: 'Dejar de publicar alertas en un canal',
      test: 'Publicar una prueba y reintentar en los canales que dejaron de funcionar',
      event: 'Qué publicar',
      tracking: 'Nuevos movimientos',
      qc: 'Nuevas fotos QC',
      channel: 'El canal, hilo o foro; en un foro, cada paquete tiene su publicación',
      anyEvent: 'Nuevos movimientos o nuevas fotos QC (por defecto: ambos)',
      testChannel: 'Dónde publicarla',
      role: 'Un rol al que mencionar en cada alerta (por defecto: ninguno)',
      mask: 'Ocultar la parte central de los números de seguimiento (por defecto: sí)',
      level: 'Qué movimientos publicar (por defecto: pasos importantes y problemas, y todas las fotos QC)',
    },
    settings: {
      description: 'Tus agentes, moneda, alertas y datos; también los ajustes del servidor si lo gestionas',
    },
    help: {
      description: 'Qué hago y por dónde empezar',
    },
    lookUp: 'Consultar',
    product: {
      link: 'Cualquier enlace de producto o el ID de un producto',
    },
    private: 'Solo tú ves la respuesta (por defecto: no)',
  },

  common: {
    checked: (when: string) => `Comprobado ${when}`,
    stale: (when: string) => `Ahora mismo no puedo consultar novedades. Estos datos son de ${when}.`,
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
    stopWatching: 'Dejar de vigilar',
    details: 'Detalles',
    qcPhotos: 'Fotos QC',
    agentLinks: 'Enlaces de agentes',
    openAt: (name: string) => `Abrir en ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Artículo de ${platform} ${id}`,
    noPrice: 'Sin precio',
    soldOut: 'Agotado',
    inStock: (count) => `${count}\u00A0en\u00A0stock`,
    detailsMissing: 'no se cargaron los detalles',
    qcPhotos: (count: number, shown: string) =>
      plural(count, { one: '1 foto QC', other: `${shown} fotos QC` }),
    photoAlt: (name) => `Foto del anuncio: ${name}`,
    linkLabel: 'Enlace del producto',
    more: 'Más',
  },

  track: {
    states: {
      pending: 'aún sin movimientos',
      accepted: 'con el transportista',
      in_transit: 'en tránsito',
      customs: 'en aduana',
      customs_held: 'retenido en aduana',
      out_for_delivery: 'en reparto',
      pickup: 'listo para recoger',
      delivered: 'entregado',
      attempt_failed: 'entrega fallida',
      address_problem: 'problema con la dirección',
      damaged: 'dañado',
      lost: 'declarado perdido',
      returning: 'de vuelta al remitente',
      returned: 'devuelto al remitente',
      cancelled: 'cancelado',
      exception: 'problema registrado',
      unknown: 'registrado por el transportista',
    },
    because: (what: string, why: string) => `${what}: ${why}`,
    named: (name: string, what: string) => `${name}: ${what}`,
    heldFor: {
      held_proof_of_value: 'falta un justificante de valor',
      held_id_needed: 'falta una identificación',
      held_documents_missing: 'faltan documentos',
      held_inspection: 'inspección',
    },
    onTime: 'en tránsito, a tiempo',
    slow: 'en tránsito, más lento de lo normal',
    deliveredIn: (days: number) =>
      plural(days, { one: 'entregado en 1\u00A0día', other: `entregado en ${days}\u00A0días` }),
    day: (day: number) => `día\u00A0${day}`,
    to: (country: string) => `destino: ${country}`,
    usually: (low: number, high: number) =>
      low === high
        ? `normalmente ${low}\u00A0${low === 1 ? 'día' : 'días'} en esta ruta`
        : `normalmente ${low}–${high}\u00A0días en esta ruta`,
    quoted: (words: string) => `“${words}”`,
    noStatus: 'Movimiento sin descripción',
    followsInDm:
      '🔔 Te avisaré por MD de los pasos importantes, de los problemas y si la fecha cambia un día o más. Puedes cambiarlo en *Siguiendo*.',
    followsUndated:
      '🔔 Te avisaré por MD de los pasos importantes y de los problemas. Puedes cambiarlo en *Siguiendo*.',
    followsAllInDm:
      '🔔 Te avisaré por MD de los pasos importantes y los problemas de todos, y si una fecha cambia un día o más. Para cambiarlo en uno, ábrelo.',
    followsAllUndated:
      '🔔 Te avisaré por MD de los pasos importantes y los problemas de todos. Para cambiarlo en uno, ábrelo.',
    followsHere: '🔔 Los nuevos movimientos se publicarán en este canal, con parte del número oculta.',
    whatToDo: (advice: string) => `**Qué hacer:** ${advice}`,
    forOwner: (advice: string) => `**Para el destinatario:** ${advice}`,
    unscanned:
      'tarda más de lo habitual: pregunta a tu agente si ya lo entregó. De momento solo existe la etiqueta.',
    advice: {
      customs_held:
        'averigua qué le falta a la aduana y envíalo cuanto antes. Si el paquete lo mandó tu agente, pregúntale primero.',
      attempt_failed: 'busca un aviso o un mensaje del transportista y pide otra entrega o ve a recogerlo.',
      address_problem: 'revisa la dirección de tu pedido y da la correcta al transportista o a tu agente.',
      damaged: 'saca fotos de la caja y del contenido antes de tirar nada y avisa a tu agente.',
      lost: 'pide a tu agente que reclame al transportista. Las reclamaciones suelen tener plazo.',
      returning: 'pregunta a tu agente por qué vuelve y si puede enviarlo otra vez.',
      returned: 'pregunta a tu agente si ya lo tiene y si te lo envía otra vez o te devuelve el dinero.',
      exception: 'lee en el historial lo que dice el transportista y pregunta a tu agente.',
    },
    adviceAbout: {
      held_proof_of_value:
        'envía un justificante de lo que pagaste, como la página del pedido. Si el paquete lo mandó tu agente, pregúntale primero.',
      held_duty_due:
        'averigua cuánto hay que pagar y cómo, y págalo cuanto antes. Si el paquete lo mandó tu agente, pregúntale primero.',
      held_id_needed:
        'envía a la aduana la identificación que pide. Si no sabes cómo, pregunta al transportista o a tu agente.',
      held_documents_missing:
        'averigua qué documentos necesita la aduana y envíalos cuanto antes. Si el paquete lo mandó tu agente, pregúntale primero.',
    },
    alt: {
      stops: (names: string) => `Recorrido: ${names}.`,
      ahead: (country: string) => `Destino: ${country}.`,
      problem: (state: string) => `Problema: ${state}.`,
      stages: {
        sent: 'Enviado; aún en el país de origen.',
        abroad: 'Enviado y en camino fuera del país de origen; aún no entregado.',
        customs:
          'Enviado y fuera del país de origen; en la aduana o a punto de llegar a ella; aún no entregado.',
        local:
          'Enviado, fuera del país de origen y con la aduana superada; ahora con el transportista local; aún no entregado.',
        home: 'Enviado, con la aduana superada y entregado.',
      },
      transport: { air: 'En avión.', sea: 'En barco.', rail: 'En tren.' },
    },
    history: 'Historial',
    localTimes: 'Las horas son las de cada lugar.',
    // Below words that are cut; the history is a button.
    wholeText: 'Texto completo: *Historial*',
    range: (first: number, last: number, total: number) => `Movimientos ${first}–${last} de ${total}`,
    follow: 'Seguir',
    following: 'Siguiendo',
    agentText: 'Mensaje al agente',
    more: 'Más',
    hints: {
      history: 'Todos los movimientos, tal como los escribe el transportista.',
      gotIt: 'Sin más alertas, queda archivado.',
      missing: 'Qué se suele hacer en ese caso.',
      agentText: 'Un mensaje para copiar y enviar.',
      following: 'De qué te aviso y dónde.',
      follow: 'Te aviso por MD de pasos importantes, problemas y cambios de fecha.',
      name: 'En lugar del número.',
      correct: 'Cambia el número.',
      calendar: 'Los días probables, como evento.',
      share: 'Con el número oculto, tras una vista previa.',
      stop: 'Sin más alertas, sale de tu lista.',
    },
    calendar: 'Añadir al calendario',
    getFile: 'Descargar',
    archiveIt: 'Archivar',
    correct: 'Corregir',
    notFollowing: 'No sigues este paquete.',
    stopped: 'Ya no sigues este paquete.',
    channelsMasked: 'En los canales, parte del número queda oculta.',
    followDm: 'Seguir por MD',
    followHere: 'Seguir aquí',
    stop: 'Parar',
    name: 'Dar nombre',
    rename: 'Renombrar',
    stopFollowing: 'Dejar de seguir',
    agentTextTitle: 'Copia esto para tu agente',
    agentTextHint: 'Cambia lo que quieras antes de enviarlo.',
    agentTextMasked: 'Aquí parte del número está oculta: escríbelo completo.',
    agentTextSolved: (what: string) => `✅ Ya está resuelto: ${what}`,
    agentTextNotThere: '¿No lo tienes? Búscalo con `/rastrear` para escribir a tu agente.',
    letter: {
      hello: {
        problem: (number: string) => `Hola, hay un problema con mi paquete ${number}.`,
        silent: (number: string, days: number) =>
          `Hola, mi paquete ${number} lleva ${days === 1 ? '1 día' : `${days} días`} sin movimientos.`,
        status: (number: string) => `Hola, les escribo por mi paquete ${number}.`,
        unscanned: (number: string) => `Hola, mi paquete ${number} todavía no tiene ningún movimiento.`,
        missing: (number: string) =>
          `Hola, mi paquete ${number} figura como entregado, pero no me ha llegado.`,
      },
      state: (state: string) => `Estado: ${state}`,
      date: (date: string) => `Fecha: ${date}`,
      words: (words: string) => `El transportista dice: ${words}`,
      requests: {
        customs_held: '¿Pueden enviar a la aduana lo que falta o decirme qué tengo que enviar yo?',
        attempt_failed:
          '¿Pueden pedir al transportista que lo intente otra vez o decirme dónde puedo recogerlo?',
        address_problem: '¿Pueden revisar la dirección de la etiqueta y pedir que la corrijan?',
        damaged: '¿Pueden avisar al transportista del daño y decirme cómo pido una compensación?',
        lost: '¿Pueden reclamar al transportista y decirme si necesitan algo de mí?',
        returning: '¿Pueden averiguar por qué vuelve? ¿Y me lo pueden enviar otra vez?',
        returned: '¿Ya lo tienen de vuelta? ¿Pueden enviarlo otra vez o devolverme el dinero?',
        exception: '¿Pueden averiguar qué ha pasado y qué hay que hacer?',
        silent: '¿Pueden preguntar al transportista dónde está?',
        status: '¿Pueden decirme si todo va bien?',
        unscanned: '¿Ya lo entregaron al transportista? ¿El número es correcto?',
        missing: '¿Pueden preguntar al transportista dónde lo dejó y reclamar si se ha perdido?',
      },
    },
    firstScan:
      'El primer movimiento suele aparecer entre uno y cinco días después de que tu agente envía el paquete. Hasta entonces solo existe una etiqueta.',
    followHint: 'Síguelo y te aviso.',
    watching: 'Te avisaré cuando aparezca el primer movimiento.',
    checkNumber: 'Revisa el número',
    wrongNumber: (number: string) => `${number} no es correcto: hay una letra o una cifra mal.`,
    incompleteNumber: (number: string) => `A ${number} le falta una letra o una cifra.`,
    longNumber: (number: string) => `A ${number} le sobra una letra o una cifra.`,
    didYouMean: (number: string) => `¿Querías decir ${number}? Es uno de tus paquetes.`,
    openMeant: 'Abrir ese',
    followAnyway: 'Seguirlo igual',
    isProduct: 'Eso es un producto, no un número de seguimiento',
    noNumberTitle: 'Eso no parece un número de seguimiento',
    noNumberInline: 'no es un número de seguimiento',
    lookForTypo: '¿error?',
    numbers: (count: number) => plural(count, { one: '1 número', other: `${count} números` }),
    haveTypos: (count: number) => plural(count, { one: '1 con error', other: `${count} con errores` }),
    followAll: (count: number) => (count === 1 ? 'Seguirlo' : `Seguir los ${count}`),
    correctTypos: 'Corregir',
    atOnce: (max: number) => `hasta ${max} números a la vez`,
    numberFormat: 'Un número de seguimiento tiene de 5 a 40 letras y cifras, como `LP00123456784821CN`.',
    notLoaded: 'no se pudo cargar, inténtalo de nuevo',
    numberLabel: 'Número de seguimiento',
    numberHint: 'Por ejemplo LP00123456784821CN',
    alertsStopped: (parcel: string) => `Aquí ya no habrá alertas sobre **${parcel}**.`,
    nameTitle: 'Ponle nombre a este paquete',
    nameLabel: 'Nombre',
    nameHint: 'Para reconocerlo, por ejemplo “Botas de invierno”. Déjalo vacío si no quieres ponerle nombre.',
  },

  arrival: {
    likely: (days) => `llegada probable ${days}`,
    late: 'tarda más de lo normal',
    take: (ofTen, days, after) => `${ofTen} de cada 10 tardan ${days} ${after}`,
    days: (span, last) => (last === 1 ? `${span}\u00A0día` : `${span}\u00A0días`),
    upToDays: (last) => (last === 1 ? 'hasta 1\u00A0día' : `hasta ${last}\u00A0días`),
    after: {
      accepted: 'desde el primer movimiento',
      export: 'tras la exportación',
      left: 'tras la salida',
      landed: 'tras llegar al país',
      customs: 'tras llegar a la aduana',
      cleared: 'tras pasar la aduana',
      local: 'con el transportista local',
      depot: 'desde el centro de reparto',
      out: 'tras salir a reparto',
    },
    today: (ofTen) => `${ofTen} de cada 10 llegan el mismo día`,
    arrivedByNow: (ofTen) => `${ofTen} de cada 10 llegan antes`,
    fasterThan: (ofTen) => `más rápido que ${ofTen} de cada 10 en esta ruta`,
    waitUntil: (day) => `nada antes del ${day}. Si para entonces no hay movimientos, pregunta a tu agente.`,
    ask: 'pregunta a tu agente dónde está.',
    noScanBy: (day) => `sin movimientos hasta el ${day}, pregunta ya a tu agente`,
    askOn: (day) => `con retraso, pregunta el ${day}`,
    askNow: 'con retraso, pregunta a tu agente',
    lateInList: 'con retraso',
    askInList: 'pregunta ya',
    noDate: 'De momento no hay ninguna fecha probable.',
    fileTitle: 'Para tu calendario',
    fileHint:
      'Ábrelo en tu teléfono o en tu PC para añadirlo. Si cambia la fecha, descárgalo otra vez: el evento se actualiza, no se duplica.',
  },

  stall: {
    noScan: (days) => (days === 1 ? '1 día sin movimientos' : `${days} días sin movimientos`),
    noFirstScan: (days) => `sigue sin movimientos tras ${days} días`,
    lastScan: (when) => `último movimiento ${when}`,
    advice: {
      first_scan:
        'pregunta a tu agente si ya entregó el paquete al transportista. Por ahora solo existe la etiqueta.',
      transport:
        'nada por ahora. Entre dos países, dos semanas sin movimientos son normales. Pasadas tres semanas, pregunta a tu agente.',
      customs:
        'nada por ahora. La aduana puede tardar dos semanas. Después, pregunta al transportista si falta algo.',
      courier:
        'busca un aviso o un mensaje, pregunta en casa y a los vecinos y, si no aparece, al transportista.',
      collection:
        'recógelo cuanto antes y lleva tu documento de identidad. Casi todos los puntos lo devuelven a los 7–14 días.',
      solution: 'pregunta otra vez. Desde que se informó del problema no ha pasado nada.',
    },
    ended: 'ya no lo compruebo',
    silentFor: (days) => `Lleva ${days} días sin movimientos, así que ya no espero ninguno más.`,
    neverScanned:
      'Ningún transportista lo ha registrado nunca. Revisa si el número está bien escrito o pregunta a tu agente.',
    keep: 'Reanudar',
    keeps: (parcel) => `Vuelvo a comprobar ${parcel}.`,
  },

  received: {
    gotIt: 'Ya llegó',
    missing: 'Aún no ha llegado',
    question: '¿Ya lo tienes?',
    received: 'Recibido',
    receivedIn: (days) => (days === 1 ? 'Recibido tras 1\u00A0día' : `Recibido tras ${days}\u00A0días`),
    archived: 'Ya no lo compruebo. Está en los archivados de `/rastrear`.',
    advice: [
      'Pregunta en casa y a los vecinos, y mira en el buzón y donde suelen dejar paquetes.',
      'Busca un aviso o un mensaje del transportista: puede estar en un punto de recogida.',
      'Si no aparece en dos días, pregunta al transportista. Pasada una semana, avisa a tu agente: puede reclamar.',
    ],
    watching: 'Sigo comprobándolo. Pulsa **Ya llegó** cuando lo tengas.',
  },

  scans: {
    label_created: 'etiqueta creada',
    pickup_booked: 'recogida programada',
    awaiting_handover: 'el remitente aún no lo ha entregado',
    being_prepared: 'el remitente lo está preparando',
    data_received: 'datos del envío recibidos',
    not_picked_up: 'el remitente aún lo tiene',
    dropped_off: 'el remitente lo entregó al transportista',
    received_at_warehouse: 'recibido en el almacén',
    picked_up_from_sender: 'recogido del remitente',
    posted: 'enviado por correo',
    accepted_by_carrier: 'aceptado por el transportista',
    delayed_weather: 'retrasado por el mal tiempo',
    delayed_flight: 'vuelo retrasado',
    departure_delayed: 'salida retrasada',
    delayed: 'retrasado',
    delay_possible: 'puede retrasarse',
    delivery_rescheduled: 'entrega reprogramada',
    delivery_booked: 'fecha de entrega acordada',
    delivery_expected: 'entrega prevista',
    not_delivered_yet: 'aún no entregado',
    not_departed: 'aún no ha salido',
    not_arrived: 'aún no ha llegado',
    awaiting_departure: 'esperando la salida',
    awaiting_transfer: 'esperando al siguiente transportista',
    found: 'apareció de nuevo',
    return_cancelled: 'devolución cancelada',
    not_ready: 'aún no se puede recoger',
    redirected: 'redirigido',
    export_customs_cleared: 'pasó la aduana de exportación',
    import_customs_cleared: 'pasó la aduana de importación',
    customs_cleared: 'pasó la aduana',
    handed_to_airline: 'entregado a la aerolínea',
    flight_departed: 'el vuelo despegó',
    flight_arrived: 'el vuelo aterrizó',
    loaded_on_plane: 'cargado en el avión',
    ship_departed: 'el barco zarpó',
    ship_arrived: 'el barco llegó',
    train_departed: 'el tren salió',
    train_arrived: 'el tren llegó',
    arrived_at_airport: 'llegó al aeropuerto',
    left_origin_country: 'salió del país de origen',
    arrived_in_destination_country: 'llegó al país de destino',
    left_exchange_office: 'salió del centro postal internacional',
    arrived_at_exchange_office: 'en el centro postal internacional',
    handed_to_local_carrier: 'entregado al transportista local',
    on_way_to_pickup_point: 'en camino al punto de recogida',
    on_way_to_next_facility: 'en camino al siguiente centro logístico',
    ready_for_delivery: 'preparándose para el reparto',
    departed_sorting_centre: 'salió del centro de clasificación',
    arrived_at_sorting_centre: 'llegó al centro de clasificación',
    at_delivery_depot: 'en el centro de reparto',
    sorted: 'clasificado',
    security_check_passed: 'pasó el control de seguridad',
    arrived_at_facility: 'llegó a un centro logístico',
    departed_facility: 'salió de un centro logístico',
    processed_at_facility: 'en proceso',
    on_its_way: 'en camino',
    customs_inspection: 'inspección de aduanas',
    export_customs_started: 'en la aduana de exportación',
    import_customs_started: 'en la aduana de importación',
    handed_to_customs: 'entregado a la aduana',
    not_cleared: 'aún no ha pasado la aduana',
    clearance_delayed: 'retraso en la aduana',
    at_customs: 'en la aduana',
    seized_by_customs: 'incautado por la aduana',
    held_proof_of_value: 'la aduana pide un justificante de valor',
    held_duty_due: 'hay que pagar aranceles o impuestos',
    held_id_needed: 'la aduana pide una identificación',
    held_documents_missing: 'la aduana pide documentos',
    held_inspection: 'retenido para inspección',
    clearance_failed: 'la aduana no lo dejó pasar',
    held_by_customs: 'retenido en la aduana',
    with_courier: 'con el repartidor',
    delivery_today: 'entrega hoy',
    out_for_delivery: 'en reparto',
    return_if_not_collected: 'se devuelve si no se recoge',
    pickup_reminder: 'sigue pendiente de recogida',
    in_parcel_locker: 'en un locker',
    at_post_office: 'listo en la oficina de correos',
    ready_at_pickup_point: 'listo en el punto de recogida',
    collected_by_recipient: 'recogido por el destinatario',
    delivered_to_neighbour: 'entregado a un vecino',
    delivered_to_mailbox: 'entregado en el buzón',
    delivered_to_locker: 'entregado en un locker',
    delivered_to_reception: 'entregado en recepción',
    left_at_door: 'dejado en la puerta',
    signed_for: 'entregado con firma',
    delivered: 'entregado',
    recipient_unreachable: 'no se localizó al destinatario',
    attempt_nobody_home: 'no había nadie en casa',
    attempt_closed: 'lugar de entrega cerrado',
    attempt_no_access: 'no se pudo acceder',
    attempt_card_left: 'no entregado, se dejó un aviso',
    attempt_again: 'no entregado, habrá otro intento',
    attempt_failed: 'entrega fallida',
    address_incomplete: 'dirección incompleta',
    recipient_moved: 'el destinatario se ha mudado',
    recipient_unknown: 'destinatario desconocido',
    address_wrong: 'dirección incorrecta',
    refused: 'rechazado por el destinatario',
    collection_failed: 'no se pudo recoger del remitente',
    security_failed: 'no pasó el control de seguridad',
    not_collected: 'no recogido a tiempo',
    missorted: 'enviado al sitio equivocado',
    prohibited: 'contenido prohibido',
    investigation: 'se está investigando',
    on_hold: 'retenido',
    damaged: 'dañado',
    lost: 'declarado perdido',
    return_started: 'se devolverá al remitente',
    on_way_to_sender: 'de vuelta al remitente',
    returned_to_sender: 'devuelto al remitente',
    cancelled: 'cancelado',
  },

  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one: total === 1 ? '1 paquete requiere atención' : `1 de ${total} paquetes requiere atención`,
        other: `${problems} de ${total} paquetes requieren atención`,
      }),
    allMoving: (count: number) =>
      plural(count, { one: '1 paquete, en camino', other: `${count} paquetes, todos en camino` }),
    count: (count: number) => plural(count, { one: '1 paquete', other: `${count} paquetes` }),
    allArrived: (count: number) =>
      plural(count, { one: '1 paquete, ya ha llegado', other: `${count} paquetes, todos han llegado` }),
    none: 'Aún no sigues ningún paquete',
    noneHint: 'Añade un número de seguimiento y te diré cuándo debería llegar y si eso cambia.',
    dmClosed:
      '⚠️ No puedo enviarte MD, así que tus alertas están en espera. Permite los mensajes directos de miembros del servidor o escríbeme tú, y vuelve a seguir el paquete.',
    whatToDo: 'Qué hacer',
    groups: {
      needsYou: 'Requiere atención',
      soon: 'Próximos 7 días',
      later: 'Más adelante',
      today: 'Hoy',
      onTheWay: 'En camino',
      waiting: 'En espera',
      arrived: 'Entregados o terminados',
    },
    short: {
      pending: 'aún sin datos',
      accepted: 'aceptado',
      customs_held: 'retenido',
      pickup: 'para recoger',
      address_problem: '¿dirección?',
      returning: 'de vuelta',
      returned: 'devuelto',
      exception: 'problema',
    },
    readySince: (day: string) => `para recoger desde el ${day}`,
    range: (first: number, last: number, total: number) => `Paquetes ${first}–${last} de ${total}`,
    choose: 'Abrir un paquete',
    add: 'Añadir',
    addTitle: 'Añadir paquetes',
    archive: (count: number) => `Archivados (${count})`,
    watched: (count: number) => `Productos vigilados (${count})`,
    csv: 'Exportar',
    csvHint: 'La lista, en un archivo CSV.',
    archiveHint: 'Los paquetes que ya recibiste.',
    watchedHint: 'Por si hay fotos QC nuevas o baja el precio.',
    calendar: 'Calendario',
    calendarHint: 'Los días probables de todos los paquetes, en un archivo.',
    listLabel: 'Números de seguimiento',
    listHint: 'Uno por línea, con o sin nombre. También puedes pegar una tabla o un CSV.',
    fileLabel: 'O un archivo CSV',
    fileHint: 'El archivo de “Exportar” o uno de una hoja de cálculo.',
    nothingGiven: 'Pega tus números o elige un archivo.',
    fileTooLarge: (max: number) =>
      `El archivo es demasiado grande: ${max} KB como máximo. Divídelo o pega sus líneas.`,
    fileNotText: 'No puedo leer este archivo. Guárdalo como CSV (UTF-8) o pega sus líneas.',
    fileNotLoaded: 'No se pudo cargar el archivo desde Discord. Inténtalo de nuevo o pega sus líneas.',
    rowsLeftOut: (count: number, max: number) =>
      `${plural(count, { one: '1 fila', other: `${count} filas` })} sin leer. Leo las primeras ${max} filas de un archivo.`,
    added: (count: number) =>
      plural(count, { one: '1 paquete añadido', other: `${count} paquetes añadidos` }),
    noneAdded: 'Ningún paquete añadido',
    addedSoon: (count: number): string =>
      count === 1
        ? 'Lo estoy comprobando. Sus movimientos estarán en tu lista en un momento.'
        : 'Los estoy comprobando. Sus movimientos estarán en tu lista en un momento.',
    already: (count: number) => `Ya seguías ${count} de ellos.`,
    notNumbers: (count: number) =>
      plural(count, {
        one: 'No es un número de seguimiento:',
        other: `No son números de seguimiento (${count}):`,
      }),
    overLimit: (count: number, max: number) =>
      `Sin añadir: ${count}. Puedes seguir y vigilar hasta ${max} paquetes y productos. Deja de seguir alguno e inténtalo de nuevo.`,
    overPace: (count: number, again: string) => `Sin añadir: ${count}. Podrás añadir más ${again}.`,
    inDm: 'por MD',
    inChannel: (channel: string) => `en ${channel}`,
    inPlaces: (count: number) => `en ${count} sitios`,
    file: {
      title: 'Tus paquetes en un archivo',
      hint: 'Se abre en Excel y en Google Sheets. Para recuperar paquetes, elige este archivo en *Añadir*.',
      number: 'Número de seguimiento',
      name: 'Nombre',
      state: 'Estado',
      lastScan: 'Último movimiento',
      place: 'Lugar',
      day: 'Día',
      followed: 'Lo sigues en',
      level: 'Alertas',
      dm: 'MD',
      days: 'Días',
      archived: 'Archivado',
    },
  },

  archive: {
    title: (count: number) =>
      plural(count, { one: '1 paquete archivado', other: `${count} paquetes archivados` }),
    none: 'No hay paquetes archivados',
    noneHint: 'Aquí aparecerán los paquetes que recibas.',
    took: (days: number) => plural(days, { one: 'tardó 1\u00A0día', other: `tardó ${days}\u00A0días` }),
    followAgain: 'Volver a seguir',
    remove: 'Quitar',
    clear: 'Vaciar archivados',
    askClear: '¿Vaciar los archivados?',
    confirmClear: (count: number) =>
      `${plural(count, { one: 'Se quitará 1 paquete', other: `Se quitarán ${count} paquetes` })}. **No se puede deshacer.**`,
  },

  watchedProducts: {
    title: (count: number) =>
      plural(count, { one: '1 producto vigilado', other: `${count} productos vigilados` }),
    none: 'No vigilas ningún producto',
    noneHint: 'Vigila un producto desde su tarjeta y aparecerá aquí.',
    photos: 'fotos QC',
    price: 'bajada de precio',
    restock: 'de nuevo en stock',
    fewLeft: 'quedan pocas unidades',
    below: (price: string) => `a ${price} o menos`,
    all: 'Productos vigilados',
    choose: 'Abrir un producto',
    range: (first: number, last: number, total: number) => `Productos ${first}–${last} de ${total}`,
  },

  haul: {
    none: 'Planea un haul',
    noneHint:
      'Pega los enlaces de lo que quieres enviar junto: sumo los precios y el peso de envío y te doy el enlace de cada cosa en tu agente.',
    empty: 'Aún está vacío',
    emptyHint: 'Pulsa *Añadir* y pega enlaces de productos, o pulsa *Añadir al haul* debajo de un producto.',
    unnamed: 'Mi haul',
    atLeast: (sum) => `al menos ${sum}`,
    items: (count, shown) => (count === 1 ? '1 artículo' : `${shown} artículos`),
    closed: 'cerrado',
    stripAlt: (items) => `Fotos de los anuncios: ${items}`,
    weightUnknown: 'peso desconocido',
    noPhotos: 'aún sin fotos QC',
    byVolume: (weight) => `peso volumétrico ${weight}`,
    noFigures: (list, count) =>
      count === 1
        ? `El artículo ${list} no entra en el peso de envío: aún sin peso ni medidas`
        : `Los artículos ${list} no entran en el peso de envío: aún sin peso ni medidas`,
    noWeight: (list, count) =>
      count === 1 ? `Artículo ${list}: aún sin peso` : `Artículos ${list}: aún sin peso`,
    noSize: (list, count) =>
      count === 1 ? `Artículo ${list}: aún sin medidas` : `Artículos ${list}: aún sin medidas`,
    noDetails: (list, count) =>
      count === 1
        ? `Artículo ${list}: no se cargaron los detalles`
        : `Artículos ${list}: no se cargaron los detalles`,
    noPrice: (list, count) =>
      count === 1 ? `Artículo ${list}: sin precio` : `Artículos ${list}: sin precio`,
    change: 'Modificar un artículo',
    linksAt: (agent) => `Enlaces ${agent}`,
    addItems: 'Añadir',
    more: 'Más',
    linksLabel: 'Enlaces de productos',
    linksHint: 'Uno o varios, en cualquier formato. El texto entre ellos no importa.',
    added: (count) => (count === 1 ? '1 artículo añadido.' : `${count} artículos añadidos.`),
    already: (count) => (count === 1 ? '1 ya estaba.' : `${count} ya estaban.`),
    full: (count, max) => `Sin añadir: ${count}. En un haul caben ${max} artículos.`,
    unknownLinks: (count) =>
      count === 1 ? '1 enlace no lleva a ningún producto.' : `${count} enlaces no llevan a ningún producto.`,
    uncheckedLinks: (count) =>
      count === 1
        ? '1 enlace corto no se pudo comprobar ahora. Añádelo otra vez en unos minutos.'
        : `${count} enlaces cortos no se pudieron comprobar ahora. Añádelos otra vez en unos minutos.`,
    notProducts: (list, count) =>
      count === 1 ? `1 enlace no es un producto: ${list}` : `${count} enlaces no son productos: ${list}`,
    noLinks: 'Ahí no hay ningún enlace de producto. Pega enlaces de Weidian, Taobao, 1688 o de un agente.',
    tooMany: (max) => `Ya tienes ${max} hauls, que es el máximo. Borra uno para añadir otro.`,
    gone: 'Este haul se borró.',
    reopenFirst: (haul) => `**${haul}** está cerrado. Reábrelo para añadir productos.`,
  },

  haulItem: {
    remove: 'Quitar',
    each: (figures) => `Cada uno: ${figures}`,
    sizeUnknown: 'medidas desconocidas',
    newest: (when) => `fotos QC más recientes ${when}`,
    variantGone: (name) =>
      `El vendedor ya no ofrece ${name === '' ? 'esta variante' : `**${name}**`}. Se muestra el rango de precios de todas las variantes.`,
    chooseRest:
      'Elige también el resto. Hasta entonces se muestra el rango de precios de todas las variantes.',
    stillCounts: (name) => `**${name}** se queda en el haul hasta que elijas una sola variante.`,
    merged: 'Esta variante ya estaba en el haul. Ahora son un solo artículo.',
    cutPieces: (max, cut) => `En un haul caben hasta ${max} unidades de cada artículo. Sin añadir: ${cut}.`,
    quantity: 'Cantidad',
    quantityRange: (max) => `Un número del 1 al ${max}`,
    noQuantity: (max) => `La cantidad es un número entero del 1 al ${max}.`,
    removed: (name) => `**${name}** ya no está en el haul.`,
    putBack: 'Está otra vez en el haul.',
    undo: 'Deshacer',
    gone: 'Este artículo ya no está en tu haul.',
  },

  haulSave: {
    add: 'Añadir al haul',
    added: (haul) => `Añadido a **${haul}**.`,
    already: (haul) => `Ya está en **${haul}**.`,
    moved: (haul) => `Movido a **${haul}**.`,
    full: (haul, max) => `**${haul}** está lleno: en un haul caben ${max} artículos. Elige otro.`,
    closed: (haul) => `**${haul}** está cerrado. Elige otro haul.`,
    moveTo: 'Mover a otro haul',
    addTo: 'Añadir a otro haul',
    setting: '*Añadir al haul* en respuestas públicas y alertas',
    shown: 'Se muestra',
    hidden: 'No se muestra',
  },

  haulList: {
    title: (count) => plural(count, { one: '1 haul', other: `${count} hauls` }),
    closed: 'Cerrados',
    range: (first, last, total) => `Hauls ${first}–${last} de ${total}`,
    choose: 'Abrir un haul',
    newHaul: 'Nuevo haul',
    all: (count) => `Todos los hauls (${count})`,
    others: 'Todos los hauls',
    renameTitle: 'Cambiar el nombre del haul',
    nameLabel: 'Nombre',
    nameHint: 'Se verá si compartes el haul. Déjalo vacío para no ponerle nombre.',
    rename: 'Renombrar',
    parcels: 'Paquetes',
    parcelsHint: 'Mira cuándo llegan',
    watchHint: 'Te aviso por MD: fotos QC, precios y stock',
    asFile: 'En un archivo',
    csvHint: 'Para Excel y Google Sheets',
    isDone: '¿Ya terminaste con él?',
    close: 'Cerrar',
    closeHint: 'Sigue en tu lista',
    reopen: 'Reabrir',
    reopenHint: 'Para volver a añadir artículos',
    closeHaul: 'Cerrar haul',
    allHere: (haul) => `Era el último paquete de **${haul}**. Si ya terminaste, ciérralo con \`/haul\`.`,
    reviewsEnded: 'Ya no escribo reseñas. Las publicadas siguen ahí. En su lugar puedes compartir tu haul.',
    delete: 'Borrar',
    askDelete: (name) => `¿Borrar ${name}?`,
    confirmDelete: (items) =>
      `Se borrará el haul con ${items}, y las tarjetas con las que lo compartiste dejarán de funcionar. Tus paquetes y lo que vigilas se quedan. **No se puede deshacer.**`,
    deleted: (name) => `Se borró ${name}.`,
    byVolume: 'por peso volumétrico',
    byWeight: 'por peso real',
    noWeight: 'aún sin peso ni medidas',
    file: {
      heading: (name) => `${name} en un archivo`,
      hint: 'Se abre en Excel y en Google Sheets. Los precios y las medidas son los que se conocen ahora.',
      underWay: (count) =>
        count === 1
          ? 'Aún se está cargando: faltan datos de 1 artículo. El archivo completo llega enseguida.'
          : `Aún se está cargando: faltan datos de ${count} artículos. El archivo completo llega enseguida.`,
      incomplete: (list, count) =>
        count === 1
          ? `Artículo ${list}: faltan datos que no se pudieron cargar. Inténtalo de nuevo.`
          : `Artículos ${list}: faltan datos que no se pudieron cargar. Inténtalo de nuevo.`,
      number: 'N.º',
      title: 'Título',
      platform: 'Plataforma',
      id: 'ID',
      link: 'Enlace del producto',
      agentLink: 'Enlace del agente',
      variant: 'Variante',
      quantity: 'Cantidad',
      price: 'Precio por unidad',
      from: 'En total, al menos',
      to: 'En total, como mucho',
      currency: 'Moneda',
      weight: 'Peso por unidad (g)',
      volume: 'Volumen por unidad (cm³)',
      dimensions: 'Medidas',
      photos: 'Fotos QC',
    },
    stored: (hauls, items) =>
      `${plural(hauls, { one: '1 haul', other: `${hauls} hauls` })} con ${plural(items, { one: '1 artículo', other: `${items} artículos` })}`,
    shared: (count) => `Copias de hauls que compartiste: ${count}`,
  },

  haulLinks: {
    title: (count, agent) => (count === 1 ? `1 enlace en ${agent}` : `${count} enlaces en ${agent}`),
    underWay: 'Cargando los enlaces…',
    none: (agent) => (agent === null ? 'Sin enlaces' : `Sin enlaces en ${agent}`),
    pending: (list, count) =>
      count === 1 ? `Artículo ${list}: cargando el enlace…` : `Artículos ${list}: cargando los enlaces…`,
    noAnswer: (list, count) =>
      count === 1
        ? `Artículo ${list}: no se pudo cargar el enlace. Inténtalo de nuevo.`
        : `Artículos ${list}: no se pudieron cargar los enlaces. Inténtalo de nuevo.`,
    unknown: (list, count) =>
      count === 1
        ? `Artículo ${list}: ningún agente tiene un enlace a este producto. Quizá la tienda ya no lo vende.`
        : `Artículos ${list}: ningún agente tiene un enlace a estos productos. Quizá las tiendas ya no los venden.`,
    notAt: (list, agent, count) =>
      count === 1
        ? `Artículo ${list}: ${agent} no tiene enlace. Elige otro agente abajo.`
        : `Artículos ${list}: ${agent} no tiene enlaces. Elige otro agente abajo.`,
    inFile: (count) => `Todos los enlaces (${count}) están en links.txt`,
    anotherAgent: 'Otro agente',
  },

  haulWatch: {
    watchAll: 'Vigilar todo',
    stopAll: 'Dejar de vigilar todo',
    watchedOf: (watched, total) => `Vigilas ${watched} de ${total}`,
    staysOn: 'Cerrado. *Vigilar todo* sigue activo.',
    title: (count) =>
      count === 1
        ? 'Vigilando 1 artículo: fotos QC, precio y stock'
        : `Vigilando ${count} artículos: fotos QC, precio y stock`,
    photosOnly: (count) =>
      count === 1 ? 'Vigilando 1 artículo: fotos QC' : `Vigilando ${count} artículos: fotos QC`,
    underWay: 'Empezando a vigilar…',
    none: 'Aún no vigilas nada',
    before: (count) => (count === 1 ? '1 ya lo vigilabas' : `${count} ya los vigilabas`),
    pending: (count) =>
      count === 1 ? 'Falta 1 artículo, un momento' : `Faltan ${count} artículos, un momento`,
    noAnswer: (list, count) =>
      count === 1
        ? `Artículo ${list}: aún no vigilas el precio ni el stock porque falló la consulta. Inténtalo de nuevo.`
        : `Artículos ${list}: aún no vigilas el precio ni el stock porque falló la consulta. Inténtalo de nuevo.`,
    unknown: (list, count) =>
      count === 1
        ? `Artículo ${list}: no encuentro el anuncio, así que no se pueden vigilar el precio ni el stock. Revisa el enlace.`
        : `Artículos ${list}: no encuentro los anuncios, así que no se pueden vigilar el precio ni el stock. Revisa los enlaces.`,
    leftOut: (list, count, max) =>
      count === 1
        ? `Artículo ${list} sin vigilar: puedes seguir y vigilar hasta ${max} paquetes y productos. Deja de vigilar alguno e inténtalo de nuevo.`
        : `Artículos ${list} sin vigilar: puedes seguir y vigilar hasta ${max} paquetes y productos. Deja de vigilar algunos e inténtalo de nuevo.`,
    stopped: (count) => (count === 1 ? 'Ya no vigilas 1 artículo' : `Ya no vigilas ${count} artículos`),
    nothingStopped: 'En este haul no está activado *Vigilar todo*',
    kept: (count) =>
      count === 1
        ? 'Sigues vigilando 1 artículo, porque lo vigilas por separado o está en otro haul'
        : `Sigues vigilando ${count} artículos, porque los vigilas por separado o están en otro haul`,
    elsewhere: (count) =>
      count === 1
        ? 'El precio de 1 artículo se sigue vigilando en un canal'
        : `Los precios de ${count} artículos se siguen vigilando en canales`,
  },

  haulShare: {
    staysPrivate: 'Tus tallas y paquetes no se muestran.',
    heading: (name, contents) => `${name}: ${contents}`,
    contents: (items, price) => `${items}, ${price}`,
    titlesOpen: (agent) => `los títulos llevan a\u00A0${agent}`,
    notCounted: (sum, list, count) =>
      count === 1 ? `${sum}, sin contar el artículo ${list}` : `${sum}, sin contar los artículos ${list}`,
    estimate: (sum) => `Envío ${sum}, según quien lo comparte`,
    copy: 'Copiar a mis hauls',
    photosOfAll: 'Fotos QC',
    photosOf: (range) => `QC de ${range}`,
    copied: 'Esta es tu copia. Elige tus tallas.',
    copyOfNamed: (person, haul) => `${haul} de ${person}`,
    copyOf: (person) => `Haul de ${person}`,
    unnamedCopy: 'Haul copiado',
    sizeOpen: (look) => `${look}, ¿talla?`,
    copiedBefore: 'Ya has copiado este haul.',
    empty: 'Este haul aún no tiene nada que compartir.',
    gone: 'Este haul ya no se comparte. Pide una tarjeta nueva en el canal.',
    onlyYou: 'Este chat solo lo lees tú. Abre `/haul` en un servidor y compártelo allí.',
    cannotPost: 'No puedes enviar mensajes en este canal. Abre `/haul` en otro y compártelo allí.',
  },

  haulShipping: {
    inAll: (sum) => `${sum} en total`,
    parts: (items, shipping) => `${items} de artículos + ${shipping} de envío`,
    plus: (shipping) => `+ ${shipping} de envío`,
    weight: (weight) => `Peso de envío ${weight}`,
    byVolume: (weight) => `Peso de envío ${weight} (volumétrico)`,
    atPrice: (weight, price) => `Peso de envío ${weight} a ${price}/kg`,
    scales: (weight) => `La báscula marca ${weight}, pero la caja es grande.`,
    estimate: 'Es una estimación. No incluye comisiones del agente, seguro ni aduanas.',
    title: 'Línea de envío',
    hint: 'Una línea es una forma de envío, como DHL o por barco. Con una caja grande y ligera pagas por su tamaño: largo × ancho × alto en cm ÷ un número = kg. Tu agente muestra el número de cada línea. ¿No lo sabes? Deja ÷\u00A06000.',
    menu: 'Línea',
    weightOnly: 'Solo peso',
    noPrice: 'Aún sin precio: escribe lo que cuesta 1\u00A0kg y verás el envío y el total.',
    yours: (price) => `${price} por kg, el precio que escribiste.`,
    servers: (price) => `${price} por kg, el precio de este servidor.`,
    price: 'Precio por kg',
    amountLabel: 'Lo que cuesta 1\u00A0kg',
    amountHint: 'Déjalo vacío para quitar el precio.',
    currencyLabel: 'Moneda',
    currencyHint: 'Tres letras, como CNY, USD o EUR',
    badAmount: 'Eso no es un precio. Escribe un número, como 48 o 48,50.',
    badCurrency: 'No conozco esa moneda. Escribe sus tres letras, como CNY, USD o EUR.',
    serverSet: (price) =>
      `${price} por kg. Se usa en los hauls de los miembros que no hayan escrito su propio precio.`,
    serverNone: 'Sin precio por kg. Los miembros pueden escribir el suyo.',
    setting: 'Precio de envío por kg',
    none: 'Ninguno',
  },

  sharing: {
    by: (person) => `Compartido por ${person}`,
    title: (channel) => `¿Compartir esto en ${channel}?`,
    titleHere: '¿Compartir esto aquí?',
    named: 'Allí todos verán lo de abajo, con tu nombre.',
    unnamed: 'Allí todos verán lo de abajo, sin tu nombre.',
    canUndo: 'Puedes retirarlo más tarde.',
    twoSentences: (first, second) => `${first} ${second}`,
    post: 'Publicar',
    hideName: 'Sin nombre',
    showName: 'Con nombre',
    lastPost: 'Tu última publicación aquí',
    posted: (channel) => `Publicado en ${channel}`,
    takeBack: 'Retirarlo',
    takenBack: (channel) => `La publicación en ${channel} se ha borrado.`,
    notYours:
      'Ya no tengo constancia de que lo compartiste tú, así que no puedo retirarlo. Pide a un moderador que lo borre.',
    botCannotPost: (channel) =>
      `No puedo publicar en ${channel}. Pide a quien gestiona el servidor que me deje ver el canal y enviar mensajes en él, o compártelo en otro.`,
    blocked:
      'Un filtro de este servidor no permite publicarlo. Comparte otra cosa o pregunta a un moderador.',
    stored: (count) => `Publicaciones que compartiste en canales: ${count}`,
  },

  haulParcels: {
    title: (parcels, states) => `${parcels}: ${states}`,
    last: (days) => `llegada probable del último paquete ${days}`,
    problem: (count) => (count === 1 ? '1 requiere atención' : `${count} requieren atención`),
    moving: (count) => `${count} en camino`,
    pickup: (count) => plural(count, { one: '1 listo para recoger', other: `${count} listos para recoger` }),
    waiting: (count) => `${count} sin movimientos`,
    delivered: (count) => plural(count, { one: '1 entregado', other: `${count} entregados` }),
    ended: (count) =>
      plural(count, { one: '1 devuelto o cancelado', other: `${count} devueltos o cancelados` }),
    notFollowed: (count) => `${count} que no sigues`,
    noneHint: 'Vincula los paquetes de este haul y verás en su tarjeta dónde están.',
    unfollowed: 'no lo sigues',
    archived: 'archivado',
    link: 'Vincular o desvincular paquetes',
    inThisHaul: 'Paquetes de este haul',
    unlink: 'Desvincular',
    shownOf: (shown, total) => `El menú muestra ${shown} de ${total} paquetes.`,
    addNumbers: 'Añadir números',
    linked: (count) => plural(count, { one: '1 paquete vinculado.', other: `${count} paquetes vinculados.` }),
    full: (count, max) => `Sin vincular: ${count}. En un haul caben ${max} paquetes.`,
  },

  alerts: {
    withDetail: (what: string, detail: string) => `${what}, ${detail}`,
    fewer: 'Menos alertas',
    onTime: (day) => `${day}, a tiempo`,
    slow: (day) => `${day}, más lento de lo normal`,
    landed: 'en el país de destino',
    movedTo: (days, by) => `ahora probablemente ${days}, ${by}`,
    earlier: (days) => (days === 1 ? 'un día antes' : `${days}\u00A0días antes`),
    later: (days) => (days === 1 ? 'un día más tarde' : `${days}\u00A0días más tarde`),
    noScanSince: (day) => `Sin movimientos desde el ${day}`,
    othersFaster: 'En esta ruta, los paquetes están llegando más rápido.',
    test: (line) => `Prueba: ${line}`,
    newPhotos: (count: number) =>
      plural(count, { one: '1 foto QC nueva', other: `${count} fotos QC nuevas` }),
    firstPhotos: (count: number) => plural(count, { one: 'primera foto QC', other: 'primeras fotos QC' }),
    photosPending: 'fotos QC nuevas, aún no disponibles',
    allPhotos: 'Todas las fotos',
  },

  qc: {
    noPhotos: 'Aún no hay fotos QC',
    sellersPhotos: 'Estas son las fotos del vendedor.',
    whenPhotosAppear: 'Las fotos QC aparecen cuando el artículo de alguien llega a un almacén.',
    noVariant: 'Variante sin nombre',
    range: (first: number, last: number, total: number) =>
      first === last ? `foto ${first} de ${total}` : `fotos ${first}–${last} de ${total}`,
    besideLine: 'Izquierda: lo que muestra el vendedor. Derecha: lo que llegó.',
    provider: (name: string) => `Fotos de ${name}`,
    cutPhotos: (received: string, total: string) => `Solo se cargaron ${received} de ${total} fotos`,
    cutSets: (received: string, total: string) => `Solo se cargaron ${received} de ${total} series`,
    emptySets: (count: number) =>
      plural(count, { one: '1 serie aún no tiene fotos', other: `${count} series aún no tienen fotos` }),
    allVariants: 'Todas las variantes',
    besideListing: 'Junto al anuncio',
    besideListingHint: 'Lo que muestra el vendedor y lo que llegó',
    previous: 'Atrás',
    next: 'Siguiente',
    sheet: 'Todas',
    toPhotos: 'Fotos',
    sheetFailed: 'Ahora no se pudieron mostrar todas las fotos juntas. Pulsa *Todas* de nuevo en un momento.',
    ask: 'Preguntar aquí',
    watch: 'Vigilar',
    watchForPhotos: 'Vigilar fotos',
    watching: 'Vigilando',
    onlyYou: 'Solo tú ves esta página',
    askHint: '¿Quedárselo o devolverlo? Una encuesta de 24\u00A0horas con tu nombre',
    preview: 'Vista previa',
    haulHint: 'Será tu primer haul',
    add: 'Añadir',
    watchHint: 'Te avisaré por MD de fotos nuevas',
    turnOn: 'Activar',
    watchingHint: 'Dónde te aviso y cómo pararlo',
    detailsHint: 'Tallas, stock, peso',
    sheetHint: 'Las fotos en pequeño, numeradas',
    open: 'Abrir',
    sheetRange: (count: number, total: number) => `${count} de ${total} fotos, las más nuevas primero`,
    openPhoto: 'Abrir una foto',
    photo: (number: number) => `Foto ${number}`,
    alt: (subject: string, index: number, total: number) => `${subject}: foto QC ${index} de ${total}`,
    listingAlt: (product: string, index: number, total: number) =>
      `${product}: foto del anuncio ${index} de ${total}`,
    sheetAlt: (product: string, variants: string) => `Miniaturas, ${product}: ${variants}`,
    askAlt: (subject: string, first: number, last: number) =>
      first === last ? `${subject}: foto QC ${first}` : `${subject}: fotos QC ${first} a ${last}`,
    mosaicAlt: (subject: string, total: number) =>
      plural(total, {
        one: `${subject}: 1 foto QC nueva`,
        other: `${subject}: las primeras de ${total} fotos QC nuevas`,
      }),
    askQuestion: (subject: string) => `${subject}: ¿opiniones?`,
    askTitle: (channel) => `¿Preguntar en ${channel}?`,
    askedBy: (person) => `Pregunta de ${person}`,
    pollQuestion: '¿Te lo quedarías?',
    greenLight: 'Sí, me lo quedo (GL)',
    redLight: 'No, lo devuelvo (RL)',
    askedRecently: (again: string) =>
      `Acabas de preguntar por este producto. Podrás volver a preguntar ${again}.`,
    askedHere: 'Ya hay una encuesta sobre este producto en el canal.',
    toPoll: 'Ver la encuesta',
    cannotAskHere: 'No puedo publicar en este chat. Usa `/qc` en un canal de un servidor en el que esté.',
    mayNotAsk: 'Necesitas permiso para enviar mensajes y crear encuestas en este canal.',
    watchTitle: 'Vigilar fotos nuevas',
    watchPrompt: '¿Dónde te aviso cuando un almacén fotografíe este producto?',
    watchesInDm: '🔔 Las fotos nuevas te llegarán por MD.',
    watchesHere: '🔔 Las fotos nuevas se publicarán en este canal.',
    watchesElsewhere: (count: number) =>
      plural(count, { one: '🔔 También en otro canal.', other: `🔔 También en otros ${count} canales.` }),
    watchDm: 'Por MD',
    watchHere: 'En este canal',
    alertsStopped: 'Aquí ya no habrá alertas de fotos QC de este producto.',
    pricesStayOn: 'Las de precio y stock siguen activas.',
    stopThoseToo: 'Parar esas también',
    chooseProduct: 'Elige un producto',
  },

  lookup: {
    allVariants: (range: string) => `todas las variantes ${range}`,
    variantSource: (platform: string) => `Variantes según ${platform}`,
    sizes: 'Tallas',
    versions: 'Versiones',
    measuredAt: (agent: string) => `Medido en ${agent}`,
    measured: 'Medido en el almacén',
    options: {
      color: 'Color',
      size: 'Talla',
      style: 'Estilo',
      version: 'Versión',
      model: 'Modelo',
      material: 'Material',
      specification: 'Especificación',
    },
    unavailable: 'Esta combinación no existe',
    anyValue: 'Cualquiera',
    valueUnavailable: 'No disponible con lo demás que elegiste',
    offerCurrency: (currency) => `¿Mostrar los precios también en ${currency}?`,
    about: (price, second) => `${price} son unos ${second}.`,
    showCurrency: (sign) => `Mostrar ${sign}`,
  },

  prices: {
    watch: 'Vigilar precio',
    watchStock: 'Vigilar stock',
    watching: 'Vigilando precio',

    title: 'Vigilando precio y stock',
    allVariants: 'Todas las variantes. Para vigilar solo una, elígela antes en la tarjeta del producto.',
    cheaper: 'Bajada de precio',
    anyLower: 'Cualquier bajada',
    atMost: (price) => `${price} o menos`,
    restock: 'De nuevo en stock',
    fewLeft: 'Quedan pocas unidades',
    atMostLeft: (count) => `${count} o menos`,
    on: 'Activado',
    off: 'Desactivado',
    place: 'Dónde te aviso',
    ended: 'Ya no vigilas este precio',
    watchAgain: 'Vigilar otra vez',

    priceLabel: 'Avísame a este precio o menos',
    priceHint: (currencies) => `En ${currencies}. Vacío: cualquier bajada. 0: desactivado.`,
    noPrice: (typed) => `No entiendo **${typed}** como precio. Escríbelo como 79 o 79,50.`,
    fewLabel: 'Avísame cuando queden estas o menos',
    fewHint: 'Vacío o 0: desactivado.',
    noCount: (typed) => `No entiendo **${typed}** como cantidad. Escríbela como 5.`,

    fell: (now, was) => `${now}, antes ${was}`,
    back: (count) => (count === null ? 'de nuevo en stock' : `de nuevo en stock, quedan ${count}`),
    onlyLeft: (count) => `solo quedan ${count}`,
    lowestIn: (days) =>
      plural(days, { one: 'El precio más bajo en 1 día', other: `El precio más bajo en ${days} días` }),
    lineAlt: (days, before, now) =>
      plural(days, {
        one: `Precio en 1 día: ${before}, ahora ${now}`,
        other: `Precio en ${days} días: ${before}, ahora ${now}`,
      }),
    stopped: 'Aquí ya no habrá alertas de precio de este producto.',
    photosStayOn: 'Las de fotos QC siguen activas.',

    stored: (count) => `Precios que vigilas: ${count}`,
  },

  convert: {
    noAgents: 'Ningún agente tiene un enlace a este producto.',
    agentClosed: (name: string) => `**${name}** ha cerrado.`,
    agentMissing: (name: string) => `**${name}** no tiene un enlace a este producto.`,
    copyAll: 'Copiar enlaces',
    allAgents: (count) => `${count} agentes`,
    agents: (count) => plural(count, { one: '1 agente', other: `${count} agentes` }),
    yours: (list) => `Los tuyos: ${list}`,
    chooseYours: 'Elige los tuyos y saldrán primero.',
    copyTitle: 'Enlaces en todos los agentes',
    original: (platform: string) => `${platform} (original)`,
    more: (count: number) => `${count} más con “Copiar enlaces”`,
    linkTooLong: 'El enlace de este agente es demasiado largo para un botón:',
    agentRemoved: 'El enlace de este agente a este producto ya no está disponible.',
  },

  chat: {
    photoCount: (count: number, shown: string) => plural(count, { one: '1 foto', other: `${shown} fotos` }),
    qcCount: (shown: string) => `${shown} QC`,
    noQc: 'aún sin fotos QC',
    detailsMissing: 'No se cargaron los detalles. El enlace funciona.',
    notLoaded: (count: number) =>
      count === 1
        ? 'No se cargaron los detalles de 1 producto. El enlace funciona.'
        : `No se cargaron los detalles de ${count} productos. Los enlaces funcionan.`,
    titlesOpen: (name: string) => `Los títulos llevan a ${name}.`,
    stripAlt: (items: string) => `Fotos de los anuncios: ${items}`,
    moreLinks: (count: number) => plural(count, { one: 'Y 1 enlace más', other: `Y ${count} enlaces más` }),
    failedLinks: (count: number) =>
      plural(count, {
        one: 'No se pudo convertir 1 enlace',
        other: `No se pudieron convertir ${count} enlaces`,
      }),
    products: (count: number) => plural(count, { one: '1 producto', other: `${count} productos` }),
    both: (first: string, second: string) => `${first}, ${second}`,
    inMessageOf: (name: string) => `En el mensaje de ${name}`,

    qc: 'QC',
    more: 'Más',
    allAgents: 'Todos los agentes',
    remove: 'Borrar respuesta',
    showAll: (count: number) => `Ver los ${count}`,
    chooseProduct: 'Fotos QC de…',
    openCard: 'Abrir una tarjeta',
    parcel: 'Paquete',
    chooseAgents: 'Elige tus agentes',

    noAgents: 'Elige tus agentes una sola vez: desde entonces, los enlaces se abrirán en ellos.',
    listGone: 'Ya no sé a qué productos se refiere este mensaje. Pega los enlaces otra vez.',
    removed: 'La respuesta se ha quitado.',
    notAuthor: 'Solo puede quitar esta respuesta quien escribió el mensaje o el equipo de moderación.',
    trackOffer: 'Puedo rastrear este paquete. Solo lo verás tú.',
    trackPrivately: 'Rastrear',

    unknownSite: (host: string) =>
      `No puedo leer enlaces de **${host}**. Mándame uno de Weidian, Taobao, Tmall, 1688 o de un agente.`,
    askPrivately: (command: string) =>
      `Tus paquetes solo te los muestro a ti: usa ${command} o pregúntame por MD.`,
    shortHelp: (command: string) =>
      `Envíame un enlace o un número de seguimiento. Con ${command} verás qué más hago.`,
  },

  alertChannels: {
    title: 'Canales de alertas',
    noChannels:
      'Aún no hay canales de alertas. Elige un canal y ahí se publicarán los nuevos movimientos. Después puedes activar también las fotos QC.',
    addChannel: 'Añadir un canal',
    whose: {
      all: '**Paquetes y productos:** todos aquellos de los que este bot recibe novedades, aunque nadie los siga aquí. Quien administra el bot lo decide con `HOME_GUILD_IDS`.',
      followed:
        '**Paquetes y productos:** los que los miembros siguen o vigilan en los canales de este servidor',
    },
    followedOnlyNotice:
      'Pulsa **Seguir aquí** en `/rastrear` o, en `/qc`, pulsa **Más**, activa **Vigilar** y elige **Cambiar** y **En este canal**. Si el bot es tuyo y quieres aquí todas las alertas, añade este servidor a `HOME_GUILD_IDS`.',
    event: { tracking: 'Nuevos movimientos', qc: 'Nuevas fotos QC' },
    working: (when: string) => `🟢 ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} En pausa desde ${since}; las alertas se guardan 7 días.`,
    reasons: {
      gone: 'El canal ya no existe.',
      forbidden: 'No tengo permiso para ver el canal o para escribir en él.',
      dm_closed: 'No puedo enviar MD a esta persona.',
      unsuitable:
        'No puedo enviar mensajes ahí: el hilo está bloqueado o archivado, o el tipo de canal no lo permite.',
      unavailable: 'Discord no respondió. Inténtalo de nuevo en un momento.',
    },
    pingsRole: (role: string) => `menciona a ${role}`,
    cannotPing: (role: string) => `⚠️ no puede mencionar a ${role}`,
    pingsNobody: 'no menciona a nadie',
    unmasked: 'números completos',
    postTest: 'Publicar prueba',
    testWhere: '¿Dónde publico una prueba?',
    testSeen: 'Todos los del canal la verán.',
    remove: 'Quitar',
    allChannels: 'Todos los canales',
    added: (event: string, channel: string) => `✅ **${event}**: se publicarán en ${channel}.`,
    removed: (event: string, channel: string) => `Alertas quitadas: **${event}** en ${channel}.`,
    allHere: 'Todas las alertas de aquí',
    clearsSettings: 'También se borran sus ajustes',
    confirmRemove: (channel: string) =>
      `**¿Quitar las alertas en ${channel}?** También se borran sus ajustes. Lo que alguien sigue o vigila allí se seguirá publicando.`,
    confirmUnmask: (channel: string) =>
      `**¿Mostrar los números de seguimiento completos en ${channel}?** Quien lea el canal podría entonces consultar esos paquetes.`,
    showFull: 'Mostrar completos',
    channelRemoved: 'Este canal de alertas ya se quitó.',
    roleNotMentionable: (role: string) =>
      `⚠️ No puedo mencionar a ${role}: permite en sus ajustes que cualquiera lo mencione o dame el permiso “Mencionar @everyone, @here y todos los roles”.`,
    tested: (channel: string) => `✅ La prueba se publicó en ${channel}.`,
    testWaits: (time: string) => `Las alertas reales esperan hasta las ${time}.`,
    testIsNoCard:
      'La prueba es un mensaje aparte. Cada paquete real tiene en su lugar una tarjeta sin sonido.',
    testHasNoCard: 'La prueba es solo el mensaje. Cada paquete real tiene además una tarjeta sin sonido.',
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    testNotPosted: 'La prueba no se ha publicado.',
    retries:
      'Lo vuelvo a intentar por mi cuenta: primero a los 10 minutos y más adelante una vez al día. Con *Publicar prueba* lo intento ahora.',
    everyoneLeftOut: '⚠️ Rol no aplicado: las alertas nunca mencionan a @everyone.',
    levelLeftOut: '⚠️ Nivel no aplicado: las fotos QC nunca son problemas, así que no se publicaría nada.',
    sampleStatus: (name: string) => `${name} publicó esta prueba. Ningún paquete se ha movido.`,
    samplePhotos: (name: string) => `${name} publicó esta prueba. No hay fotos nuevas.`,
  },

  alertOptions: {
    levels: {
      all: 'todos los movimientos',
      milestones: 'pasos importantes y problemas',
      problems: 'solo problemas',
    },
    levelHints: {
      all: 'Unos 14 mensajes por paquete',
      milestones: 'Unos 5 mensajes por paquete',
      problems: 'Más o menos 1 mensaje por cada 10 paquetes',
    },
    means: {
      all: '**Unos 14 mensajes por paquete:** todos los movimientos.',
      milestones:
        '**Unos 5 mensajes por paquete:** cuando se acepta, llega al país de destino, pasa la aduana, sale a reparto y se entrega. También si hay problemas o cambia la fecha.',
      problems: '**Más o menos 1 mensaje por cada 10 paquetes:** solo lo que alguien tiene que resolver.',
    },
    meansDigest: (time: string, what: string) => `**Un mensaje al día, a las ${time}:** ${what}.`,
    meansCard: '**Una tarjeta sin sonido por paquete**, que cambia con cada movimiento.',
    nothingElse: 'No se publica nada más sobre los paquetes.',
    dmLevelHints: {
      all: 'Unos 14 mensajes por paquete',
      milestones: 'Unos 5 mensajes por paquete',
      problems: 'Solo cuando tienes que hacer algo',
    },
    photoLevels: { all: 'todas las fotos nuevas', milestones: 'solo las primeras fotos', problems: 'nada' },
    photoLevelHints: {
      all: 'Cada vez que un almacén añade fotos de un producto',
      milestones: 'Una vez por producto',
    },
    chooseLevel: 'Elige qué se publica',
    dmTitle: 'Alertas en tus MD',
    channelTitle: (channel: string) => `Alertas en ${channel}`,
    newParcels: 'Paquetes que sigas desde ahora',
    quietHours: 'Horario silencioso',
    digest: 'Resumen diario',
    quietOrDigest: 'Silencio o resumen',
    on: 'Activado',
    off: 'Desactivado',
    localTime: (place: string, time: string) => `${place}, ahora ${time}`,
    posts: 'Mensajes',
    whichScans: 'Qué movimientos',
    whichPhotos: 'Qué fotos',
    how: 'Cómo',
    feed: 'Un mensaje por novedad',
    feedHint: 'Cada novedad se publica aparte',
    oneCard: 'Una tarjeta por paquete',
    oneCardHint: 'Un mensaje sin sonido que cambia con cada movimiento',
    cardAndPosts: 'Tarjeta y mensajes',
    cardAndPostsHint: 'La misma tarjeta, y mensajes sobre lo importante',
    cardAndDigest: 'Tarjeta y resumen',
    silent: 'Sin sonido',
    silentHint: 'Ni sonido ni notificación',
    forumPosts: 'Cada paquete tiene una publicación en el foro; las alertas son mensajes dentro de ella.',
    followsOnly: 'Solo se publica lo que alguien sigue o vigila aquí.',
    inLine: {
      oneCard: 'una tarjeta por paquete',
      cardAndPosts: 'tarjeta y mensajes',
      silent: 'sin sonido',
      quiet: (from: string, until: string) => `en silencio ${from}–${until}`,
      digest: (time: string) => `resumen a las ${time}`,
    },
    pinged: 'Rol que se menciona',
    nobody: 'Nadie',
    fullNumbers: 'Números completos',
    numbersOff: (masked: string) => `Desactivado: ${masked}`,
    numbersOn: (number: string) => `Activado: ${number}`,
    chooseRole: 'Elige un rol',
    choosePings: 'Cuándo se menciona el rol',
    problems: 'problemas',
    holdHint:
      'Durante el horario silencioso reúno lo que pasa y lo publico cuando termina. El resumen diario es un mensaje al día con todo, así que sustituye al horario silencioso.',
    saved: '✅ Guardado.',
    turnOff: 'Desactivar',
    turnOn: 'Activar',
    more: 'Más',
    from: 'Desde',
    until: 'Hasta',
    time: 'Hora',
    timeHint: 'Por ejemplo 22:30, 10:30 pm u 8',
    zone: 'Tu ciudad o zona horaria',
    zoneHint: 'Por ejemplo Madrid, Ciudad de México, Shanghai o UTC+2',
    notATime: (typed: string) => `“${typed}” no es una hora. Escríbela como 22:30, 10:30 pm u 8.`,
    notAZone: (typed: string) =>
      `No conozco la zona horaria de “${typed}”. Escribe una ciudad más grande de la zona, o algo como UTC+2.`,
    sameTimes:
      'El horario silencioso no puede empezar y terminar a la misma hora. Si no quieres ninguna alerta, deja de seguir.',
    applyToAll: (count: number) => (count === 1 ? 'Aplicar a mi paquete' : `Aplicar a mis ${count} paquetes`),
    appliedToAll: (count: number) =>
      count === 1 ? '✅ Aplicado a tu paquete.' : `✅ Aplicado a tus ${count} paquetes.`,
    tells: {
      all: 'Te aviso de todos los movimientos',
      milestones: 'Te aviso de pasos importantes y problemas',
      problems: 'Te aviso solo de problemas',
    },
    inPlaces: (count: number) => `Lo sigues en ${count} sitios`,
    nameHere: 'Nombre en este canal',
    nameShown: (name: string) => `Todos ven ${name}`,
    nameHidden: 'Oculto: se ve el número, con una parte oculta',
    managed:
      '¿Alguien lo sigue aquí? Puedes detenerlo para todos. Si el canal recibe todos los paquetes, cambia sus alertas.',
    thisChannel: 'Este canal',
    notYours: 'Estas alertas solo las puede cambiar quien sigue el paquete aquí o gestiona el servidor.',
    notManager: 'Solo quien gestiona este servidor puede cambiar lo que se publica aquí.',
  },

  settings: {
    mine: 'Mis ajustes',
    server: 'Este servidor',
    data: 'Mis datos',
    trouble: '¿Algo va mal?',
    change: 'Cambiar',
    agents: 'Agentes',
    popularAgents: 'Primero los más usados',
    secondCurrency: 'Segunda moneda',
    noCurrency: 'Ninguna, solo el precio original',
    pricesIn: (name: string) => `Precios también en ${name}`,
    rate: (rate: string, day: string) => `1 CN¥ = ${rate} (${day})`,
    asServer: 'Como en cada servidor',
    links: 'Enlaces y números en el chat',
    myLinks: 'Respuestas a mis enlaces y números',
    on: 'Activado',
    off: 'Desactivado',
    language: 'Idioma',
    fromDiscord: (name: string) => `${name}, según Discord`,
    ownLanguage: (name: string) =>
      `${name}, como en tu Discord. Lo que ven todos está en el idioma del servidor.`,
    noAlertChannels: 'Ninguno',
    purposes: {
      links: 'Dónde respondo a los enlaces y números de seguimiento de los miembros',
      agents: 'Van primero en las respuestas de aquí; cada miembro puede elegir los suyos',
      currency: 'Aquí, precios también en esta moneda; cada miembro puede elegir la suya',
      language: 'Para lo que ve todo el mundo, pregunte quien pregunte',
      kilogramPrice: 'Sirve para estimar el envío de los hauls; cada miembro puede poner el suyo',
      haulButtons: 'Un botón que añade el artículo al haul de quien lo pulsa',
      alerts: 'Dónde publico nuevos movimientos y fotos QC',
    },
    agentsOf: { mine: 'Mis agentes', server: 'Agentes de este servidor' },
    noAgents: 'Ninguno elegido: primero van los más usados.',
    agentOrder: 'Van primero, en este orden:',
    closedAgent: (name: string) => `${name} (cerrado)`,
    changeAgent: 'Cambiar un agente',
    addAgent: 'Añadir un agente',
    addAgentBetween: (first: string, last: string) => `Añadir un agente (${first}–${last})`,
    agentLimit: (max: number) => `El máximo es ${max}. Quita uno para añadir otro.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} de ${count}`,
    moveUp: 'Subir',
    moveDown: 'Bajar',
    removeAgent: 'Quitar',
    linksOn: 'Los enlaces y números de seguimiento reciben respuesta',
    linksOff: 'Los enlaces y números de seguimiento no reciben respuesta',
    exceptChannels: (channels: string) => `Excepto en ${channels}`,
    alsoChannels: (channels: string) => `Pero con respuestas en ${channels}`,
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    exceptIn: 'Canales sin respuestas:',
    alsoIn: 'Canales con respuestas de todos modos:',
    chooseChannels: 'Elegir canales',
    publicLanguage: 'Idioma de las respuestas que ve todo el mundo',
    reasons: {
      deployment: 'Quien administra este bot lo desactivó (AUTO_CONVERT).',
      intent:
        'Discord solo me deja leer los mensajes que me mencionan (Message Content Intent). Mencióname o usa Aplicaciones › Consultar.',
      server: 'Está desactivado en este servidor.',
      channel: 'Está desactivado en este canal.',
      permission: 'Me faltan permisos aquí.',
      own: 'Lo desactivaste en tus ajustes.',
    },
    permissionsIn: (channel: string) => `Lo que puedo hacer en ${channel}`,
    permissionMissing: (permission: string) =>
      `🔴 Falta “${permission}”: concédelo a mi rol o en los ajustes del canal`,
    replyRefused: (channel: string, when: string) => `🔴 ${channel}: Discord rechazó una respuesta ${when}`,
  },

  status: {
    works: 'Todo funciona',
    broken: (names: string) => `No funciona: ${names}`,
    service: 'Paquetes y productos',
    notResponding: (when: string) => `no responde; última respuesta: ${when}`,
    noResponseYet: 'aún sin respuesta',
    connection: 'Conexión con Discord',
    partlyConnected: 'en algunos servidores no respondo ahora mismo. Suele resolverse en un minuto.',

    saving: 'Guardado',
    notWritable: 'no funciona: lo que cambies o añadas ahora se perderá. Inténtalo más tarde.',
    alerts: 'Alertas',
    noAlertsWaiting: 'ninguna en espera',
    alertsWaiting: (count: number, since: string) =>
      plural(count, {
        one: `1 en espera desde ${since}`,
        other: `${count} en espera, la más antigua desde ${since}`,
      }),
    channelsPaused: (channels: string, command: string) =>
      `en pausa: ${channels}. El motivo está en ${command}.`,
    somePaused: (count: number) =>
      `en pausa en este servidor: ${count}. Quien gestiona el servidor puede ver el motivo.`,
    polling: 'Comprobaciones periódicas',
    pollingBehind: (count: number, since: string) =>
      `con retraso. Paquetes y productos en espera: ${count}; el primero tocaba ${since}`,

    dms: 'MD para ti',
    dmsOpen: 'abiertos',
    dmsClosed: 'cerrados. Permite mensajes directos de miembros del servidor o escríbeme.',
    linksIn: (channel: string) => `Enlaces en ${channel}`,
    replies: 'respondo',
    noReply: (agents: number) =>
      `**¿Sin respuesta a un enlace?** Leo Weidian, Taobao, Tmall, 1688 y ${agents} agentes.`,
    dateOff:
      '**¿Una fecha no cuadra?** Se calcula con otros paquetes de la misma ruta y mejora con cada uno.',
    reference: 'Cada mensaje de error tiene una referencia. Dásela al equipo de moderación.',
  },

  privacy: {
    title: 'Mis datos',
    nothingStored: 'No guardo nada sobre ti',
    parcels: (count: number) => `**Paquetes que sigues (${count})**`,
    products: (count: number) =>
      plural(count, { one: '1 producto vigilado', other: `${count} productos vigilados` }),
    also: '**Además**',
    archived: (count) => (count === 1 ? '1 paquete archivado' : `${count} paquetes archivados`),
    recentProducts: (count: number) =>
      plural(count, { one: '1 producto que miraste', other: `${count} productos que miraste` }),
    alertChannels: (count: number) =>
      plural(count, {
        one: '1 canal de alertas que configuraste',
        other: `${count} canales de alertas que configuraste`,
      }),
    settings: 'tus ajustes',
    pendingAlerts: (count: number) => `Alertas pendientes de enviarte: ${count}`,
    replies: (count: number) => `Registros de mis respuestas a tus mensajes: ${count}`,
    retention:
      'Los mensajes que escribes nunca se guardan. Los registros de mis respuestas y las alertas enviadas se borran a los 30 días; los productos que miraste, a los 180.',
    delete: 'Borrar todo',
    askDelete: '¿Borrar todo?',
    confirmDelete:
      'Se borrarán tus paquetes, hauls, productos vigilados y ajustes. **No se puede deshacer.**\n-# También los nombres que pusiste, tus paquetes archivados, lo que compartiste de tus hauls, los productos que miraste, los registros de mis respuestas, las alertas pendientes de enviarte y las novedades que consulté solo para ti.\n-# Los canales de alertas que configuraste se quedan en su servidor, pero ya no estarán vinculados a ti. Las copias de seguridad anteriores de quienes administran el bot conservan estos datos hasta que las borren.',
    deleted: 'Listo: ya no se guarda nada sobre ti, salvo en copias de seguridad anteriores.',
  },

  help: {
    here: 'Envíame aquí un enlace o un número de seguimiento',
    title: 'Pega un enlace o un número de seguimiento',
    where: 'En un canal o por MD. Tus paquetes solo los ves tú.',
    mentioned: 'Por MD, o en un mensaje que me mencione.',
    track: 'dónde está y cuándo llega',
    qc: 'fotos del almacén',
    lookup: 'precio, stock, peso',
    convert: 'el enlace en tu agente',
    haul: 'cuánto cuestan compra y envío',
    settings: 'agentes, moneda, datos',
    alerts: 'qué canales reciben alertas',
    manage: 'Gestionas este servidor: elige dónde respondo y adónde van las alertas.',
    menu: 'O en el menú de un mensaje: *Aplicaciones › Consultar*.',
    trackParcel: 'Rastrear paquete',
    myAgents: 'Agentes',
    numberHint: 'Letras y cifras, como LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Acepto enlaces de producto de Weidian, Taobao, Tmall y 1688, y páginas de producto de agentes como CNFans, Kakobuy o Superbuy.',
    nothingInMessage: 'No encuentro ni un enlace de producto ni un número de seguimiento en ese mensaje.',
    noProductIn: (typed, accepted) => `No encuentro ningún producto en “${typed}”. ${accepted}`,
    whichPlatform: (id) => `¿De qué plataforma es \`${id}\`?`,
    shopLink:
      'Ese enlace lleva a una tienda o a una búsqueda, no a un producto. Abre un producto y pega su enlace.',
    inputTooLong: (max: number) => `Es demasiado largo. Pega solo el enlace (${max} caracteres como máximo).`,
    unknownAgent: (name: string, nearest: string) =>
      `No conozco ningún agente llamado “${name}”. ¿Quisiste decir ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `No conozco ningún agente llamado “${name}”. Elige uno de la lista que aparece al escribir.`,
    tooManyUnknownNumbers: (again: string) =>
      `Has consultado demasiados números desconocidos. Inténtalo de nuevo ${again}.`,
    tooManyFollows: (max: number) =>
      `Ya sigues y vigilas ${max} paquetes y productos, que es el máximo. Antes deja de seguir algún paquete en \`/rastrear\` o de vigilar algún producto en \`/qc\`.`,
    notFollowedHere:
      'Esto no lo activaste tú. Solo puede quitarlo quien lo activó o el equipo de moderación.',
    tooManyAlertChannels: (max: number) =>
      `Este servidor ya tiene el máximo de canales de alertas (${max}). Quita antes alguno con \`/alertas quitar\`.`,
    noAlertChannels: 'Este servidor aún no tiene canales de alertas. Añade uno con `/alertas añadir`.',
    noMatchingAlertChannel: 'Ese canal no recibe esas alertas. `/alertas lista` muestra cuáles las reciben.',
    everyoneRole: 'Las alertas nunca mencionan a @everyone. Elige otro rol o ninguno.',
    missingPermissions: (names: string, channel: string) =>
      `No puedo publicar en ${channel}. Me faltan estos permisos: **${names}**. Concédelos a mi rol o en los ajustes del canal e inténtalo de nuevo.`,
    cannotPostHere: 'No puedo publicar en este chat. Usa tus MD o un canal de un servidor en el que yo esté.',
    userCannotPost:
      'No tienes permiso para escribir en este canal, así que no puedo publicar alertas en él para ti. Usa tus MD u otro canal.',
    userCannotShare: 'No puedes enviar mensajes en este canal, así que no puedo compartir nada aquí por ti.',
    tooManyPosts: (again: string) =>
      `Se ha publicado mucho con mis botones en poco tiempo. Podrás volver a publicar ${again}.`,
    slowMode: (again: string) => `Este canal está en modo lento. Podré volver a publicar por ti ${again}.`,
    testedRecently: (channel: string, again: string) =>
      `${channel} se acaba de probar. Podrás volver a probarlo ${again}.`,
  },

  errors: {
    unexpected:
      'Algo falló por mi parte. Inténtalo de nuevo; si vuelve a pasar, envía la referencia de abajo al equipo de moderación.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Referencia ${reference}`,
    outdatedComponent: 'Este botón es de una versión anterior y ya no funciona. Usa el comando de nuevo.',
    notAllowed: 'Para eso necesitas el permiso “Gestionar servidor”.',
    tooManyInteractions: (again: string) =>
      `Has hecho muchas consultas en un minuto. Inténtalo de nuevo ${again}.`,
    badRequest: 'No puedo consultar eso. Revisa lo que escribiste e inténtalo de nuevo.',
    unauthorised:
      'No puedo obtener datos porque se rechazó mi clave de acceso. Solo puede arreglarlo quien administra este bot.',
    parcelNotFound:
      'No encuentro este número de seguimiento. Revisa que esté bien escrito; si es nuevo, puede tardar uno o dos días en aparecer.',
    productNotFound:
      'No encuentro este producto. Revisa el enlace o pega el enlace original de Weidian, Taobao o 1688.',
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

  liveCard: {
    before: (what: string) => `Antes: ${what}`,
    followInDms: 'Seguir por MD',
    followed: (parcel: string) => `🔔 Te avisaré por MD cuando pase algo importante con **${parcel}**.`,
    masked: 'Aquí parte del número está oculta. Para recibir sus alertas por MD, escríbelo completo.',
    enterNumber: 'Escribir el número',
  },

  digest: {
    overnight: (news) => `Durante la noche: ${news}`,
    both: (first, second) => `${first}, ${second}`,
    needYou: (count) => plural(count, { one: '1 requiere atención', other: `${count} requieren atención` }),
    needOwner: (count) => plural(count, { one: '1 requiere atención', other: `${count} requieren atención` }),
    arriveToday: (count) => plural(count, { one: '1 llega hoy', other: `${count} llegan hoy` }),
    delivered: (count) => plural(count, { one: '1 entregado', other: `${count} entregados` }),
    prices: (count) => plural(count, { one: '1 cambio de precio', other: `${count} cambios de precio` }),
    notices: (count) =>
      plural(count, { one: 'alertas en pausa en 1 canal', other: `alertas en pausa en ${count} canales` }),
    onlyScans: (scans, parcels) =>
      `${plural(scans, { one: '1 movimiento', other: `${scans} movimientos` })} de ${plural(parcels, { one: '1 paquete', other: `${parcels} paquetes` })}`,
    newPhotos: 'fotos QC nuevas',
    silent: 'más tiempo sin movimientos de lo normal',
    ended: 'ya no se comprueba',
    andMore: (names: string, count: number) => `${names} y ${count} más`,
    ordinaryScans: (count, since) =>
      plural(count, {
        one: `1 movimiento ${since}`,
        other: `${count} movimientos, el primero ${since}`,
      }),
    myParcels: 'Mis paquetes',
    change: 'Cambiar resumen',
    changeQuietHours: 'Horario silencioso',
    held: (count) =>
      plural(count, {
        one: '1 en espera por el horario silencioso o el resumen',
        other: `${count} en espera por el horario silencioso o el resumen`,
      }),
  },

  suspended: {
    line: (channel) => `Ya no puedo publicar en ${channel}`,
    missing: (names) => `Me faltan permisos: ${names}. Concédelos a mi rol o en los ajustes del canal.`,
    gone: 'El canal ya no existe. Tus paquetes siguen en tu lista: cambia en `/rastrear` dónde recibes sus alertas o elige otro canal con `/alertas añadir`.',
    thenTest: 'Después pulsa *Publicar prueba*.',
    waiting:
      'Las alertas de los últimos 7 días están pendientes y se publicarán en cuanto el canal funcione.',
    works: (channel) => `Las alertas vuelven a llegar a ${channel}, también las que estaban pendientes.`,
    mayNotTest: (channel: string) =>
      `No puedes enviar mensajes en ${channel}. Pide a alguien que pueda que publique la prueba, o espera: yo lo sigo intentando.`,
  },

  permissions: {
    ViewChannel: 'Ver canal',
    SendMessages: 'Enviar mensajes',
    SendMessagesInThreads: 'Enviar mensajes en hilos',
    EmbedLinks: 'Insertar enlaces',
    AttachFiles: 'Adjuntar archivos',
    ReadMessageHistory: 'Leer el historial de mensajes',
    SendPolls: 'Crear encuestas',
  },
};
