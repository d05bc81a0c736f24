import { pluralsOf } from '../lib/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralsOf('fr');

export const fr: Texts = {
  locale: 'fr',
  language: 'Français',

  commands: {
    names: {
      track: 'suivi',
      qc: 'qc',
      lookup: 'produit',
      convert: 'convertir',
      parcels: 'colis',
      alerts: 'alertes',
      settings: 'paramètres',
      status: 'statut',
      privacy: 'données',
      add: 'ajouter',
      list: 'liste',
      remove: 'retirer',
      test: 'test',
      show: 'afficher',
      delete: 'supprimer',
      number: 'numéro',
      private: 'privé',
      link: 'lien',
      platform: 'plateforme',
      id: 'id',
      agent: 'agent',
      agents: 'agents',
      event: 'événement',
      channel: 'salon',
      role: 'rôle',
      mask: 'masquer',
    },
    track: {
      description: 'Où est mon colis ? Affiche ses scans, du plus récent au plus ancien',
      number: 'Le numéro de suivi',
      private: 'Réponse visible par toi uniquement (par défaut : oui)',
    },
    qc: {
      description: 'À quoi ressemble mon article à l’entrepôt ? Affiche ses photos QC',
    },
    lookup: {
      description: 'C’est quoi ce produit ? Prix, stock, tailles, variantes, données de l’entrepôt',
      agent: 'L’agent dont tu veux voir les données d’entrepôt',
    },
    convert: {
      description: 'Et ce lien chez mon agent ? Convertit n’importe quel lien de produit',
      link: 'N’importe quel lien de produit : d’un agent ou de la plateforme elle-même',
      agents: 'Seulement ces agents, séparés par des virgules (par défaut : tous)',
    },
    parcels: {
      description: 'Mes colis suivis : où ils en sont, leur donner un nom, ne plus les suivre',
    },
    alerts: {
      description: 'Les salons où sont annoncés les nouveaux scans et les nouvelles photos QC',
      add: 'Annoncer les nouveaux scans ou les nouvelles photos QC dans un salon',
      list: 'Les salons d’alerte de ce serveur et leur état',
      remove: 'Ne plus rien publier dans un salon',
      test: 'Publier un exemple et réessayer les salons qui ne marchaient plus',
      event: 'Ce qu’il faut publier',
      tracking: 'Nouveaux scans de colis',
      qc: 'Nouvelles photos QC',
      channel: 'Le salon, le fil ou le post de forum',
      anyEvent: 'Un seul des deux types d’alerte (par défaut : les deux)',
      anyChannel: 'Seulement ce salon (par défaut : tous)',
      role: 'Un rôle à mentionner à chaque alerte (par défaut : aucun)',
      mask: 'Masquer le milieu des numéros de suivi (par défaut : oui)',
    },
    settings: {
      description: 'Liens dans le chat, agents préférés ; pour les admins : options du serveur',
    },
    status: {
      description: 'Est-ce que tout marche ? Service, Discord, événements, alertes, liens dans le chat',
    },
    privacy: {
      description: 'Ce que ce bot enregistre sur moi',
      show: 'Afficher ce qui est enregistré sur moi',
      delete: 'Supprimer ce qui est enregistré sur moi',
    },
    convertLinks: 'Convertir les liens',
    qcPhotos: 'Photos QC',
    trackParcels: 'Suivi des colis',
    product: {
      link: 'N’importe quel lien de produit : d’un agent ou de la plateforme elle-même',
      platform: 'À la place d’un lien : la plateforme, avec l’id',
      id: 'À la place d’un lien : l’id du produit sur la plateforme',
    },
    private: 'Réponse visible par toi uniquement (par défaut : non)',
  },

  problems: {
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Référence ${reference}`,
    unexpected:
      'Un problème est survenu de notre côté. Réessaie ; si ça se reproduit, donne la référence ci-dessous à la modération.',
    staleButton: 'Ce bouton vient d’une ancienne version et ne marche plus. Relance la commande.',
    notAllowed: 'C’est réservé aux membres qui peuvent gérer ce serveur.',
    badRequest: 'Le service a refusé cette demande. Vérifie ce que tu as saisi.',
    unauthorised:
      'Le service refuse la clé de ce bot. C’est aux personnes qui gèrent le bot de régler le problème.',
    parcelNotFound:
      'Le service ne connaît pas ce numéro. Vérifie qu’il ne contient pas de faute de frappe ; un nouveau numéro peut mettre un jour ou deux à apparaître.',
    productNotFound:
      'Le service ne connaît pas ce produit. Vérifie le lien ou essaie celui de la plateforme elle-même.',
    linkNotFound:
      'Le service n’a trouvé aucun produit derrière ce lien. Ouvre-le et colle l’adresse sur laquelle tu arrives.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Le service reçoit trop de demandes en ce moment. Réessaie dans une minute.'
        : `Le service reçoit trop de demandes en ce moment. Réessaie ${again}.`,
    tooManyQuestions: (again: string) => `Tu as fait beaucoup de demandes en une minute. Réessaie ${again}.`,
    unavailable:
      'Le service est injoignable pour le moment. Ta demande n’y est pour rien ; réessaie dans quelques minutes.',
    timedOut: 'Le service a mis trop de temps à répondre. Réessaie dans un instant.',
    notUnderstood:
      'Le service a envoyé une réponse que ce bot ne comprend pas. Les personnes qui gèrent le bot peuvent la voir dans les logs.',
  },

  input: {
    missingPermissions: (names: string, channel: string) =>
      `Je ne peux pas encore publier dans ${channel}. Permissions manquantes : **${names}**. Ajoute-les à mon rôle ou dans les paramètres du salon, puis réessaie.`,
    notHere:
      'Je ne peux pas publier dans cette discussion. Passe plutôt par tes MP, ou par un salon d’un serveur où je suis.',
    youMayNotPost: 'Tu n’as pas le droit d’écrire dans ce salon, alors je n’y publie rien pour toi.',
    everyone: 'Les alertes ne mentionnent jamais @everyone. Choisis un autre rôle, ou aucun.',
    tooManyFollows: (max: number) =>
      `Tu suis déjà ${max} colis et produits, c’est le maximum. Fais d’abord un peu de place avec \`/colis\`.`,
    tooManyAlertChannels: (max: number) =>
      `Ce serveur a déjà le nombre maximal de salons d’alerte (${max}). Retires-en d’abord un avec \`/alertes retirer\`.`,
    notFollowed:
      'Tu n’as pas activé ce suivi ici. Seule la personne qui l’a fait, ou la modération, peut l’arrêter.',
    noAlertChannel: 'Ce salon ne reçoit pas ces alertes. `/alertes liste` montre ceux qui les reçoivent.',
    noLinkInMessage: (accepted: string) => `Il n’y a pas de lien de produit dans ce message. ${accepted}`,
    noNumberInMessage: 'Rien dans ce message ne ressemble à un numéro de suivi.',
    noAlertChannels: 'Ce serveur n’a pas encore de salon d’alerte. Ajoutes-en un avec `/alertes ajouter`.',
    tooManyUnknown: (again: string) => `Trop de numéros inconnus. Réessaie ${again}.`,
    trackingNumber:
      'Ça ne ressemble pas à un numéro de suivi. Saisis 5 à 40 lettres et chiffres, comme `LP00123456784821CN`, un seul à la fois, sans lien ni phrase.',
    acceptedLinks:
      'J’accepte les liens de produits Weidian, Taobao, Tmall et 1688, et les pages de produit d’agents comme CNFans, Kakobuy ou Superbuy.',
    notALink: (accepted: string) => `Ce n’est pas un lien de produit. ${accepted}`,
    shopLink:
      'Ce lien mène à une boutique ou à une recherche, pas à un produit précis. Ouvre un produit et colle son lien.',
    tooLong: (max: number) => `C’est trop long : colle seulement le lien (${max} caractères maximum).`,
    linkOrId: 'Donne soit un lien, soit une plateforme avec un id, mais pas les deux.',
    neither: (accepted: string) => `Donne un lien, ou une plateforme avec un id. ${accepted}`,
    platformWithoutId: 'Avec la plateforme, il faut aussi l’id du produit.',
    idWithoutPlatform: 'Avec l’id, il faut aussi la plateforme.',
    unknownPlatform: (known: string) => `Je ne connais pas cette plateforme. Je connais : ${known}.`,
    productId: 'L’id d’un produit est un nombre de 3 à 20 chiffres, comme `7260605276`.',
    unknownAgent: (name: string, known: string) =>
      `Je ne connais pas l’agent « ${name} ». Je connais : ${known}.`,
  },

  permissions: {
    ViewChannel: 'Voir les salons',
    SendMessages: 'Envoyer des messages',
    SendMessagesInThreads: 'Envoyer des messages dans les fils',
    EmbedLinks: 'Intégrer des liens',
    ReadMessageHistory: 'Voir les anciens messages',
  },

  common: {
    checked: (when: string) => `Vérifié ${when}`,
    stale: (when: string) =>
      `Le service ne répond pas pour le moment. Voici sa dernière réponse, reçue ${when}.`,
    previous: 'Précédent',
    next: 'Suivant',
    more: (count: number) => `… et ${count} de plus`,
    incomplete: (came: string, total: string) => `Incomplet : ${came} sur ${total} reçus`,
    source: (name: string) => `Source : ${name}`,
    refresh: 'Actualiser',
    share: 'Partager',
    back: 'Retour',
    unfollow: 'Ne plus suivre',
    unwatch: 'Ne plus surveiller',
    details: 'Détails',
    qcPhotos: 'Photos QC',
    convert: 'Convertir',
    openAt: (name: string) => `Ouvrir sur ${name}`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
  },

  track: {
    states: {
      unknown: 'Mise à jour',
      waiting: 'Pas encore scanné',
      accepted: 'Pris en charge',
      moving: 'En transit',
      customs: 'En douane',
      outForDelivery: 'En cours de livraison',
      collect: 'À retirer',
      delivered: 'Livré',
      exception: 'Incident signalé',
    },
    lastScan: (when: string) => `Dernier scan ${when}`,
    noScans:
      'Le numéro est connu, mais aucun transporteur n’a encore scanné le colis. Le premier scan arrive en général un à cinq jours après l’expédition.',
    range: (first: number, last: number, total: number) => `Scans ${first}–${last} sur ${total}`,
    noStatus: 'Scan sans texte',
    several: 'Quel colis ?',
    chooseNumber: 'Choisis un numéro de suivi',
    followDm: 'Suivre en MP',
    followHere: 'Suivre ici',
    unfollowDm: 'Ne plus suivre en MP',
    unfollowHere: 'Ne plus suivre ici',
    unfollowElsewhere: 'Ne plus suivre ailleurs',
    unfollowEverywhere: 'Ne plus suivre nulle part',
    followedNowhere: 'Tu ne suis pas ce colis.',
    name: 'Nommer',
    followedDm: '🔔 Tu reçois les nouveaux scans en MP.',
    followedHere: '🔔 Les nouveaux scans sont publiés dans ce salon, avec le numéro masqué.',
    nameTitle: 'Nommer ce colis',
    nameLabel: 'Nom',
    nameHint: 'Juste pour t’y retrouver, par ex. « Chaussures d’hiver ». Vide : pas de nom.',
    stopped: (parcel: string) => `Plus d’alertes ici pour **${parcel}**.`,
  },

  parcels: {
    title: 'Mes colis',
    none: 'Tu ne suis encore aucun colis. Cherches-en un avec `/suivi` et appuie sur **Suivre en MP** : tu recevras chaque nouveau scan automatiquement.',
    choose: 'Ouvrir un colis : historique, nom, ne plus suivre',
    inDm: 'dans tes MP',
    inChannel: (channel: string) => `dans ${channel}`,
    noScan: 'Pas encore de scan',
    dmClosed:
      '⚠️ Je ne peux pas t’écrire en MP, alors les alertes attendent. Autorise les messages des membres de ce serveur ou envoie-moi un message, puis active de nouveau le suivi.',
    range: (first: number, last: number, total: number) => `Colis ${first}–${last} sur ${total}`,
  },

  alertChannels: {
    title: 'Salons d’alerte',
    none: 'Pas encore de salon d’alerte. Ajoutes-en un : `/alertes ajouter événement:Nouveaux scans salon:#colis`.',
    event: { tracking: 'Nouveaux scans', qc: 'Nouvelles photos QC' },
    added: (event: string, channel: string) =>
      `✅ **${event}** : les alertes seront publiées dans ${channel}.`,
    onlyFollowed:
      'Ce serveur ne reçoit que les alertes des colis suivis et des produits surveillés dans un de ses salons : appuie sur **Suivre ici** dans `/suivi`, ou sur **Surveiller** dans `/qc`. Si tu héberges ce bot : ajoute ce serveur à `HOME_GUILD_IDS` et il recevra tous les événements.',
    role: (role: string) => `mentionne ${role}`,
    roleNotMentionable: (role: string) =>
      `⚠️ Je ne peux pas mentionner ${role} : autorise tout le monde à mentionner ce rôle dans ses paramètres, ou accorde-moi « Mentionner @everyone, @here et tous les rôles ».`,
    noRole: 'ne mentionne personne',
    masked: 'numéros masqués',
    unmasked: 'numéros complets',
    working: (when: string | null) =>
      when === null ? '🟢 prêt, rien de publié pour l’instant' : `🟢 dernière publication ${when}`,
    setAside: (reason: string, since: string) =>
      `🔴 ${reason} Envoi suspendu ${since} ; rien n’est perdu pendant 7 jours.`,
    reasons: {
      gone: 'Ce salon n’existe plus.',
      forbidden: 'Je n’ai pas le droit de voir ce salon ou d’y écrire.',
      dm_closed: 'Les MP sont fermés.',
      unsuitable: 'Impossible d’y écrire : c’est un fil verrouillé, ou un forum sans post.',
      unavailable: 'Discord n’a pas répondu. Réessaie dans un instant.',
    },
    manage: 'Gérer',
    all: 'Tous les salons d’alerte',
    test: 'Publier un test',
    mask: 'Masquer les numéros',
    unmask: 'Afficher en entier',
    remove: 'Retirer',
    removed: (event: string, channel: string) => `Retiré : **${event}** dans ${channel}.`,
    tested: (channel: string) => `✅ Test publié dans ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel} : ${reason}`,
    gone: 'Ce salon d’alerte a été retiré.',
    sampleStatus: 'Ceci est un test : les alertes marchent ici',
    sampleBefore: 'Pris en charge par le transporteur',
    samplePhotos: 'Ceci est un test : voilà à quoi ressembleront les nouvelles photos QC.',
  },

  privacy: {
    title: 'Ce qui est enregistré sur toi',
    nothing: 'Rien. Tu ne suis aucun colis et ne surveilles aucun produit.',
    parcels: (count: number) => `**Colis que tu suis (${count})**`,
    products: (count: number) => `**Produits que tu surveilles (${count})**`,
    alertChannels: (count: number) =>
      plural(count, {
        one: `Tu as configuré ${count} salon d’alerte.`,
        other: `Tu as configuré ${count} salons d’alerte.`,
      }),
    waiting: (count: number) => `Alertes en attente d’envoi : ${count}.`,
    settings: 'Tes choix dans `/paramètres`.',
    replies: (count: number) => `Mes réponses rattachées à tes messages : ${count}.`,
    kept: 'Les événements et les alertes envoyées sont oubliés au bout de 30 jours, les colis et leurs scans 180 jours après leur dernière mention, si personne ne les suit. Les messages que tu écris ne sont ni enregistrés ni consignés dans les logs.',
    delete: 'Tout supprimer',
    ask: 'Tout ce que tu suis et surveilles sera supprimé, avec les noms que tu as donnés et les alertes en attente d’envoi. C’est irréversible. Les salons d’alerte que tu as configurés restent sur leur serveur, sans ton nom. Les sauvegardes antérieures des personnes qui gèrent le bot conservent ces données jusqu’à leur suppression.',
    deleted: 'C’est fait : plus rien n’est enregistré sur toi, sauf dans d’anciennes sauvegardes.',
  },

  alerts: {
    newScans: (count: number) =>
      plural(count, { one: `${count} nouveau scan`, other: `${count} nouveaux scans` }),
    before: (status: string) => `Avant : ${status}`,
    history: 'Historique complet',
    newPhotos: 'Nouvelles photos QC',
    photosToCome: 'photos à venir',
    allPhotos: 'Toutes les photos',
  },

  qc: {
    heading: 'Photos QC',
    listingHeading: 'Photos de l’annonce',
    batch: (index: number, count: number) => `Lot ${index} sur ${count}`,
    photos: (count: number) => plural(count, { one: `${count} photo`, other: `${count} photos` }),
    range: (first: number, last: number, total: number) =>
      first === last ? `Photo ${first} sur ${total}` : `Photos ${first}–${last} sur ${total}`,
    summary: (photos: string, batches: number) =>
      plural(batches, { one: `${photos} en ${batches} lot`, other: `${photos} en ${batches} lots` }),
    provider: (name: string) => `Photos : ${name}`,
    none: 'Pas encore de photos QC. Elles apparaissent dès que l’entrepôt d’un agent a photographié ce produit pour quelqu’un.',
    emptyBatch: 'Ce lot ne contient aucune photo affichable.',
    noListing: 'L’annonce n’a pas de photos non plus.',
    chooseBatch: 'Choisis les photos à afficher',
    undated: 'Sans date',
    listingOption: 'Photos de l’annonce',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['Photo QC', `${index} sur ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    several: 'Les photos de quel produit ?',
    watch: 'Surveiller',
    watchTitle: 'Surveiller les nouvelles photos',
    watchAsk: 'Où veux-tu que je te prévienne quand un entrepôt photographie ce produit ?',
    watchDm: 'Dans mes MP',
    watchHere: 'Dans ce salon',
    unwatchDm: 'Arrêter dans mes MP',
    unwatchHere: 'Arrêter dans ce salon',
    watchedDm: '🔔 Tu reçois les nouvelles photos en MP.',
    watchedHere: '🔔 Les nouvelles photos sont publiées dans ce salon.',
    stopped: 'Plus d’alertes ici pour ce produit.',
    listingAlt: (index: number, total: number) => `Photo de l’annonce ${index} sur ${total}`,
  },

  lookup: {
    untitled: 'Produit sans titre',
    price: 'Prix',
    stock: 'Stock',
    inStock: 'Disponible',
    outOfStock: 'Épuisé',
    pieces: (count: string) => `${count} en stock`,
    sizes: (count: number) => `Tailles (${count})`,
    versions: (count: number) => `Versions (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'Entrepôt' : `Entrepôt ${agent}`),
    weight: (grams: string) => `Poids : ${grams} g`,
    volume: (cm3: string) => `Volume : ${cm3} cm³`,
    dimensions: (text: string) => `Dimensions : ${text}`,
    storage: (label: string, value: string) => (label === '' ? `Stockage : ${value}` : `${label} : ${value}`),
    turnover: (label: string, value: string) =>
      label === '' ? `Rotation : ${value}` : `${label} : ${value}`,
    variant: 'Variante choisie',
    matching: (count: number, total: number) =>
      plural(count, {
        one: `${count} variante sur ${total} correspond`,
        other: `${count} variantes sur ${total} correspondent`,
      }),
    noVariant: 'Cette combinaison n’est pas proposée.',
    variantSource: (platform: string) => `Variantes de ${platform}`,
    choose: (option: string) => `Choisir : ${option}`,
    anyValue: 'Peu importe',
    reset: 'Effacer mes choix',
    valueStock: (count: string) => `${count} en stock`,
    valueSoldOut: 'Épuisé',
    valueAbsent: 'Pas avec les autres choix',
    linkOf: (agent: string) => `Lien ${agent}`,
  },

  settings: {
    mine: 'Mes paramètres',
    server: 'Ce serveur',
    trouble: 'Dépannage',
    links: 'Liens dans le chat',
    optedIn: '🟢 Les liens de produits dans mes messages sont convertis.',
    optedOut: '⚪ Les liens de produits dans mes messages ne sont pas convertis.',
    optOut: 'Ne plus convertir',
    optIn: 'Convertir mes liens',
    agents: 'Agents affichés en premier',
    noAgents: 'Aucun agent choisi : les plus utilisés d’abord.',
    chooseAgents: (first: string, last: string) => `Agents : ${first} – ${last}`,
    on: '🟢 Les liens de produits sur ce serveur sont convertis.',
    off: '⚪ Les liens de produits sur ce serveur ne sont pas convertis.',
    turnOff: 'Désactiver',
    turnOn: 'Activer',
    language: 'Langue des réponses visibles par tout le monde',
    discordLanguage: (name: string) => `Celle du serveur dans Discord : ${name}`,
    except: (channels: string) => `Sauf dans ${channels}`,
    also: (channels: string) => `Mais quand même dans ${channels}`,
    chooseExcept: 'Salons où les liens ne sont pas convertis',
    chooseAlso: 'Salons où les liens sont quand même convertis',
    hereTitle: (channel: string) => `Dans ${channel}`,
    granted: (permission: string) => `🟢 ${permission}`,
    missing: (permission: string) =>
      `🔴 Il manque « ${permission} » : accorde cette permission à mon rôle ou dans les paramètres du salon`,
    effectiveOn: '🟢 Les liens dans ce salon sont convertis.',
    effectiveOff: (reason: string) => `🔴 Les liens dans ce salon ne sont pas convertis : ${reason}`,
    reasons: {
      deployment: 'les personnes qui gèrent ce bot ont désactivé la conversion (AUTO_CONVERT).',
      intent:
        'Discord ne me laisse pas lire les messages qui ne me mentionnent pas (Message Content Intent). Mentionne-moi, ou passe par Applications › Convertir les liens.',
      server: 'la conversion est désactivée sur ce serveur.',
      channel: 'la conversion est désactivée dans ce salon.',
      permission: 'je n’ai pas le droit d’écrire ici.',
    },
    refusedIn: (channel: string, when: string) => `🔴 ${channel} : Discord a refusé une réponse ${when}`,
    noTrouble: 'Aucun salon n’a refusé de réponse.',
  },

  status: {
    title: 'Statut',
    service: 'Service',
    discord: 'Discord',
    events: 'Événements',
    alerts: 'Alertes',
    database: 'Base de données',
    autoConvert: 'Liens dans le chat',
    answered: (when: string) => `🟢 a répondu ${when}`,
    failing: (when: string) => `🔴 en panne, dernière réponse ${when}`,
    neverAnswered: '🔴 n’a pas encore répondu',
    notAsked: '⚪ pas encore interrogé depuis le démarrage',
    connected: (ms: number | null) => (ms === null ? '🟢 connecté' : `🟢 connecté, ${ms} ms`),
    disconnected: '🔴 non connecté',
    noSecret:
      '⚪ désactivés : WEBHOOK_SECRET n’est pas défini. Les colis suivis sont vérifiés régulièrement.',
    lastEvent: (when: string) => `🟢 dernier reçu ${when}`,
    noEvent: '⚪ aucun reçu pour l’instant',
    writable: '🟢 fonctionne',
    notWritable:
      '🔴 écriture impossible : rien de nouveau n’est enregistré et les événements sont refusés jusqu’à son rétablissement',
    nothingWaits: '🟢 aucune en attente',
    waiting: (count: number, since: string) => `🟡 ${count} en attente, la plus ancienne : ${since}`,
    on: '🟢 conversion activée',
    off: '⚪ conversion désactivée : AUTO_CONVERT',
    polling: 'Vérifications régulières',
    behind: (count: number, since: string) =>
      `🟡 en retard. Colis et produits en attente : ${count} ; le premier était prévu ${since}`,
    noIntent:
      '🔴 conversion désactivée : intent manquant. Mentionne-moi, ou passe par Applications › Convertir les liens.',
  },

  chat: {
    more: (count: number) =>
      plural(count, { one: `et ${count} autre lien`, other: `et ${count} autres liens` }),
    failed: (count: number) =>
      plural(count, {
        one: `${count} lien n’a pas pu être converti`,
        other: `${count} liens n’ont pas pu être convertis`,
      }),
    dismiss: 'Supprimer',
    notYours: 'Seule la personne qui a écrit le message, ou la modération, peut supprimer cette réponse.',
  },

  convert: {
    intro: (count: number) =>
      plural(count, { one: `Disponible chez ${count} agent`, other: `Disponible chez ${count} agents` }),
    none: 'Aucun des agents choisis ne propose ce produit.',
    moreAgents: 'Autres agents',
    moreAgentsRange: (first: string, last: string) => `Autres agents : ${first} – ${last}`,
    tooLong: 'Le lien de cet agent est trop long pour un bouton :',
    gone: 'Le service ne propose plus cet agent pour ce produit.',
  },
};
