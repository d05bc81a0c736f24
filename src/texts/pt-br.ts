import { pluralsOf } from '../lib/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralsOf('pt-BR');

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
      add: 'adicionar',
      list: 'listar',
      remove: 'remover',
      test: 'testar',
      show: 'mostrar',
      delete: 'apagar',
      number: 'código',
      private: 'privado',
      link: 'link',
      platform: 'plataforma',
      id: 'id',
      agent: 'agente',
      agents: 'agentes',
      event: 'evento',
      channel: 'canal',
      role: 'cargo',
      mask: 'ocultar',
    },
    track: {
      description: 'Cadê meu pacote? Mostra as movimentações, da mais recente à mais antiga',
      number: 'O código de rastreio',
      private: 'Só você vê a resposta (padrão: sim)',
    },
    qc: {
      description: 'Como meu item chegou ao armazém? Mostra as fotos de QC',
    },
    lookup: {
      description: 'Que produto é este? Preço, estoque, tamanhos, variações, dados do armazém',
      agent: 'De qual agente mostrar os dados do armazém',
    },
    convert: {
      description: 'Como fica este link no meu agente? Converte qualquer link de produto',
      link: 'Qualquer link de produto: de um agente ou da própria plataforma',
      agents: 'Só estes agentes, separados por vírgula (padrão: todos)',
    },
    parcels: {
      description: 'Meus pacotes: o que eu acompanho, onde está, nomes, parar de acompanhar',
    },
    alerts: {
      description: 'Quais canais recebem novas movimentações e novas fotos de QC',
      add: 'Publicar novas movimentações ou novas fotos de QC em um canal',
      list: 'Os canais de alertas deste servidor e se estão funcionando',
      remove: 'Parar de publicar em um canal',
      test: 'Publicar um exemplo e tentar de novo os canais que pararam de funcionar',
      event: 'O que publicar',
      tracking: 'Novas movimentações de pacotes',
      qc: 'Novas fotos de QC',
      channel: 'O canal, tópico ou post de fórum',
      anyEvent: 'Qual dos dois (padrão: ambos)',
      anyChannel: 'Só este canal (padrão: todos)',
      role: 'Um cargo para mencionar em cada alerta (padrão: nenhum)',
      mask: 'Esconder o meio dos códigos de rastreio (padrão: sim)',
    },
    settings: {
      description: 'Links no chat, agentes preferidos e, para quem gerencia, opções deste servidor',
    },
    status: {
      description: 'Está tudo funcionando? Serviço, Discord, eventos, alertas, links no chat',
    },
    privacy: {
      description: 'O que este bot guarda sobre mim',
      show: 'Mostrar o que está guardado sobre mim',
      delete: 'Apagar o que está guardado sobre mim',
    },
    convertLinks: 'Converter links',
    qcPhotos: 'Fotos de QC',
    trackParcels: 'Rastrear pacotes',
    product: {
      link: 'Qualquer link de produto: de um agente ou da própria plataforma',
      platform: 'Em vez de um link: a plataforma, junto com o id',
      id: 'Em vez de um link: o id do produto na plataforma',
    },
    private: 'Só você vê a resposta (padrão: não)',
  },

  problems: {
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Referência ${reference}`,
    unexpected:
      'Algo deu errado do nosso lado. Tente de novo; se acontecer outra vez, passe a referência abaixo para a moderação.',
    staleButton: 'Este botão é de uma versão antiga e não funciona mais. Use o comando de novo.',
    notAllowed: 'Só quem pode gerenciar este servidor pode fazer isso.',
    badRequest: 'O serviço não aceitou este pedido. Confira o que você digitou.',
    unauthorised: 'O serviço não aceita a chave deste bot. Só quem administra o bot pode resolver isso.',
    parcelNotFound:
      'O serviço não conhece este código. Veja se não há erro de digitação; um código novo pode levar um ou dois dias para aparecer.',
    productNotFound:
      'O serviço não conhece este produto. Confira o link ou tente o link do produto na própria plataforma.',
    linkNotFound:
      'O serviço não conseguiu chegar a um produto por este link. Abra o link e cole o endereço da página que aparecer.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'O serviço está recebendo pedidos demais agora. Tente de novo em um minuto.'
        : `O serviço está recebendo pedidos demais agora. Tente de novo ${again}.`,
    tooManyQuestions: (again: string) => `Você fez muitos pedidos em um minuto. Tente de novo ${again}.`,
    unavailable:
      'O serviço está fora do ar no momento. Não há nada de errado com o seu pedido; tente de novo em alguns minutos.',
    timedOut: 'O serviço demorou demais para responder. Tente de novo daqui a pouco.',
    notUnderstood:
      'O serviço deu uma resposta que este bot não entende. Quem administra o bot pode ver os detalhes no log.',
  },

  input: {
    missingPermissions: (names: string, channel: string) =>
      `Ainda não posso publicar em ${channel}. Falta lá: **${names}**. Libere isso para o meu cargo ou nas configurações do canal e tente de novo.`,
    notHere:
      'Não consigo publicar neste chat. Acompanhe pela sua DM ou use um canal de um servidor em que eu esteja.',
    youMayNotPost: 'Você não pode escrever neste canal, então não publico nele por você.',
    everyone: 'Os alertas nunca mencionam @everyone. Escolha outro cargo ou nenhum.',
    tooManyFollows: (max: number) =>
      `Você já chegou ao limite de ${max} pacotes e produtos. Pare de acompanhar alguns em \`/pacotes\` primeiro.`,
    tooManyAlertChannels: (max: number) =>
      `Este servidor já tem o máximo de canais de alertas (${max}). Remova um com \`/alertas remover\` primeiro.`,
    notFollowed:
      'Você não acompanha isto aqui. Quem acompanha, ou alguém da moderação, pode parar os alertas.',
    noAlertChannel: 'Esse canal não recebe esse tipo de alerta. Veja em `/alertas listar` quais recebem.',
    noLinkInMessage: (accepted: string) => `Não há link de produto nessa mensagem. ${accepted}`,
    noNumberInMessage: 'Não há nada nessa mensagem que pareça um código de rastreio.',
    noAlertChannels: 'Este servidor ainda não tem canais de alertas. Adicione um com `/alertas adicionar`.',
    tooManyUnknown: (again: string) => `Foram códigos desconhecidos demais. Tente de novo ${again}.`,
    trackingNumber:
      'Isso não parece um código de rastreio. Ele tem de 5 a 40 letras e números, como `LP00123456784821CN` – um de cada vez, sem links nem frases.',
    acceptedLinks:
      'São aceitos links de produtos do Weidian, Taobao, Tmall e 1688 e a página do produto em um agente, como CNFans, Kakobuy ou Superbuy.',
    notALink: (accepted: string) => `Não há link de produto aí. ${accepted}`,
    shopLink:
      'Esse link leva a uma loja ou a uma busca, não a um produto. Abra um produto lá e cole o link dele.',
    tooLong: (max: number) => `Isso é longo demais: cole só o link (no máximo ${max} caracteres).`,
    linkOrId: 'Informe um link ou uma plataforma com um id – não os dois.',
    neither: (accepted: string) => `Informe um link ou uma plataforma com um id. ${accepted}`,
    platformWithoutId: 'Junto com a plataforma, informe o id do produto.',
    idWithoutPlatform: 'Junto com o id, informe a plataforma.',
    unknownPlatform: (known: string) => `Não conheço essa plataforma. As que conheço: ${known}.`,
    productId: 'O id de um produto é um número de 3 a 20 dígitos, como `7260605276`.',
    unknownAgent: (name: string, known: string) =>
      `Não conheço o agente “${name}”. Os que conheço: ${known}.`,
  },

  permissions: {
    ViewChannel: 'Ver canal',
    SendMessages: 'Enviar mensagens',
    SendMessagesInThreads: 'Enviar mensagens em tópicos',
    EmbedLinks: 'Inserir links',
    ReadMessageHistory: 'Ver histórico de mensagens',
  },

  common: {
    checked: (when: string) => `Verificado ${when}`,
    stale: (when: string) => `O serviço não está respondendo agora. Estes dados foram obtidos ${when}.`,
    previous: 'Anterior',
    next: 'Próxima',
    more: (count: number) => `… e mais ${count}`,
    incomplete: (came: string, total: string) => `Incompleto: ${came} de ${total} recebidos`,
    source: (name: string) => `Fonte: ${name}`,
    refresh: 'Atualizar',
    share: 'Compartilhar',
    back: 'Voltar',
    unfollow: 'Parar de acompanhar',
    unwatch: 'Parar de monitorar',
    details: 'Detalhes',
    qcPhotos: 'Fotos de QC',
    convert: 'Converter',
    openAt: (name: string) => `Abrir no ${name}`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
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
      'O código existe, mas nenhuma transportadora registrou o pacote ainda. Isso costuma levar de um a cinco dias após o envio.',
    range: (first: number, last: number, total: number) => `Movimentações ${first}–${last} de ${total}`,
    noStatus: 'Movimentação sem descrição',
    several: 'Qual pacote?',
    chooseNumber: 'Escolha um código de rastreio',
    followDm: 'Acompanhar na DM',
    followHere: 'Acompanhar aqui',
    unfollowDm: 'Parar de acompanhar na DM',
    unfollowHere: 'Parar de acompanhar aqui',
    unfollowElsewhere: 'Parar de acompanhar em outros canais',
    unfollowEverywhere: 'Parar de acompanhar em todo lugar',
    followedNowhere: 'Você não acompanha este pacote.',
    name: 'Dar um nome',
    followedDm: '🔔 As novas movimentações chegam na sua DM.',
    followedHere: '🔔 As novas movimentações são publicadas neste canal, com parte do código oculta.',
    nameTitle: 'Dar um nome a este pacote',
    nameLabel: 'Nome',
    nameHint: 'Só para achar depois, como “Tênis novos”. Vazio: sem nome.',
    stopped: (parcel: string) => `Não haverá mais alertas sobre **${parcel}** aqui.`,
  },

  parcels: {
    title: 'Meus pacotes',
    none: 'Você ainda não acompanha nenhum pacote. Consulte um com `/rastrear` e clique em **Acompanhar na DM**: cada nova movimentação chega sozinha até você.',
    choose: 'Abrir um pacote: histórico, nome, parar de acompanhar',
    inDm: 'na sua DM',
    inChannel: (channel: string) => `em ${channel}`,
    noScan: 'Nenhuma movimentação ainda',
    dmClosed:
      '⚠️ Não consigo enviar DMs para você, então os alertas estão esperando. Permita mensagens dos membros deste servidor ou me mande uma mensagem e depois comece a acompanhar de novo.',
    range: (first: number, last: number, total: number) => `Pacotes ${first}–${last} de ${total}`,
  },

  alertChannels: {
    title: 'Canais de alertas',
    none: 'Nenhum canal de alertas ainda. Adicione um: `/alertas adicionar evento:Novas movimentações canal:#pacotes`.',
    event: { tracking: 'Novas movimentações', qc: 'Novas fotos de QC' },
    added: (event: string, channel: string) => `✅ **${event}** serão publicadas em ${channel}.`,
    onlyFollowed:
      'Este servidor só recebe alertas de pacotes acompanhados e produtos monitorados em algum canal dele: clique em **Acompanhar aqui** no `/rastrear` ou em **Monitorar novas fotos** no `/qc`. Se o bot é seu: adicione este servidor a `HOME_GUILD_IDS` e ele receberá todos os eventos.',
    role: (role: string) => `menciona ${role}`,
    roleNotMentionable: (role: string) =>
      `⚠️ Não consigo mencionar ${role}: permita que todos mencionem esse cargo, nas configurações dele, ou me dê a permissão “Mencionar todos os cargos”.`,
    noRole: 'não menciona ninguém',
    masked: 'códigos parcialmente ocultos',
    unmasked: 'códigos completos',
    working: (when: string | null) =>
      when === null ? '🟢 tudo pronto, nada publicado ainda' : `🟢 última publicação ${when}`,
    setAside: (reason: string, since: string) =>
      `🔴 ${reason} Interrompido ${since}; nada se perde durante 7 dias.`,
    reasons: {
      gone: 'O canal não existe mais.',
      forbidden: 'Não posso ver o canal ou escrever nele.',
      dm_closed: 'A DM está fechada.',
      unsuitable: 'Não dá para enviar mensagens lá: é um tópico trancado ou um fórum sem post.',
      unavailable: 'O Discord não respondeu. Tente de novo daqui a pouco.',
    },
    manage: 'Gerenciar',
    all: 'Todos os canais',
    test: 'Publicar um teste',
    mask: 'Ocultar códigos',
    unmask: 'Mostrar códigos completos',
    remove: 'Remover',
    removed: (event: string, channel: string) => `Removido: **${event}** em ${channel}.`,
    tested: (channel: string) => `✅ Teste publicado em ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    gone: 'Este canal de alertas foi removido.',
    sampleStatus: 'Isto é um teste: os alertas funcionam aqui',
    sampleBefore: 'Recebido pela transportadora',
    samplePhotos: 'Isto é um teste: as novas fotos de QC vão aparecer assim.',
  },

  privacy: {
    title: 'O que está guardado sobre você',
    nothing: 'Nada. Você não acompanha nenhum pacote nem monitora nenhum produto.',
    parcels: (count: number) => `**Pacotes que você acompanha (${count})**`,
    products: (count: number) => `**Produtos que você monitora (${count})**`,
    alertChannels: (count: number) =>
      plural(count, {
        one: `Você configurou ${count} canal de alertas.`,
        other: `Você configurou ${count} canais de alertas.`,
      }),
    waiting: (count: number) => `Alertas a caminho: ${count}.`,
    settings: 'Suas escolhas em `/config`.',
    replies: (count: number) => `Quais das minhas respostas estão abaixo das suas mensagens: ${count}.`,
    kept: 'Eventos e alertas enviados são apagados após 30 dias; pacotes e suas movimentações, 180 dias após a última menção, se ninguém os acompanha. As mensagens que você escreve não são guardadas nem registradas em log.',
    delete: 'Apagar tudo',
    ask: 'Isto apaga o que você acompanha e monitora, os nomes que você deu e os alertas a caminho. Não dá para desfazer. Os canais de alertas que você configurou continuam no servidor, sem o seu nome. Os backups anteriores de quem administra o bot mantêm esses dados até serem apagados.',
    deleted: 'Pronto: não há mais nada guardado sobre você, exceto em backups anteriores.',
  },

  alerts: {
    newScans: (count: number) =>
      plural(count, { one: `${count} nova movimentação`, other: `${count} novas movimentações` }),
    before: (status: string) => `Antes: ${status}`,
    history: 'Histórico completo',
    newPhotos: 'Novas fotos de QC',
    photosToCome: 'as fotos ainda não chegaram',
    allPhotos: 'Todas as fotos',
  },

  qc: {
    heading: 'Fotos de QC',
    listingHeading: 'Fotos do anúncio',
    batch: (index: number, count: number) => `Lote ${index} de ${count}`,
    photos: (count: number) => plural(count, { one: `${count} foto`, other: `${count} fotos` }),
    range: (first: number, last: number, total: number) =>
      first === last ? `Foto ${first} de ${total}` : `Fotos ${first}–${last} de ${total}`,
    summary: (photos: string, batches: number) =>
      plural(batches, { one: `${photos} em ${batches} lote`, other: `${photos} em ${batches} lotes` }),
    provider: (name: string) => `Fotos por ${name}`,
    none: 'Ainda não há fotos de QC. Elas aparecem depois que o armazém de um agente fotografa este produto para alguém.',
    emptyBatch: 'Este lote não tem nenhuma foto que possa ser mostrada.',
    noListing: 'O anúncio também não tem fotos.',
    chooseBatch: 'Escolha o que ver',
    undated: 'Sem data',
    listingOption: 'Fotos do anúncio',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['Foto de QC', `${index} de ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    several: 'Fotos de qual produto?',
    watch: 'Monitorar novas fotos',
    watchTitle: 'Monitorar novas fotos',
    watchAsk: 'Onde devo avisar quando um armazém fotografar este produto?',
    watchDm: 'Na minha DM',
    watchHere: 'Neste canal',
    unwatchDm: 'Parar na minha DM',
    unwatchHere: 'Parar neste canal',
    watchedDm: '🔔 As novas fotos chegam na sua DM.',
    watchedHere: '🔔 As novas fotos são publicadas neste canal.',
    stopped: 'Não haverá mais alertas sobre este produto aqui.',
    listingAlt: (index: number, total: number) => `Foto do anúncio ${index} de ${total}`,
  },

  lookup: {
    untitled: 'Produto sem título',
    price: 'Preço',
    stock: 'Estoque',
    inStock: 'Disponível',
    outOfStock: 'Esgotado',
    pieces: (count: string) => `${count} em estoque`,
    sizes: (count: number) => `Tamanhos (${count})`,
    versions: (count: number) => `Versões (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'No armazém' : `No armazém do ${agent}`),
    weight: (grams: string) => `Peso ${grams} g`,
    volume: (cm3: string) => `Volume ${cm3} cm³`,
    dimensions: (text: string) => `Medidas ${text}`,
    storage: (label: string, value: string) =>
      label === '' ? `Armazenamento ${value}` : `${label}: ${value}`,
    turnover: (label: string, value: string) => (label === '' ? `Giro ${value}` : `${label}: ${value}`),
    variant: 'Variação escolhida',
    matching: (count: number, total: number) => `Variações compatíveis: ${count} de ${total}`,
    noVariant: 'Essa combinação não está à venda.',
    variantSource: (platform: string) => `Variações do ${platform}`,
    choose: (option: string) => `Escolha: ${option}`,
    anyValue: 'Qualquer opção',
    reset: 'Limpar escolha',
    valueStock: (count: string) => `${count} em estoque`,
    valueSoldOut: 'Esgotado',
    valueAbsent: 'Indisponível com as outras escolhas',
    linkOf: (agent: string) => `Link do ${agent}`,
  },

  settings: {
    mine: 'Minhas configurações',
    server: 'Este servidor',
    trouble: 'Solução de problemas',
    links: 'Links no chat',
    optedIn: '🟢 Os links de produtos nas minhas mensagens são convertidos.',
    optedOut: '⚪ Os links de produtos nas minhas mensagens não são convertidos.',
    optOut: 'Não converter meus links',
    optIn: 'Converter meus links',
    agents: 'Agentes que aparecem primeiro',
    noAgents: 'Nenhum escolhido: os mais usados vêm primeiro.',
    chooseAgents: (first: string, last: string) => `Agentes ${first} – ${last}`,
    on: '🟢 Os links de produtos neste servidor são convertidos.',
    off: '⚪ Os links de produtos neste servidor não são convertidos.',
    turnOff: 'Desativar',
    turnOn: 'Ativar',
    language: 'Idioma das respostas que todo mundo vê',
    discordLanguage: (name: string) => `O mesmo deste servidor no Discord: ${name}`,
    except: (channels: string) => `Exceto em ${channels}`,
    also: (channels: string) => `Também em ${channels}`,
    chooseExcept: 'Canais onde os links não são convertidos',
    chooseAlso: 'Canais onde converter links mesmo com isso desativado',
    hereTitle: (channel: string) => `Em ${channel}`,
    granted: (permission: string) => `🟢 ${permission}`,
    missing: (permission: string) =>
      `🔴 Falta ${permission}: libere para o meu cargo ou nas configurações do canal`,
    effectiveOn: '🟢 Os links neste canal são convertidos.',
    effectiveOff: (reason: string) => `🔴 Os links neste canal não são convertidos: ${reason}`,
    reasons: {
      deployment: 'quem administra este bot desativou isso (AUTO_CONVERT).',
      intent:
        'o Discord não me deixa ler mensagens que não me mencionam (Message Content Intent). Me mencione ou use Apps › Converter links.',
      server: 'isso está desativado neste servidor.',
      channel: 'isso está desativado neste canal.',
      permission: 'não posso escrever aqui.',
    },
    refusedIn: (channel: string, when: string) => `🔴 ${channel}: o Discord recusou uma resposta ${when}`,
    noTrouble: 'Nenhuma resposta foi recusada em nenhum canal.',
  },

  status: {
    title: 'Status',
    service: 'Serviço',
    discord: 'Discord',
    events: 'Eventos',
    alerts: 'Alertas',
    database: 'Banco de dados',
    autoConvert: 'Links no chat',
    answered: (when: string) => `🟢 respondeu ${when}`,
    failing: (when: string) => `🔴 com falhas desde a última resposta, ${when}`,
    neverAnswered: '🔴 ainda não respondeu',
    notAsked: '⚪ nenhuma consulta desde a inicialização',
    connected: (ms: number | null) => (ms === null ? '🟢 conectado' : `🟢 conectado, ${ms} ms`),
    disconnected: '🔴 desconectado',
    noSecret:
      '⚪ desativados: WEBHOOK_SECRET não está definido. Os pacotes acompanhados são consultados de tempos em tempos.',
    lastEvent: (when: string) => `🟢 último recebido ${when}`,
    noEvent: '⚪ nenhum chegou ainda',
    writable: '🟢 funciona',
    notWritable:
      '🔴 não aceita gravações: nada novo é salvo e os eventos são recusados até ele voltar a funcionar',
    nothingWaits: '🟢 nenhum na fila',
    waiting: (count: number, since: string) => `🟡 ${count} na fila, o mais antigo ${since}`,
    on: '🟢 ativados',
    off: '⚪ desativados: AUTO_CONVERT',
    polling: 'Verificações regulares',
    behind: (count: number, since: string) =>
      `🟡 atrasadas. Pacotes e produtos na fila: ${count}; o primeiro deveria ter sido verificado ${since}`,
    noIntent: '🔴 desativados: falta o intent. Me mencione ou use Apps › Converter links.',
  },

  chat: {
    more: (count: number) => plural(count, { one: `e mais ${count} link`, other: `e mais ${count} links` }),
    failed: (count: number) =>
      plural(count, {
        one: `Não foi possível converter ${count} link`,
        other: `Não foi possível converter ${count} links`,
      }),
    dismiss: 'Descartar',
    notYours: 'Só quem escreveu a mensagem ou a moderação pode descartar isto.',
  },

  convert: {
    intro: (count: number) => plural(count, { one: `Em ${count} agente`, other: `Em ${count} agentes` }),
    none: 'Nenhum agente desta seleção aceita este produto.',
    moreAgents: 'Mais agentes',
    moreAgentsRange: (first: string, last: string) => `Mais agentes: ${first} – ${last}`,
    tooLong: 'O link deste agente é longo demais para um botão:',
    gone: 'O serviço não oferece mais este agente para este produto.',
  },
};
