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
      unknown: 'Atualização',
      waiting: 'Ainda sem movimentação',
      accepted: 'Postado',
      moving: 'Em trânsito',
      customs: 'Na alfândega',
      outForDelivery: 'Saiu para entrega',
      collect: 'Disponível para retirada',
      delivered: 'Entregue',
      exception: 'Requer atenção',
    },
    lastScan: (when: string) => `Última movimentação ${when}`,
    noScans:
      'O código já existe, mas nenhuma transportadora registrou o pacote ainda. A primeira movimentação costuma aparecer de um a cinco dias após o envio.',
    noStatus: 'Movimentação sem descrição',
    range: (first: number, last: number, total: number) => `Movimentações ${first}–${last} de ${total}`,
    followsInDm: '🔔 Vou avisar você na DM a cada nova movimentação.',
    followsHere: '🔔 As novas movimentações serão publicadas neste canal, com parte do código oculta.',
    followDm: 'Acompanhar na DM',
    followHere: 'Acompanhar aqui',
    unfollowDm: 'Parar na DM',
    unfollowHere: 'Parar aqui',
    unfollowElsewhere: 'Parar em outros canais',
    rename: 'Dar um nome',
    notFollowing: 'Você não acompanha este pacote.',
    unfollowEverywhere: 'Parar em todo lugar',
    alertsStopped: (parcel: string) => `Não haverá mais alertas sobre **${parcel}** aqui.`,
    nameTitle: 'Dar um nome a este pacote',
    nameLabel: 'Nome',
    nameHint: 'Para reconhecer o pacote, como “Tênis novos”. Deixe em branco para não dar nome.',
    chooserTitle: 'Qual pacote?',
    chooseNumber: 'Escolha um código de rastreio',
  },

  parcels: {
    title: 'Meus pacotes',
    noParcels:
      'Você ainda não acompanha nenhum pacote. Consulte um com `/rastrear` e clique em **Acompanhar na DM** para receber cada nova movimentação automaticamente.',
    noScans: 'Nenhuma movimentação ainda',
    inDm: 'na sua DM',
    inChannel: (channel: string) => `em ${channel}`,
    dmClosed:
      '⚠️ Não consigo enviar DMs para você, então seus alertas estão em espera. Permita mensagens diretas de membros do servidor ou me mande uma mensagem e depois comece a acompanhar de novo.',
    range: (first: number, last: number, total: number) => `Pacotes ${first}–${last} de ${total}`,
    choose: 'Abra um pacote para ver o histórico, dar um nome ou parar de acompanhar',
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
    postTest: 'Enviar teste',
    maskNumbers: 'Ocultar códigos',
    showNumbers: 'Mostrar códigos',
    remove: 'Remover',
    allChannels: 'Todos os canais',
    added: (event: string, channel: string) => `✅ **${event}** serão publicadas em ${channel}.`,
    removed: (event: string, channel: string) => `Alertas removidos: **${event}** em ${channel}.`,
    channelRemoved: 'Este canal de alertas foi removido.',
    roleNotMentionable: (role: string) =>
      `⚠️ Não consigo mencionar ${role}: permita que todos mencionem esse cargo, nas configurações dele, ou me dê a permissão “Mencionar @everyone, @here e todos os cargos”.`,
    tested: (channel: string) => `✅ Teste publicado em ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    sampleState: 'Saiu para entrega',
    sampleStatus: 'Isto é um teste: os alertas funcionam aqui.',
    samplePhotos: 'Isto é um teste: as novas fotos de QC serão anunciadas aqui.',
  },

  settings: {
    mine: 'Preferências',
    server: 'Este servidor',
    trouble: 'Diagnóstico',
    change: 'Mudar',
    agents: 'Agentes',
    popularAgents: 'Os mais usados primeiro',
    secondCurrency: 'Segunda moeda',
    noCurrency: 'Nenhuma, preços do anúncio',
    pricesIn: (name: string) => `Preços também em ${name}`,
    rate: (rate: string, day: string) => `CN¥ 1 = ${rate}, de ${day}`,
    asServer: 'Como em cada servidor',
    links: 'Links no chat',
    myLinks: 'Meus links no chat',
    converted: 'São convertidos',
    leftAlone: 'Não são convertidos',
    language: 'Idioma',
    fromDiscord: (name: string) => `${name}, do Discord`,
    storedData: (command: string) => `O que guardo sobre você: ${command}`,
    agentsOf: { mine: 'Meus agentes', server: 'Agentes deste servidor' },
    noAgents: 'Nenhum escolhido: os mais usados vêm primeiro.',
    agentOrder: 'Eles vêm primeiro, nesta ordem:',
    closedAgent: (name: string) => `${name} (fechado)`,
    changeAgent: 'Mudar um agente',
    addAgent: 'Adicionar um agente',
    addAgentBetween: (first: string, last: string) => `Adicionar: ${first} – ${last}`,
    agentLimit: (max: number) => `O máximo é ${max}. Remova um para adicionar outro.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} de ${count}`,
    moveUp: 'Subir',
    moveDown: 'Descer',
    removeAgent: 'Remover',
    linksOn: 'Os links neste servidor são convertidos',
    linksOff: 'Os links neste servidor não são convertidos',
    exceptChannels: (channels: string) => `Exceto em ${channels}`,
    alsoChannels: (channels: string) => `Mas são convertidos em ${channels}`,
    turnLinksOn: 'Ativar',
    turnLinksOff: 'Desativar',
    exceptIn: 'Canais onde os links não são convertidos:',
    alsoIn: 'Canais onde os links são convertidos mesmo assim:',
    chooseChannels: 'Escolher canais',
    publicLanguage: 'Idioma das respostas que todo mundo vê',
    enabledHere: 'Os links neste canal são convertidos',
    disabledHere: 'Os links neste canal não são convertidos',
    reasons: {
      deployment: 'Quem administra este bot desativou isso (AUTO_CONVERT).',
      intent:
        'O Discord só me deixa ler mensagens que me mencionam (Message Content Intent). Me mencione ou use Apps › Converter links.',
      server: 'Isso está desativado neste servidor.',
      channel: 'Isso está desativado neste canal.',
      permission: 'Me faltam permissões aqui, veja abaixo.',
    },
    permissionsIn: (channel: string) => `O que posso fazer em ${channel}`,
    permissionGranted: (permission: string) => `🟢 ${permission}`,
    permissionMissing: (permission: string) =>
      `🔴 Falta “${permission}”: libere para o meu cargo ou nas configurações do canal`,
    replyRefused: (channel: string, when: string) =>
      `🔴 ${channel}: o Discord recusou uma resposta minha ${when}`,
    noRefusals: 'Nenhuma resposta minha foi recusada em nenhum canal.',
  },

  status: {
    works: 'Tudo funciona',
    broken: (names: string) => `Não funciona: ${names}`,
    service: 'Fonte de dados',
    responded: (when: string) => `respondeu ${when}`,
    notResponding: (when: string) => `sem resposta, a última foi ${when}`,
    noResponseYet: 'ainda não respondeu',
    notCalledYet: 'nenhuma consulta desde a inicialização',
    discord: 'Discord',
    connected: (ms: number | null) => (ms === null ? 'conectado' : `conectado, ${ms} ms`),
    disconnected: 'desconectado',
    database: 'Banco de dados',
    writable: 'funciona',
    notWritable:
      'não aceita gravações: nada novo é salvo e os eventos são recusados até ele voltar a funcionar',
    events: 'Eventos',
    lastEvent: (when: string) => `último recebido ${when}`,
    noEvent: 'nenhum chegou ainda',
    noSecret:
      'desativados: WEBHOOK_SECRET não está definido. Em vez disso, os pacotes acompanhados são verificados regularmente.',
    alerts: 'Alertas',
    noAlertsWaiting: 'nenhum na fila',
    alertsWaiting: (count: number, since: string) => `${count} na fila, o mais antigo ${since}`,
    polling: 'Verificações regulares',
    pollingBehind: (count: number, since: string) =>
      `atrasadas. Pacotes e produtos na fila: ${count}; o primeiro deveria ter sido verificado ${since}`,
    links: 'Links no chat',
    linksOn: 'ativados',
    linksOff: 'desativados: AUTO_CONVERT',
    linksNoIntent: 'desativados: falta o Message Content Intent. Me mencione ou use Apps › Converter links.',
  },

  privacy: {
    title: 'O que guardo sobre você',
    nothingStored: 'Não guardo nada sobre você',
    parcels: (count: number) => `**Pacotes que você acompanha (${count})**`,
    products: (count: number) => `**Produtos que você monitora (${count})**`,
    also: '**Também**',
    recentProducts: (count: number) =>
      plural(count, { one: `${count} produto que você viu`, other: `${count} produtos que você viu` }),
    alertChannels: (count: number) =>
      plural(count, {
        one: `${count} canal de alertas que você configurou`,
        other: `${count} canais de alertas que você configurou`,
      }),
    settings: 'Suas escolhas em `/config`',
    pendingAlerts: (count: number) => `Alertas a caminho: ${count}`,
    replies: (count: number) => `Registros das minhas respostas às suas mensagens: ${count}`,
    retention:
      'Eventos, alertas enviados e registros de respostas são apagados após 30 dias; produtos que você viu e pacotes e movimentações que ninguém acompanha, 180 dias depois de aparecerem pela última vez. As mensagens que você escreve não são guardadas nem registradas em log.',
    delete: 'Apagar tudo',
    askDelete: 'Apagar tudo?',
    confirmDelete:
      'Isto apaga o que você acompanha e monitora, os nomes que você deu, os produtos que você viu, suas escolhas em `/config`, os registros das minhas respostas às suas mensagens, os alertas a caminho e as atualizações buscadas só para você. Não dá para desfazer. Os canais de alertas que você configurou continuam no servidor, mas sem vínculo com você. Os backups anteriores de quem administra o bot mantêm esses dados até serem apagados.',
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
    unknownAgent: (name: string, nearest: string) =>
      `Não conheço o agente “${name}”. Você quis dizer ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `Não conheço o agente “${name}”. Escolha um da lista que aparece enquanto você digita.`,
    invalidTrackingNumber:
      'Isso não parece um código de rastreio. Ele deve ter de 5 a 40 letras e números, como `LP00123456784821CN`. Envie só um, sem links nem outro texto.',
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
