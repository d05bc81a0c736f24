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
      parcels: 'pacotes',
      alerts: 'alertas',
      settings: 'config',
      status: 'status',
      privacy: 'privacidade',
      help: 'ajuda',
      add: 'adicionar',
      list: 'listar',
      remove: 'remover',
      test: 'testar',
      show: 'mostrar',
      delete: 'apagar',
      number: 'código',
      private: 'privado',
      link: 'link',
      agent: 'agente',
      agents: 'agentes',
      event: 'evento',
      channel: 'canal',
      role: 'cargo',
      mask: 'ocultar',
    },
    track: {
      description: 'Veja onde está seu pacote: todas as movimentações, da mais recente à mais antiga',
      number: 'O código de rastreio',
      private: 'Só você vê a resposta (padrão: sim)',
    },
    qc: {
      description: 'Veja como está seu item no armazém: as fotos de QC',
    },
    lookup: {
      description: 'Consulte um produto: preço, estoque, tamanhos, variações e dados do armazém',
      agent: 'De qual agente mostrar os dados do armazém',
    },
    convert: {
      description: 'Transforme qualquer link de produto no link do seu agente',
      agents: 'Mostrar só estes agentes, separados por vírgula (padrão: todos)',
    },
    parcels: {
      description: 'Seus pacotes: veja onde estão, dê nomes ou pare de acompanhar',
    },
    alerts: {
      description: 'Escolha quais canais recebem alertas de novas movimentações e fotos de QC',
      add: 'Publique novas movimentações ou fotos de QC em um canal',
      list: 'Veja os canais de alertas deste servidor e se estão funcionando',
      remove: 'Pare de publicar alertas em um canal',
      test: 'Publique um teste e tente de novo nos canais que pararam de funcionar',
      event: 'O que publicar',
      tracking: 'Novas movimentações',
      qc: 'Novas fotos de QC',
      channel: 'O canal, tópico ou post de fórum',
      anyEvent: 'Novas movimentações ou fotos de QC (padrão: ambas)',
      anyChannel: 'Só este canal (padrão: todos)',
      role: 'Um cargo para mencionar em cada alerta (padrão: nenhum)',
      mask: 'Ocultar o meio dos códigos de rastreio (padrão: sim)',
    },
    settings: {
      description: 'Seus links e agentes preferidos e, se você gerencia o servidor, as configurações dele',
    },
    status: {
      description: 'Está tudo funcionando? Fonte de dados, Discord, eventos, alertas e links no chat',
    },
    privacy: {
      description: 'O que este bot guarda sobre você',
      show: 'Veja o que está guardado sobre você',
      delete: 'Apague o que está guardado sobre você',
    },
    help: {
      description: 'O que eu faço e por onde começar',
    },
    convertLinks: 'Converter links',
    qcPhotos: 'Fotos de QC',
    trackParcels: 'Rastrear pacotes',
    product: {
      link: 'Qualquer link de produto ou o ID de um produto',
    },
    private: 'Só você vê a resposta (padrão: não)',
  },

  common: {
    checked: (when: string) => `Verificado ${when}`,
    stale: (when: string) => `Não consigo buscar dados novos agora. Estes foram obtidos ${when}.`,
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
    unfollow: 'Parar de acompanhar',
    stopWatching: 'Parar de monitorar',
    details: 'Detalhes',
    qcPhotos: 'Fotos de QC',
    agentLinks: 'Links dos agentes',
    openAt: (name: string) => `Abrir no ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Item ${platform} ${id}`,
    noPrice: 'Sem preço',
    soldOut: 'Esgotado',
    inStock: (count) => `${count} em estoque`,
    detailsMissing: 'detalhes não carregados',
    photoAlt: (name) => `Foto do anúncio: ${name}`,
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
      lost: 'dado como perdido',
      returning: 'voltando ao remetente',
      returned: 'devolvido ao remetente',
      cancelled: 'cancelado',
      exception: 'problema registrado',
      unknown: 'registrado pela transportadora',
    },
    onTime: 'Em trânsito, no prazo',
    slow: 'Em trânsito, mais lento que o normal',
    deliveredIn: (days: number) =>
      plural(days, { one: `Entregue em ${days} dia`, other: `Entregue em ${days} dias` }),
    day: (day: number) => `dia ${day}`,
    usually: (low: number, high: number) =>
      low === high ? `normalmente ${low} dias nesta rota` : `normalmente ${low}–${high} dias nesta rota`,
    quoted: (words: string) => `“${words}”`,
    noScans:
      'O código já existe, mas nenhuma transportadora registrou o pacote ainda. A primeira movimentação costuma aparecer de um a cinco dias após o envio.',
    noStatus: 'Movimentação sem descrição',
    followsInDm: '🔔 Vou avisar você na DM a cada nova movimentação.',
    followsHere: '🔔 As novas movimentações serão publicadas neste canal, com parte do código oculta.',
    whatToDo: (advice: string) => `**O que fazer:** ${advice}`,
    advice: {
      customs_held:
        'descubra o que a alfândega espera e envie logo. Se o seu agente enviou, pergunte primeiro a ele.',
      attempt_failed: 'procure um aviso ou mensagem da transportadora e marque nova entrega ou vá retirar.',
      address_problem: 'confira o endereço do pedido e passe o correto à transportadora ou ao seu agente.',
      damaged: 'fotografe a caixa e o conteúdo antes de jogar algo fora e avise seu agente.',
      lost: 'peça ao seu agente que abra uma reclamação na transportadora. Costuma haver prazo.',
      returning: 'pergunte ao seu agente por que está voltando e se ele pode reenviar.',
      exception: 'leia no histórico o que a transportadora diz e pergunte ao seu agente.',
    },
    alt: {
      stops: (names: string) => `Trajeto: ${names}.`,
      problem: (state: string) => `Problema: ${state}.`,
      stages: {
        sent: 'Enviado; ainda não voou.',
        flown: 'Enviado e transportado de avião; ainda não entregue.',
        customs: 'Enviado e transportado de avião; agora na alfândega; ainda não entregue.',
        local:
          'Enviado, transportado de avião e liberado; agora na transportadora local; ainda não entregue.',
        home: 'Enviado, transportado de avião, liberado e entregue.',
      },
    },
    history: 'Histórico',
    range: (first: number, last: number, total: number) => `Movimentações ${first}–${last} de ${total}`,
    follow: 'Seguir',
    following: 'Seguindo',
    agentText: 'Texto ao agente',
    watch: 'Observar',
    followingTitle: 'Aviso você a cada movimentação',
    notFollowing: 'Você não acompanha este pacote.',
    channelsMasked: 'Nos canais, parte do código fica oculta.',
    followDm: 'Acompanhar na DM',
    followHere: 'Acompanhar aqui',
    stop: 'Parar',
    rename: 'Dar um nome',
    stopFollowing: 'Deixar de seguir',
    agentTextTitle: 'Copie isto para o seu agente',
    agentTextHint: 'Mude o que quiser antes de enviar.',
    letter: {
      hello: (number: string) => `Olá, há um problema com meu pacote ${number}.`,
      state: (state: string) => `Status: ${state}`,
      date: (date: string) => `Data: ${date}`,
      words: (words: string) => `A transportadora diz: ${words}`,
      requests: {
        customs_held: 'Vocês podem enviar à alfândega o que ela precisa, ou dizer o que eu devo enviar?',
        attempt_failed: 'Vocês podem pedir nova entrega à transportadora, ou dizer onde posso retirar?',
        address_problem: 'Vocês podem conferir o endereço na etiqueta e pedir a correção?',
        damaged: 'Vocês podem comunicar o dano à transportadora e dizer como recebo a indenização?',
        lost: 'Vocês podem abrir uma reclamação na transportadora e dizer o que precisam de mim?',
        returning: 'Vocês podem descobrir por que está voltando e reenviar?',
        exception: 'Vocês podem descobrir o que aconteceu e o que precisa ser feito?',
      },
    },
    noScansTitle: 'Ainda sem movimentação',
    firstScan:
      'A primeira movimentação costuma chegar 1–3 dias depois que seu agente envia. Observe o código e eu aviso.',
    watching: 'Aviso quando chegar a primeira movimentação.',
    wrongCheckDigit: 'O dígito verificador não confere: procure um erro de digitação.',
    noNumberTitle: 'Isso não parece um código de rastreio',
    noNumberInline: 'não é um código de rastreio',
    numberFormat: 'Um código de rastreio tem de 5 a 40 letras e números, como `LP00123456784821CN`.',
    notLoaded: 'não carregou, tente de novo',
    numberLabel: 'Código de rastreio',
    numberHint: 'Por exemplo LP00123456784821CN',
    alertsStopped: (parcel: string) => `Não haverá mais alertas sobre **${parcel}** aqui.`,
    nameTitle: 'Dar um nome a este pacote',
    nameLabel: 'Nome',
    nameHint: 'Para reconhecer o pacote, como “Tênis novos”. Deixe em branco para não dar nome.',
  },
  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one: `${problems} de ${total} ${total === 1 ? 'pacote' : 'pacotes'} precisa de você`,
        other: `${problems} de ${total} pacotes precisam de você`,
      }),
    allMoving: (count: number) =>
      plural(count, { one: `${count} pacote a caminho`, other: `${count} pacotes, todos a caminho` }),
    count: (count: number) => plural(count, { one: `${count} pacote`, other: `${count} pacotes` }),
    allArrived: (count: number) =>
      plural(count, { one: `${count} pacote, já chegou`, other: `${count} pacotes, todos chegaram` }),
    none: 'Ainda sem pacotes',
    noneHint: 'Adicione um código de rastreio e aviso você a cada movimentação.',
    dmClosed:
      '⚠️ Não consigo enviar DMs para você, então seus alertas estão em espera. Permita mensagens diretas de membros do servidor ou me mande uma mensagem e depois comece a acompanhar de novo.',
    whatToDo: 'O que fazer',
    arrived: 'Entregues ou encerrados',
    range: (first: number, last: number, total: number) => `Pacotes ${first}–${last} de ${total}`,
    choose: 'Abrir um pacote',
    add: 'Adicionar',
    addTitle: 'Adicionar um pacote',
    inDm: 'na sua DM',
    inChannel: (channel: string) => `em ${channel}`,
  },

  alerts: {
    newScans: (count: number) =>
      plural(count, { one: `${count} nova movimentação`, other: `${count} novas movimentações` }),
    previousStatus: (status: string) => `Antes: ${status}`,
    fullHistory: 'Histórico completo',
    newPhotos: 'Novas fotos de QC',
    photosPending: 'as fotos ainda não chegaram',
    allPhotos: 'Todas as fotos',
  },

  qc: {
    heading: 'Fotos de QC',
    listingHeading: 'Fotos do vendedor',
    summary: (photos: string, sets: number) =>
      plural(sets, {
        one: `${photos} em ${sets} conjunto`,
        other: `${photos} em ${sets} conjuntos`,
      }),
    provider: (name: string) => `Fotos de ${name}`,
    set: (index: number, count: number) => `Conjunto ${index} de ${count}`,
    photos: (count: number) => plural(count, { one: `${count} foto`, other: `${count} fotos` }),
    noDate: 'Sem data',
    range: (first: number, last: number, total: number) =>
      first === last ? `Foto ${first} de ${total}` : `Fotos ${first}–${last} de ${total}`,
    noPhotos:
      'Ainda não há fotos de QC. Elas aparecem depois que o armazém de um agente fotografa este produto para alguém.',
    emptySet: 'Este conjunto não tem nenhuma foto que possa ser mostrada.',
    noListingPhotos: 'O vendedor também não tem fotos.',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['Foto de QC', `${index} de ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    listingAlt: (index: number, total: number) => `Foto do vendedor ${index} de ${total}`,
    chooseSet: 'Escolha quais fotos ver',
    listing: 'Fotos do vendedor',
    watch: 'Monitorar novas fotos',
    watchTitle: 'Monitorar novas fotos',
    watchPrompt: 'Onde devo avisar quando um armazém fotografar este produto?',
    watchesInDm: '🔔 Vou avisar você na DM quando houver novas fotos.',
    watchesHere: '🔔 As novas fotos serão publicadas neste canal.',
    watchDm: 'Na minha DM',
    watchHere: 'Neste canal',
    unwatchDm: 'Parar na minha DM',
    unwatchHere: 'Parar neste canal',
    alertsStopped: 'Não haverá mais alertas sobre este produto aqui.',
    chooserTitle: 'Fotos de qual produto?',
  },

  lookup: {
    noTitle: 'Produto sem título',
    linkAgent: (agent: string) => `Link de ${agent}`,
    variantSource: (platform: string) => `Variações do ${platform}`,
    price: 'Preço',
    stock: 'Estoque',
    inStock: 'Disponível',
    outOfStock: 'Esgotado',
    available: (count: string) => `${count} em estoque`,
    sizes: (count: number) => `Tamanhos (${count})`,
    versions: (count: number) => `Versões (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'No armazém' : `No armazém: ${agent}`),
    weight: (grams: string) => `Peso: ${grams} g`,
    volume: (cm3: string) => `Volume: ${cm3} cm³`,
    dimensions: (text: string) => `Medidas: ${text}`,
    storage: (label: string, value: string) =>
      label === '' ? `Prazo de armazenamento: ${value}` : `${label}: ${value}`,
    turnover: (label: string, value: string) =>
      label === '' ? `Tempo de giro: ${value}` : `${label}: ${value}`,
    variant: 'Variação escolhida',
    matchingVariants: (count: number, total: number) => `Variações compatíveis: ${count} de ${total}`,
    noVariant: 'Essa combinação não está disponível. Escolha outra.',
    choose: (option: string) => `Escolha: ${option}`,
    anyValue: 'Qualquer opção',
    valueAvailable: (count: string) => `${count} em estoque`,
    valueSoldOut: 'Esgotado',
    valueUnavailable: 'Indisponível com as outras escolhas',
    reset: 'Limpar seleção',
  },

  convert: {
    agentCount: (count: number) =>
      plural(count, { one: `Disponível em ${count} agente`, other: `Disponível em ${count} agentes` }),
    noAgents: 'Nenhum dos agentes escolhidos aceita este produto.',
    moreAgents: 'Mais agentes',
    moreAgentsRange: (first: string, last: string) => `Mais agentes: ${first} – ${last}`,
    linkTooLong: 'O link deste agente é longo demais para um botão:',
    agentRemoved: 'O link deste agente para este produto não está mais disponível.',
  },

  chat: {
    moreLinks: (count: number) =>
      plural(count, { one: `E mais ${count} link`, other: `E mais ${count} links` }),
    failedLinks: (count: number) =>
      plural(count, {
        one: `Não foi possível converter ${count} link`,
        other: `Não foi possível converter ${count} links`,
      }),
    dismiss: 'Excluir',
    notAuthor: 'Só quem escreveu a mensagem ou a moderação pode excluir esta resposta.',
  },

  alertChannels: {
    title: 'Canais de alertas',
    noChannels:
      'Nenhum canal de alertas ainda. Adicione um: `/alertas adicionar evento:Novas movimentações canal:#pacotes`.',
    followedOnlyNotice:
      'Este servidor só recebe alertas de pacotes acompanhados e produtos monitorados em algum canal dele: clique em **Acompanhar aqui** no `/rastrear` ou em **Monitorar novas fotos** no `/qc`. Se o bot é seu, adicione este servidor a `HOME_GUILD_IDS` e ele receberá todos os alertas.',
    manage: 'Gerenciar',
    event: { tracking: 'Novas movimentações', qc: 'Novas fotos de QC' },
    working: (when: string | null) =>
      when === null ? '🟢 tudo pronto, nenhum alerta ainda' : `🟢 último alerta ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} Pausado ${since}; os alertas ficam guardados por 7 dias.`,
    reasons: {
      gone: 'O canal não existe mais.',
      forbidden: 'Não posso ver o canal ou enviar mensagens nele.',
      dm_closed: 'A DM está fechada.',
      unsuitable:
        'Não dá para enviar mensagens lá: o tópico está trancado ou é um fórum, e não um post dele.',
      unavailable: 'O Discord não respondeu. Tente de novo daqui a pouco.',
    },
    pingsRole: (role: string) => `menciona ${role}`,
    pingsNobody: 'não menciona ninguém',
    masked: 'códigos parcialmente ocultos',
    unmasked: 'códigos completos',
    postTest: 'Publicar um teste',
    maskNumbers: 'Ocultar códigos',
    showNumbers: 'Mostrar códigos completos',
    remove: 'Remover',
    allChannels: 'Todos os canais',
    added: (event: string, channel: string) => `✅ **${event}** serão publicadas em ${channel}.`,
    removed: (event: string, channel: string) => `Alertas removidos: **${event}** em ${channel}.`,
    channelRemoved: 'Este canal de alertas foi removido.',
    roleNotMentionable: (role: string) =>
      `⚠️ Não consigo mencionar ${role}: permita que todos mencionem esse cargo, nas configurações dele, ou me dê a permissão “Mencionar @everyone, @here e todos os cargos”.`,
    tested: (channel: string) => `✅ Teste publicado em ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    sampleStatus: 'Isto é um teste: os alertas funcionam aqui',
    samplePreviousStatus: 'Postado',
    samplePhotos: 'Isto é um teste: as novas fotos de QC vão aparecer assim',
  },

  settings: {
    mine: 'Preferências',
    server: 'Este servidor',
    trouble: 'Solução de problemas',
    links: 'Links no chat',
    optedIn: '🟢 Os links de produtos nas suas mensagens são convertidos.',
    optedOut: '⚪ Os links de produtos nas suas mensagens não são convertidos.',
    optIn: 'Converter meus links',
    optOut: 'Não converter meus links',
    agents: 'Agentes que aparecem primeiro',
    noAgents: 'Nenhum escolhido: os mais usados vêm primeiro.',
    chooseAgents: (first: string, last: string) => `Agentes: ${first} – ${last}`,
    linksOn: '🟢 Os links de produtos neste servidor são convertidos.',
    linksOff: '⚪ Os links de produtos neste servidor não são convertidos.',
    turnLinksOn: 'Ativar',
    turnLinksOff: 'Desativar',
    exceptChannels: (channels: string) => `Exceto em ${channels}`,
    alsoChannels: (channels: string) => `Mas são convertidos em ${channels}`,
    exceptPlaceholder: 'Canais onde os links não são convertidos',
    alsoPlaceholder: 'Canais onde os links são convertidos mesmo assim',
    language: 'Idioma das respostas que todo mundo vê',
    guildLanguage: (name: string) => `O mesmo idioma do servidor no Discord: ${name}`,
    hereTitle: (channel: string) => `Em ${channel}`,
    enabledHere: '🟢 Os links neste canal são convertidos.',
    disabledHere: (reason: string) => `🔴 Os links neste canal não são convertidos: ${reason}`,
    reasons: {
      deployment: 'quem administra este bot desativou isso (AUTO_CONVERT).',
      intent:
        'o Discord só me deixa ler mensagens que me mencionam (Message Content Intent). Me mencione ou use Apps › Converter links.',
      server: 'isso está desativado neste servidor.',
      channel: 'isso está desativado neste canal.',
      permission: 'me faltam permissões aqui, veja abaixo.',
    },
    permissionGranted: (permission: string) => `🟢 ${permission}`,
    permissionMissing: (permission: string) =>
      `🔴 Falta “${permission}”: libere para o meu cargo ou nas configurações do canal`,
    replyRefused: (channel: string, when: string) =>
      `🔴 ${channel}: o Discord recusou uma resposta minha ${when}`,
    noRefusals: 'Nenhuma resposta minha foi recusada em nenhum canal.',
  },

  status: {
    title: 'Status',
    service: 'Fonte de dados',
    responded: (when: string) => `🟢 respondeu ${when}`,
    notResponding: (when: string) => `🔴 sem resposta, a última foi ${when}`,
    noResponseYet: '🔴 ainda não respondeu',
    notCalledYet: '⚪ nenhuma consulta desde a inicialização',
    discord: 'Discord',
    connected: (ms: number | null) => (ms === null ? '🟢 conectado' : `🟢 conectado, ${ms} ms`),
    disconnected: '🔴 desconectado',
    database: 'Banco de dados',
    writable: '🟢 funciona',
    notWritable:
      '🔴 não aceita gravações: nada novo é salvo e os eventos são recusados até ele voltar a funcionar',
    events: 'Eventos',
    lastEvent: (when: string) => `🟢 último recebido ${when}`,
    noEvent: '⚪ nenhum chegou ainda',
    noSecret:
      '⚪ desativados: WEBHOOK_SECRET não está definido. Em vez disso, os pacotes acompanhados são verificados regularmente.',
    alerts: 'Alertas',
    noAlertsWaiting: '🟢 nenhum na fila',
    alertsWaiting: (count: number, since: string) => `🟡 ${count} na fila, o mais antigo ${since}`,
    polling: 'Verificações regulares',
    pollingBehind: (count: number, since: string) =>
      `🟡 atrasadas. Pacotes e produtos na fila: ${count}; o primeiro deveria ter sido verificado ${since}`,
    links: 'Links no chat',
    linksOn: '🟢 ativados',
    linksOff: '⚪ desativados: AUTO_CONVERT',
    linksNoIntent:
      '🔴 desativados: falta o Message Content Intent. Me mencione ou use Apps › Converter links.',
  },

  privacy: {
    title: 'O que está guardado sobre você',
    nothingStored: 'Nada. Você não acompanha nenhum pacote nem monitora nenhum produto.',
    parcels: (count: number) => `**Pacotes que você acompanha (${count})**`,
    products: (count: number) => `**Produtos que você monitora (${count})**`,
    alertChannels: (count: number) =>
      plural(count, {
        one: `Você configurou ${count} canal de alertas.`,
        other: `Você configurou ${count} canais de alertas.`,
      }),
    pendingAlerts: (count: number) => `Alertas a caminho: ${count}.`,
    settings: 'Suas escolhas em `/config`.',
    replies: (count: number) => `Registros das minhas respostas às suas mensagens: ${count}.`,
    retention:
      'Eventos e alertas enviados são apagados após 30 dias; pacotes e suas movimentações, 180 dias depois de aparecerem pela última vez, se ninguém os acompanha. As mensagens que você escreve não são guardadas nem registradas em log.',
    delete: 'Apagar tudo',
    confirmDelete:
      'Isto apaga o que você acompanha e monitora, os nomes que você deu, suas escolhas em `/config`, os registros das minhas respostas às suas mensagens, os alertas a caminho e as atualizações buscadas só para você. Não dá para desfazer. Os canais de alertas que você configurou continuam no servidor, mas sem vínculo com você. Os backups anteriores de quem administra o bot mantêm esses dados até serem apagados.',
    deleted: 'Pronto: não há mais nada guardado sobre você, exceto em backups anteriores.',
  },

  help: {
    title: 'Cole um link ou código de rastreio',
    where: 'Aqui, por DM comigo ou com um comando:',
    track: 'onde está seu pacote',
    qc: 'fotos do armazém',
    lookup: 'preço, estoque, peso',
    convert: 'um link do seu agente',
    more: (commands) => `Mais: ${commands}`,
    trackParcel: 'Rastrear pacote',
    myAgents: 'Meus agentes',
    numberHint: 'Letras e números, como LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Aceito links de produtos do Weidian, Taobao, Tmall e 1688 e páginas de produtos de agentes como CNFans, Kakobuy ou Superbuy.',
    noLinkInMessage: (accepted: string) => `Não encontrei nenhum link de produto nessa mensagem. ${accepted}`,
    noProductIn: (typed, accepted) => `Não encontro nenhum produto em “${typed}”. ${accepted}`,
    whichPlatform: (id) => `De qual plataforma é \`${id}\`?`,
    shopLink:
      'Esse link leva a uma loja ou a uma busca, não a um produto. Abra um produto lá e cole o link dele.',
    inputTooLong: (max: number) => `Isso é longo demais. Cole só o link (no máximo ${max} caracteres).`,
    unknownAgent: (name: string, known: string) => `Não conheço o agente “${name}”. Os que conheço: ${known}`,
    noNumberInMessage:
      'Nada nessa mensagem parece um código de rastreio. Copie só o código e use `/rastrear`.',
    tooManyUnknownNumbers: (again: string) => `Foram códigos desconhecidos demais. Tente de novo ${again}.`,
    tooManyFollows: (max: number) =>
      `Você já chegou ao limite de ${max} pacotes e produtos. Primeiro pare de acompanhar algum pacote em \`/pacotes\` ou de monitorar algum produto em \`/qc\`.`,
    notFollowedHere: 'Você não acompanha isto aqui. Só quem acompanha ou a moderação pode parar os alertas.',
    tooManyAlertChannels: (max: number) =>
      `Este servidor já tem o máximo de canais de alertas (${max}). Remova um com \`/alertas remover\` primeiro.`,
    noAlertChannels: 'Este servidor ainda não tem canais de alertas. Adicione um com `/alertas adicionar`.',
    noMatchingAlertChannel:
      'Esse canal não recebe esse tipo de alerta. Veja em `/alertas listar` quais recebem.',
    everyoneRole: 'Os alertas nunca mencionam @everyone. Escolha outro cargo ou nenhum.',
    missingPermissions: (names: string, channel: string) =>
      `Ainda não posso publicar em ${channel}. Faltam permissões: **${names}**. Libere-as para o meu cargo ou nas configurações do canal e tente de novo.`,
    cannotPostHere:
      'Não consigo publicar neste chat. Use a sua DM ou um canal de um servidor em que eu esteja.',
    userCannotPost:
      'Você não pode enviar mensagens neste canal, então não posso publicar alertas aqui para você. Use a sua DM ou outro canal.',
  },

  errors: {
    unexpected:
      'Algo deu errado do nosso lado. Tente de novo; se acontecer outra vez, passe a referência abaixo para a moderação.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Referência ${reference}`,
    outdatedComponent: 'Este botão é de uma versão antiga e não funciona mais. Use o comando de novo.',
    notAllowed: 'Para isso você precisa da permissão “Gerenciar servidor”.',
    tooManyInteractions: (again: string) => `Você fez pedidos demais em um minuto. Tente de novo ${again}.`,
    badRequest: 'Não consegui processar este pedido. Confira o que você digitou.',
    unauthorised:
      'Estou sem acesso aos dados porque a chave do bot foi recusada. Só quem administra o bot pode resolver isso.',
    parcelNotFound:
      'Não encontrei este código. Veja se não há erro de digitação; um código novo pode levar um ou dois dias para aparecer.',
    productNotFound:
      'Não encontrei este produto. Confira o link ou tente o link do produto na própria plataforma.',
    linkNotFound:
      'Não encontrei nenhum produto por este link. Abra o link e cole o endereço da página que aparecer.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Há pedidos demais no momento. Tente de novo em um minuto.'
        : `Há pedidos demais no momento. Tente de novo ${again}.`,
    unavailable:
      'Não consigo buscar os dados no momento. Não há nada de errado com o seu pedido; tente de novo em alguns minutos.',
    timedOut: 'A resposta demorou demais. Tente de novo daqui a pouco.',
    invalidResponse:
      'Recebi uma resposta que não entendo. Tente de novo mais tarde; se acontecer outra vez, passe a referência abaixo para a moderação.',
  },

  permissions: {
    ViewChannel: 'Ver canal',
    SendMessages: 'Enviar mensagens',
    SendMessagesInThreads: 'Enviar mensagens em tópicos',
    EmbedLinks: 'Inserir links',
    ReadMessageHistory: 'Ver histórico de mensagens',
  },
};
