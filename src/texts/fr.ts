import type { Texts } from './en.ts';
import { createPluralSelector } from './plural.ts';

const plural = createPluralSelector('fr');

export const fr: Texts = {
  locale: 'fr',
  language: 'Français',

  commands: {
    names: {
      track: 'suivi',
      qc: 'qc',
      lookup: 'produit',
      convert: 'convertir',
      haul: 'haul',
      alerts: 'alertes',
      settings: 'paramètres',
      help: 'aide',
      add: 'ajouter',
      list: 'liste',
      remove: 'retirer',
      test: 'test',
      number: 'numéro',
      private: 'privé',
      link: 'lien',
      agent: 'agent',
      agents: 'agents',
      event: 'événement',
      channel: 'salon',
      role: 'rôle',
      mask: 'masquer',
      level: 'niveau',
    },
    track: {
      description: 'Où est un colis et quand il devrait arriver, ou la liste de tous tes colis',
      number: 'Un ou plusieurs numéros de suivi',
      private: 'Réponse visible par toi uniquement (par défaut : oui)',
    },
    qc: {
      description: 'Montre à quoi ressemble ton article à l’entrepôt : ses photos QC',
    },
    lookup: {
      description: 'Tout sur un produit : prix, stock, variantes, poids et dimensions',
      agent: 'Afficher le poids et les dimensions mesurés par cet agent',
    },
    convert: {
      description: 'Convertit n’importe quel lien de produit en lien de ton agent',
      agents: 'Seulement ces agents, séparés par des virgules (par défaut : tous)',
    },
    haul: {
      description: 'Tes hauls : ce que coûtent l’achat et l’envoi',
      add: 'Liens des produits à ajouter',
    },
    alerts: {
      description: 'Choisis les salons qui reçoivent les nouveaux scans et les nouvelles photos QC',
      add: 'Publier les nouveaux scans ou les nouvelles photos QC dans un salon',
      list: 'Les salons d’alerte de ce serveur et leur état',
      remove: 'Ne plus publier d’alertes dans un salon',
      test: 'Publier un test et réessayer dans les salons qui ne marchaient plus',
      event: 'Ce qu’il faut publier',
      tracking: 'Nouveaux scans',
      qc: 'Nouvelles photos QC',
      channel: 'Le salon, le fil ou le forum ; dans un forum, chaque colis a son post',
      anyEvent: 'Nouveaux scans ou nouvelles photos QC (par défaut : les deux)',
      testChannel: 'Où le publier',
      role: 'Un rôle à mentionner à chaque alerte (par défaut : aucun)',
      mask: 'Masquer le milieu des numéros de suivi (par défaut : oui)',
      level: 'Niveau de détail (par défaut : étapes clés, problèmes et toutes les photos QC)',
    },
    settings: {
      description:
        'Tes agents, ta devise, tes alertes, tes données, et les paramètres du serveur si tu le gères',
    },
    help: {
      description: 'Ce que je fais, et par où commencer',
    },
    lookUp: 'Rechercher',
    product: {
      link: 'N’importe quel lien de produit, ou l’ID d’un produit',
    },
    private: 'Réponse visible par toi uniquement (par défaut : non)',
  },

  common: {
    checked: (when: string) => `Vérifié ${when}`,
    stale: (when: string) =>
      `Je ne reçois pas de nouvelles données pour le moment. Dernière mise à jour : ${when}.`,
    source: (name: string) => `Source : ${name}`,
    incomplete: (received: string, total: string) => `Incomplet : ${received} reçus sur ${total}`,
    more: (count: number) => plural(count, { one: `… et ${count} autre`, other: `… et ${count} autres` }),
    product: (platform: string, id: string) => `${platform} · ${id}`,
    previous: 'Précédent',
    next: 'Suivant',
    refresh: 'Actualiser',
    share: 'Partager',
    back: 'Retour',
    tryAgain: 'Réessayer',
    stopWatching: 'Ne plus surveiller',
    details: 'Détails',
    qcPhotos: 'Photos QC',
    agentLinks: 'Liens des agents',
    openAt: (name: string) => `Ouvrir sur ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Article ${platform} ${id}`,
    noPrice: 'Prix non indiqué',
    soldOut: 'Épuisé',
    inStock: (count) => `${count}\u00A0en\u00A0stock`,
    detailsMissing: 'détails non chargés',
    qcPhotos: (count: number, shown: string) =>
      plural(count, { one: `${shown} photo QC`, other: `${shown} photos QC` }),
    photoAlt: (name) => `Photo de l’annonce : ${name}`,
    linkLabel: 'Lien du produit',
    more: 'Plus',
  },

  track: {
    states: {
      pending: 'pas encore de scan',
      accepted: 'chez le transporteur',
      in_transit: 'en transit',
      customs: 'en douane',
      customs_held: 'retenu par la douane',
      out_for_delivery: 'en cours de livraison',
      pickup: 'à retirer',
      delivered: 'livré',
      attempt_failed: 'échec de la livraison',
      address_problem: 'problème d’adresse',
      damaged: 'endommagé',
      lost: 'déclaré perdu',
      returning: 'en retour vers l’expéditeur',
      returned: 'retourné à l’expéditeur',
      cancelled: 'annulé',
      exception: 'problème signalé',
      unknown: 'scanné par le transporteur',
    },
    because: (what: string, why: string) => `${what} : ${why}`,
    named: (name: string, what: string) => `${name} : ${what}`,
    heldFor: {
      held_proof_of_value: 'justificatif de valeur demandé',
      held_id_needed: 'pièce d’identité demandée',
      held_documents_missing: 'documents demandés',
      held_inspection: 'contrôle en cours',
    },
    onTime: 'en transit, dans les temps',
    slow: 'en transit, plus lent que d’habitude',
    deliveredIn: (days: number) =>
      plural(days, { one: `livré en ${days}\u00A0jour`, other: `livré en ${days}\u00A0jours` }),
    day: (day: number) => `jour\u00A0${day}`,
    to: (country: string) => `destination : ${country}`,
    usually: (low: number, high: number) =>
      low === high
        ? `d’habitude ${low}\u00A0${low === 1 ? 'jour' : 'jours'} sur ce trajet`
        : `d’habitude ${low} à ${high}\u00A0jours sur ce trajet`,
    quoted: (words: string) => `« ${words} »`,
    noStatus: 'Scan sans description',
    followsInDm:
      '🔔 Je t’écris en MP aux étapes clés, en cas de problème et si la date change d’un jour ou plus. Tu peux régler ça sous *Déjà suivi*.',
    followsUndated:
      '🔔 Je t’écris en MP aux étapes clés et en cas de problème. Tu peux régler ça sous *Déjà suivi*.',
    followsAllInDm:
      '🔔 Je t’écris en MP pour tous ces colis : étapes clés, problèmes et changements de date d’un jour ou plus. Pour régler ça pour un colis, ouvre-le.',
    followsAllUndated:
      '🔔 Je t’écris en MP pour tous ces colis : étapes clés et problèmes. Pour régler ça pour un colis, ouvre-le.',
    followsHere: '🔔 Les nouveaux scans sont publiés dans ce salon, avec le numéro partiellement masqué.',
    whatToDo: (advice: string) => `**À faire :** ${advice}`,
    forOwner: (advice: string) => `**Pour le destinataire :** ${advice}`,
    unscanned:
      'c’est plus long que d’habitude\u202F: demande à ton agent s’il a remis le colis. Pour l’instant, seule l’étiquette existe.',
    advice: {
      customs_held:
        'renseigne-toi sur ce que la douane attend et envoie-le vite. Si c’est ton agent qui a expédié le colis, vois d’abord avec lui.',
      attempt_failed:
        'cherche un avis de passage ou un message du transporteur, puis demande une nouvelle livraison ou va chercher le colis.',
      address_problem: 'vérifie l’adresse de ta commande et donne la bonne au transporteur ou à ton agent.',
      damaged:
        'photographie le carton et son contenu avant de jeter quoi que ce soit, et préviens ton agent.',
      lost: 'demande à ton agent d’ouvrir une réclamation auprès du transporteur. Il y a souvent un délai à respecter.',
      returning: 'demande à ton agent pourquoi le colis repart et s’il peut te le renvoyer.',
      returned: 'demande à ton agent s’il l’a reçu, et s’il te le renvoie ou te rembourse.',
      exception: 'lis ce que dit le transporteur dans l’historique et parles-en à ton agent.',
    },
    adviceAbout: {
      held_proof_of_value:
        'envoie un justificatif de ce que tu as payé, comme la page de commande. Si c’est ton agent qui a expédié le colis, vois d’abord avec lui.',
      held_duty_due:
        'regarde combien il faut payer et comment, et paie vite. Si c’est ton agent qui a expédié le colis, vois d’abord avec lui.',
      held_id_needed:
        'envoie à la douane la pièce d’identité demandée. Si tu ne sais pas où, demande au transporteur ou à ton agent.',
      held_documents_missing:
        'regarde quels documents la douane attend et envoie-les vite. Si c’est ton agent qui a expédié le colis, vois d’abord avec lui.',
    },
    alt: {
      stops: (names: string) => `Trajet : ${names}.`,
      ahead: (country: string) => `Destination : ${country}.`,
      problem: (state: string) => `Problème : ${state}.`,
      stages: {
        sent: 'Expédié ; encore dans le pays d’origine.',
        abroad: 'Expédié et en route vers l’étranger ; pas encore livré.',
        customs: 'Expédié, à l’étranger ; en douane ou bientôt en douane ; pas encore livré.',
        local: 'Expédié, à l’étranger et dédouané ; chez le transporteur local ; pas encore livré.',
        home: 'Expédié, à l’étranger, dédouané, livré.',
      },
      transport: { air: 'Par avion.', sea: 'Par bateau.', rail: 'Par train.' },
    },
    history: 'Historique',
    localTimes: 'Heures locales de chaque lieu.',
    // Below words that are cut; the history is a button.
    wholeText: 'Texte complet : *Historique*',
    range: (first: number, last: number, total: number) => `Scans ${first}–${last} sur ${total}`,
    follow: 'Suivre',
    following: 'Déjà suivi',
    agentText: 'Écrire à l’agent',
    more: 'Plus',
    hints: {
      history: 'Tous les scans, avec les mots du transporteur.',
      gotIt: 'Fin des alertes, il passe aux archives.',
      missing: 'Ce qu’on fait d’habitude dans ce cas.',
      agentText: 'Un message à copier et à envoyer.',
      following: 'Ce que je te signale, et où.',
      follow: 'Je t’écris aux étapes clés, en cas de problème et si la date change.',
      name: 'À la place du numéro.',
      correct: 'Change le numéro.',
      calendar: 'Les jours probables, comme événement.',
      share: 'Numéro masqué, aperçu d’abord.',
      stop: 'Fin des alertes, il quitte ta liste.',
    },
    calendar: 'Ajouter au calendrier',
    getFile: 'Fichier',
    archiveIt: 'Archiver',
    correct: 'Corriger',
    notFollowing: 'Tu ne suis pas ce colis.',
    stopped: 'Tu ne suis plus ce colis.',
    channelsMasked: 'Dans les salons, le numéro est partiellement masqué.',
    followDm: 'Suivre en MP',
    followHere: 'Suivre ici',
    stop: 'Arrêter',
    name: 'Nommer',
    rename: 'Renommer',
    stopFollowing: 'Ne plus suivre',
    agentTextTitle: 'À copier pour ton agent',
    agentTextHint: 'Modifie ce que tu veux avant de l’envoyer.',
    agentTextMasked: 'Le numéro est masqué ici : écris-le en entier.',
    agentTextSolved: (what: string) => `✅ C’est réglé : ${what}`,
    agentTextNotThere: 'Tu ne l’as pas ? Ouvre-le avec `/suivi` pour écrire à ton agent.',
    letter: {
      hello: {
        problem: (number: string) => `Bonjour, il y a un problème avec mon colis ${number}.`,
        silent: (number: string, days: number) =>
          `Bonjour, mon colis ${number} n’a pas été scanné depuis ${days === 1 ? '1 jour' : `${days} jours`}.`,
        status: (number: string) => `Bonjour, je vous écris au sujet de mon colis ${number}.`,
        unscanned: (number: string) => `Bonjour, aucun transporteur n’a encore scanné mon colis ${number}.`,
        missing: (number: string) =>
          `Bonjour, mon colis ${number} est indiqué comme livré, mais je ne l’ai pas reçu.`,
      },
      state: (state: string) => `Statut : ${state}`,
      date: (date: string) => `Date : ${date}`,
      words: (words: string) => `Le transporteur indique : ${words}`,
      requests: {
        customs_held:
          'Pouvez-vous envoyer à la douane ce qu’il lui faut, ou me dire ce que je dois envoyer ?',
        attempt_failed:
          'Pouvez-vous demander une nouvelle livraison au transporteur, ou me dire où le retirer ?',
        address_problem: 'Pouvez-vous vérifier l’adresse sur l’étiquette et la faire corriger ?',
        damaged:
          'Pouvez-vous signaler les dégâts au transporteur et me dire comment obtenir une indemnisation ?',
        lost: 'Pouvez-vous ouvrir une réclamation auprès du transporteur et me dire ce que je dois vous fournir ?',
        returning: 'Pouvez-vous me dire pourquoi il repart, et me le renvoyer ?',
        returned: 'L’avez-vous reçu en retour, et pouvez-vous me le renvoyer ou me rembourser ?',
        exception: 'Pouvez-vous vous renseigner sur ce qui s’est passé et me dire ce qu’il faut faire ?',
        silent: 'Pouvez-vous demander au transporteur où il se trouve ?',
        status: 'Pouvez-vous me dire si tout se passe bien ?',
        unscanned: 'A-t-il été remis au transporteur, et le numéro est-il bon ?',
        missing:
          'Pouvez-vous demander au transporteur où il l’a déposé, et ouvrir une réclamation s’il est perdu ?',
      },
    },
    firstScan:
      'Le premier scan a lieu en général un à cinq jours après l’envoi par ton agent. D’ici là, il n’existe qu’une étiquette.',
    followHint: 'Suis ce colis, et je te préviens.',
    watching: 'Je te préviens dès le premier scan.',
    checkNumber: 'Vérifie le numéro',
    wrongNumber: (number: string) =>
      `Il y a une faute de frappe dans ${number} : une lettre ou un chiffre est faux.`,
    incompleteNumber: (number: string) => `Il manque une lettre ou un chiffre à ${number}.`,
    longNumber: (number: string) => `Il y a une lettre ou un chiffre de trop dans ${number}.`,
    didYouMean: (number: string) => `Tu voulais dire ${number} ? C’est un de tes colis.`,
    openMeant: 'Ouvrir',
    followAnyway: 'Suivre tel quel',
    isProduct: 'C’est un produit, pas un numéro de suivi',
    noNumberTitle: 'Ça ne ressemble pas à un numéro de suivi',
    noNumberInline: 'pas un numéro de suivi',
    lookForTypo: 'une faute ?',
    numbers: (count: number) => plural(count, { one: `${count} numéro`, other: `${count} numéros` }),
    haveTypos: (count: number) =>
      plural(count, { one: `${count} avec une faute`, other: `${count} avec des fautes` }),
    followAll: (count: number) => (count === 1 ? 'Le suivre' : `Suivre les ${count}`),
    correctTypos: 'Corriger',
    atOnce: (max: number) => `${max} numéros au plus à la fois`,
    numberFormat: 'Un numéro de suivi compte 5 à 40 lettres et chiffres, comme `LP00123456784821CN`.',
    notLoaded: 'non chargé, réessaie',
    numberLabel: 'Numéro de suivi',
    numberHint: 'Par exemple LP00123456784821CN',
    alertsStopped: (parcel: string) => `Il n’y aura plus d’alertes ici pour **${parcel}**.`,
    nameTitle: 'Nommer ce colis',
    nameLabel: 'Nom',
    nameHint: 'Pour t’y retrouver, par ex. « Chaussures d’hiver ». Laisse vide pour ne pas donner de nom.',
  },

  arrival: {
    likely: (days) => `arrivée probable ${days}`,
    late: 'plus tard que d’habitude',
    take: (ofTen, days, after) => `${ofTen} colis sur 10 arrivent ${days} ${after}`,
    days: (span, last) => (last === 1 ? `${span}\u00A0jour` : `${span}\u00A0jours`),
    upToDays: (last) => (last === 1 ? 'au plus 1\u00A0jour' : `au plus ${last}\u00A0jours`),
    after: {
      accepted: 'après le premier scan',
      export: 'après la douane d’exportation',
      left: 'après le départ',
      landed: 'après l’arrivée dans le pays',
      customs: 'après l’arrivée en douane',
      cleared: 'après le dédouanement',
      local: 'après la remise au transporteur local',
      depot: 'après l’arrivée au centre de distribution',
      out: 'après le départ en livraison',
    },
    today: (ofTen) => `${ofTen} colis sur 10 arrivent le jour même`,
    arrivedByNow: (ofTen) => `à ce stade, ${ofTen} colis sur 10 étaient arrivés`,
    fasterThan: (ofTen) => `plus rapide que ${ofTen} colis sur 10 sur ce trajet`,
    waitUntil: (day) => `attends jusqu’au ${day} ; sans nouveau scan d’ici là, demande à ton agent.`,
    ask: 'demande à ton agent où est le colis.',
    noScanBy: (day) => `aucun nouveau scan jusqu’au ${day}, contacte ton agent`,
    askOn: (day) => `en retard, attends le ${day}`,
    askNow: 'en retard, contacte l’agent',
    lateInList: 'en retard',
    askInList: 'contacte l’agent',
    noDate: 'Aucune date n’est connue pour l’instant.',
    fileTitle: 'Pour ton calendrier',
    fileHint:
      'Ouvre le fichier sur ton téléphone ou ton ordinateur pour l’ajouter. Si la date change, reprends-le : l’entrée est mise à jour, sans doublon.',
  },

  stall: {
    noScan: (days) => (days === 1 ? 'aucun scan depuis 1 jour' : `aucun scan depuis ${days} jours`),
    noFirstScan: (days) => `toujours aucun scan après ${days} jours`,
    lastScan: (when) => `dernier scan ${when}`,
    advice: {
      first_scan:
        'demande à ton agent si le colis a été remis au transporteur. Pour l’instant, seule l’étiquette existe.',
      transport:
        'rien pour l’instant. Entre deux pays, deux semaines sans scan sont normales. Après trois, demande à ton agent.',
      customs:
        'rien pour l’instant. La douane peut prendre deux semaines. Ensuite, demande au transporteur s’il manque quelque chose.',
      courier:
        'cherche un avis de passage ou un message, demande chez toi et aux voisins, puis au transporteur.',
      collection:
        'va vite le chercher avec une pièce d’identité. La plupart des points de retrait le renvoient après 7 à 14 jours.',
      solution:
        'redemande à ton agent ou au transporteur où ça en est. Le problème a été signalé et rien n’a bougé depuis.',
    },
    ended: 'je ne vérifie plus ce colis',
    silentFor: (days) => `Aucun scan depuis ${days} jours : il n’y en aura sans doute plus.`,
    neverScanned:
      'Aucun transporteur ne l’a jamais scanné. Vérifie que le numéro est juste, ou demande à ton agent.',
    keep: 'Reprendre',
    keeps: (parcel) => `Je vérifie de nouveau ${parcel}.`,
  },

  received: {
    gotIt: 'Il est là',
    missing: 'Pas encore là',
    question: 'Tu l’as entre les mains ?',
    received: 'Reçu',
    receivedIn: (days) => (days === 1 ? 'Reçu en 1\u00A0jour' : `Reçu en ${days}\u00A0jours`),
    archived: 'Je ne le vérifie plus. Il est dans les archives de `/suivi`.',
    advice: [
      'Demande chez toi et aux voisins, et regarde dans la boîte aux lettres et là où on dépose les colis.',
      'Cherche un avis de passage ou un message du transporteur : il est peut-être en point relais.',
      'Toujours rien après deux jours ? Demande au transporteur. Après une semaine, préviens ton agent : il peut ouvrir une réclamation.',
    ],
    watching: 'Je continue à vérifier. Appuie sur **Il est là** quand tu l’as.',
  },

  scans: {
    label_created: 'étiquette créée',
    pickup_booked: 'enlèvement programmé',
    awaiting_handover: 'en attente de remise par l’expéditeur',
    being_prepared: 'en préparation chez l’expéditeur',
    data_received: 'informations d’expédition reçues',
    not_picked_up: 'pas encore enlevé chez l’expéditeur',
    dropped_off: 'déposé par l’expéditeur',
    received_at_warehouse: 'reçu à l’entrepôt',
    picked_up_from_sender: 'enlevé chez l’expéditeur',
    posted: 'posté',
    accepted_by_carrier: 'pris en charge par le transporteur',
    delayed_weather: 'retardé par la météo',
    delayed_flight: 'vol retardé',
    departure_delayed: 'départ retardé',
    delayed: 'retardé',
    delay_possible: 'risque d’être retardé',
    delivery_rescheduled: 'livraison reportée',
    delivery_booked: 'livraison programmée',
    delivery_expected: 'livraison imminente',
    not_delivered_yet: 'pas encore livré',
    not_departed: 'pas encore parti',
    not_arrived: 'pas encore arrivé',
    awaiting_departure: 'en attente de départ',
    awaiting_transfer: 'en attente du transporteur suivant',
    found: 'retrouvé',
    return_cancelled: 'retour annulé',
    not_ready: 'pas encore prêt à retirer',
    redirected: 'réacheminé',
    export_customs_cleared: 'dédouané à l’exportation',
    import_customs_cleared: 'dédouané à l’importation',
    customs_cleared: 'dédouané',
    handed_to_airline: 'remis à la compagnie aérienne',
    flight_departed: 'vol parti',
    flight_arrived: 'vol arrivé',
    loaded_on_plane: 'chargé dans l’avion',
    ship_departed: 'navire parti',
    ship_arrived: 'navire arrivé',
    train_departed: 'train parti',
    train_arrived: 'train arrivé',
    arrived_at_airport: 'arrivé à l’aéroport',
    left_origin_country: 'a quitté le pays d’origine',
    arrived_in_destination_country: 'arrivé dans le pays de destination',
    left_exchange_office: 'a quitté le centre postal international',
    arrived_at_exchange_office: 'au centre postal international',
    handed_to_local_carrier: 'remis au transporteur local',
    on_way_to_pickup_point: 'en route vers le point de retrait',
    on_way_to_next_facility: 'en route vers le site suivant',
    ready_for_delivery: 'en préparation pour la livraison',
    departed_sorting_centre: 'a quitté le centre de tri',
    arrived_at_sorting_centre: 'arrivé au centre de tri',
    at_delivery_depot: 'au centre de distribution',
    sorted: 'trié',
    security_check_passed: 'contrôle de sûreté effectué',
    arrived_at_facility: 'arrivé sur un site',
    departed_facility: 'a quitté un site',
    processed_at_facility: 'en cours de traitement',
    on_its_way: 'en cours d’acheminement',
    customs_inspection: 'contrôle douanier',
    export_customs_started: 'en douane à l’exportation',
    import_customs_started: 'en douane à l’importation',
    handed_to_customs: 'présenté à la douane',
    not_cleared: 'pas encore dédouané',
    clearance_delayed: 'dédouanement retardé',
    at_customs: 'en douane',
    seized_by_customs: 'saisi par la douane',
    held_proof_of_value: 'la douane demande un justificatif de valeur',
    held_duty_due: 'droits ou taxes à payer',
    held_id_needed: 'la douane demande une pièce d’identité',
    held_documents_missing: 'la douane demande des documents',
    held_inspection: 'retenu pour contrôle',
    clearance_failed: 'dédouanement refusé',
    held_by_customs: 'retenu par la douane',
    with_courier: 'confié au livreur',
    delivery_today: 'livraison aujourd’hui',
    out_for_delivery: 'en cours de livraison',
    return_if_not_collected: 'repartira s’il n’est pas retiré',
    pickup_reminder: 'toujours en attente de retrait',
    in_parcel_locker: 'dans une consigne',
    at_post_office: 'disponible au bureau de poste',
    ready_at_pickup_point: 'disponible au point de retrait',
    collected_by_recipient: 'retiré',
    delivered_to_neighbour: 'livré chez un voisin',
    delivered_to_mailbox: 'livré en boîte aux lettres',
    delivered_to_locker: 'livré en consigne',
    delivered_to_reception: 'livré à l’accueil',
    left_at_door: 'déposé devant la porte',
    signed_for: 'livré contre signature',
    delivered: 'livré',
    recipient_unreachable: 'destinataire injoignable',
    attempt_nobody_home: 'destinataire absent',
    attempt_closed: 'lieu de livraison fermé',
    attempt_no_access: 'accès impossible',
    attempt_card_left: 'non livré, avis de passage déposé',
    attempt_again: 'non livré, nouvelle tentative à venir',
    attempt_failed: 'échec de la livraison',
    address_incomplete: 'adresse incomplète',
    recipient_moved: 'le destinataire a déménagé',
    recipient_unknown: 'destinataire inconnu à l’adresse',
    address_wrong: 'adresse incorrecte',
    refused: 'refusé par le destinataire',
    collection_failed: 'échec de l’enlèvement chez l’expéditeur',
    security_failed: 'refusé au contrôle de sûreté',
    not_collected: 'non retiré à temps',
    missorted: 'mal acheminé',
    prohibited: 'contenu interdit',
    investigation: 'enquête en cours',
    on_hold: 'mis en attente',
    damaged: 'endommagé',
    lost: 'déclaré perdu',
    return_started: 'sera retourné à l’expéditeur',
    on_way_to_sender: 'en retour vers l’expéditeur',
    returned_to_sender: 'retourné à l’expéditeur',
    cancelled: 'annulé',
  },

  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one: total === 1 ? '1 colis à traiter' : `1 colis sur ${total} à traiter`,
        other: `${problems} colis sur ${total} à traiter`,
      }),
    allMoving: (count: number) => (count === 1 ? '1 colis en route' : `${count} colis, tous en route`),
    count: (count: number) => `${count} colis`,
    allArrived: (count: number) => (count === 1 ? '1 colis, arrivé' : `${count} colis, tous arrivés`),
    none: 'Pas encore de colis',
    noneHint: 'Ajoute un numéro de suivi : je te dirai quand le colis devrait arriver, et si la date change.',
    dmClosed:
      '⚠️ Je ne peux pas t’écrire en MP, tes alertes sont donc en attente. Autorise les messages privés des membres du serveur ou envoie-moi un message, puis suis de nouveau le colis.',
    whatToDo: 'Que faire ?',
    groups: {
      needsYou: 'À traiter',
      soon: '7 prochains jours',
      later: 'Plus tard',
      today: 'Aujourd’hui',
      onTheWay: 'En route',
      waiting: 'En attente',
      arrived: 'Arrivés ou terminés',
    },
    short: {
      pending: 'pas de scan',
      accepted: 'pris en charge',
      customs_held: 'retenu en douane',
      out_for_delivery: 'en livraison',
      attempt_failed: 'non livré',
      address_problem: 'adresse ?',
      returning: 'en retour',
      returned: 'retourné',
      exception: 'problème',
    },
    readySince: (day: string) => `à retirer depuis le ${day}`,
    range: (first: number, last: number, total: number) => `Colis ${first}–${last} sur ${total}`,
    choose: 'Ouvrir un colis',
    add: 'Ajouter',
    addTitle: 'Ajouter des colis',
    archive: (count: number) => `Archives (${count})`,
    watched: (count: number) => `Produits surveillés (${count})`,
    csv: 'Exporter',
    csvHint: 'La liste en tableau (CSV).',
    archiveHint: 'Les colis que tu as reçus.',
    watchedHint: 'Pour leurs photos QC ou leur prix.',
    calendar: 'Calendrier',
    calendarHint: 'Les jours de tous les colis qui ont une date, dans un fichier.',
    listLabel: 'Numéros de suivi',
    listHint: 'Un par ligne, avec ou sans nom. Un tableau ou un CSV marche aussi.',
    fileLabel: 'Ou un fichier CSV',
    fileHint: 'Le fichier obtenu avec « Exporter », ou celui d’un tableur.',
    nothingGiven: 'Colle tes numéros ou choisis un fichier.',
    fileTooLarge: (max: number) =>
      `Le fichier est trop gros : ${max} Ko au maximum. Découpe-le ou colle ses lignes.`,
    fileNotText: 'Je n’arrive pas à lire ce fichier. Enregistre-le en CSV (UTF-8) ou colle ses lignes.',
    fileNotLoaded: 'Je n’ai pas pu charger le fichier depuis Discord. Réessaie ou colle ses lignes.',
    rowsLeftOut: (count: number, max: number) =>
      `${plural(count, { one: `${count} ligne non lue`, other: `${count} lignes non lues` })}. Je lis les ${max} premières lignes d’un fichier.`,
    added: (count: number) => `${count} colis ${count > 1 ? 'ajoutés' : 'ajouté'}`,
    noneAdded: 'Aucun colis ajouté',
    addedSoon: (count: number): string =>
      count === 1
        ? 'Je le vérifie. Ses scans seront dans ta liste dans un instant.'
        : 'Je les vérifie. Leurs scans seront dans ta liste dans un instant.',
    already: (count: number) => `Tu en suis déjà ${count}.`,
    notNumbers: (count: number) =>
      count === 1 ? 'Ce n’est pas un numéro de suivi :' : `Ce ne sont pas des numéros de suivi (${count}) :`,
    overLimit: (count: number, max: number) =>
      `Non ajoutés : ${count}. Tu peux suivre et surveiller ${max} colis et produits au plus. Arrête d’en suivre quelques-uns, puis réessaie.`,
    overPace: (count: number, again: string) =>
      `Non ajoutés : ${count}. Tu pourras en ajouter d’autres ${again}.`,
    inDm: 'dans tes MP',
    inChannel: (channel: string) => `dans ${channel}`,
    inPlaces: (count: number) => `à ${count} endroits`,
    file: {
      title: 'Tes colis dans un fichier',
      hint: 'Il s’ouvre dans Excel et Google Sheets. Pour récupérer des colis, choisis ce fichier dans *Ajouter*.',
      number: 'Numéro de suivi',
      name: 'Nom',
      state: 'Statut',
      lastScan: 'Dernier scan',
      place: 'Lieu',
      day: 'Jour',
      followed: 'Suivi dans',
      level: 'Alertes',
      dm: 'MP',
      days: 'Jours',
      archived: 'Archivé',
    },
  },

  archive: {
    title: (count: number) => `Archives : ${count} colis`,
    none: 'Les archives sont vides',
    noneHint: 'Les colis que tu as reçus apparaissent ici.',
    took: (days: number) => (days === 1 ? 'en 1\u00A0jour' : `en ${days}\u00A0jours`),
    followAgain: 'Suivre de nouveau',
    remove: 'Retirer',
    clear: 'Vider les archives',
    askClear: 'Vider les archives ?',
    confirmClear: (count: number) =>
      `${count} colis ${count > 1 ? 'en seront retirés' : 'en sera retiré'}. **C’est irréversible.**`,
  },

  watchedProducts: {
    title: (count: number) => (count === 1 ? '1 produit surveillé' : `${count} produits surveillés`),
    none: 'Aucun produit surveillé',
    noneHint: 'Surveille un produit depuis sa fiche, et il apparaîtra ici.',
    photos: 'photos QC',
    price: 'baisse de prix',
    restock: 'retour en stock',
    fewLeft: 'derniers exemplaires',
    below: (price: string) => `à ${price} ou moins`,
    all: 'Produits surveillés',
    choose: 'Ouvrir un produit',
    range: (first: number, last: number, total: number) => `Produits ${first}–${last} sur ${total}`,
  },

  haul: {
    none: 'Prépare un haul',
    noneHint:
      'Colle les liens de ce que tu veux expédier ensemble : j’additionne les prix et le poids facturé, et je te donne tous les liens de ton agent.',
    empty: 'Encore vide',
    emptyHint:
      'Appuie sur *Ajouter* et colle des liens de produits, ou appuie sur *Ajouter au haul* sous un produit.',
    unnamed: 'Mon haul',
    atLeast: (sum) => `au moins ${sum}`,
    items: (count, shown) => (count <= 1 ? `${shown} article` : `${shown} articles`),
    closed: 'terminé',
    stripAlt: (items) => `Photos des annonces : ${items}`,
    weightUnknown: 'poids inconnu',
    noPhotos: 'pas encore de photos QC',
    byVolume: (weight) => `poids volumétrique ${weight}`,
    noFigures: (list, count) =>
      count === 1
        ? `L’article ${list} n’est pas compté : ni poids ni dimensions pour l’instant`
        : `Les articles ${list} ne sont pas comptés : ni poids ni dimensions pour l’instant`,
    noWeight: (list, count) =>
      count === 1 ? `Article ${list} : pas encore de poids` : `Articles ${list} : pas encore de poids`,
    noSize: (list, count) =>
      count === 1
        ? `Article ${list} : pas encore de dimensions`
        : `Articles ${list} : pas encore de dimensions`,
    noDetails: (list, count) =>
      count === 1 ? `Article ${list} : détails non chargés` : `Articles ${list} : détails non chargés`,
    noPrice: (list, count) =>
      count === 1 ? `Article ${list} : aucun prix indiqué` : `Articles ${list} : aucun prix indiqué`,
    change: 'Modifier un article',
    linksAt: (agent) => `Liens ${agent}`,
    addItems: 'Ajouter',
    more: 'Plus',
    linksLabel: 'Liens de produits',
    linksHint: 'Un ou plusieurs, sous n’importe quelle forme. Le texte entre eux ne gêne pas.',
    added: (count) => (count === 1 ? '1 article ajouté.' : `${count} articles ajoutés.`),
    already: (count) => (count === 1 ? '1 y était déjà.' : `${count} y étaient déjà.`),
    full: (count, max) => `Non ajoutés : ${count}. Un haul contient ${max} articles au plus.`,
    unknownLinks: (count) =>
      count === 1 ? '1 lien ne mène à aucun produit.' : `${count} liens ne mènent à aucun produit.`,
    uncheckedLinks: (count) =>
      count === 1
        ? '1 lien court n’a pas pu être vérifié. Ajoute-le de nouveau dans quelques minutes.'
        : `${count} liens courts n’ont pas pu être vérifiés. Ajoute-les de nouveau dans quelques minutes.`,
    notProducts: (list, count) =>
      count === 1
        ? `1 lien n’est pas un produit : ${list}`
        : `${count} liens ne sont pas des produits : ${list}`,
    noLinks:
      'Il n’y a pas de lien de produit là-dedans. Colle des liens Weidian, Taobao, 1688 ou d’un agent.',
    tooMany: (max) => `Tu as déjà ${max} hauls, c’est le maximum. Supprimes-en un pour en ajouter un autre.`,
    gone: 'Ce haul a été supprimé.',
    reopenFirst: (haul) => `**${haul}** est terminé. Rouvre-le pour ajouter des produits.`,
  },

  haulItem: {
    remove: 'Retirer',
    each: (figures) => `L’unité : ${figures}`,
    sizeUnknown: 'dimensions inconnues',
    newest: (when) => `dernières photos QC ${when}`,
    variantGone: (name) =>
      `Le vendeur ne propose plus ${name === '' ? 'cette variante' : `**${name}**`}. Le prix affiché vaut pour toutes les variantes.`,
    chooseRest: 'Choisis aussi le reste. D’ici là, le prix affiché vaut pour toutes les variantes.',
    stillCounts: (name) => `Tant que ton choix n’est pas complet, **${name}** reste dans le haul.`,
    merged: 'Cette variante était déjà dans le haul. Les deux ne font plus qu’un article.',
    cutPieces: (max, cut) =>
      `Un haul contient au plus ${max} exemplaires du même article. Non ajoutés : ${cut}.`,
    quantity: 'Quantité',
    quantityRange: (max) => `Un nombre de 1 à ${max}`,
    noQuantity: (max) => `La quantité est un nombre entier de 1 à ${max}.`,
    removed: (name) => `**${name}** retiré du haul.`,
    putBack: 'Remis à sa place.',
    undo: 'Annuler',
    gone: 'Cet article n’est plus dans ton haul.',
  },

  haulSave: {
    add: 'Ajouter au haul',
    added: (haul) => `Ajouté à **${haul}**.`,
    already: (haul) => `C’est déjà dans **${haul}**.`,
    moved: (haul) => `Déplacé vers **${haul}**.`,
    full: (haul, max) =>
      `**${haul}** est plein : un haul contient au plus ${max} articles. Choisis-en un autre.`,
    closed: (haul) => `**${haul}** est terminé. Choisis un autre haul.`,
    moveTo: 'Déplacer vers un autre haul',
    addTo: 'Ajouter à un autre haul',
    setting: '*Ajouter au haul* dans les réponses publiques et les alertes',
    shown: 'Affiché',
    hidden: 'Masqué',
  },

  haulList: {
    title: (count) => plural(count, { one: `${count} haul`, other: `${count} hauls` }),
    closed: 'Terminés',
    range: (first, last, total) => `Hauls ${first}–${last} sur ${total}`,
    choose: 'Ouvrir un haul',
    newHaul: 'Nouveau haul',
    all: (count) => `Tous les hauls (${count})`,
    others: 'Tous les hauls',
    renameTitle: 'Renommer le haul',
    nameLabel: 'Nom',
    nameHint: 'Les personnes avec qui tu partages le haul voient ce nom. Laisse vide pour ne pas en mettre.',
    rename: 'Renommer',
    parcels: 'Colis',
    parcelsHint: 'Vois quand ils arrivent',
    watchHint: 'En MP : nouvelles photos QC, baisses de prix, retours en stock',
    asFile: 'Dans un fichier',
    csvHint: 'Pour Excel et Google Sheets',
    isDone: 'Tu as fini ?',
    close: 'Terminer',
    closeHint: 'Il reste dans ta liste',
    reopen: 'Rouvrir',
    reopenHint: 'Rouvre-le pour ajouter des articles',
    closeHaul: 'Terminer le haul',
    allHere: (haul) =>
      `C’était le dernier colis de **${haul}**. Si tu en as fini avec ce haul, termine-le avec \`/haul\`.`,
    reviewsEnded:
      'Je n’écris plus d’avis. Ceux qui sont déjà publiés restent. Tu peux partager ton haul à la place.',
    delete: 'Supprimer',
    askDelete: (name) => `Supprimer ${name} ?`,
    confirmDelete: (items) =>
      `Le haul sera supprimé avec ${items}, et les fiches que tu en as partagées ne marcheront plus. Tes colis et ce que tu surveilles restent. **C’est irréversible.**`,
    deleted: (name) => `${name} est supprimé.`,
    byVolume: 'au poids volumétrique',
    byWeight: 'au poids réel',
    noWeight: 'ni poids ni dimensions pour l’instant',
    file: {
      heading: (name) => `${name} dans un fichier`,
      hint: 'Il s’ouvre dans Excel et Google Sheets. Les prix et les dimensions sont ceux connus maintenant.',
      underWay: (count) =>
        count === 1
          ? 'Chargement en cours : 1 article est incomplet. Le fichier complet suit dans un instant.'
          : `Chargement en cours : ${count} articles sont incomplets. Le fichier complet suit dans un instant.`,
      incomplete: (list, count) =>
        count === 1
          ? `Article ${list} incomplet : je n’ai pas reçu de réponse. Réessaie.`
          : `Articles ${list} incomplets : je n’ai pas reçu de réponse. Réessaie.`,
      number: 'N°',
      title: 'Titre',
      platform: 'Plateforme',
      id: 'ID',
      link: 'Lien du produit',
      agentLink: 'Lien de l’agent',
      variant: 'Variante',
      quantity: 'Quantité',
      price: 'Prix à l’unité',
      from: 'Au total, au moins',
      to: 'Au total, au plus',
      currency: 'Devise',
      weight: 'Poids à l’unité (g)',
      volume: 'Volume à l’unité (cm³)',
      dimensions: 'Dimensions',
      photos: 'Photos QC',
    },
    stored: (hauls, items) =>
      `${plural(hauls, { one: `${hauls} haul`, other: `${hauls} hauls` })} avec ${plural(items, { one: `${items} article`, other: `${items} articles` })}`,
    shared: (count) => `Copies de hauls que tu as partagés : ${count}`,
  },

  haulLinks: {
    title: (count, agent) => (count === 1 ? `1 lien ${agent}` : `${count} liens ${agent}`),
    underWay: 'Chargement des liens…',
    none: (agent) => (agent === null ? 'Aucun lien' : `Aucun lien ${agent}`),
    pending: (list, count) =>
      count === 1
        ? `Article ${list} : lien en cours de chargement`
        : `Articles ${list} : liens en cours de chargement`,
    noAnswer: (list, count) =>
      count === 1
        ? `Article ${list} : je n’ai pas pu obtenir le lien. Réessaie.`
        : `Articles ${list} : je n’ai pas pu obtenir les liens. Réessaie.`,
    unknown: (list, count) =>
      count === 1
        ? `L’article ${list} ne peut pas être converti : aucun agent ne connaît le produit. Il a peut-être disparu de sa boutique.`
        : `Les articles ${list} ne peuvent pas être convertis : aucun agent ne connaît les produits. Ils ont peut-être disparu de leurs boutiques.`,
    notAt: (list, agent, count) =>
      count === 1
        ? `Article ${list} : pas de lien ${agent}. Choisis un autre agent ci-dessous.`
        : `Articles ${list} : pas de liens ${agent}. Choisis un autre agent ci-dessous.`,
    inFile: (count) => `Tous les liens (${count}) sont dans links.txt`,
    anotherAgent: 'Un autre agent',
  },

  haulWatch: {
    watchAll: 'Tout surveiller',
    stopAll: 'Ne plus rien surveiller',
    watchedOf: (watched, total) => `J’en surveille ${watched} sur ${total}`,
    staysOn: 'Fermé. *Tout surveiller* reste actif.',
    title: (count) =>
      count === 1
        ? 'Je surveille 1 article : photos QC, prix et stock'
        : `Je surveille ${count} articles : photos QC, prix et stock`,
    photosOnly: (count) =>
      count === 1 ? 'Je surveille 1 article : photos QC' : `Je surveille ${count} articles : photos QC`,
    underWay: 'Activation de la surveillance…',
    none: 'Rien n’est surveillé pour l’instant',
    before: (count) => (count === 1 ? '1 était déjà surveillé' : `${count} étaient déjà surveillés`),
    pending: (count) =>
      count === 1 ? 'Encore 1 article, un instant' : `Encore ${count} articles, un instant`,
    noAnswer: (list, count) =>
      count === 1
        ? `Article ${list} : prix et stock pas encore surveillés, je n’ai pas reçu de réponse. Réessaie.`
        : `Articles ${list} : prix et stock pas encore surveillés, je n’ai pas reçu de réponse. Réessaie.`,
    unknown: (list, count) =>
      count === 1
        ? `Article ${list} : annonce introuvable, je ne peux surveiller ni le prix ni le stock. Vérifie le lien.`
        : `Articles ${list} : annonces introuvables, je ne peux surveiller ni les prix ni le stock. Vérifie les liens.`,
    leftOut: (list, count, max) =>
      count === 1
        ? `Article ${list} non ajouté : tu peux suivre et surveiller ${max} colis et produits au plus. Arrête d’en surveiller quelques-uns, puis réessaie.`
        : `Articles ${list} non ajoutés : tu peux suivre et surveiller ${max} colis et produits au plus. Arrête d’en surveiller quelques-uns, puis réessaie.`,
    stopped: (count) =>
      count === 1 ? 'Surveillance arrêtée pour 1 article' : `Surveillance arrêtée pour ${count} articles`,
    nothingStopped: '*Tout surveiller* n’est pas activé pour ce haul',
    kept: (count) =>
      count === 1
        ? '1 article reste surveillé : tu le surveilles à part, ou il est dans un autre haul'
        : `${count} articles restent surveillés : tu les surveilles à part, ou ils sont dans un autre haul`,
    elsewhere: (count) =>
      count === 1
        ? 'Le prix d’un article est encore surveillé dans un salon'
        : `Les prix de ${count} articles sont encore surveillés dans des salons`,
  },

  haulShare: {
    staysPrivate: 'Les tailles et les colis restent privés.',
    heading: (name, contents) => `${name} : ${contents}`,
    contents: (items, price) => `${items}, ${price}`,
    titlesOpen: (agent) => `les titres ouvrent\u00A0${agent}`,
    notCounted: (sum, list, count) =>
      count === 1 ? `${sum}, article ${list} non compté` : `${sum}, articles ${list} non comptés`,
    estimate: (sum) => `Envoi ${sum}, estimé par l’auteur`,
    copy: 'Copier chez moi',
    photosOfAll: 'Photos QC',
    photosOf: (range) => `QC de ${range}`,
    copied: 'Voici ta copie. Choisis tes tailles.',
    copyOfNamed: (person, haul) => `${haul} de ${person}`,
    copyOf: (person) => `Haul de ${person}`,
    unnamedCopy: 'Haul copié',
    sizeOpen: (look) => `${look}, taille ?`,
    copiedBefore: 'Tu as déjà copié ce haul.',
    empty: 'Il n’y a encore rien à partager dans ce haul.',
    gone: 'Ce haul n’est plus partagé. Demande une nouvelle fiche dans le salon.',
    onlyYou: 'Personne d’autre ne lit cette discussion. Ouvre `/haul` sur un serveur et partage-le là-bas.',
    cannotPost:
      'Tu ne peux pas envoyer de messages dans ce salon. Ouvre `/haul` dans un autre et partage-le là-bas.',
  },

  haulShipping: {
    inAll: (sum) => `${sum} en tout`,
    parts: (items, shipping) => `${items} d’articles + ${shipping} d’envoi`,
    plus: (shipping) => `+ ${shipping} d’envoi`,
    weight: (weight) => `Poids facturé ${weight}`,
    byVolume: (weight) => `Poids volumétrique facturé ${weight}`,
    atPrice: (weight, price) => `Poids facturé ${weight} à ${price}/kg`,
    scales: (weight) => `La balance indique ${weight}, mais le carton est grand.`,
    estimate: 'Estimation. Frais de l’agent, assurance et douane en plus.',
    title: 'Ligne d’envoi',
    hint: 'Une ligne est un mode d’envoi, comme DHL ou le bateau. Pour un grand carton léger, tu paies la taille : longueur × largeur × hauteur en cm ÷ un nombre = kg. Ton agent affiche le nombre de chaque ligne. Tu ne sais pas ? Garde ÷\u00A06000.',
    menu: 'Ligne',
    weightOnly: 'Poids seul',
    noPrice:
      'Pas encore de prix : indique ce que coûte 1\u00A0kg, et tu verras le prix de l’envoi et le total.',
    yours: (price) => `${price} le kg, indiqué par toi.`,
    servers: (price) => `${price} le kg, fixé par ce serveur.`,
    price: 'Prix au kg',
    amountLabel: 'Ce que coûte 1\u00A0kg',
    amountHint: 'Laisse vide pour retirer le prix.',
    currencyLabel: 'Devise',
    currencyHint: 'Trois lettres, comme CNY, USD ou EUR',
    badAmount: 'Ce n’est pas un prix. Indique un nombre, comme 48 ou 48,50.',
    badCurrency: 'Je ne connais pas cette devise. Indique ses trois lettres, comme CNY, USD ou EUR.',
    serverSet: (price) =>
      `${price} le kg. Il compte dans les hauls des membres qui n’ont pas indiqué leur propre prix.`,
    serverNone: 'Pas de prix au kg. Les membres peuvent indiquer le leur.',
    setting: 'Prix d’envoi au kg',
    none: 'Aucun',
  },

  sharing: {
    by: (person) => `Partagé par ${person}`,
    title: (channel) => `Partager ceci dans ${channel} ?`,
    titleHere: 'Partager ceci ici ?',
    named: 'Tout le monde y verra ce qui suit, avec ton nom.',
    unnamed: 'Tout le monde y verra ce qui suit, sans ton nom.',
    canUndo: 'Tu pourras le retirer plus tard.',
    twoSentences: (first, second) => `${first} ${second}`,
    post: 'Publier',
    hideName: 'Sans nom',
    showName: 'Avec nom',
    lastPost: 'Ta dernière publication ici',
    posted: (channel) => `Publié dans ${channel}`,
    takeBack: 'Retirer',
    takenBack: (channel) => `La publication dans ${channel} a été supprimée.`,
    notYours:
      'Je n’ai plus de trace de ton partage, je ne peux donc pas le retirer. Demande à un modérateur de le supprimer.',
    botCannotPost: (channel) =>
      `Je ne peux pas publier dans ${channel}. Demande à un responsable du serveur de me laisser voir ce salon et y envoyer des messages, ou partage-le dans un autre.`,
    blocked: 'Un filtre de ce serveur bloque ce message. Partage autre chose ou demande à un modérateur.',
    stored: (count) => `Publications partagées dans des salons : ${count}`,
  },

  haulParcels: {
    title: (parcels, states) => `${parcels} : ${states}`,
    last: (days) => `dernier colis : arrivée probable ${days}`,
    problem: (count) => `${count} à traiter`,
    moving: (count) => `${count} en route`,
    pickup: (count) => `${count} à retirer`,
    waiting: (count) => `${count} sans scan`,
    delivered: (count) => plural(count, { one: `${count} livré`, other: `${count} livrés` }),
    ended: (count) =>
      plural(count, { one: `${count} retourné ou annulé`, other: `${count} retournés ou annulés` }),
    notFollowed: (count) => plural(count, { one: `${count} non suivi`, other: `${count} non suivis` }),
    noneHint: 'Associe les colis de ce haul, et sa fiche dira où ils sont.',
    unfollowed: 'non suivi',
    archived: 'dans tes archives',
    link: 'Associer ou dissocier des colis',
    inThisHaul: 'Colis de ce haul',
    unlink: 'Dissocier',
    shownOf: (shown, total) => `Le menu montre ${shown} colis sur ${total}.`,
    addNumbers: 'Ajouter des numéros',
    linked: (count) => plural(count, { one: `${count} colis associé.`, other: `${count} colis associés.` }),
    full: (count, max) => `Non associés : ${count}. Un haul contient ${max} colis au plus.`,
  },

  alerts: {
    withDetail: (what: string, detail: string) => `${what}, ${detail}`,
    fewer: 'Moins d’alertes',
    onTime: (day) => `${day}, dans les temps`,
    slow: (day) => `${day}, plus lent que d’habitude`,
    landed: 'arrivé dans le pays',
    movedTo: (days, by) => `arrivée désormais probable ${days}, ${by}`,
    earlier: (days) => (days === 1 ? 'un jour plus tôt' : `${days}\u00A0jours plus tôt`),
    later: (days) => (days === 1 ? 'un jour plus tard' : `${days}\u00A0jours plus tard`),
    noScanSince: (day) => `Aucun scan depuis le ${day}`,
    othersFaster: 'Sur ce trajet, les colis arrivent plus vite en ce moment.',
    test: (line) => `Test : ${line}`,
    newPhotos: (count: number) =>
      plural(count, { one: `${count} nouvelle photo QC`, other: `${count} nouvelles photos QC` }),
    firstPhotos: (count: number) => plural(count, { one: 'première photo QC', other: 'premières photos QC' }),
    photosPending: 'nouvelles photos QC, pas encore disponibles',
    allPhotos: 'Toutes les photos',
  },

  qc: {
    noPhotos: 'Pas encore de photos QC',
    sellersPhotos: 'Ce sont les photos du vendeur.',
    whenPhotosAppear: 'Les photos QC apparaissent quand l’article de quelqu’un arrive dans un entrepôt.',
    noVariant: 'Variante non précisée',
    range: (first: number, last: number, total: number) =>
      first === last ? `photo ${first} sur ${total}` : `photos ${first}–${last} sur ${total}`,
    besideLine: 'À gauche : ce que montre le vendeur. À droite : ce qui est arrivé.',
    provider: (name: string) => `Photos : ${name}`,
    cutPhotos: (received: string, total: string) => `Photos reçues : seulement ${received} sur ${total}`,
    cutSets: (received: string, total: string) => `Séries reçues : seulement ${received} sur ${total}`,
    emptySets: (count: number) =>
      plural(count, {
        one: `${count} série n’a pas encore de photos`,
        other: `${count} séries n’ont pas encore de photos`,
      }),
    allVariants: 'Toutes les variantes',
    besideListing: 'Comparer à l’annonce',
    besideListingHint: 'Ce que montre le vendeur, ce qui est arrivé',
    previous: 'Préc.',
    next: 'Suivant',
    sheet: 'Galerie',
    toPhotos: 'Photos',
    sheetFailed: 'Je n’ai pas pu préparer la galerie. Appuie de nouveau sur *Galerie* dans un instant.',
    ask: 'Demander au salon',
    watch: 'Surveiller',
    watchForPhotos: 'Surveiller les photos',
    watching: 'Surveillé',
    onlyYou: 'Tu es la seule personne à voir cette page',
    askHint: 'Garder ou renvoyer\u202F? Un sondage de 24\u00A0heures à ton nom',
    preview: 'Aperçu',
    haulHint: 'Ton premier haul',
    add: 'Ajouter',
    watchHint: 'Je t’enverrai les nouvelles photos en MP',
    turnOn: 'Activer',
    watchingHint: 'Où je te préviens, et comment arrêter',
    detailsHint: 'Tailles, stock, poids',
    sheetHint: 'Toutes les photos en petit, numérotées',
    open: 'Ouvrir',
    sheetRange: (count: number, total: number) => `Photos : ${count} sur ${total}, les plus récentes d’abord`,
    openPhoto: 'Ouvrir une photo',
    photo: (number: number) => `Photo ${number}`,
    alt: (subject: string, index: number, total: number) => `${subject} : photo QC ${index} sur ${total}`,
    listingAlt: (product: string, index: number, total: number) =>
      `${product} : photo de l’annonce ${index} sur ${total}`,
    sheetAlt: (product: string, variants: string) => `Galerie, ${product} : ${variants}`,
    askAlt: (subject: string, first: number, last: number) =>
      first === last ? `${subject} : photo QC ${first}` : `${subject} : photos QC ${first} à ${last}`,
    mosaicAlt: (subject: string, total: number) =>
      plural(total, {
        one: `${subject} : ${total} nouvelle photo QC`,
        other: `${subject} : les premières de ${total} nouvelles photos QC`,
      }),
    askQuestion: (subject: string) => `${subject} : qu’en pensez-vous ?`,
    askTitle: (channel) => `Demander dans ${channel} ?`,
    askedBy: (person) => `Question de ${person}`,
    pollQuestion: 'Tu le garderais\u202F?',
    greenLight: 'Oui, à garder (GL)',
    redLight: 'Non, à renvoyer (RL)',
    askedRecently: (again: string) =>
      `Tu viens de demander un avis sur ce produit. Tu pourras redemander ${again}.`,
    askedHere: 'Un sondage sur ce produit est déjà en cours dans ce salon.',
    toPoll: 'Voir le sondage',
    cannotAskHere:
      'Je ne peux rien publier dans cette discussion. Utilise `/qc` dans un salon d’un serveur où je suis.',
    mayNotAsk: 'Il te faut la permission d’envoyer des messages et de créer des sondages dans ce salon.',
    watchTitle: 'Surveiller les nouvelles photos',
    watchPrompt: 'Où veux-tu que je te prévienne quand un entrepôt photographie ce produit ?',
    watchesInDm: '🔔 Tu reçois les nouvelles photos en MP.',
    watchesHere: '🔔 Les nouvelles photos sont publiées dans ce salon.',
    watchesElsewhere: (count: number) =>
      plural(count, {
        one: `🔔 Aussi dans ${count} autre salon.`,
        other: `🔔 Aussi dans ${count} autres salons.`,
      }),
    watchDm: 'Dans mes MP',
    watchHere: 'Dans ce salon',
    alertsStopped: 'Il n’y aura plus d’alertes de photos QC ici pour ce produit.',
    pricesStayOn: 'Celles de prix et de stock continuent.',
    stopThoseToo: 'Les arrêter aussi',
    chooseProduct: 'Choisis un produit',
  },

  lookup: {
    allVariants: (range: string) => `toutes les variantes ${range}`,
    variantSource: (platform: string) => `Variantes d’après ${platform}`,
    sizes: 'Tailles',
    versions: 'Versions',
    measuredAt: (agent: string) => `Mesuré chez ${agent}`,
    measured: 'Mesuré à l’entrepôt',
    options: {
      color: 'Couleur',
      size: 'Taille',
      style: 'Style',
      version: 'Version',
      model: 'Modèle',
      material: 'Matière',
      specification: 'Spécification',
    },
    unavailable: 'Cette combinaison n’existe pas',
    anyValue: 'Peu importe',
    valueUnavailable: 'Indisponible avec tes autres choix',
    offerCurrency: (currency) => `Afficher aussi les prix en ${currency} ?`,
    about: (price, second) => `${price} font environ ${second}.`,
    showCurrency: (sign) => `Afficher ${sign}`,
  },

  prices: {
    watch: 'Alerte prix',
    watchStock: 'Alerte stock',
    watching: 'Prix surveillé',

    title: 'Je surveille le prix et le stock',
    allVariants:
      'Toutes les variantes. Pour n’en surveiller qu’une, choisis-la d’abord sur la fiche du produit.',
    cheaper: 'Baisse de prix',
    anyLower: 'Toute baisse de prix',
    atMost: (price) => `${price} ou moins`,
    restock: 'Retour en stock',
    fewLeft: 'Derniers exemplaires',
    atMostLeft: (count) => `${count} ou moins`,
    on: 'Activé',
    off: 'Désactivé',
    place: 'Où je te préviens',
    ended: 'Je ne surveille plus ce prix',
    watchAgain: 'Surveiller de nouveau',

    priceLabel: 'Me prévenir à ce prix ou moins',
    priceHint: (currencies) => `En ${currencies}. Vide : toute baisse. 0 : désactivé.`,
    noPrice: (typed) => `Je ne peux pas lire **${typed}** comme un prix. Écris par exemple 79 ou 79,50.`,
    fewLabel: 'Me prévenir quand il en reste au plus',
    fewHint: 'Vide ou 0 : désactivé.',
    noCount: (typed) => `Je ne peux pas lire **${typed}** comme une quantité. Écris par exemple 5.`,

    fell: (now, was) => `${now}, avant ${was}`,
    back: (count) => (count === null ? 'de retour en stock' : `de retour en stock, il en reste ${count}`),
    onlyLeft: (count) => `il n’en reste que ${count}`,
    lowestIn: (days) =>
      plural(days, { one: `Au plus bas depuis ${days} jour`, other: `Au plus bas depuis ${days} jours` }),
    lineAlt: (days, before, now) =>
      plural(days, {
        one: `Prix sur ${days} jour : ${before}, maintenant ${now}`,
        other: `Prix sur ${days} jours : ${before}, maintenant ${now}`,
      }),
    stopped: 'Il n’y aura plus d’alertes de prix ici pour ce produit.',
    photosStayOn: 'Celles de photos QC continuent.',

    stored: (count) => `Alertes de prix : ${count}`,
  },

  convert: {
    noAgents: 'Aucun agent n’a de lien vers ce produit.',
    agentClosed: (name: string) => `**${name}** a fermé.`,
    agentMissing: (name: string) => `**${name}** n’a pas de lien vers ce produit.`,
    copyAll: 'Copier les liens',
    allAgents: (count) => `${count} agents`,
    agents: (count) => plural(count, { one: '1 agent', other: `${count} agents` }),
    yours: (list) => `Les tiens : ${list}`,
    chooseYours: 'Choisis les tiens : ils viendront en premier.',
    copyTitle: 'Liens de tous les agents',
    original: (platform: string) => `${platform} (original)`,
    more: (count: number) => `${count} de plus avec « Copier les liens »`,
    linkTooLong: 'Le lien de cet agent est trop long pour un bouton :',
    agentRemoved: 'Le lien de cet agent vers ce produit n’est plus disponible.',
  },

  chat: {
    photoCount: (count: number, shown: string) =>
      plural(count, { one: `${shown} photo`, other: `${shown} photos` }),
    qcCount: (shown: string) => `${shown} QC`,
    noQc: 'pas encore de photos QC',
    detailsMissing: 'Détails non chargés. Le lien fonctionne.',
    notLoaded: (count: number) =>
      count === 1
        ? 'Détails de 1 produit non chargés. Le lien fonctionne.'
        : `Détails de ${count} produits non chargés. Les liens fonctionnent.`,
    titlesOpen: (name: string) => `Les titres ouvrent ${name}.`,
    stripAlt: (items: string) => `Photos des annonces : ${items}`,
    moreLinks: (count: number) =>
      plural(count, { one: `Et ${count} autre lien`, other: `Et ${count} autres liens` }),
    failedLinks: (count: number) =>
      plural(count, {
        one: `${count} lien n’a pas pu être converti`,
        other: `${count} liens n’ont pas pu être convertis`,
      }),
    products: (count: number) => plural(count, { one: `${count} produit`, other: `${count} produits` }),
    both: (first: string, second: string) => `${first}, ${second}`,
    inMessageOf: (name: string) => `Dans le message de ${name}`,

    qc: 'QC',
    more: 'Plus',
    allAgents: 'Les agents',
    remove: 'Supprimer la réponse',
    showAll: (count: number) => `Voir les ${count}`,
    chooseProduct: 'Photos QC de…',
    openCard: 'Ouvrir une fiche',
    parcel: 'Colis',
    chooseAgents: 'Choisis tes agents',

    noAgents: 'Choisis tes agents une fois. Ensuite, les liens s’ouvrent sur leur site.',
    listGone: 'Je ne sais plus de quels produits parle ce message. Recolle les liens.',
    removed: 'Réponse retirée.',
    notAuthor: 'Seule la personne qui a écrit le message, ou la modération, peut supprimer cette réponse.',
    trackOffer: 'Je peux suivre ce colis. Personne d’autre ne le verra.',
    trackPrivately: 'Suivre en privé',

    unknownSite: (host: string) =>
      `Je ne peux pas lire les liens de **${host}**. Envoie-m’en un de Weidian, Taobao, Tmall, 1688 ou d’un agent.`,
    askPrivately: (command: string) =>
      `Tes colis ne regardent que toi : utilise ${command}, ou demande-moi en MP.`,
    shortHelp: (command: string) =>
      `Envoie-moi un lien ou un numéro de suivi. ${command} dit ce que je fais d’autre.`,
  },

  alertChannels: {
    title: 'Salons d’alerte',
    noChannels:
      'Pas encore de salon d’alerte. Choisis un salon, et les nouveaux scans y seront publiés. Tu pourras ensuite activer les photos QC.',
    addChannel: 'Ajouter un salon',
    whose: {
      all: '**Colis et produits :** tous ceux dont ce bot reçoit des nouvelles, même si personne ne les suit ici. La personne qui héberge le bot en décide avec `HOME_GUILD_IDS`.',
      followed:
        '**Colis et produits :** ceux que les membres suivent ou surveillent dans les salons de ce serveur',
    },
    followedOnlyNotice:
      'Appuie sur **Suivre ici** dans `/suivi`, ou, dans `/qc`, appuie sur **Plus**, active **Surveiller**, puis appuie sur **Modifier** et **Dans ce salon**. Si tu héberges ce bot : ajoute ce serveur à `HOME_GUILD_IDS` et il recevra toutes les alertes.',
    event: { tracking: 'Nouveaux scans', qc: 'Nouvelles photos QC' },
    working: (when: string) => `🟢 ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} Envoi suspendu ${since} ; les alertes sont conservées 7 jours.`,
    reasons: {
      gone: 'Ce salon n’existe plus.',
      forbidden: 'Je n’ai pas le droit de voir ce salon ou d’y écrire.',
      dm_closed: 'Je ne peux pas envoyer de MP à cette personne.',
      unsuitable:
        'Impossible d’y écrire : le fil est verrouillé ou archivé, ou ce type de salon ne le permet pas.',
      unavailable: 'Discord n’a pas répondu. Réessaie dans un instant.',
    },
    pingsRole: (role: string) => `mentionne ${role}`,
    cannotPing: (role: string) => `⚠️ ne peut pas mentionner ${role}`,
    pingsNobody: 'ne mentionne personne',
    unmasked: 'numéros complets',
    postTest: 'Tester',
    testWhere: 'Où publier un test ?',
    testSeen: 'Tout le monde dans le salon le verra.',
    remove: 'Retirer',
    allChannels: 'Tous les salons',
    added: (event: string, channel: string) =>
      `✅ **${event}** : les alertes seront publiées dans ${channel}.`,
    removed: (event: string, channel: string) => `Alertes retirées : **${event}** dans ${channel}.`,
    allHere: 'Toutes les alertes d’ici',
    clearsSettings: 'Leurs paramètres seront aussi supprimés',
    confirmRemove: (channel: string) =>
      `**Retirer les alertes dans ${channel} ?** Leurs paramètres seront aussi supprimés. Ce que quelqu’un y suit ou y surveille sera toujours publié.`,
    confirmUnmask: (channel: string) =>
      `**Afficher les numéros de suivi complets dans ${channel} ?** Tous ceux qui lisent le salon pourraient alors consulter ces colis.`,
    showFull: 'Afficher en entier',
    channelRemoved: 'Ce salon d’alerte a été retiré.',
    roleNotMentionable: (role: string) =>
      `⚠️ Je ne peux pas mentionner ${role} : autorise tout le monde à mentionner ce rôle dans ses paramètres, ou accorde-moi la permission « Mentionner @everyone, @here et tous les rôles ».`,
    tested: (channel: string) => `✅ Test publié dans ${channel}.`,
    testWaits: (time: string) => `Les vraies alertes attendent jusqu’à ${time}.`,
    testIsNoCard:
      'Le test est un message à part. Les vrais colis ont chacun une fiche silencieuse à la place.',
    testHasNoCard: 'Le test n’est que le message. Les vrais colis ont en plus chacun une fiche silencieuse.',
    testFailed: (channel: string, reason: string) => `🔴 ${channel} : ${reason}`,
    testNotPosted: 'Le test n’a pas été publié.',
    retries:
      'Je réessaie automatiquement : d’abord après 10 minutes, puis une fois par jour. Avec *Tester*, je réessaie tout de suite.',
    everyoneLeftOut: '⚠️ Rôle ignoré : les alertes ne mentionnent jamais @everyone.',
    levelLeftOut: '⚠️ Niveau ignoré : les photos QC ne sont jamais des problèmes, donc rien ne serait publié.',
    sampleStatus: (name: string) => `${name} a publié ce test. Aucun colis n’a bougé.`,
    samplePhotos: (name: string) => `${name} a publié ce test. Il n’y a pas de nouvelles photos.`,
  },

  alertOptions: {
    levels: {
      all: 'chaque scan',
      milestones: 'étapes clés et problèmes',
      problems: 'problèmes seulement',
    },
    levelHints: {
      all: 'Environ 14 messages par colis',
      milestones: 'Environ 5 messages par colis',
      problems: 'Environ 1 message pour 10 colis',
    },
    means: {
      all: '**Environ 14 messages par colis :** chaque scan d’un transporteur.',
      milestones:
        '**Environ 5 messages par colis :** pris en charge, arrivé dans le pays, dédouané, en livraison, livré. Plus les problèmes et les dates qui changent.',
      problems: '**Environ 1 message pour 10 colis :** seulement ce dont quelqu’un doit s’occuper.',
    },
    meansDigest: (time: string, what: string) => `**Un message par jour, à ${time} :** ${what}.`,
    meansCard: '**Une fiche silencieuse par colis**, qui change à chaque scan.',
    nothingElse: 'Rien d’autre n’est publié sur les colis.',
    dmLevelHints: {
      all: 'Environ 14 messages par colis',
      milestones: 'Environ 5 messages par colis',
      problems: 'Seulement quand tu dois faire quelque chose',
    },
    photoLevels: {
      all: 'toutes les nouvelles photos',
      milestones: 'premières photos seulement',
      problems: 'rien',
    },
    photoLevelHints: {
      all: 'Chaque fois qu’un entrepôt ajoute des photos d’un produit',
      milestones: 'Une fois par produit',
    },
    chooseLevel: 'Choisis ce qui est publié',
    dmTitle: 'Alertes dans tes MP',
    channelTitle: (channel: string) => `Alertes dans ${channel}`,
    newParcels: 'Colis que tu suis à partir de maintenant',
    quietHours: 'Heures calmes',
    digest: 'Résumé quotidien',
    quietOrDigest: 'Heures calmes ou résumé',
    on: 'Activé',
    off: 'Désactivé',
    localTime: (place: string, time: string) => `${place}, il est ${time}`,
    posts: 'Messages',
    whichScans: 'Quels scans',
    whichPhotos: 'Quelles photos',
    how: 'Comment',
    feed: 'Messages séparés',
    feedHint: 'Un message pour chaque nouveauté',
    oneCard: 'Une fiche par colis',
    oneCardHint: 'Un message silencieux qui change à chaque scan',
    cardAndPosts: 'Fiche et messages',
    cardAndPostsHint: 'La même fiche, et des messages sur l’essentiel',
    cardAndDigest: 'Fiche et résumé',
    silent: 'Silencieux',
    silentHint: 'Ni son ni notification',
    forumPosts: 'Chaque colis a un post dans le forum ; ses alertes y sont des messages.',
    followsOnly: 'Seul ce que quelqu’un suit ou surveille ici est publié.',
    inLine: {
      oneCard: 'une fiche par colis',
      cardAndPosts: 'fiche et messages',
      silent: 'silencieux',
      quiet: (from: string, until: string) => `calme ${from}–${until}`,
      digest: (time: string) => `résumé à ${time}`,
    },
    pinged: 'Rôle à mentionner',
    nobody: 'Personne',
    fullNumbers: 'Numéros complets',
    numbersOff: (masked: string) => `Désactivé : ${masked}`,
    numbersOn: (number: string) => `Activé : ${number}`,
    chooseRole: 'Choisis un rôle',
    choosePings: 'Quand le rôle est mentionné',
    problems: 'problèmes',
    holdHint:
      'Pendant les heures calmes, je rassemble ce qui se passe et je le publie à la fin. Le résumé quotidien réunit tout en un message par jour : il remplace donc les heures calmes.',
    saved: '✅ Enregistré.',
    turnOff: 'Désactiver',
    turnOn: 'Activer',
    more: 'Plus',
    from: 'De',
    until: 'À',
    time: 'Heure',
    timeHint: 'Par exemple 22:30, 22h30 ou 8',
    zone: 'Ta ville ou ton fuseau horaire',
    zoneHint: 'Par exemple Paris, Montréal, Shanghai ou UTC+2',
    notATime: (typed: string) => `« ${typed} » n’est pas une heure. Écris par exemple 22:30, 22h30 ou 8.`,
    notAZone: (typed: string) =>
      `Je ne connais pas le fuseau horaire de « ${typed} ». Indique une plus grande ville proche, ou écris-le comme UTC+2.`,
    sameTimes:
      'Les heures calmes ne peuvent pas commencer et finir à la même heure. Pour ne plus rien recevoir, arrête de suivre tes colis.',
    applyToAll: (count: number) => (count === 1 ? 'Appliquer à mon colis' : `Appliquer à mes ${count} colis`),
    appliedToAll: (count: number) =>
      count === 1 ? '✅ Appliqué à ton colis.' : `✅ Appliqué à tes ${count} colis.`,
    tells: {
      all: 'Je te signale chaque scan',
      milestones: 'Je te signale les étapes clés et les problèmes',
      problems: 'Je te signale seulement les problèmes',
    },
    inPlaces: (count: number) => `Tu le suis à ${count} endroits`,
    nameHere: 'Nom dans ce salon',
    nameShown: (name: string) => `Tout le monde voit ${name}`,
    nameHidden: 'Caché : le numéro masqué s’affiche à la place',
    managed:
      'Quelqu’un le suit ici ? Tu peux l’arrêter pour tout le monde. Si le salon reçoit tous les colis, change ses alertes.',
    thisChannel: 'Ce salon',
    notYours:
      'Seules les personnes qui suivent ce colis ici ou qui gèrent le serveur peuvent changer ces alertes.',
    notManager: 'Seules les personnes qui gèrent ce serveur peuvent changer ce qui est publié ici.',
  },

  settings: {
    mine: 'Mes paramètres',
    server: 'Ce serveur',
    data: 'Mes données',
    trouble: 'Problème\u202F?',
    change: 'Modifier',
    agents: 'Agents',
    popularAgents: 'Les plus utilisés d’abord',
    secondCurrency: 'Deuxième devise',
    noCurrency: 'Aucune, prix d’origine',
    pricesIn: (name: string) => `Prix aussi en ${name}`,
    rate: (rate: string, day: string) => `1 CN¥ = ${rate}, taux du ${day}`,
    asServer: 'Comme sur chaque serveur',
    links: 'Liens et numéros dans le chat',
    myLinks: 'Réponses à mes liens et numéros',
    on: 'Activé',
    off: 'Désactivé',
    language: 'Langue',
    fromDiscord: (name: string) => `${name}, d’après Discord`,
    ownLanguage: (name: string) =>
      `${name}, comme dans ton Discord. Ce que tout le monde voit est dans la langue du serveur.`,
    noAlertChannels: 'Aucun',
    purposes: {
      links: 'Où je réponds aux liens et numéros de suivi des membres',
      agents: 'En premier dans les réponses ici\u202F; chacun peut choisir les siens',
      currency: 'Prix aussi dans cette devise ici\u202F; chacun peut choisir la sienne',
      language: 'Pour tout ce que tout le monde voit, peu importe qui demande',
      kilogramPrice: 'Sert à estimer l’envoi des hauls\u202F; chacun peut indiquer le sien',
      haulButtons: 'Un bouton qui ajoute l’article au haul de la personne qui appuie',
      alerts: 'Où je publie les nouveaux scans et photos QC',
    },
    agentsOf: { mine: 'Mes agents', server: 'Agents de ce serveur' },
    noAgents: 'Aucun agent choisi : les plus utilisés d’abord.',
    agentOrder: 'Ils viennent en premier, dans cet ordre :',
    closedAgent: (name: string) => `${name} (fermé)`,
    changeAgent: 'Modifier un agent',
    addAgent: 'Ajouter un agent',
    addAgentBetween: (first: string, last: string) => `Ajouter un agent (${first}–${last})`,
    agentLimit: (max: number) => `${max} au maximum. Retires-en un pour en ajouter un autre.`,
    agentPosition: (name: string, position: number, count: number) => `${name} : ${position} sur ${count}`,
    moveUp: 'Monter',
    moveDown: 'Descendre',
    removeAgent: 'Retirer',
    linksOn: 'Les liens et numéros de suivi reçoivent une réponse',
    linksOff: 'Les liens et numéros de suivi ne reçoivent pas de réponse',
    exceptChannels: (channels: string) => `Sauf dans ${channels}`,
    alsoChannels: (channels: string) => `Mais avec réponses dans ${channels}`,
    turnOn: 'Activer',
    turnOff: 'Désactiver',
    exceptIn: 'Salons sans réponses :',
    alsoIn: 'Salons avec réponses quand même :',
    chooseChannels: 'Choisir des salons',
    publicLanguage: 'Langue des réponses visibles par tout le monde',
    reasons: {
      deployment: 'Les personnes qui gèrent ce bot ont désactivé ces réponses (AUTO_CONVERT).',
      intent:
        'Discord me laisse lire uniquement les messages qui me mentionnent (Message Content Intent). Mentionne-moi, ou passe par Applications › Rechercher.',
      server: 'Ces réponses sont désactivées sur ce serveur.',
      channel: 'Ces réponses sont désactivées dans ce salon.',
      permission: 'Il me manque des permissions ici.',
      own: 'Tu as désactivé ces réponses dans tes paramètres.',
    },
    permissionsIn: (channel: string) => `Ce que je peux faire dans ${channel}`,
    permissionMissing: (permission: string) =>
      `🔴 Il manque « ${permission} » : accorde cette permission à mon rôle ou dans les paramètres du salon`,
    replyRefused: (channel: string, when: string) => `🔴 ${channel} : Discord a refusé une réponse ${when}`,
  },

  status: {
    works: 'Tout fonctionne',
    broken: (names: string) => `En panne : ${names}`,
    service: 'Colis et produits',
    notResponding: (when: string) => `pas de réponse pour l’instant, dernière réponse ${when}`,
    noResponseYet: 'pas encore de réponse',
    connection: 'Connexion à Discord',
    partlyConnected:
      'sur certains serveurs, je ne réponds pas pour l’instant. Cela s’arrange en général en moins d’une minute.',

    saving: 'Enregistrement',
    notWritable: 'impossible pour l’instant : ce que tu changes ou ajoutes sera perdu. Réessaie plus tard.',
    alerts: 'Alertes',
    noAlertsWaiting: 'aucune en attente',
    alertsWaiting: (count: number, since: string) =>
      plural(count, {
        one: `${count} en attente, créée ${since}`,
        other: `${count} en attente, la plus ancienne créée ${since}`,
      }),
    channelsPaused: (channels: string, command: string) =>
      `envoi suspendu : ${channels}. Pour savoir pourquoi : ${command}`,
    somePaused: (count: number) =>
      `envoi suspendu sur ce serveur : ${count}. Les personnes qui gèrent le serveur peuvent voir pourquoi.`,
    polling: 'Vérifications régulières',
    pollingBehind: (count: number, since: string) =>
      `en retard. Colis et produits en attente : ${count} ; le premier était prévu ${since}`,

    dms: 'Tes MP',
    dmsOpen: 'ouverts',
    dmsClosed: 'fermés. Autorise les messages privés des membres du serveur, ou écris-moi.',
    linksIn: (channel: string) => `Liens dans ${channel}`,
    replies: 'je réponds',
    noReply: (agents: number) =>
      `**Pas de réponse à un lien ?** Je lis Weidian, Taobao, Tmall, 1688 et ${agents} agents.`,
    dateOff:
      '**Une date est fausse ?** Elle est calculée d’après d’autres colis du même trajet, et chacun la rend plus précise.',
    reference: 'Chaque message d’erreur a une référence. Donne-la à la modération.',
  },

  privacy: {
    title: 'Mes données',
    nothingStored: 'Je ne garde rien sur toi',
    parcels: (count: number) => `**Colis que tu suis (${count})**`,
    products: (count: number) =>
      plural(count, { one: `${count} produit surveillé`, other: `${count} produits surveillés` }),
    also: '**En plus**',
    archived: (count) => (count === 1 ? '1 colis dans tes archives' : `${count} colis dans tes archives`),
    recentProducts: (count: number) =>
      plural(count, {
        one: `${count} produit que tu as regardé`,
        other: `${count} produits que tu as regardés`,
      }),
    alertChannels: (count: number) =>
      plural(count, {
        one: `${count} salon d’alerte que tu as configuré`,
        other: `${count} salons d’alerte que tu as configurés`,
      }),
    settings: 'tes paramètres',
    pendingAlerts: (count: number) => `Alertes en attente d’envoi : ${count}`,
    replies: (count: number) => `Traces de mes réponses à tes messages : ${count}`,
    retention:
      'Les messages que tu écris ne sont jamais enregistrés. Les traces de mes réponses et les alertes envoyées disparaissent au bout de 30 jours, les produits regardés au bout de 180.',
    delete: 'Tout supprimer',
    askDelete: 'Tout supprimer ?',
    confirmDelete:
      'Tes colis, hauls, produits surveillés et paramètres seront supprimés. **C’est irréversible.**\n-# Seront aussi supprimés : les noms que tu as donnés à tes colis, tes archives, ce que tu as partagé de tes hauls, les produits que tu as regardés, les traces de mes réponses, les alertes en attente d’envoi et les données récupérées uniquement pour toi.\n-# Les salons d’alerte que tu as configurés restent sur leur serveur, mais ne seront plus liés à toi. Les anciennes sauvegardes des personnes qui gèrent ce bot contiennent encore tout cela, jusqu’à ce qu’elles les suppriment.',
    deleted: 'C’est fait : plus rien n’est enregistré à ton sujet, sauf dans d’anciennes sauvegardes.',
  },

  help: {
    here: 'Envoie-moi ici un lien ou un numéro de suivi',
    title: 'Colle un lien ou un numéro de suivi',
    where: 'Dans un salon ou en MP. Personne d’autre ne voit tes colis.',
    mentioned: 'En MP, ou dans un message qui me mentionne.',
    track: 'où il est et quand il arrive',
    qc: 'photos de l’entrepôt',
    lookup: 'prix, stock, poids',
    convert: 'le lien de ton agent',
    haul: 'le prix d’achat et d’envoi',
    settings: 'agents, devise, données',
    alerts: 'quels salons ont des alertes',
    manage: 'Tu gères ce serveur\u202F: choisis où je réponds et où vont les alertes.',
    menu: 'Ou dans le menu d’un message : *Applications › Rechercher*.',
    trackParcel: 'Suivre un colis',
    myAgents: 'Mes agents',
    numberHint: 'Lettres et chiffres, p. ex. LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'J’accepte les liens de produits Weidian, Taobao, Tmall et 1688, et les pages de produit d’agents comme CNFans, Kakobuy ou Superbuy.',
    nothingInMessage: 'Je ne trouve ni lien de produit ni numéro de suivi dans ce message.',
    noProductIn: (typed, accepted) => `Je ne trouve aucun produit dans « ${typed} ». ${accepted}`,
    whichPlatform: (id) => `De quelle plateforme vient \`${id}\` ?`,
    shopLink:
      'Ce lien mène à une boutique ou à une recherche, pas à un produit précis. Ouvre un produit et colle son lien.',
    inputTooLong: (max: number) => `C’est trop long. Colle seulement le lien (${max} caractères maximum).`,
    unknownAgent: (name: string, nearest: string) =>
      `Je ne connais aucun agent nommé « ${name} ». Tu voulais dire ${nearest} ?`,
    unknownAgentPick: (name: string) =>
      `Je ne connais aucun agent nommé « ${name} ». Choisis-en un dans la liste qui apparaît pendant la saisie.`,
    tooManyUnknownNumbers: (again: string) => `Tu as demandé trop de numéros inconnus. Réessaie ${again}.`,
    tooManyFollows: (max: number) =>
      `Tu suis et surveilles déjà ${max} colis et produits, c’est le maximum. Arrête de suivre des colis avec \`/suivi\` ou de surveiller des produits avec \`/qc\`.`,
    notFollowedHere:
      'Ce n’est pas toi qui as activé ces alertes ici. Seule la personne qui l’a fait, ou la modération, peut les arrêter.',
    tooManyAlertChannels: (max: number) =>
      `Ce serveur a déjà le nombre maximal de salons d’alerte (${max}). Retires-en d’abord un avec \`/alertes retirer\`.`,
    noAlertChannels: 'Ce serveur n’a pas encore de salon d’alerte. Ajoutes-en un avec `/alertes ajouter`.',
    noMatchingAlertChannel:
      'Ce salon ne reçoit pas ces alertes. `/alertes liste` montre ceux qui les reçoivent.',
    everyoneRole: 'Les alertes ne mentionnent jamais @everyone. Choisis un autre rôle, ou aucun.',
    missingPermissions: (names: string, channel: string) =>
      `Je ne peux pas publier dans ${channel}. Permissions manquantes : **${names}**. Ajoute-les à mon rôle ou dans les paramètres du salon, puis réessaie.`,
    cannotPostHere:
      'Je ne peux pas publier dans cette discussion. Passe plutôt par tes MP, ou par un salon d’un serveur où je suis.',
    userCannotPost:
      'Tu n’as pas le droit d’écrire dans ce salon, je ne peux donc pas y publier d’alertes pour toi. Passe plutôt par tes MP ou par un autre salon.',
    userCannotShare:
      'Tu ne peux pas envoyer de messages dans ce salon, donc je ne peux rien y partager pour toi.',
    tooManyPosts: (again: string) =>
      `Beaucoup de messages ont été publiés avec mes boutons en peu de temps. Tu pourras de nouveau publier ${again}.`,
    slowMode: (again: string) =>
      `Ce salon est en mode lent. Je pourrai de nouveau y publier pour toi ${again}.`,
    testedRecently: (channel: string, again: string) =>
      `${channel} vient d’être testé. Tu pourras le tester de nouveau ${again}.`,
  },

  errors: {
    unexpected:
      'Un problème est survenu de mon côté. Réessaie ; si ça se reproduit, donne la référence ci-dessous à la modération.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Référence ${reference}`,
    outdatedComponent: 'Ce bouton vient d’une ancienne version et ne marche plus. Relance la commande.',
    notAllowed: 'Il te faut la permission « Gérer le serveur » pour faire ça.',
    tooManyInteractions: (again: string) =>
      `Tu as fait beaucoup de demandes en une minute. Réessaie ${again}.`,
    badRequest: 'Je ne peux pas chercher ça. Vérifie ta saisie, puis réessaie.',
    unauthorised:
      'Je ne reçois aucune donnée, car ma clé d’accès est refusée. Seules les personnes qui gèrent ce bot peuvent régler le problème.',
    parcelNotFound:
      'Je ne trouve pas ce numéro. Vérifie qu’il ne contient pas de faute de frappe ; un nouveau numéro peut mettre un jour ou deux à apparaître.',
    productNotFound:
      'Je ne trouve pas ce produit. Vérifie le lien, ou colle le lien d’origine (Weidian, Taobao ou 1688).',
    linkNotFound:
      'Je n’ai trouvé aucun produit derrière ce lien. Ouvre-le et colle l’adresse de la page sur laquelle tu arrives.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Il y a trop de demandes en ce moment. Réessaie dans une minute.'
        : `Il y a trop de demandes en ce moment. Réessaie ${again}.`,
    unavailable:
      'Je n’arrive pas à obtenir les données pour le moment. Ta demande n’y est pour rien ; réessaie dans quelques minutes.',
    timedOut: 'Ça a pris trop de temps. Réessaie dans un instant.',
    invalidResponse:
      'J’ai reçu des données que je ne comprends pas. Réessaie plus tard ; si ça se reproduit, donne la référence ci-dessous à la modération.',
  },

  liveCard: {
    before: (what: string) => `Avant : ${what}`,
    followInDms: 'Suivre en MP',
    followed: (parcel: string) =>
      `🔔 Je t’écris en MP dès qu’il se passe quelque chose d’important pour **${parcel}**.`,
    masked: 'Ce numéro est masqué ici. Pour recevoir ses alertes en MP, saisis le numéro complet.',
    enterNumber: 'Saisir le numéro',
  },

  digest: {
    overnight: (news) => `Pendant la nuit : ${news}`,
    both: (first, second) => `${first}, ${second}`,
    needYou: (count) => `${count} à traiter`,
    needOwner: (count) => `${count} à traiter`,
    arriveToday: (count) =>
      plural(count, { one: `${count} arrive aujourd’hui`, other: `${count} arrivent aujourd’hui` }),
    delivered: (count) => plural(count, { one: `${count} livré`, other: `${count} livrés` }),
    prices: (count) =>
      plural(count, { one: `${count} changement de prix`, other: `${count} changements de prix` }),
    notices: (count) =>
      plural(count, {
        one: `envoi suspendu dans ${count} salon`,
        other: `envoi suspendu dans ${count} salons`,
      }),
    onlyScans: (scans, parcels) =>
      `${plural(scans, { one: `${scans} scan`, other: `${scans} scans` })} pour ${plural(parcels, { one: `${parcels} colis`, other: `${parcels} colis` })}`,
    newPhotos: 'nouvelles photos QC',
    silent: 'aucun scan depuis plus longtemps que d’habitude',
    ended: 'n’est plus vérifié',
    andMore: (names: string, count: number) =>
      plural(count, { one: `${names} et ${count} autre`, other: `${names} et ${count} autres` }),
    ordinaryScans: (count, since) =>
      plural(count, {
        one: `${count} scan ordinaire ${since}`,
        other: `${count} scans ordinaires, le premier ${since}`,
      }),
    myParcels: 'Mes colis',
    change: 'Modifier le résumé',
    changeQuietHours: 'Heures calmes',
    held: (count) => `${count} en attente de la fin des heures calmes ou d’un résumé`,
  },

  suspended: {
    line: (channel) => `Je ne peux plus publier dans ${channel}`,
    missing: (names) =>
      `Il m’y manque des permissions : ${names}. Accorde-les à mon rôle ou dans les paramètres du salon.`,
    gone: 'Le salon n’existe plus. Tes colis restent suivis : change leurs alertes avec `/suivi` ou choisis un autre salon avec `/alertes ajouter`.',
    thenTest: 'Appuie ensuite sur *Tester*.',
    waiting: 'Les alertes des 7 derniers jours sont en attente et seront publiées dès que possible.',
    works: (channel) => `Les alertes arrivent de nouveau dans ${channel}, y compris celles qui attendaient.`,
    mayNotTest: (channel: string) =>
      `Tu ne peux pas envoyer de messages dans ${channel}. Demande à quelqu’un qui le peut de publier le test, ou attends : je réessaie automatiquement.`,
  },

  permissions: {
    ViewChannel: 'Voir le salon',
    SendMessages: 'Envoyer des messages',
    SendMessagesInThreads: 'Envoyer des messages dans les fils',
    EmbedLinks: 'Intégrer des liens',
    AttachFiles: 'Joindre des fichiers',
    ReadMessageHistory: 'Voir les anciens messages',
    SendPolls: 'Créer des sondages',
  },
};
