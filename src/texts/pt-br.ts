import type { Texts } from './en.ts';
import { createPluralSelector } from './plural.ts';

const plural = createPluralSelector('pt-BR');

export const ptBr: Texts = {
  locale: 'pt-BR',
  language: 'Português do Brasil',

  commands: {
    names: {
      track: 'rastrear',
      qc: 'qc',
      lookup: 'produto',
      convert: 'converter',
      haul: 'haul',
      alerts: 'alertas',
      settings: 'config',
      help: 'ajuda',
      add: 'adicionar',
      list: 'listar',
      remove: 'remover',
      test: 'testar',
      number: 'código',
      private: 'privado',
      link: 'link',
      agent: 'agente',
      agents: 'agentes',
      event: 'evento',
      channel: 'canal',
      role: 'cargo',
      mask: 'ocultar',
      level: 'nível',
    },
    track: {
      description: 'Veja onde está um pacote e quando deve chegar, ou a lista de todos os seus',
      number: 'Um ou vários códigos de rastreio',
      private: 'Só você vê a resposta (padrão: sim)',
    },
    qc: {
      description: 'Veja como é um produto no armazém: as fotos QC',
    },
    lookup: {
      description: 'Consulte um produto: preço, estoque, variações, peso e medidas',
      agent: 'Mostrar o peso e as medidas registrados por este agente',
    },
    convert: {
      description: 'Transforme qualquer link de produto no link do seu agente',
      agents: 'Mostrar só estes agentes, separados por vírgula (padrão: todos)',
    },
    haul: {
      description: 'Seus hauls: quanto custam a compra e o frete',
      add: 'Links dos produtos para adicionar',
    },
    alerts: {
      description: 'Escolha quais canais recebem alertas de novas movimentações e fotos QC',
      add: 'Publique novas movimentações ou fotos QC em um canal',
      list: 'Veja os canais de alertas deste servidor e se estão funcionando',
      remove: 'Pare de publicar alertas em um canal',
      test: 'Publique um teste e tente de novo nos canais que pararam de funcionar',
      event: 'O que publicar',
      tracking: 'Novas movimentações',
      qc: 'Novas fotos QC',
      channel: 'O canal, tópico ou fórum; em um fórum, cada pacote tem seu post',
      anyEvent: 'Novas movimentações ou fotos QC (padrão: ambas)',
      testChannel: 'Onde enviar',
      role: 'Um cargo para mencionar em cada alerta (padrão: nenhum)',
      mask: 'Ocultar o meio dos códigos de rastreio (padrão: sim)',
      level: 'Quais movimentações publicar (padrão: etapas importantes e problemas, e todas as fotos QC)',
    },
    settings: {
      description: 'Seus agentes, moeda, alertas e dados, e as configurações do servidor se você o gerencia',
    },
    help: {
      description: 'O que eu faço e por onde começar',
    },
    lookUp: 'Consultar',
    product: {
      link: 'Qualquer link de produto ou o ID de um produto',
    },
    private: 'Só você vê a resposta (padrão: não)',
  },

  common: {
    checked: (when: string) => `Verificado ${when}`,
    stale: (when: string) => `Não consigo buscar novidades agora. Última atualização: ${when}.`,
    source: (name: string) => `Fonte: ${name}`,
    incomplete: (received: string, total: string) => `Incompleto: ${received} de ${total} recebidos`,
    more: (count: number) => `e mais ${count}`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
    previous: 'Anterior',
    next: 'Próxima',
    refresh: 'Atualizar',
    share: 'Compartilhar',
    back: 'Voltar',
    tryAgain: 'Tentar de novo',
    stopWatching: 'Parar de monitorar',
    details: 'Detalhes',
    qcPhotos: 'Fotos QC',
    agentLinks: 'Links dos agentes',
    openAt: (name: string) => `Abrir no ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Item ${id} do ${platform}`,
    noPrice: 'Sem preço',
    soldOut: 'Esgotado',
    inStock: (count) => `${count}\u00A0em\u00A0estoque`,
    detailsMissing: 'os detalhes não carregaram',
    qcPhotos: (count: number, shown: string) =>
      plural(count, { one: `${shown} foto QC`, other: `${shown} fotos QC` }),
    photoAlt: (name) => `Foto do anúncio: ${name}`,
    linkLabel: 'Link do produto',
    more: 'Mais',
  },

  track: {
    states: {
      pending: 'ainda sem movimentação',
      accepted: 'com a transportadora',
      in_transit: 'em trânsito',
      customs: 'na alfândega',
      customs_held: 'retido na alfândega',
      out_for_delivery: 'saiu para entrega',
      pickup: 'disponível para retirada',
      delivered: 'entregue',
      attempt_failed: 'entrega não realizada',
      address_problem: 'problema no endereço',
      damaged: 'danificado',
      lost: 'extraviado',
      returning: 'voltando ao remetente',
      returned: 'devolvido ao remetente',
      cancelled: 'cancelado',
      exception: 'problema registrado',
      unknown: 'registrado pela transportadora',
    },
    because: (what: string, why: string) => `${what}: ${why}`,
    named: (name: string, what: string) => `${name}: ${what}`,
    heldFor: {
      held_proof_of_value: 'falta comprovante de valor',
      held_id_needed: 'falta documento de identidade',
      held_documents_missing: 'faltam documentos',
      held_inspection: 'inspeção',
    },
    onTime: 'em trânsito, no prazo',
    slow: 'em trânsito, mais lento que o normal',
    deliveredIn: (days: number) =>
      plural(days, { one: `entregue em ${days}\u00A0dia`, other: `entregue em ${days}\u00A0dias` }),
    day: (day: number) => `dia\u00A0${day}`,
    to: (country: string) => `destino: ${country}`,
    usually: (low: number, high: number) =>
      low === high
        ? `normalmente ${low}\u00A0${low === 1 ? 'dia' : 'dias'} nesta rota`
        : `normalmente ${low}–${high}\u00A0dias nesta rota`,
    quoted: (words: string) => `“${words}”`,
    noStatus: 'Movimentação sem descrição',
    followsInDm:
      '🔔 Vou avisar você na DM das etapas importantes, dos problemas e se a data mudar em um dia ou mais. Para mudar isso, abra *Acompanhando*.',
    followsUndated:
      '🔔 Vou avisar você na DM das etapas importantes e dos problemas. Para mudar isso, abra *Acompanhando*.',
    followsAllInDm:
      '🔔 Vou avisar você na DM das etapas importantes e dos problemas de todos eles, e se uma data mudar em um dia ou mais. Para mudar isso em um pacote, abra-o.',
    followsAllUndated:
      '🔔 Vou avisar você na DM das etapas importantes e dos problemas de todos eles. Para mudar isso em um pacote, abra-o.',
    followsHere: '🔔 As novas movimentações serão publicadas neste canal, com parte do código oculta.',
    whatToDo: (advice: string) => `**O que fazer:** ${advice}`,
    forOwner: (advice: string) => `**Para o destinatário:** ${advice}`,
    unscanned:
      'está demorando mais que o normal: pergunte ao seu agente se ele já postou o pacote. Por enquanto, só existe a etiqueta.',
    advice: {
      customs_held:
        'descubra o que a alfândega está pedindo e envie logo. Se foi seu agente quem enviou o pacote, pergunte primeiro a ele.',
      attempt_failed:
        'procure um aviso ou uma mensagem da transportadora e marque uma nova entrega ou vá retirar.',
      address_problem: 'confira o endereço do pedido e passe o correto à transportadora ou ao seu agente.',
      damaged: 'tire fotos da caixa e do conteúdo antes de jogar qualquer coisa fora e avise seu agente.',
      lost: 'peça ao seu agente que abra uma reclamação na transportadora. Costuma ter prazo.',
      returning: 'pergunte ao seu agente por que ele está voltando e se dá para reenviar.',
      returned: 'pergunte ao seu agente se ele já recebeu o pacote e se vai reenviar ou devolver o dinheiro.',
      exception: 'leia no histórico o que a transportadora diz e pergunte ao seu agente.',
    },
    adviceAbout: {
      held_proof_of_value:
        'envie um comprovante do que você pagou, como a página do pedido. Se foi seu agente quem enviou o pacote, pergunte primeiro a ele.',
      held_duty_due:
        'veja quanto e como pagar, e pague logo. Se foi seu agente quem enviou o pacote, pergunte primeiro a ele.',
      held_id_needed:
        'envie à alfândega o documento de identidade que ela pede. Se não souber como, pergunte à transportadora ou ao seu agente.',
      held_documents_missing:
        'descubra de quais documentos a alfândega precisa e envie logo. Se foi seu agente quem enviou o pacote, pergunte primeiro a ele.',
    },
    alt: {
      stops: (names: string) => `Trajeto: ${names}.`,
      ahead: (country: string) => `Destino: ${country}.`,
      problem: (state: string) => `Problema: ${state}.`,
      stages: {
        sent: 'Enviado; ainda no país de origem.',
        abroad: 'Enviado e a caminho fora do país de origem; ainda não entregue.',
        customs:
          'Enviado e fora do país de origem; na alfândega ou prestes a chegar a ela; ainda não entregue.',
        local:
          'Enviado, fora do país de origem e liberado pela alfândega; agora com a transportadora local; ainda não entregue.',
        home: 'Enviado, liberado pela alfândega e entregue.',
      },
      transport: { air: 'De avião.', sea: 'De navio.', rail: 'De trem.' },
    },
    history: 'Histórico',
    localTimes: 'Os horários são os de cada lugar.',
    // Below words that are cut; the history is a button.
    wholeText: 'Texto completo: *Histórico*',
    range: (first: number, last: number, total: number) => `Movimentações ${first}–${last} de ${total}`,
    follow: 'Acompanhar',
    following: 'Acompanhando',
    agentText: 'Avisar agente',
    more: 'Mais',
    hints: {
      history: 'Todas as movimentações, como a transportadora escreveu.',
      gotIt: 'Sem mais alertas, fica arquivado.',
      missing: 'O que se costuma fazer nesse caso.',
      agentText: 'Uma mensagem para copiar e enviar.',
      following: 'O que eu aviso, e onde.',
      follow: 'Aviso na DM de etapas importantes, problemas e mudanças de data.',
      name: 'No lugar do código.',
      correct: 'Mude o código.',
      calendar: 'Os dias prováveis, como evento.',
      share: 'Código oculto, com prévia antes.',
      stop: 'Sem mais alertas, sai da sua lista.',
    },
    calendar: 'Adicionar à agenda',
    getFile: 'Baixar',
    archiveIt: 'Arquivar',
    correct: 'Corrigir',
    notFollowing: 'Você não acompanha este pacote.',
    stopped: 'Você não acompanha mais este pacote.',
    channelsMasked: 'Nos canais, parte do código fica oculta.',
    followDm: 'Acompanhar na DM',
    followHere: 'Acompanhar aqui',
    stop: 'Parar',
    name: 'Dar um nome',
    rename: 'Renomear',
    stopFollowing: 'Parar de acompanhar',
    agentTextTitle: 'Copie isto para o seu agente',
    agentTextHint: 'Mude o que quiser antes de enviar.',
    agentTextMasked: 'Parte do código está oculta aqui: escreva o código completo.',
    agentTextSolved: (what: string) => `✅ Já está resolvido: ${what}`,
    agentTextNotThere: 'Não está com você? Abra com `/rastrear` para escrever ao seu agente.',
    letter: {
      hello: {
        problem: (number: string) => `Olá, meu pacote ${number} está com um problema.`,
        silent: (number: string, days: number) =>
          `Olá, meu pacote ${number} está há ${days === 1 ? '1 dia' : `${days} dias`} sem movimentação.`,
        status: (number: string) => `Olá, escrevo sobre o meu pacote ${number}.`,
        unscanned: (number: string) => `Olá, meu pacote ${number} ainda não tem nenhuma movimentação.`,
        missing: (number: string) => `Olá, meu pacote ${number} consta como entregue, mas não chegou.`,
      },
      state: (state: string) => `Status: ${state}`,
      date: (date: string) => `Data: ${date}`,
      words: (words: string) => `A transportadora diz: ${words}`,
      requests: {
        customs_held: 'Vocês podem enviar à alfândega o que falta ou me dizer o que eu preciso enviar?',
        attempt_failed: 'Vocês podem pedir uma nova entrega à transportadora ou me dizer onde posso retirar?',
        address_problem: 'Vocês podem conferir o endereço da etiqueta e pedir para corrigir?',
        damaged: 'Vocês podem avisar a transportadora do dano e me dizer como peço a indenização?',
        lost: 'Vocês podem abrir uma reclamação na transportadora e me dizer se precisam de algo de mim?',
        returning: 'Vocês podem descobrir por que ele está voltando? E dá para reenviar?',
        returned: 'Ele já voltou para vocês? Podem reenviar ou devolver o dinheiro?',
        exception: 'Vocês podem descobrir o que aconteceu e o que precisa ser feito?',
        silent: 'Vocês podem perguntar à transportadora onde ele está?',
        status: 'Vocês podem me dizer se está tudo certo com ele?',
        unscanned: 'Vocês já entregaram o pacote à transportadora? O código está certo?',
        missing:
          'Vocês podem perguntar à transportadora onde ele foi deixado e abrir uma reclamação se ele tiver sido extraviado?',
      },
    },
    firstScan:
      'A primeira movimentação costuma aparecer de um a cinco dias depois que seu agente envia o pacote. Até lá, só existe uma etiqueta.',
    followHint: 'Acompanhe e eu aviso.',
    watching: 'Vou avisar quando aparecer a primeira movimentação.',
    checkNumber: 'Confira o código',
    wrongNumber: (number: string) => `${number} tem um erro de digitação: há uma letra ou um número errado.`,
    incompleteNumber: (number: string) => `Falta uma letra ou um número em ${number}.`,
    longNumber: (number: string) => `Há uma letra ou um número a mais em ${number}.`,
    didYouMean: (number: string) => `Você quis dizer ${number}? É um dos seus pacotes.`,
    openMeant: 'Abrir esse',
    followAnyway: 'Acompanhar',
    isProduct: 'Isso é um produto, não um código de rastreio',
    noNumberTitle: 'Isso não parece um código de rastreio',
    noNumberInline: 'não é um código de rastreio',
    lookForTypo: 'tem erro?',
    numbers: (count: number) => plural(count, { one: `${count} código`, other: `${count} códigos` }),
    haveTypos: (count: number) => plural(count, { one: `${count} com erro`, other: `${count} com erros` }),
    followAll: (count: number) => (count === 1 ? 'Acompanhar' : `Acompanhar os ${count}`),
    correctTypos: 'Corrigir',
    atOnce: (max: number) => `até ${max} códigos por vez`,
    numberFormat: 'Um código de rastreio tem de 5 a 40 letras e números, como `LP00123456784821CN`.',
    notLoaded: 'não carregou, tente de novo',
    numberLabel: 'Código de rastreio',
    numberHint: 'Por exemplo LP00123456784821CN',
    alertsStopped: (parcel: string) => `Não haverá mais alertas sobre **${parcel}** aqui.`,
    nameTitle: 'Dar um nome a este pacote',
    nameLabel: 'Nome',
    nameHint: 'Para reconhecer o pacote, como “Tênis novos”. Deixe em branco para não dar nome.',
  },

  arrival: {
    likely: (days) => `chegada provável ${days}`,
    late: 'demorando mais que o normal',
    take: (ofTen, days, after) => `${ofTen} de cada 10 levam ${days} ${after}`,
    days: (span, last) => (last === 1 ? `${span}\u00A0dia` : `${span}\u00A0dias`),
    upToDays: (last) => (last === 1 ? 'até 1\u00A0dia' : `até ${last}\u00A0dias`),
    after: {
      accepted: 'após a primeira movimentação',
      export: 'após a exportação',
      left: 'após a partida',
      landed: 'após chegar ao país',
      customs: 'após chegar à alfândega',
      cleared: 'após a liberação na alfândega',
      local: 'com a transportadora local',
      depot: 'a partir da unidade de distribuição',
      out: 'após sair para entrega',
    },
    today: (ofTen) => `${ofTen} de cada 10 chegam no mesmo dia`,
    arrivedByNow: (ofTen) => `${ofTen} de cada 10 chegam antes`,
    fasterThan: (ofTen) => `mais rápido que ${ofTen} de cada 10 nesta rota`,
    waitUntil: (day) =>
      `nada antes de ${day}; se até lá não aparecer nenhuma movimentação, pergunte ao seu agente.`,
    ask: 'pergunte ao seu agente onde está o pacote.',
    noScanBy: (day) => `sem movimentação até ${day}, pergunte já ao seu agente`,
    askOn: (day) => `atrasado, pergunte em ${day}`,
    askNow: 'atrasado, pergunte ao agente',
    lateInList: 'atrasado',
    askInList: 'pergunte já',
    noDate: 'Por enquanto não há nenhuma data provável.',
    fileTitle: 'Para a sua agenda',
    fileHint:
      'Abra o arquivo no celular ou no computador para adicionar. Se a data mudar, baixe de novo: o evento é atualizado, não duplicado.',
  },

  stall: {
    noScan: (days) => (days === 1 ? 'há 1 dia sem movimentação' : `há ${days} dias sem movimentação`),
    noFirstScan: (days) => `ainda sem movimentação depois de ${days} dias`,
    lastScan: (when) => `última movimentação ${when}`,
    advice: {
      first_scan: 'pergunte ao seu agente se ele já postou o pacote. Por enquanto, só existe a etiqueta.',
      transport:
        'nada por enquanto. Entre dois países, duas semanas sem movimentação são normais. Depois de três, pergunte ao seu agente.',
      customs:
        'nada por enquanto. A alfândega pode levar duas semanas. Depois, pergunte à transportadora se falta algo.',
      courier:
        'procure um aviso ou uma mensagem, pergunte em casa e aos vizinhos e, se não estiver lá, à transportadora.',
      collection:
        'retire logo e leve um documento. A maioria dos locais devolve o pacote depois de 7 a 14 dias.',
      solution: 'pergunte de novo. Desde que o problema foi informado, nada aconteceu.',
    },
    ended: 'parei de verificar',
    silentFor: (days) => `Está há ${days} dias sem movimentação, então não espero mais nenhuma.`,
    neverScanned:
      'Nenhuma transportadora registrou este pacote até hoje. Confira o código ou pergunte ao seu agente.',
    keep: 'Retomar',
    keeps: (parcel) => `Voltei a verificar ${parcel}.`,
  },

  received: {
    gotIt: 'Chegou',
    missing: 'Ainda não',
    question: 'Já está com você?',
    received: 'Recebido',
    receivedIn: (days) => (days === 1 ? 'Recebido após 1\u00A0dia' : `Recebido após ${days}\u00A0dias`),
    archived: 'Parei de verificar. Está nos arquivados de `/rastrear`.',
    advice: [
      'Pergunte em casa e aos vizinhos, e olhe na caixa de correio e onde costumam deixar pacotes.',
      'Procure um aviso ou uma mensagem da transportadora: pode estar em um ponto de retirada.',
      'Se não aparecer em dois dias, pergunte à transportadora. Depois de uma semana, avise seu agente: ele pode abrir uma reclamação.',
    ],
    watching: 'Continuo verificando. Toque em **Chegou** quando estiver com você.',
  },

  scans: {
    label_created: 'etiqueta criada',
    pickup_booked: 'coleta agendada',
    awaiting_handover: 'aguardando postagem pelo remetente',
    being_prepared: 'em preparação pelo remetente',
    data_received: 'dados do envio recebidos',
    not_picked_up: 'ainda não coletado no remetente',
    dropped_off: 'postado pelo remetente',
    received_at_warehouse: 'recebido no armazém',
    picked_up_from_sender: 'coletado no remetente',
    posted: 'postado',
    accepted_by_carrier: 'aceito pela transportadora',
    delayed_weather: 'atrasado pelo mau tempo',
    delayed_flight: 'voo atrasado',
    departure_delayed: 'saída atrasada',
    delayed: 'atrasado',
    delay_possible: 'pode atrasar',
    delivery_rescheduled: 'entrega reagendada',
    delivery_booked: 'entrega agendada',
    delivery_expected: 'entrega prevista',
    not_delivered_yet: 'ainda não entregue',
    not_departed: 'ainda não saiu',
    not_arrived: 'ainda não chegou',
    awaiting_departure: 'aguardando a saída',
    awaiting_transfer: 'aguardando a próxima transportadora',
    found: 'localizado de novo',
    return_cancelled: 'devolução cancelada',
    not_ready: 'ainda não disponível para retirada',
    redirected: 'redirecionado',
    export_customs_cleared: 'liberado na alfândega de exportação',
    import_customs_cleared: 'liberado na alfândega de importação',
    customs_cleared: 'liberado pela alfândega',
    handed_to_airline: 'entregue à companhia aérea',
    flight_departed: 'voo partiu',
    flight_arrived: 'voo pousou',
    loaded_on_plane: 'embarcado no avião',
    ship_departed: 'navio partiu',
    ship_arrived: 'navio chegou',
    train_departed: 'trem partiu',
    train_arrived: 'trem chegou',
    arrived_at_airport: 'chegou ao aeroporto',
    left_origin_country: 'saiu do país de origem',
    arrived_in_destination_country: 'chegou ao país de destino',
    left_exchange_office: 'saiu do centro postal internacional',
    arrived_at_exchange_office: 'no centro postal internacional',
    handed_to_local_carrier: 'entregue à transportadora local',
    on_way_to_pickup_point: 'a caminho do ponto de retirada',
    on_way_to_next_facility: 'a caminho da próxima unidade',
    ready_for_delivery: 'em preparação para entrega',
    departed_sorting_centre: 'saiu do centro de triagem',
    arrived_at_sorting_centre: 'chegou ao centro de triagem',
    at_delivery_depot: 'na unidade de distribuição',
    sorted: 'triado',
    security_check_passed: 'verificação de segurança concluída',
    arrived_at_facility: 'chegou a uma unidade',
    departed_facility: 'saiu de uma unidade',
    processed_at_facility: 'em processamento',
    on_its_way: 'a caminho',
    customs_inspection: 'inspeção da alfândega',
    export_customs_started: 'na alfândega de exportação',
    import_customs_started: 'na alfândega de importação',
    handed_to_customs: 'encaminhado à alfândega',
    not_cleared: 'ainda não liberado pela alfândega',
    clearance_delayed: 'liberação na alfândega atrasada',
    at_customs: 'na alfândega',
    seized_by_customs: 'apreendido pela alfândega',
    held_proof_of_value: 'a alfândega pede comprovante de valor',
    held_duty_due: 'aguardando pagamento de tributos',
    held_id_needed: 'a alfândega pede documento de identidade',
    held_documents_missing: 'a alfândega pede documentos',
    held_inspection: 'retido para inspeção',
    clearance_failed: 'não liberado pela alfândega',
    held_by_customs: 'retido na alfândega',
    with_courier: 'com o entregador',
    delivery_today: 'entrega hoje',
    out_for_delivery: 'saiu para entrega',
    return_if_not_collected: 'volta se não for retirado',
    pickup_reminder: 'ainda aguardando retirada',
    in_parcel_locker: 'em um locker',
    at_post_office: 'disponível na agência',
    ready_at_pickup_point: 'disponível no ponto de retirada',
    collected_by_recipient: 'retirado',
    delivered_to_neighbour: 'entregue a um vizinho',
    delivered_to_mailbox: 'entregue na caixa de correio',
    delivered_to_locker: 'entregue em um locker',
    delivered_to_reception: 'entregue na portaria',
    left_at_door: 'deixado na porta',
    signed_for: 'entregue com assinatura',
    delivered: 'entregue',
    recipient_unreachable: 'destinatário não localizado',
    attempt_nobody_home: 'destinatário ausente',
    attempt_closed: 'local de entrega fechado',
    attempt_no_access: 'sem acesso ao local',
    attempt_card_left: 'não entregue, deixaram um aviso',
    attempt_again: 'não entregue, haverá nova tentativa',
    attempt_failed: 'entrega não realizada',
    address_incomplete: 'endereço incompleto',
    recipient_moved: 'destinatário mudou-se',
    recipient_unknown: 'destinatário desconhecido',
    address_wrong: 'endereço incorreto',
    refused: 'recusado pelo destinatário',
    collection_failed: 'coleta no remetente não realizada',
    security_failed: 'reprovado na inspeção de segurança',
    not_collected: 'não retirado no prazo',
    missorted: 'enviado à unidade errada',
    prohibited: 'conteúdo proibido',
    investigation: 'em investigação',
    on_hold: 'retido',
    damaged: 'danificado',
    lost: 'extraviado',
    return_started: 'será devolvido ao remetente',
    on_way_to_sender: 'voltando ao remetente',
    returned_to_sender: 'devolvido ao remetente',
    cancelled: 'cancelado',
  },

  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one: total === 1 ? '1 pacote requer atenção' : `${problems} de ${total} pacotes requer atenção`,
        other: `${problems} de ${total} pacotes requerem atenção`,
      }),
    allMoving: (count: number) =>
      plural(count, { one: `${count} pacote a caminho`, other: `${count} pacotes, todos a caminho` }),
    count: (count: number) => plural(count, { one: `${count} pacote`, other: `${count} pacotes` }),
    allArrived: (count: number) =>
      plural(count, { one: `${count} pacote, já chegou`, other: `${count} pacotes, todos chegaram` }),
    none: 'Você ainda não acompanha nenhum pacote',
    noneHint: 'Adicione um código de rastreio e eu digo quando ele deve chegar e se isso mudar.',
    dmClosed:
      '⚠️ Não consigo enviar DMs para você, então seus alertas estão em espera. Permita mensagens diretas de membros do servidor ou me mande uma mensagem e depois comece a acompanhar o pacote de novo.',
    whatToDo: 'O que fazer',
    groups: {
      needsYou: 'Requer atenção',
      soon: 'Próximos 7 dias',
      later: 'Mais para a frente',
      today: 'Hoje',
      onTheWay: 'A caminho',
      waiting: 'Aguardando',
      arrived: 'Entregues ou encerrados',
    },
    short: {
      pending: 'ainda sem dados',
      accepted: 'aceito',
      customs_held: 'retido',
      out_for_delivery: 'em entrega',
      pickup: 'para retirar',
      attempt_failed: 'não entregue',
      address_problem: 'endereço?',
      lost: 'extraviado',
      returning: 'voltando',
      returned: 'devolvido',
      exception: 'problema',
    },
    readySince: (day: string) => `para retirar desde ${day}`,
    range: (first: number, last: number, total: number) => `Pacotes ${first}–${last} de ${total}`,
    choose: 'Abrir um pacote',
    add: 'Adicionar',
    addTitle: 'Adicionar pacotes',
    archive: (count: number) => `Arquivados (${count})`,
    watched: (count: number) => `Produtos monitorados (${count})`,
    csv: 'Exportar',
    csvHint: 'A lista, em um arquivo CSV.',
    archiveHint: 'Os pacotes que você já recebeu.',
    watchedHint: 'Para saber de fotos QC novas ou de queda de preço.',
    calendar: 'Agenda',
    calendarHint: 'Os dias prováveis de todos os pacotes, em um arquivo.',
    listLabel: 'Códigos de rastreio',
    listHint: 'Um por linha, com ou sem nome. Também dá para colar uma tabela ou um CSV.',
    fileLabel: 'Ou um arquivo CSV',
    fileHint: 'O arquivo de “Exportar” ou um de planilha.',
    nothingGiven: 'Cole seus códigos ou escolha um arquivo.',
    fileTooLarge: (max: number) =>
      `O arquivo é grande demais: no máximo ${max} KB. Divida-o ou cole as linhas.`,
    fileNotText: 'Não consigo ler este arquivo. Salve como CSV (UTF-8) ou cole as linhas.',
    fileNotLoaded: 'Não consegui carregar o arquivo do Discord. Tente de novo ou cole as linhas.',
    rowsLeftOut: (count: number, max: number) =>
      `${plural(count, { one: `${count} linha não lida`, other: `${count} linhas não lidas` })}. Leio as primeiras ${max} linhas de um arquivo.`,
    added: (count: number) =>
      plural(count, { one: `${count} pacote adicionado`, other: `${count} pacotes adicionados` }),
    noneAdded: 'Nenhum pacote adicionado',
    addedSoon: (): string => 'Estou verificando. As movimentações aparecem na sua lista em instantes.',
    already: (count: number) => `Você já acompanha ${count} deles.`,
    notNumbers: (count: number) =>
      count === 1 ? 'Não é um código de rastreio:' : `Não são códigos de rastreio (${count}):`,
    overLimit: (count: number, max: number) =>
      `Ficaram de fora: ${count}. Você pode acompanhar e monitorar até ${max} pacotes e produtos. Pare de acompanhar algum e tente de novo.`,
    overPace: (count: number, again: string) =>
      `Ficaram de fora: ${count}. Você pode adicionar mais ${again}.`,
    inDm: 'na sua DM',
    inChannel: (channel: string) => `em ${channel}`,
    inPlaces: (count: number) => `em ${count} lugares`,
    file: {
      title: 'Seus pacotes em um arquivo',
      hint: 'Abre no Excel e no Google Sheets. Para trazer pacotes de volta, escolha este arquivo em *Adicionar*.',
      number: 'Código de rastreio',
      name: 'Nome',
      state: 'Status',
      lastScan: 'Última movimentação',
      place: 'Lugar',
      day: 'Dia',
      followed: 'Acompanhado em',
      level: 'Alertas',
      dm: 'DM',
      days: 'Dias',
      archived: 'Arquivado',
    },
  },

  archive: {
    title: (count: number) =>
      plural(count, { one: `${count} pacote arquivado`, other: `${count} pacotes arquivados` }),
    none: 'Nenhum pacote arquivado',
    noneHint: 'Os pacotes que você receber vão aparecer aqui.',
    took: (days: number) => plural(days, { one: `levou ${days}\u00A0dia`, other: `levou ${days}\u00A0dias` }),
    followAgain: 'Acompanhar de novo',
    remove: 'Remover',
    clear: 'Limpar arquivados',
    askClear: 'Limpar os arquivados?',
    confirmClear: (count: number) =>
      `${plural(count, { one: `${count} pacote será removido`, other: `${count} pacotes serão removidos` })}. **Não dá para desfazer.**`,
  },

  watchedProducts: {
    title: (count: number) =>
      plural(count, { one: `${count} produto monitorado`, other: `${count} produtos monitorados` }),
    none: 'Nenhum produto monitorado',
    noneHint: 'Monitore um produto no cartão dele e ele vai aparecer aqui.',
    photos: 'fotos QC',
    price: 'queda de preço',
    restock: 'de volta ao estoque',
    fewLeft: 'restam poucas unidades',
    below: (price: string) => `por até ${price}`,
    all: 'Produtos monitorados',
    choose: 'Abrir um produto',
    range: (first: number, last: number, total: number) => `Produtos ${first}–${last} de ${total}`,
  },

  haul: {
    none: 'Planeje um haul',
    noneHint:
      'Cole os links do que você quer enviar junto: eu somo os preços e o peso de envio e mostro o link de cada coisa no seu agente.',
    empty: 'Ainda está vazio',
    emptyHint:
      'Toque em *Adicionar* e cole links de produtos, ou toque em *Adicionar ao haul* embaixo de um produto.',
    unnamed: 'Meu haul',
    atLeast: (sum) => `pelo menos ${sum}`,
    items: (count, shown) => (count === 1 ? '1 item' : `${shown} itens`),
    closed: 'fechado',
    stripAlt: (items) => `Fotos dos anúncios: ${items}`,
    weightUnknown: 'peso desconhecido',
    noPhotos: 'ainda sem fotos QC',
    byVolume: (weight) => `peso volumétrico ${weight}`,
    noFigures: (list, count) =>
      count === 1
        ? `O item ${list} não entra no peso de envio: ainda sem peso nem medidas`
        : `Os itens ${list} não entram no peso de envio: ainda sem peso nem medidas`,
    noWeight: (list, count) =>
      count === 1 ? `Item ${list}: ainda sem peso` : `Itens ${list}: ainda sem peso`,
    noSize: (list, count) =>
      count === 1 ? `Item ${list}: ainda sem medidas` : `Itens ${list}: ainda sem medidas`,
    noDetails: (list, count) =>
      count === 1 ? `Item ${list}: os detalhes não carregaram` : `Itens ${list}: os detalhes não carregaram`,
    noPrice: (list, count) => (count === 1 ? `Item ${list}: sem preço` : `Itens ${list}: sem preço`),
    change: 'Alterar um item',
    linksAt: (agent) => `Links ${agent}`,
    addItems: 'Adicionar',
    more: 'Mais',
    linksLabel: 'Links de produtos',
    linksHint: 'Um ou vários, em qualquer formato. O texto entre eles não importa.',
    added: (count) => (count === 1 ? '1 item adicionado.' : `${count} itens adicionados.`),
    already: (count) => (count === 1 ? '1 já estava nele.' : `${count} já estavam nele.`),
    full: (count, max) => `Ficaram de fora: ${count}. Em um haul cabem ${max} itens.`,
    unknownLinks: (count) =>
      count === 1 ? '1 link não leva a nenhum produto.' : `${count} links não levam a nenhum produto.`,
    uncheckedLinks: (count) =>
      count === 1
        ? 'Não deu para verificar 1 link curto agora. Adicione de novo em alguns minutos.'
        : `Não deu para verificar ${count} links curtos agora. Adicione de novo em alguns minutos.`,
    notProducts: (list, count) =>
      count === 1 ? `1 link não é um produto: ${list}` : `${count} links não são produtos: ${list}`,
    noLinks: 'Não há link de produto aí. Cole links do Weidian, Taobao, 1688 ou de um agente.',
    tooMany: (max) => `Você já tem ${max} hauls, que é o limite. Apague um para adicionar outro.`,
    gone: 'Este haul foi apagado.',
    reopenFirst: (haul) => `**${haul}** está fechado. Reabra o haul para adicionar produtos.`,
  },

  haulItem: {
    remove: 'Remover',
    each: (figures) => `Cada um: ${figures}`,
    sizeUnknown: 'medidas desconhecidas',
    newest: (when) => `fotos QC mais recentes ${when}`,
    variantGone: (name) =>
      `O vendedor não oferece mais ${name === '' ? 'esta variação' : `**${name}**`}. Agora aparece a faixa de preço de todas as variações.`,
    chooseRest: 'Escolha também o resto. Até lá, aparece a faixa de preço de todas as variações.',
    stillCounts: (name) => `**${name}** fica no haul até você escolher uma só variação.`,
    merged: 'Esta variação já estava no haul. Agora as duas são um só item.',
    cutPieces: (max, cut) => `Em um haul cabem até ${max} unidades de cada item. Ficaram de fora: ${cut}.`,
    quantity: 'Quantidade',
    quantityRange: (max) => `Um número de 1 a ${max}`,
    noQuantity: (max) => `A quantidade é um número inteiro de 1 a ${max}.`,
    removed: (name) => `**${name}** saiu do haul.`,
    putBack: 'Está de volta no haul.',
    undo: 'Desfazer',
    gone: 'Este item não está mais no seu haul.',
  },

  haulSave: {
    add: 'Adicionar ao haul',
    added: (haul) => `Adicionado a **${haul}**.`,
    already: (haul) => `Já está em **${haul}**.`,
    moved: (haul) => `Movido para **${haul}**.`,
    full: (haul, max) => `**${haul}** está cheio: em um haul cabem ${max} itens. Escolha outro.`,
    closed: (haul) => `**${haul}** está fechado. Escolha outro haul.`,
    moveTo: 'Mover para outro haul',
    addTo: 'Adicionar a outro haul',
    setting: '*Adicionar ao haul* nas respostas públicas e nos alertas',
    shown: 'Aparece',
    hidden: 'Não aparece',
  },

  haulList: {
    title: (count) => (count === 1 ? '1 haul' : `${count} hauls`),
    closed: 'Fechados',
    range: (first, last, total) => `Hauls ${first}–${last} de ${total}`,
    choose: 'Abrir um haul',
    newHaul: 'Novo haul',
    all: (count) => `Todos os hauls (${count})`,
    others: 'Todos os hauls',
    renameTitle: 'Renomear o haul',
    nameLabel: 'Nome',
    nameHint: 'Se você compartilhar o haul, o nome aparece. Deixe vazio para ficar sem nome.',
    rename: 'Renomear',
    parcels: 'Pacotes',
    parcelsHint: 'Veja quando chegam',
    watchHint: 'Aviso na DM: fotos QC, preços e estoque',
    asFile: 'Em um arquivo',
    csvHint: 'Para Excel e Google Sheets',
    isDone: 'Já terminou?',
    close: 'Fechar',
    closeHint: 'Continua na sua lista',
    reopen: 'Reabrir',
    reopenHint: 'Para adicionar itens de novo',
    closeHaul: 'Fechar haul',
    allHere: (haul) => `Era o último pacote de **${haul}**. Se terminou, feche o haul com \`/haul\`.`,
    reviewsEnded:
      'Eu não escrevo mais avaliações. As que já foram publicadas continuam lá. Em vez disso, você pode compartilhar seu haul.',
    delete: 'Apagar',
    askDelete: (name) => `Apagar ${name}?`,
    confirmDelete: (items) =>
      `Isto apaga o haul com ${items}, e os cartões em que você o compartilhou deixam de funcionar. Seus pacotes e o que você monitora ficam. **Não dá para desfazer.**`,
    deleted: (name) => `${name} foi apagado.`,
    byVolume: 'pelo peso volumétrico',
    byWeight: 'pelo peso real',
    noWeight: 'ainda sem peso nem medidas',
    file: {
      heading: (name) => `${name} em um arquivo`,
      hint: 'Abre no Excel e no Google Sheets. Os preços e as medidas são os conhecidos agora.',
      underWay: (count) =>
        count === 1
          ? 'Ainda carregando: 1 item está incompleto. O arquivo completo chega em instantes.'
          : `Ainda carregando: ${count} itens estão incompletos. O arquivo completo chega em instantes.`,
      incomplete: (list, count) =>
        count === 1
          ? `Item ${list} incompleto: não consegui carregar tudo. Tente de novo.`
          : `Itens ${list} incompletos: não consegui carregar tudo. Tente de novo.`,
      number: 'Nº',
      title: 'Título',
      platform: 'Plataforma',
      id: 'ID',
      link: 'Link do produto',
      agentLink: 'Link do agente',
      variant: 'Variação',
      quantity: 'Quantidade',
      price: 'Preço por unidade',
      from: 'No total, no mínimo',
      to: 'No total, no máximo',
      currency: 'Moeda',
      weight: 'Peso por unidade (g)',
      volume: 'Volume por unidade (cm³)',
      dimensions: 'Medidas',
      photos: 'Fotos QC',
    },
    stored: (hauls, items) =>
      `${hauls === 1 ? '1 haul' : `${hauls} hauls`} com ${items === 1 ? '1 item' : `${items} itens`}`,
    shared: (count) => `Cópias de hauls que você compartilhou: ${count}`,
  },

  haulLinks: {
    title: (count, agent) => (count === 1 ? `1 link no ${agent}` : `${count} links no ${agent}`),
    underWay: 'Carregando os links…',
    none: (agent) => (agent === null ? 'Nenhum link' : `Nenhum link no ${agent}`),
    pending: (list, count) =>
      count === 1 ? `Item ${list}: carregando o link…` : `Itens ${list}: carregando os links…`,
    noAnswer: (list, count) =>
      count === 1
        ? `Item ${list}: não consegui carregar o link. Tente de novo.`
        : `Itens ${list}: não consegui carregar os links. Tente de novo.`,
    unknown: (list, count) =>
      count === 1
        ? `Item ${list}: nenhum agente tem um link para este produto. Talvez a loja não venda mais.`
        : `Itens ${list}: nenhum agente tem um link para estes produtos. Talvez as lojas não vendam mais.`,
    notAt: (list, agent, count) =>
      count === 1
        ? `Item ${list}: ${agent} não tem link. Escolha outro agente abaixo.`
        : `Itens ${list}: ${agent} não tem links. Escolha outro agente abaixo.`,
    inFile: (count) => `Todos os links (${count}) estão em links.txt`,
    anotherAgent: 'Outro agente',
  },

  haulWatch: {
    watchAll: 'Monitorar tudo',
    stopAll: 'Parar de monitorar tudo',
    watchedOf: (watched, total) => `Monitorando ${watched} de ${total}`,
    staysOn: 'Fechado. *Monitorar tudo* continua ativo.',
    title: (count) =>
      count === 1
        ? 'Monitorando 1 item: fotos QC, preço e estoque'
        : `Monitorando ${count} itens: fotos QC, preço e estoque`,
    photosOnly: (count) =>
      count === 1 ? 'Monitorando 1 item: fotos QC' : `Monitorando ${count} itens: fotos QC`,
    underWay: 'Começando a monitorar…',
    none: 'Você ainda não monitora nada',
    before: (count) => (count === 1 ? '1 já era monitorado' : `${count} já eram monitorados`),
    pending: (count) => (count === 1 ? 'Falta 1 item, um instante' : `Faltam ${count} itens, um instante`),
    noAnswer: (list, count) =>
      count === 1
        ? `Item ${list}: preço e estoque ainda não são monitorados porque a consulta falhou. Tente de novo.`
        : `Itens ${list}: preço e estoque ainda não são monitorados porque a consulta falhou. Tente de novo.`,
    unknown: (list, count) =>
      count === 1
        ? `Item ${list}: anúncio não encontrado, então não dá para monitorar preço e estoque. Confira o link.`
        : `Itens ${list}: anúncios não encontrados, então não dá para monitorar preço e estoque. Confira os links.`,
    leftOut: (list, count, max) =>
      count === 1
        ? `O item ${list} ficou de fora: você pode acompanhar e monitorar até ${max} pacotes e produtos. Pare de monitorar algum e tente de novo.`
        : `Os itens ${list} ficaram de fora: você pode acompanhar e monitorar até ${max} pacotes e produtos. Pare de monitorar algum e tente de novo.`,
    stopped: (count) =>
      count === 1 ? 'Você não monitora mais 1 item' : `Você não monitora mais ${count} itens`,
    nothingStopped: '*Monitorar tudo* não está ativado neste haul',
    kept: (count) =>
      count === 1
        ? 'Você continua monitorando 1 item, porque o monitora à parte ou ele está em outro haul'
        : `Você continua monitorando ${count} itens, porque os monitora à parte ou eles estão em outro haul`,
    elsewhere: (count) =>
      count === 1
        ? 'O preço de 1 item ainda é monitorado em um canal'
        : `Os preços de ${count} itens ainda são monitorados em canais`,
  },

  haulShare: {
    staysPrivate: 'Seus tamanhos e pacotes não aparecem.',
    heading: (name, contents) => `${name}: ${contents}`,
    contents: (items, price) => `${items}, ${price}`,
    titlesOpen: (agent) => `os títulos abrem no\u00A0${agent}`,
    notCounted: (sum, list, count) =>
      count === 1 ? `${sum}, sem contar o item ${list}` : `${sum}, sem contar os itens ${list}`,
    estimate: (sum) => `Frete ${sum}, estimado por quem compartilhou`,
    copy: 'Copiar para mim',
    photosOfAll: 'Fotos QC',
    photosOf: (range) => `QC de ${range}`,
    copied: 'Esta é sua cópia. Escolha seus tamanhos.',
    copyOfNamed: (person, haul) => `${haul} de ${person}`,
    copyOf: (person) => `Haul de ${person}`,
    unnamedCopy: 'Haul copiado',
    sizeOpen: (look) => `${look}, tamanho?`,
    copiedBefore: 'Você já copiou este haul.',
    empty: 'Ainda não há nada neste haul para compartilhar.',
    gone: 'Este haul não está mais compartilhado. Peça um novo cartão no canal.',
    onlyYou: 'Só você lê este chat. Abra `/haul` em um servidor e compartilhe lá.',
    cannotPost: 'Você não pode enviar mensagens neste canal. Abra `/haul` em outro e compartilhe lá.',
  },

  haulShipping: {
    inAll: (sum) => `${sum} no total`,
    parts: (items, shipping) => `${items} de itens + ${shipping} de frete`,
    plus: (shipping) => `+ ${shipping} de frete`,
    weight: (weight) => `Peso de envio ${weight}`,
    byVolume: (weight) => `Peso de envio ${weight} (volumétrico)`,
    atPrice: (weight, price) => `Peso de envio ${weight} a ${price}/kg`,
    scales: (weight) => `A balança mostra ${weight}, mas a caixa é grande.`,
    estimate: 'É uma estimativa. Não inclui taxas do agente, seguro nem impostos.',
    title: 'Linha de envio',
    hint: 'Uma linha é uma forma de envio, como DHL ou navio. Em uma caixa grande e leve, você paga pelo tamanho: comprimento × largura × altura em cm ÷ um número = kg. Seu agente mostra o número de cada linha. Não sabe? Deixe ÷\u00A06000.',
    menu: 'Linha',
    weightOnly: 'Só peso',
    noPrice: 'Ainda sem preço: digite quanto custa 1\u00A0kg e você verá o frete e o total.',
    yours: (price) => `${price} por kg, o preço que você digitou.`,
    servers: (price) => `${price} por kg, o preço deste servidor.`,
    price: 'Preço por kg',
    amountLabel: 'Quanto custa 1\u00A0kg',
    amountHint: 'Deixe vazio para remover o preço.',
    currencyLabel: 'Moeda',
    currencyHint: 'Três letras, como CNY, USD ou EUR',
    badAmount: 'Isso não é um preço. Digite um número, como 48 ou 48,50.',
    badCurrency: 'Não conheço essa moeda. Digite as três letras dela, como CNY, USD ou EUR.',
    serverSet: (price) => `${price} por kg. Vale nos hauls de membros que não digitaram um preço próprio.`,
    serverNone: 'Sem preço por kg. Os membros podem digitar o próprio.',
    setting: 'Preço do frete por kg',
    none: 'Nenhum',
  },

  sharing: {
    by: (person) => `Compartilhado por ${person}`,
    title: (channel) => `Compartilhar em ${channel}?`,
    titleHere: 'Compartilhar aqui?',
    named: 'Lá todos vão ver o que está abaixo, com seu nome.',
    unnamed: 'Lá todos vão ver o que está abaixo, sem seu nome.',
    canUndo: 'Você pode apagar depois.',
    twoSentences: (first, second) => `${first} ${second}`,
    post: 'Publicar',
    hideName: 'Sem nome',
    showName: 'Com nome',
    lastPost: 'Seu último post aqui',
    posted: (channel) => `Publicado em ${channel}`,
    takeBack: 'Apagar',
    takenBack: (channel) => `O post em ${channel} foi apagado.`,
    notYours:
      'Não tenho mais o registro de que foi você quem compartilhou, então não posso apagar. Peça isso a um moderador.',
    botCannotPost: (channel) =>
      `Não consigo publicar em ${channel}. Peça a quem gerencia o servidor que me deixe ver o canal e enviar mensagens nele, ou compartilhe em outro.`,
    blocked:
      'Um filtro deste servidor não deixa isso passar. Compartilhe outra coisa ou fale com um moderador.',
    stored: (count) => `Posts que você compartilhou em canais: ${count}`,
  },

  haulParcels: {
    title: (parcels, states) => `${parcels}: ${states}`,
    last: (days) => `chegada provável do último pacote ${days}`,
    problem: (count) => plural(count, { one: `${count} requer atenção`, other: `${count} requerem atenção` }),
    moving: (count) => `${count} a caminho`,
    pickup: (count) => `${count} para retirar`,
    waiting: (count) => `${count} sem movimentação`,
    delivered: (count) => plural(count, { one: `${count} entregue`, other: `${count} entregues` }),
    ended: (count) =>
      plural(count, { one: `${count} devolvido ou cancelado`, other: `${count} devolvidos ou cancelados` }),
    notFollowed: (count) => `${count} que você não acompanha`,
    noneHint: 'Vincule os pacotes deste haul e o cartão dele vai mostrar onde estão.',
    unfollowed: 'você não acompanha',
    archived: 'arquivado',
    link: 'Vincular ou desvincular pacotes',
    inThisHaul: 'Pacotes deste haul',
    unlink: 'Desvincular',
    shownOf: (shown, total) => `O menu mostra ${shown} de ${total} pacotes.`,
    addNumbers: 'Adicionar códigos',
    linked: (count) =>
      plural(count, { one: `${count} pacote vinculado.`, other: `${count} pacotes vinculados.` }),
    full: (count, max) => `Não vinculados: ${count}. Em um haul cabem ${max} pacotes.`,
  },

  alerts: {
    withDetail: (what: string, detail: string) => `${what}, ${detail}`,
    fewer: 'Menos alertas',
    onTime: (day) => `${day}, no prazo`,
    slow: (day) => `${day}, mais lento que o normal`,
    landed: 'no país de destino',
    movedTo: (days, by) => `agora provavelmente ${days}, ${by}`,
    earlier: (days) => (days === 1 ? 'um dia antes' : `${days}\u00A0dias antes`),
    later: (days) => (days === 1 ? 'um dia depois' : `${days}\u00A0dias depois`),
    noScanSince: (day) => `Sem movimentação desde ${day}`,
    othersFaster: 'Nesta rota, os pacotes estão chegando mais rápido.',
    test: (line) => `Teste: ${line}`,
    newPhotos: (count: number) =>
      plural(count, { one: `${count} nova foto QC`, other: `${count} novas fotos QC` }),
    firstPhotos: (count: number) => plural(count, { one: 'primeira foto QC', other: 'primeiras fotos QC' }),
    photosPending: 'novas fotos QC, ainda não disponíveis',
    allPhotos: 'Todas as fotos',
  },

  qc: {
    noPhotos: 'Ainda não há fotos QC',
    sellersPhotos: 'Estas são as fotos do vendedor.',
    whenPhotosAppear: 'As fotos QC aparecem quando o item de alguém chega a um armazém.',
    noVariant: 'Variação não informada',
    range: (first: number, last: number, total: number) =>
      first === last ? `foto ${first} de ${total}` : `fotos ${first}–${last} de ${total}`,
    besideLine: 'À esquerda: o que o vendedor mostra. À direita: o que chegou.',
    provider: (name: string) => `Fotos de ${name}`,
    cutPhotos: (received: string, total: string) => `Só chegaram ${received} de ${total} fotos`,
    cutSets: (received: string, total: string) => `Só chegaram ${received} de ${total} séries`,
    emptySets: (count: number) =>
      plural(count, {
        one: `${count} série ainda não tem fotos`,
        other: `${count} séries ainda não têm fotos`,
      }),
    allVariants: 'Todas as variações',
    besideListing: 'Ao lado do anúncio',
    besideListingHint: 'O que o vendedor mostra e o que chegou',
    previous: 'Anterior',
    next: 'Próxima',
    sheet: 'Todas',
    toPhotos: 'Fotos',
    sheetFailed: 'Não consegui mostrar todas as fotos juntas agora. Toque em *Todas* de novo daqui a pouco.',
    ask: 'Perguntar aqui',
    watch: 'Monitorar',
    watchForPhotos: 'Monitorar fotos',
    watching: 'Monitorando',
    onlyYou: 'Só você vê esta página',
    askHint: 'Ficar ou devolver? Uma enquete de 24\u00A0horas com seu nome',
    preview: 'Prévia',
    haulHint: 'Vai ser seu primeiro haul',
    add: 'Adicionar',
    watchHint: 'Vou avisar na DM sobre novas fotos',
    turnOn: 'Ativar',
    watchingHint: 'Onde aviso e como parar',
    detailsHint: 'Tamanhos, estoque, peso',
    sheetHint: 'As fotos em miniatura, numeradas',
    open: 'Abrir',
    sheetRange: (count: number, total: number) => `${count} de ${total} fotos, as mais novas primeiro`,
    openPhoto: 'Abrir uma foto',
    photo: (number: number) => `Foto ${number}`,
    alt: (subject: string, index: number, total: number) => `${subject}: foto QC ${index} de ${total}`,
    listingAlt: (product: string, index: number, total: number) =>
      `${product}: foto do anúncio ${index} de ${total}`,
    sheetAlt: (product: string, variants: string) => `Miniaturas, ${product}: ${variants}`,
    askAlt: (subject: string, first: number, last: number) =>
      first === last ? `${subject}: foto QC ${first}` : `${subject}: fotos QC ${first} a ${last}`,
    mosaicAlt: (subject: string, total: number) =>
      plural(total, {
        one: `${subject}: ${total} nova foto QC`,
        other: `${subject}: as primeiras de ${total} novas fotos QC`,
      }),
    askQuestion: (subject: string) => `${subject}: o que vocês acham?`,
    askTitle: (channel) => `Perguntar em ${channel}?`,
    askedBy: (person) => `Pergunta de ${person}`,
    pollQuestion: 'Você ficaria com ele?',
    greenLight: 'Sim, ficaria (GL)',
    redLight: 'Não, devolveria (RL)',
    askedRecently: (again: string) =>
      `Você acabou de perguntar sobre este produto. Pode perguntar de novo ${again}.`,
    askedHere: 'Já há uma enquete sobre este produto neste canal.',
    toPoll: 'Abrir a enquete',
    cannotAskHere: 'Não consigo publicar neste chat. Use `/qc` em um canal de um servidor em que estou.',
    mayNotAsk: 'Você precisa de permissão para enviar mensagens e criar enquetes neste canal.',
    watchTitle: 'Monitorar novas fotos',
    watchPrompt: 'Onde devo avisar quando um armazém fotografar este produto?',
    watchesInDm: '🔔 Vou avisar você na DM quando houver novas fotos.',
    watchesHere: '🔔 As novas fotos serão publicadas neste canal.',
    watchesElsewhere: (count: number) =>
      plural(count, {
        one: `🔔 Também em ${count} outro canal.`,
        other: `🔔 Também em ${count} outros canais.`,
      }),
    watchDm: 'Na minha DM',
    watchHere: 'Neste canal',
    alertsStopped: 'Não haverá mais alertas de fotos QC deste produto aqui.',
    pricesStayOn: 'Os de preço e estoque continuam ativos.',
    stopThoseToo: 'Parar esses também',
    chooseProduct: 'Escolha um produto',
  },

  lookup: {
    allVariants: (range: string) => `todas as variações ${range}`,
    variantSource: (platform: string) => `Variações do ${platform}`,
    sizes: 'Tamanhos',
    versions: 'Versões',
    measuredAt: (agent: string) => `Medido no ${agent}`,
    measured: 'Medido no armazém',
    options: {
      color: 'Cor',
      size: 'Tamanho',
      style: 'Estilo',
      version: 'Versão',
      model: 'Modelo',
      material: 'Material',
      specification: 'Especificação',
    },
    unavailable: 'Esta combinação não existe',
    anyValue: 'Qualquer opção',
    valueUnavailable: 'Indisponível com as outras escolhas',
    offerCurrency: (currency) => `Mostrar os preços também em ${currency}?`,
    about: (price, second) => `${price} dá uns ${second}.`,
    showCurrency: (sign) => `Mostrar ${sign}`,
  },

  prices: {
    watch: 'Monitorar preço',
    watchStock: 'Monitorar estoque',
    watching: 'Monitorando preço',

    title: 'Monitorando preço e estoque',
    allVariants: 'Todas as variações. Para monitorar só uma, escolha antes no cartão do produto.',
    cheaper: 'Queda de preço',
    anyLower: 'Qualquer queda',
    atMost: (price) => `${price} ou menos`,
    restock: 'De volta ao estoque',
    fewLeft: 'Restam poucas unidades',
    atMostLeft: (count) => `${count} ou menos`,
    on: 'Ativado',
    off: 'Desativado',
    place: 'Onde eu aviso',
    ended: 'Você não monitora mais este preço',
    watchAgain: 'Monitorar de novo',

    priceLabel: 'Avisar quando custar até',
    priceHint: (currencies) => `Em ${currencies}. Vazio: qualquer queda. 0: desativado.`,
    noPrice: (typed) => `Não consigo ler **${typed}** como preço. Escreva como 79 ou 79,50.`,
    fewLabel: 'Avisar quando restarem até',
    fewHint: 'Vazio ou 0: desativado.',
    noCount: (typed) => `Não consigo ler **${typed}** como quantidade. Escreva como 5.`,

    fell: (now, was) => `${now}, antes ${was}`,
    back: (count) => (count === null ? 'de volta ao estoque' : `de volta ao estoque, restam ${count}`),
    onlyLeft: (count) => `restam só ${count}`,
    lowestIn: (days) =>
      plural(days, { one: `Menor preço em ${days} dia`, other: `Menor preço em ${days} dias` }),
    lineAlt: (days, before, now) =>
      plural(days, {
        one: `Preço em ${days} dia: ${before}, agora ${now}`,
        other: `Preço em ${days} dias: ${before}, agora ${now}`,
      }),
    stopped: 'Não haverá mais alertas de preço deste produto aqui.',
    photosStayOn: 'Os de fotos QC continuam ativos.',

    stored: (count) => `Preços que você monitora: ${count}`,
  },

  convert: {
    noAgents: 'Nenhum agente tem link para este produto.',
    agentClosed: (name: string) => `**${name}** fechou.`,
    agentMissing: (name: string) => `**${name}** não tem link para este produto.`,
    copyAll: 'Copiar links',
    allAgents: (count) => `${count} agentes`,
    agents: (count) => plural(count, { one: '1 agente', other: `${count} agentes` }),
    yours: (list) => `Os seus: ${list}`,
    chooseYours: 'Escolha os seus e eles virão primeiro.',
    copyTitle: 'Links em todos os agentes',
    original: (platform: string) => `${platform} (original)`,
    more: (count: number) => `Mais ${count} em “Copiar links”`,
    linkTooLong: 'O link deste agente é longo demais para um botão:',
    agentRemoved: 'O link deste agente para este produto não está mais disponível.',
  },

  chat: {
    photoCount: (count: number, shown: string) =>
      plural(count, { one: `${shown} foto`, other: `${shown} fotos` }),
    qcCount: (shown: string) => `${shown} QC`,
    noQc: 'ainda sem fotos QC',
    detailsMissing: 'Os detalhes não carregaram. O link funciona.',
    notLoaded: (count: number) =>
      count === 1
        ? 'Os detalhes de 1 produto não carregaram. O link funciona.'
        : `Os detalhes de ${count} produtos não carregaram. Os links funcionam.`,
    titlesOpen: (name: string) => `Os títulos abrem no ${name}.`,
    stripAlt: (items: string) => `Fotos dos anúncios: ${items}`,
    moreLinks: (count: number) =>
      plural(count, { one: `E mais ${count} link`, other: `E mais ${count} links` }),
    failedLinks: (count: number) =>
      plural(count, {
        one: `Não foi possível converter ${count} link`,
        other: `Não foi possível converter ${count} links`,
      }),
    products: (count: number) => plural(count, { one: `${count} produto`, other: `${count} produtos` }),
    both: (first: string, second: string) => `${first}, ${second}`,
    inMessageOf: (name: string) => `Na mensagem de ${name}`,

    qc: 'QC',
    more: 'Mais',
    allAgents: 'Todos os agentes',
    remove: 'Excluir resposta',
    showAll: (count: number) => `Ver os ${count}`,
    chooseProduct: 'Fotos QC de…',
    openCard: 'Abrir um cartão',
    parcel: 'Pacote',
    chooseAgents: 'Escolha seus agentes',

    noAgents: 'Escolha seus agentes uma vez só: daí em diante, os links abrem neles.',
    listGone: 'Não sei mais de quais produtos esta mensagem fala. Cole os links de novo.',
    removed: 'Resposta removida.',
    notAuthor: 'Só quem escreveu a mensagem ou a moderação pode remover esta resposta.',
    trackOffer: 'Posso rastrear este pacote. Só você vai ver.',
    trackPrivately: 'Rastrear',

    unknownSite: (host: string) =>
      `Não consigo ler links de **${host}**. Mande um do Weidian, Taobao, Tmall, 1688 ou de um agente.`,
    askPrivately: (command: string) =>
      `Seus pacotes eu só mostro a você: use ${command} ou me pergunte na DM.`,
    shortHelp: (command: string) =>
      `Mande um link ou um código de rastreio. Com ${command} você vê o que mais eu faço.`,
  },

  alertChannels: {
    title: 'Canais de alertas',
    noChannels:
      'Nenhum canal de alertas ainda. Escolha um canal, e as novas movimentações serão publicadas nele. Depois você pode ativar também as fotos QC.',
    addChannel: 'Adicionar um canal',
    whose: {
      all: '**Pacotes e produtos:** todos aqueles sobre os quais este bot recebe atualizações, mesmo que ninguém aqui os acompanhe. Quem mantém o bot decide isso com `HOME_GUILD_IDS`.',
      followed: '**Pacotes e produtos:** os que os membros acompanham ou monitoram nos canais deste servidor',
    },
    followedOnlyNotice:
      'Toque em **Acompanhar aqui** no `/rastrear` ou, no `/qc`, toque em **Mais**, ative **Monitorar** e depois toque em **Mudar** e **Neste canal**. Se o bot é seu e você quer todos os alertas aqui, adicione este servidor a `HOME_GUILD_IDS`.',
    event: { tracking: 'Novas movimentações', qc: 'Novas fotos QC' },
    working: (when: string) => `🟢 ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} Pausado ${since}; os alertas ficam guardados por 7 dias.`,
    reasons: {
      gone: 'O canal não existe mais.',
      forbidden: 'Não posso ver o canal ou não posso enviar mensagens nele.',
      dm_closed: 'Não consigo enviar DMs para esta pessoa.',
      unsuitable:
        'Não consigo enviar mensagens lá: o tópico está trancado ou arquivado, ou o tipo de canal não permite.',
      unavailable: 'O Discord não respondeu. Tente de novo daqui a pouco.',
    },
    pingsRole: (role: string) => `menciona ${role}`,
    cannotPing: (role: string) => `⚠️ não consegue mencionar ${role}`,
    pingsNobody: 'não menciona ninguém',
    unmasked: 'códigos completos',
    postTest: 'Enviar teste',
    testWhere: 'Onde devo enviar um teste?',
    testSeen: 'Todos no canal vão ver.',
    remove: 'Remover',
    allChannels: 'Todos os canais',
    added: (event: string, channel: string) => `✅ **${event}** serão publicadas em ${channel}.`,
    removed: (event: string, channel: string) => `Alertas removidos: **${event}** em ${channel}.`,
    allHere: 'Todos os alertas daqui',
    clearsSettings: 'As configurações também são removidas',
    confirmRemove: (channel: string) =>
      `**Remover os alertas em ${channel}?** As configurações deles também serão removidas. O que alguém acompanha ou monitora lá continuará sendo publicado.`,
    confirmUnmask: (channel: string) =>
      `**Mostrar os códigos de rastreio completos em ${channel}?** Quem lê o canal poderia então consultar esses pacotes.`,
    showFull: 'Mostrar completos',
    channelRemoved: 'Este canal de alertas já foi removido.',
    roleNotMentionable: (role: string) =>
      `⚠️ Não consigo mencionar ${role}: permita que todos mencionem esse cargo, nas configurações dele, ou me dê a permissão “Mencionar @everyone, @here e todos os cargos”.`,
    tested: (channel: string) => `✅ Teste publicado em ${channel}.`,
    testWaits: (time: string) => `Os alertas de verdade esperam até ${time}.`,
    testIsNoCard:
      'O teste é uma mensagem à parte. Cada pacote de verdade tem, em vez disso, um cartão silencioso.',
    testHasNoCard: 'O teste é só a mensagem. Cada pacote de verdade também tem um cartão silencioso.',
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    testNotPosted: 'O teste não foi publicado.',
    retries:
      'Tento de novo sozinho: primeiro após 10 minutos, depois uma vez por dia. Com *Enviar teste*, tento agora.',
    everyoneLeftOut: '⚠️ Cargo não aplicado: os alertas nunca mencionam @everyone.',
    levelLeftOut: '⚠️ Nível não aplicado: fotos QC nunca são problemas, então nada seria publicado.',
    sampleStatus: (name: string) => `${name} publicou este teste. Nenhum pacote se moveu.`,
    samplePhotos: (name: string) => `${name} publicou este teste. Não há fotos novas.`,
  },

  alertOptions: {
    levels: {
      all: 'todas as movimentações',
      milestones: 'etapas importantes e problemas',
      problems: 'só problemas',
    },
    levelHints: {
      all: 'Cerca de 14 mensagens por pacote',
      milestones: 'Cerca de 5 mensagens por pacote',
      problems: 'Cerca de 1 mensagem a cada 10 pacotes',
    },
    means: {
      all: '**Cerca de 14 mensagens por pacote:** todas as movimentações.',
      milestones:
        '**Cerca de 5 mensagens por pacote:** quando é aceito, chega ao país de destino, é liberado pela alfândega, sai para entrega e é entregue. Também se houver problema ou a data mudar.',
      problems: '**Cerca de 1 mensagem a cada 10 pacotes:** só o que alguém precisa resolver.',
    },
    meansDigest: (time: string, what: string) => `**Uma mensagem por dia, às ${time}:** ${what}.`,
    meansCard: '**Um cartão silencioso por pacote**, que muda a cada movimentação.',
    nothingElse: 'Nada mais é publicado sobre os pacotes.',
    dmLevelHints: {
      all: 'Cerca de 14 mensagens por pacote',
      milestones: 'Cerca de 5 mensagens por pacote',
      problems: 'Só quando você precisa fazer algo',
    },
    photoLevels: { all: 'todas as fotos novas', milestones: 'só as primeiras fotos', problems: 'nada' },
    photoLevelHints: {
      all: 'Toda vez que um armazém adiciona fotos de um produto',
      milestones: 'Uma vez por produto',
    },
    chooseLevel: 'Escolha o que é publicado',
    dmTitle: 'Alertas na sua DM',
    channelTitle: (channel: string) => `Alertas em ${channel}`,
    newParcels: 'Pacotes que você acompanhar daqui em diante',
    quietHours: 'Horário de silêncio',
    digest: 'Resumo diário',
    quietOrDigest: 'Silêncio ou resumo',
    on: 'Ativado',
    off: 'Desativado',
    localTime: (place: string, time: string) => `${place}, agora ${time}`,
    posts: 'Mensagens',
    whichScans: 'Quais movimentações',
    whichPhotos: 'Quais fotos',
    how: 'Como',
    feed: 'Uma mensagem por novidade',
    feedHint: 'Cada novidade é publicada à parte',
    oneCard: 'Um cartão por pacote',
    oneCardHint: 'Uma mensagem silenciosa que muda a cada movimentação',
    cardAndPosts: 'Cartão e mensagens',
    cardAndPostsHint: 'O mesmo cartão, e mensagens sobre o que importa',
    cardAndDigest: 'Cartão e resumo',
    silent: 'Silencioso',
    silentHint: 'Sem som nem notificação',
    forumPosts: 'Cada pacote tem um post no fórum; os alertas são mensagens nele.',
    followsOnly: 'Só é publicado o que alguém acompanha ou monitora aqui.',
    inLine: {
      oneCard: 'um cartão por pacote',
      cardAndPosts: 'cartão e mensagens',
      silent: 'silencioso',
      quiet: (from: string, until: string) => `em silêncio ${from}–${until}`,
      digest: (time: string) => `resumo às ${time}`,
    },
    pinged: 'Cargo a mencionar',
    nobody: 'Ninguém',
    fullNumbers: 'Códigos completos',
    numbersOff: (masked: string) => `Desativado: ${masked}`,
    numbersOn: (number: string) => `Ativado: ${number}`,
    chooseRole: 'Escolha um cargo',
    choosePings: 'Quando mencionar o cargo',
    problems: 'problemas',
    holdHint:
      'No horário de silêncio eu junto o que acontece e publico quando ele termina. O resumo diário é uma mensagem por dia com tudo, por isso substitui o horário de silêncio.',
    saved: '✅ Salvo.',
    turnOff: 'Desativar',
    turnOn: 'Ativar',
    more: 'Mais',
    from: 'De',
    until: 'Até',
    time: 'Horário',
    timeHint: 'Por exemplo 22:30, 22h30 ou 8',
    zone: 'Sua cidade ou fuso horário',
    zoneHint: 'Por exemplo São Paulo, Lisboa, Shanghai ou UTC-3',
    notATime: (typed: string) => `“${typed}” não é um horário. Escreva como 22:30, 22h30 ou 8.`,
    notAZone: (typed: string) =>
      `Não conheço o fuso horário de “${typed}”. Diga uma cidade maior por perto ou escreva como UTC-3.`,
    sameTimes:
      'O horário de silêncio não pode começar e terminar na mesma hora. Para não receber nenhum alerta, pare de acompanhar.',
    applyToAll: (count: number) => (count === 1 ? 'Usar no meu pacote' : `Usar nos meus ${count} pacotes`),
    appliedToAll: (count: number) =>
      count === 1 ? '✅ Definido para o seu pacote.' : `✅ Definido para os seus ${count} pacotes.`,
    tells: {
      all: 'Aviso você de todas as movimentações',
      milestones: 'Aviso você de etapas importantes e problemas',
      problems: 'Aviso você só de problemas',
    },
    inPlaces: (count: number) => `Você acompanha em ${count} lugares`,
    nameHere: 'Nome neste canal',
    nameShown: (name: string) => `Todos veem ${name}`,
    nameHidden: 'Oculto: aparece o código, com parte oculta',
    managed:
      'Alguém acompanha este pacote aqui? Você pode parar isso para todos. Se o canal recebe todos os pacotes, mude os alertas dele.',
    thisChannel: 'Este canal',
    notYours: 'Só quem acompanha este pacote aqui ou gerencia o servidor pode mudar estes alertas.',
    notManager: 'Só quem gerencia este servidor pode mudar o que é publicado aqui.',
  },

  settings: {
    mine: 'Minhas configurações',
    server: 'Este servidor',
    data: 'Meus dados',
    trouble: 'Algo errado?',
    change: 'Mudar',
    agents: 'Agentes',
    popularAgents: 'Os mais usados primeiro',
    secondCurrency: 'Segunda moeda',
    noCurrency: 'Nenhuma, só o preço original',
    pricesIn: (name: string) => `Preços também em ${name}`,
    rate: (rate: string, day: string) => `CN¥ 1 = ${rate} (${day})`,
    asServer: 'Como em cada servidor',
    links: 'Links e códigos no chat',
    myLinks: 'Respostas aos meus links e códigos',
    on: 'Ativado',
    off: 'Desativado',
    language: 'Idioma',
    fromDiscord: (name: string) => `${name}, do Discord`,
    ownLanguage: (name: string) =>
      `${name}, como no seu Discord. O que todo mundo vê fica no idioma do servidor.`,
    noAlertChannels: 'Nenhum',
    purposes: {
      links: 'Onde eu respondo aos links e códigos de rastreio dos membros',
      agents: 'Primeiro nas respostas daqui; cada um pode escolher os seus',
      currency: 'Preços daqui também nesta moeda; cada um pode escolher a sua',
      language: 'Para tudo o que todo mundo vê, não importa quem pergunta',
      kilogramPrice: 'Serve para estimar o frete nos hauls; cada um pode informar o seu',
      haulButtons: 'Um botão que adiciona o item ao haul de quem aperta',
      alerts: 'Onde publico novas movimentações e fotos QC',
    },
    agentsOf: { mine: 'Meus agentes', server: 'Agentes deste servidor' },
    noAgents: 'Nenhum escolhido: os mais usados vêm primeiro.',
    agentOrder: 'Eles vêm primeiro, nesta ordem:',
    closedAgent: (name: string) => `${name} (fechado)`,
    changeAgent: 'Mudar um agente',
    addAgent: 'Adicionar um agente',
    addAgentBetween: (first: string, last: string) => `Adicionar um agente (${first}–${last})`,
    agentLimit: (max: number) => `O máximo é ${max}. Remova um para adicionar outro.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} de ${count}`,
    moveUp: 'Subir',
    moveDown: 'Descer',
    removeAgent: 'Remover',
    linksOn: 'Links e códigos de rastreio recebem resposta',
    linksOff: 'Links e códigos de rastreio não recebem resposta',
    exceptChannels: (channels: string) => `Exceto em ${channels}`,
    alsoChannels: (channels: string) => `Mas com respostas em ${channels}`,
    turnOn: 'Ativar',
    turnOff: 'Desativar',
    exceptIn: 'Canais sem respostas:',
    alsoIn: 'Canais com respostas mesmo assim:',
    chooseChannels: 'Escolher canais',
    publicLanguage: 'Idioma das respostas que todo mundo vê',
    reasons: {
      deployment: 'Quem administra este bot desativou isso (AUTO_CONVERT).',
      intent:
        'O Discord só me deixa ler mensagens que me mencionam (Message Content Intent). Me mencione ou use Apps › Consultar.',
      server: 'Isso está desativado neste servidor.',
      channel: 'Isso está desativado neste canal.',
      permission: 'Faltam permissões para mim aqui.',
      own: 'Você desativou isso nas suas configurações.',
    },
    permissionsIn: (channel: string) => `O que posso fazer em ${channel}`,
    permissionMissing: (permission: string) =>
      `🔴 Falta “${permission}”: libere para o meu cargo ou nas configurações do canal`,
    replyRefused: (channel: string, when: string) =>
      `🔴 ${channel}: o Discord recusou uma resposta minha ${when}`,
  },

  status: {
    works: 'Tudo funciona',
    broken: (names: string) => `Não funciona: ${names}`,
    service: 'Pacotes e produtos',
    notResponding: (when: string) => `sem resposta, a última foi ${when}`,
    noResponseYet: 'ainda não respondeu',
    connection: 'Conexão com o Discord',
    partlyConnected: 'em alguns servidores não estou respondendo agora. Isso costuma passar em um minuto.',

    saving: 'Salvamento',
    notWritable: 'não está funcionando: o que você mudar ou adicionar agora se perde. Tente mais tarde.',
    alerts: 'Alertas',
    noAlertsWaiting: 'nenhum na fila',
    alertsWaiting: (count: number, since: string) => `${count} na fila, o mais antigo ${since}`,
    channelsPaused: (channels: string, command: string) =>
      `pausados: ${channels}. O motivo está em ${command}.`,
    somePaused: (count: number) =>
      `pausados neste servidor: ${count}. Quem gerencia o servidor pode ver o motivo.`,
    polling: 'Verificações regulares',
    pollingBehind: (count: number, since: string) =>
      `atrasadas. Pacotes e produtos na fila: ${count}; o primeiro deveria ter sido verificado ${since}`,

    dms: 'DMs para você',
    dmsOpen: 'abertas',
    dmsClosed: 'fechadas. Permita mensagens diretas de membros do servidor ou me mande uma mensagem.',
    linksIn: (channel: string) => `Links em ${channel}`,
    replies: 'eu respondo',
    noReply: (agents: number) =>
      `**Um link ficou sem resposta?** Eu leio Weidian, Taobao, Tmall, 1688 e ${agents} agentes.`,
    dateOff: '**Uma data não bate?** Ela é calculada com outros pacotes da mesma rota e melhora a cada um.',
    reference: 'Toda mensagem de erro tem uma referência. Passe-a para a moderação.',
  },

  privacy: {
    title: 'Meus dados',
    nothingStored: 'Não guardo nada sobre você',
    parcels: (count: number) => `**Pacotes que você acompanha (${count})**`,
    products: (count: number) =>
      plural(count, { one: `${count} produto monitorado`, other: `${count} produtos monitorados` }),
    also: '**Também**',
    archived: (count) => (count === 1 ? '1 pacote arquivado' : `${count} pacotes arquivados`),
    recentProducts: (count: number) =>
      plural(count, { one: `${count} produto que você viu`, other: `${count} produtos que você viu` }),
    alertChannels: (count: number) =>
      plural(count, {
        one: `${count} canal de alertas que você configurou`,
        other: `${count} canais de alertas que você configurou`,
      }),
    settings: 'suas configurações',
    pendingAlerts: (count: number) => `Alertas na fila para você: ${count}`,
    replies: (count: number) => `Registros das minhas respostas às suas mensagens: ${count}`,
    retention:
      'As mensagens que você escreve nunca são guardadas. Os registros das minhas respostas e os alertas enviados somem após 30 dias; os produtos vistos, após 180.',
    delete: 'Apagar tudo',
    askDelete: 'Apagar tudo?',
    confirmDelete:
      'Isto apaga seus pacotes, hauls, produtos monitorados e configurações. **Não dá para desfazer.**\n-# Também os nomes que você deu, seus pacotes arquivados, o que você compartilhou dos seus hauls, os produtos que você viu, os registros das minhas respostas, os alertas na fila para você e as novidades que busquei só para você.\n-# Os canais de alertas que você configurou continuam no servidor, mas sem vínculo com você. Os backups anteriores de quem administra o bot mantêm esses dados até serem apagados.',
    deleted: 'Pronto: não há mais nada guardado sobre você, exceto em backups anteriores.',
  },

  help: {
    here: 'Me mande um link ou um código de rastreio aqui',
    title: 'Cole um link ou um código de rastreio',
    where: 'Em um canal ou na DM. Só você vê seus pacotes.',
    mentioned: 'Na DM ou em uma mensagem que me mencione.',
    track: 'onde está e quando chega',
    qc: 'fotos do armazém',
    lookup: 'preço, estoque, peso',
    convert: 'o link no seu agente',
    haul: 'quanto custam compra e frete',
    settings: 'agentes, moeda, dados',
    alerts: 'quais canais recebem alertas',
    manage: 'Você gerencia este servidor: escolha onde eu respondo e para onde vão os alertas.',
    menu: 'Ou no menu de uma mensagem: *Apps › Consultar*.',
    trackParcel: 'Rastrear pacote',
    myAgents: 'Agentes',
    numberHint: 'Letras e números, como LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Aceito links de produtos do Weidian, Taobao, Tmall e 1688 e páginas de produtos de agentes como CNFans, Kakobuy ou Superbuy.',
    nothingInMessage: 'Não encontrei nenhum link de produto nem código de rastreio nessa mensagem.',
    noProductIn: (typed, accepted) => `Não encontro nenhum produto em “${typed}”. ${accepted}`,
    whichPlatform: (id) => `De qual plataforma é \`${id}\`?`,
    shopLink:
      'Esse link leva a uma loja ou a uma busca, não a um produto. Abra um produto lá e cole o link dele.',
    inputTooLong: (max: number) => `Isso é longo demais. Cole só o link (no máximo ${max} caracteres).`,
    unknownAgent: (name: string, nearest: string) =>
      `Não conheço o agente “${name}”. Você quis dizer ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `Não conheço o agente “${name}”. Escolha um da lista que aparece enquanto você digita.`,
    tooManyUnknownNumbers: (again: string) => `Foram códigos desconhecidos demais. Tente de novo ${again}.`,
    tooManyFollows: (max: number) =>
      `Você já acompanha e monitora ${max} pacotes e produtos, que é o limite. Primeiro pare de acompanhar algum pacote em \`/rastrear\` ou de monitorar algum produto em \`/qc\`.`,
    notFollowedHere: 'Não foi você que ativou isto. Só quem ativou ou a moderação pode parar os alertas.',
    tooManyAlertChannels: (max: number) =>
      `Este servidor já tem o máximo de canais de alertas (${max}). Remova um com \`/alertas remover\` primeiro.`,
    noAlertChannels: 'Este servidor ainda não tem canais de alertas. Adicione um com `/alertas adicionar`.',
    noMatchingAlertChannel:
      'Esse canal não recebe esse tipo de alerta. Veja em `/alertas listar` quais recebem.',
    everyoneRole: 'Os alertas nunca mencionam @everyone. Escolha outro cargo ou nenhum.',
    missingPermissions: (names: string, channel: string) =>
      `Não posso publicar em ${channel}. Faltam permissões: **${names}**. Libere-as para o meu cargo ou nas configurações do canal e tente de novo.`,
    cannotPostHere:
      'Não consigo publicar neste chat. Use a sua DM ou um canal de um servidor em que eu esteja.',
    userCannotPost:
      'Você não pode enviar mensagens neste canal, então não posso publicar alertas aqui para você. Use a sua DM ou outro canal.',
    userCannotShare:
      'Você não pode enviar mensagens neste canal, então não posso compartilhar nada aqui por você.',
    tooManyPosts: (again: string) =>
      `Muita coisa foi publicada com meus botões em pouco tempo. Você pode publicar de novo ${again}.`,
    slowMode: (again: string) => `Este canal está no modo lento. Posso publicar por você de novo ${again}.`,
    testedRecently: (channel: string, again: string) =>
      `${channel} foi testado há pouco. Você pode testar de novo ${again}.`,
  },

  errors: {
    unexpected:
      'Algo deu errado do meu lado. Tente de novo; se acontecer outra vez, passe a referência abaixo para a moderação.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Referência ${reference}`,
    outdatedComponent: 'Este botão é de uma versão antiga e não funciona mais. Use o comando de novo.',
    notAllowed: 'Para isso você precisa da permissão “Gerenciar servidor”.',
    tooManyInteractions: (again: string) => `Você fez consultas demais em um minuto. Tente de novo ${again}.`,
    badRequest: 'Não consigo consultar isso. Confira o que você digitou e tente de novo.',
    unauthorised:
      'Não consigo buscar dados porque minha chave de acesso foi recusada. Só quem administra este bot pode resolver isso.',
    parcelNotFound:
      'Não encontrei este código de rastreio. Veja se ele está escrito certo; um código novo pode levar um ou dois dias para aparecer.',
    productNotFound:
      'Não encontrei este produto. Confira o link ou cole o link original do Weidian, Taobao ou 1688.',
    linkNotFound:
      'Não encontrei nenhum produto por este link. Abra o link e cole o endereço da página que aparecer.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Há consultas demais no momento. Tente de novo em um minuto.'
        : `Há consultas demais no momento. Tente de novo ${again}.`,
    unavailable:
      'Não consigo buscar os dados no momento. O problema não é a sua consulta; tente de novo em alguns minutos.',
    timedOut: 'A resposta demorou demais. Tente de novo daqui a pouco.',
    invalidResponse:
      'Recebi uma resposta que não entendo. Tente de novo mais tarde; se acontecer outra vez, passe a referência abaixo para a moderação.',
  },

  liveCard: {
    before: (what: string) => `Antes: ${what}`,
    followInDms: 'Acompanhar na DM',
    followed: (parcel: string) => `🔔 Aviso você na DM quando acontecer algo importante com **${parcel}**.`,
    masked: 'Aqui parte do código está oculta. Para receber os alertas na DM, digite o código completo.',
    enterNumber: 'Digitar o código',
  },

  digest: {
    overnight: (news) => `Durante a noite: ${news}`,
    both: (first, second) => `${first}, ${second}`,
    needYou: (count) => plural(count, { one: `${count} requer atenção`, other: `${count} requerem atenção` }),
    needOwner: (count) =>
      plural(count, { one: `${count} requer atenção`, other: `${count} requerem atenção` }),
    arriveToday: (count) => plural(count, { one: `${count} chega hoje`, other: `${count} chegam hoje` }),
    delivered: (count) => plural(count, { one: `${count} entregue`, other: `${count} entregues` }),
    prices: (count) =>
      plural(count, { one: `${count} mudança de preço`, other: `${count} mudanças de preço` }),
    notices: (count) =>
      plural(count, {
        one: `alertas pausados em ${count} canal`,
        other: `alertas pausados em ${count} canais`,
      }),
    onlyScans: (scans, parcels) =>
      `${plural(scans, { one: `${scans} movimentação`, other: `${scans} movimentações` })} de ${plural(parcels, { one: `${parcels} pacote`, other: `${parcels} pacotes` })}`,
    newPhotos: 'novas fotos QC',
    silent: 'sem movimentação há mais tempo que o normal',
    ended: 'não é mais verificado',
    andMore: (names: string, count: number) => `${names} e mais ${count}`,
    ordinaryScans: (count, since) =>
      plural(count, {
        one: `${count} movimentação ${since}`,
        other: `${count} movimentações, a primeira ${since}`,
      }),
    myParcels: 'Meus pacotes',
    change: 'Mudar resumo',
    changeQuietHours: 'Horário de silêncio',
    held: (count) => `${count} na fila por causa do horário de silêncio ou do resumo`,
  },

  suspended: {
    line: (channel) => `Não consigo mais publicar em ${channel}`,
    missing: (names) =>
      `Faltam permissões: ${names}. Libere-as para o meu cargo ou nas configurações do canal.`,
    gone: 'O canal não existe mais. Você continua acompanhando seus pacotes: mude onde recebe os alertas em `/rastrear` ou escolha outro canal com `/alertas adicionar`.',
    thenTest: 'Depois toque em *Enviar teste*.',
    waiting:
      'Os alertas dos últimos 7 dias estão na fila e serão publicados assim que o canal voltar a funcionar.',
    works: (channel) => `Os alertas voltaram a chegar em ${channel}, inclusive os que estavam na fila.`,
    mayNotTest: (channel: string) =>
      `Você não pode enviar mensagens em ${channel}. Peça a alguém que possa para publicar o teste, ou espere: eu continuo tentando.`,
  },

  permissions: {
    ViewChannel: 'Ver canal',
    SendMessages: 'Enviar mensagens',
    SendMessagesInThreads: 'Enviar mensagens em tópicos',
    EmbedLinks: 'Inserir links',
    AttachFiles: 'Anexar arquivos',
    ReadMessageHistory: 'Ver histórico de mensagens',
    SendPolls: 'Criar enquetes',
  },
};
