import type { Texts } from './en.ts';
import { createPluralSelector } from './plural.ts';

const plural = createPluralSelector('pl');

export const pl: Texts = {
  locale: 'pl',
  language: 'Polski',

  commands: {
    names: {
      track: 'paczka',
      qc: 'qc',
      lookup: 'produkt',
      convert: 'konwertuj',
      parcels: 'moje-paczki',
      alerts: 'powiadomienia',
      settings: 'ustawienia',
      status: 'status',
      privacy: 'prywatność',
      help: 'pomoc',
      add: 'dodaj',
      list: 'lista',
      remove: 'usuń',
      test: 'test',
      show: 'pokaż',
      delete: 'skasuj',
      number: 'numer',
      private: 'prywatnie',
      link: 'link',
      agent: 'agent',
      agents: 'agenci',
      event: 'rodzaj',
      channel: 'kanał',
      role: 'rola',
      mask: 'ukryj-numery',
    },
    track: {
      description: 'Sprawdź, gdzie jest paczka: wszystkie skany, od najnowszego',
      number: 'Numer przesyłki',
      private: 'Odpowiedź widzisz tylko ty (domyślnie: tak)',
    },
    qc: {
      description: 'Zobacz, jak twój produkt wygląda w magazynie: zdjęcia QC',
    },
    lookup: {
      description: 'Informacje o produkcie: cena, dostępność, rozmiary, warianty, dane z magazynu',
      agent: 'Dane z magazynu którego agenta pokazać',
    },
    convert: {
      description: 'Zamień dowolny link do produktu na link swojego agenta',
      agents: 'Pokaż tylko tych agentów, po przecinku (domyślnie: wszystkich)',
    },
    parcels: {
      description: 'Twoje paczki: gdzie są, zmiana nazwy, koniec śledzenia',
    },
    alerts: {
      description: 'Wybierz kanały, które dostają powiadomienia o nowych skanach i zdjęciach QC',
      add: 'Publikuj nowe skany albo zdjęcia QC na kanale',
      list: 'Pokaż kanały powiadomień tego serwera i sprawdź, czy działają',
      remove: 'Przestań publikować powiadomienia na kanale',
      test: 'Wyślij test i spróbuj ponownie na kanałach, które przestały działać',
      event: 'Co publikować',
      tracking: 'Nowe skany',
      qc: 'Nowe zdjęcia QC',
      channel: 'Kanał, wątek albo post na forum',
      anyEvent: 'Nowe skany albo zdjęcia QC (domyślnie: oba rodzaje)',
      anyChannel: 'Tylko ten kanał (domyślnie: wszystkie)',
      role: 'Rola oznaczana przy każdym powiadomieniu (domyślnie: żadna)',
      mask: 'Ukryj środkową część numerów przesyłek (domyślnie: tak)',
    },
    settings: {
      description: 'Twoje linki i ulubieni agenci, a jeśli zarządzasz serwerem, także jego ustawienia',
    },
    status: {
      description: 'Czy wszystko działa? Źródło danych, Discord, zdarzenia, powiadomienia, linki na czacie',
    },
    privacy: {
      description: 'Co ten bot o tobie przechowuje',
      show: 'Pokaż, co jest o tobie zapisane',
      delete: 'Usuń wszystko, co jest o tobie zapisane',
    },
    help: {
      description: 'Co robię i od czego zacząć',
    },
    convertLinks: 'Konwertuj linki',
    qcPhotos: 'Zdjęcia QC',
    trackParcels: 'Sprawdź paczki',
    product: {
      link: 'Dowolny link do produktu albo jego ID',
    },
    private: 'Odpowiedź widzisz tylko ty (domyślnie: nie)',
  },

  common: {
    checked: (when: string) => `Sprawdzono ${when}`,
    stale: (when: string) => `Nie mogę teraz pobrać nowszych danych. Te pobrano ${when}.`,
    source: (name: string) => `Źródło: ${name}`,
    incomplete: (received: string, total: string) => `Niepełne dane: otrzymano ${received} z ${total}`,
    more: (count: number) => `i jeszcze ${count}`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
    previous: 'Poprzednie',
    next: 'Następne',
    refresh: 'Odśwież',
    share: 'Udostępnij',
    back: 'Wstecz',
    tryAgain: 'Spróbuj znowu',
    unfollow: 'Przestań śledzić',
    stopWatching: 'Przestań obserwować',
    details: 'Szczegóły',
    qcPhotos: 'Zdjęcia QC',
    agentLinks: 'Linki agentów',
    openAt: (name: string) => `Otwórz na ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Produkt ${platform} ${id}`,
    noPrice: 'Brak ceny',
    soldOut: 'Wyprzedane',
    inStock: (count) => `${count} szt. w magazynie`,
    detailsMissing: 'nie wczytano szczegółów',
    photoAlt: (name) => `Zdjęcie z oferty: ${name}`,
  },

  track: {
    states: {
      unknown: 'Aktualizacja',
      waiting: 'Jeszcze bez skanów',
      accepted: 'Przyjęta',
      moving: 'W drodze',
      customs: 'Odprawa celna',
      outForDelivery: 'Wydana do doręczenia',
      collect: 'Gotowa do odbioru',
      delivered: 'Doręczona',
      exception: 'Wymaga uwagi',
    },
    lastScan: (when: string) => `Ostatni skan: ${when}`,
    noScans:
      'Numer jest zarejestrowany, ale żaden przewoźnik nie zeskanował jeszcze paczki. Pierwszy skan pojawia się zwykle od jednego do pięciu dni po wysyłce.',
    noStatus: 'Skan bez opisu',
    range: (first: number, last: number, total: number) => `Skany ${first}–${last} z ${total}`,
    followsInDm: '🔔 O każdym nowym skanie napiszę do ciebie w DM.',
    followsHere: '🔔 Nowe skany będą trafiać na ten kanał, z częściowo ukrytym numerem.',
    followDm: 'Śledź w DM',
    followHere: 'Śledź tutaj',
    unfollowDm: 'Przestań śledzić w DM',
    unfollowHere: 'Przestań śledzić tutaj',
    unfollowElsewhere: 'Przestań śledzić gdzie indziej',
    rename: 'Nazwij',
    notFollowing: 'Nie śledzisz tej paczki.',
    unfollowEverywhere: 'Przestań śledzić wszędzie',
    alertsStopped: (parcel: string) => `Nie będzie tu więcej powiadomień o paczce **${parcel}**.`,
    nameTitle: 'Nazwij tę paczkę',
    nameLabel: 'Nazwa',
    nameHint: 'Pomoże ci rozpoznać paczkę, np. „Buty na zimę”. Zostaw puste, aby nie nadawać nazwy.',
    chooserTitle: 'Która paczka?',
    chooseNumber: 'Wybierz numer przesyłki',
  },

  parcels: {
    title: 'Moje paczki',
    noParcels:
      'Nie śledzisz jeszcze żadnej paczki. Sprawdź paczkę przez `/paczka` i kliknij **Śledź w DM**, a o każdym nowym skanie dowiesz się od razu.',
    noScans: 'Jeszcze bez skanów',
    inDm: 'w DM',
    inChannel: (channel: string) => `na ${channel}`,
    dmClosed:
      '⚠️ Nie mogę do ciebie pisać w DM, więc powiadomienia czekają. Zezwól na wiadomości od członków serwera albo napisz do mnie, a potem włącz śledzenie jeszcze raz.',
    range: (first: number, last: number, total: number) => `Paczki ${first}–${last} z ${total}`,
    choose: 'Otwórz paczkę: historia, zmiana nazwy, koniec śledzenia',
  },

  alerts: {
    newScans: (count: number) =>
      plural(count, {
        one: `${count} nowy skan`,
        few: `${count} nowe skany`,
        many: `${count} nowych skanów`,
        other: `${count} nowego skanu`,
      }),
    previousStatus: (status: string) => `Wcześniej: ${status}`,
    fullHistory: 'Pełna historia',
    newPhotos: 'Nowe zdjęcia QC',
    photosPending: 'zdjęć jeszcze nie ma',
    allPhotos: 'Wszystkie zdjęcia',
  },

  qc: {
    heading: 'Zdjęcia QC',
    listingHeading: 'Zdjęcia sprzedawcy',
    summary: (photos: string, sets: number) =>
      plural(sets, {
        one: `${photos} w ${sets} zestawie`,
        few: `${photos} w ${sets} zestawach`,
        many: `${photos} w ${sets} zestawach`,
        other: `${photos} w ${sets} zestawu`,
      }),
    provider: (name: string) => `Zdjęcia: ${name}`,
    set: (index: number, count: number) => `Zestaw ${index} z ${count}`,
    photos: (count: number) =>
      plural(count, {
        one: `${count} zdjęcie`,
        few: `${count} zdjęcia`,
        many: `${count} zdjęć`,
        other: `${count} zdjęcia`,
      }),
    noDate: 'Bez daty',
    range: (first: number, last: number, total: number) =>
      first === last ? `Zdjęcie ${first} z ${total}` : `Zdjęcia ${first}–${last} z ${total}`,
    noPhotos:
      'Nie ma jeszcze zdjęć QC. Pojawią się, gdy magazyn któregoś agenta sfotografuje dla kogoś ten produkt.',
    emptySet: 'W tym zestawie nie ma zdjęć, które da się pokazać.',
    noListingPhotos: 'Sprzedawca też nie ma zdjęć.',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['Zdjęcie QC', `${index} z ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    listingAlt: (index: number, total: number) => `Zdjęcie sprzedawcy ${index} z ${total}`,
    chooseSet: 'Wybierz, które zdjęcia pokazać',
    listing: 'Zdjęcia sprzedawcy',
    watch: 'Obserwuj produkt',
    watchTitle: 'Powiadomienia o nowych zdjęciach',
    watchPrompt: 'Gdzie mam dać ci znać, gdy magazyn zrobi zdjęcia tego produktu?',
    watchesInDm: '🔔 O nowych zdjęciach napiszę do ciebie w DM.',
    watchesHere: '🔔 Nowe zdjęcia będą trafiać na ten kanał.',
    watchDm: 'W DM',
    watchHere: 'Na tym kanale',
    unwatchDm: 'Wyłącz w DM',
    unwatchHere: 'Wyłącz na tym kanale',
    alertsStopped: 'Nie będzie tu więcej powiadomień o tym produkcie.',
    chooserTitle: 'Zdjęcia którego produktu?',
  },

  lookup: {
    noTitle: 'Produkt bez nazwy',
    linkAgent: (agent: string) => `Link agenta ${agent}`,
    variantSource: (platform: string) => `Warianty z ${platform}`,
    price: 'Cena',
    stock: 'Dostępność',
    inStock: 'Dostępny',
    outOfStock: 'Wyprzedany',
    available: (count: string) => `${count} szt.`,
    sizes: (count: number) => `Rozmiary (${count})`,
    versions: (count: number) => `Wersje (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'W magazynie' : `W magazynie agenta ${agent}`),
    weight: (grams: string) => `Waga: ${grams} g`,
    volume: (cm3: string) => `Objętość: ${cm3} cm³`,
    dimensions: (text: string) => `Wymiary: ${text}`,
    storage: (label: string, value: string) =>
      label === '' ? `Okres przechowywania: ${value}` : `${label}: ${value}`,
    turnover: (label: string, value: string) =>
      label === '' ? `Czas rotacji: ${value}` : `${label}: ${value}`,
    variant: 'Wybrany wariant',
    matchingVariants: (count: number, total: number) => `Pasujące warianty: ${count} z ${total}`,
    noVariant: 'Ta kombinacja jest niedostępna. Wybierz inną.',
    choose: (option: string) => `Wybierz: ${option}`,
    anyValue: 'Bez znaczenia',
    valueAvailable: (count: string) => `${count} szt.`,
    valueSoldOut: 'Wyprzedane',
    valueUnavailable: 'Niedostępne z innymi wybranymi opcjami',
    reset: 'Wyczyść wybór',
  },

  convert: {
    agentCount: (count: number) =>
      plural(count, {
        one: `Dostępne u ${count} agenta`,
        few: `Dostępne u ${count} agentów`,
        many: `Dostępne u ${count} agentów`,
        other: `Dostępne u ${count} agenta`,
      }),
    noAgents: 'Żaden z wybranych agentów nie obsługuje tego produktu.',
    moreAgents: 'Więcej agentów',
    moreAgentsRange: (first: string, last: string) => `Więcej agentów: ${first} – ${last}`,
    linkTooLong: 'Link tego agenta jest za długi na przycisk:',
    agentRemoved: 'Link tego agenta do tego produktu nie jest już dostępny.',
  },

  chat: {
    moreLinks: (count: number) =>
      plural(count, {
        one: `I jeszcze ${count} link`,
        few: `I jeszcze ${count} linki`,
        many: `I jeszcze ${count} linków`,
        other: `I jeszcze ${count} linku`,
      }),
    failedLinks: (count: number) =>
      plural(count, {
        one: `Nie udało się przekonwertować ${count} linku`,
        few: `Nie udało się przekonwertować ${count} linków`,
        many: `Nie udało się przekonwertować ${count} linków`,
        other: `Nie udało się przekonwertować ${count} linku`,
      }),
    dismiss: 'Usuń',
    notAuthor: 'Tę odpowiedź może usunąć tylko autor wiadomości albo moderacja.',
  },

  alertChannels: {
    title: 'Kanały powiadomień',
    noChannels:
      'Nie ma jeszcze kanałów powiadomień. Dodaj pierwszy: `/powiadomienia dodaj rodzaj:Nowe skany kanał:#paczki`.',
    followedOnlyNotice:
      'Ten serwer dostaje powiadomienia tylko o paczkach śledzonych i produktach obserwowanych na jednym z jego kanałów: kliknij **Śledź tutaj** w `/paczka` albo **Obserwuj produkt** w `/qc`. Jeśli to twój bot, dodaj ten serwer do `HOME_GUILD_IDS`, a będzie dostawać wszystkie powiadomienia.',
    manage: 'Zarządzaj',
    event: { tracking: 'Nowe skany', qc: 'Nowe zdjęcia QC' },
    working: (when: string | null) =>
      when === null ? '🟢 gotowy, jeszcze bez powiadomień' : `🟢 ostatnie powiadomienie: ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} Wstrzymano ${since}; powiadomienia są przechowywane przez 7 dni.`,
    reasons: {
      gone: 'Tego kanału już nie ma.',
      forbidden: 'Nie widzę tego kanału albo nie mogę na nim pisać.',
      dm_closed: 'DM są zamknięte.',
      unsuitable: 'Nie da się tam pisać: wątek jest zablokowany albo to forum, a nie post na forum.',
      unavailable: 'Discord nie odpowiedział. Spróbuj ponownie za chwilę.',
    },
    pingsRole: (role: string) => `oznacza ${role}`,
    pingsNobody: 'nikogo nie oznacza',
    masked: 'numery częściowo ukryte',
    unmasked: 'pełne numery',
    postTest: 'Wyślij test',
    maskNumbers: 'Ukryj numery',
    showNumbers: 'Pokaż pełne numery',
    remove: 'Usuń',
    allChannels: 'Wszystkie kanały',
    added: (event: string, channel: string) => `✅ **${event}** będą trafiać na ${channel}.`,
    removed: (event: string, channel: string) => `Usunięto powiadomienia: **${event}** na ${channel}.`,
    channelRemoved: 'Ten kanał powiadomień został usunięty.',
    roleNotMentionable: (role: string) =>
      `⚠️ Nie mogę oznaczać ${role}: w ustawieniach tej roli pozwól każdemu ją oznaczać albo daj mi uprawnienie „Zamieszczanie wzmianek @everyone, @here oraz wszystkich ról”.`,
    tested: (channel: string) => `✅ Test wysłany na ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    sampleState: 'W doręczeniu',
    sampleStatus: 'To jest test: powiadomienia tutaj działają.',
    samplePhotos: 'To jest test: tutaj będą ogłaszane nowe zdjęcia QC.',
  },

  settings: {
    mine: 'Moje ustawienia',
    server: 'Ten serwer',
    trouble: 'Diagnostyka',
    change: 'Zmień',
    agents: 'Agenci',
    popularAgents: 'Najpierw najpopularniejsi',
    secondCurrency: 'Druga waluta',
    noCurrency: 'Brak, ceny z oferty',
    pricesIn: (name: string) => `Druga waluta: ${name}`,
    rate: (rate: string, day: string) => `1 CN¥ = ${rate}, kurs z ${day}`,
    asServer: 'Tak jak na danym serwerze',
    links: 'Linki na czacie',
    myLinks: 'Moje linki na czacie',
    converted: 'Są konwertowane',
    leftAlone: 'Zostają bez zmian',
    language: 'Język',
    fromDiscord: (name: string) => `${name}, z Discorda`,
    storedData: (command: string) => `Co o tobie przechowuję: ${command}`,
    agentsOf: { mine: 'Moi agenci', server: 'Agenci tego serwera' },
    noAgents: 'Nie wybrano żadnych, więc najpierw są najpopularniejsi.',
    agentOrder: 'Są na początku, w tej kolejności:',
    closedAgent: (name: string) => `${name} (zamknięty)`,
    changeAgent: 'Zmień agenta',
    addAgent: 'Dodaj agenta',
    addAgentBetween: (first: string, last: string) => `Dodaj: ${first} – ${last}`,
    agentLimit: (max: number) => `Najwięcej można mieć ${max}. Usuń jednego, aby dodać innego.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} z ${count}`,
    moveUp: 'W górę',
    moveDown: 'W dół',
    removeAgent: 'Usuń',
    linksOn: 'Linki na tym serwerze są konwertowane',
    linksOff: 'Linki na tym serwerze zostają bez zmian',
    exceptChannels: (channels: string) => `Z wyjątkiem: ${channels}`,
    alsoChannels: (channels: string) => `Ale są konwertowane na: ${channels}`,
    turnLinksOn: 'Włącz',
    turnLinksOff: 'Wyłącz',
    exceptIn: 'Kanały, na których linki zostają bez zmian:',
    alsoIn: 'Kanały, na których linki i tak są konwertowane:',
    chooseChannels: 'Wybierz kanały',
    publicLanguage: 'Język odpowiedzi widocznych dla wszystkich',
    enabledHere: 'Linki na tym kanale są konwertowane',
    disabledHere: 'Linki na tym kanale nie są konwertowane',
    reasons: {
      deployment: 'Operator bota to wyłączył (AUTO_CONVERT).',
      intent:
        'Discord pozwala mi czytać tylko wiadomości, w których ktoś mnie oznacza (Message Content Intent). Oznacz mnie albo użyj Aplikacje › Konwertuj linki.',
      server: 'Na tym serwerze jest to wyłączone.',
      channel: 'Na tym kanale jest to wyłączone.',
      permission: 'Brakuje mi tu uprawnień, szczegóły poniżej.',
    },
    permissionsIn: (channel: string) => `Co mogę robić na ${channel}`,
    permissionGranted: (permission: string) => `🟢 ${permission}`,
    permissionMissing: (permission: string) =>
      `🔴 Brak uprawnienia „${permission}”: nadaj je mojej roli albo w ustawieniach kanału`,
    replyRefused: (channel: string, when: string) => `🔴 ${channel}: Discord odrzucił moją odpowiedź ${when}`,
    noRefusals: 'Na żadnym kanale nie odrzucono mojej odpowiedzi.',
  },

  status: {
    works: 'Wszystko działa',
    broken: (names: string) => `Nie działa: ${names}`,
    service: 'Źródło danych',
    responded: (when: string) => `ostatnia odpowiedź: ${when}`,
    notResponding: (when: string) => `nie odpowiada, ostatnia odpowiedź: ${when}`,
    noResponseYet: 'jeszcze ani razu nie odpowiedziało',
    notCalledYet: 'od startu nie było jeszcze zapytań',
    discord: 'Discord',
    connected: (ms: number | null) => (ms === null ? 'połączono' : `połączono, ${ms} ms`),
    disconnected: 'brak połączenia',
    database: 'Baza danych',
    writable: 'działa',
    notWritable:
      'zapis nie działa: dopóki nie wróci, nic nowego nie jest zapisywane, a zdarzenia są odrzucane',
    events: 'Zdarzenia',
    lastEvent: (when: string) => `ostatnie: ${when}`,
    noEvent: 'jeszcze żadne nie przyszło',
    noSecret: 'wyłączone: brak WEBHOOK_SECRET. Zamiast tego śledzone paczki są regularnie sprawdzane.',
    alerts: 'Powiadomienia',
    noAlertsWaiting: 'żadne nie czeka',
    alertsWaiting: (count: number, since: string) => `oczekujące: ${count}, najstarsze utworzono ${since}`,
    polling: 'Regularne sprawdzanie',
    pollingBehind: (count: number, since: string) =>
      `opóźnione. Paczki i produkty w kolejce: ${count}; pierwszy termin minął ${since}`,
    links: 'Linki na czacie',
    linksOn: 'włączone',
    linksOff: 'wyłączone: AUTO_CONVERT',
    linksNoIntent:
      'wyłączone: brak Message Content Intent. Oznacz mnie albo użyj Aplikacje › Konwertuj linki.',
  },

  privacy: {
    title: 'Co o tobie przechowuję',
    nothingStored: 'Nic o tobie nie przechowuję',
    parcels: (count: number) => `**Śledzone paczki (${count})**`,
    products: (count: number) => `**Obserwowane produkty (${count})**`,
    also: '**Poza tym**',
    recentProducts: (count: number) => `Oglądane produkty: ${count}`,
    alertChannels: (count: number) => `Kanały powiadomień ustawione przez ciebie: ${count}`,
    settings: 'Twój wybór w `/ustawienia`',
    pendingAlerts: (count: number) => `Powiadomienia w drodze do ciebie: ${count}`,
    replies: (count: number) => `Powiązania moich odpowiedzi z twoimi wiadomościami: ${count}`,
    retention:
      'Zdarzenia, wysłane powiadomienia i powiązania odpowiedzi są usuwane po 30 dniach, a oglądane produkty oraz paczki i skany, których nikt nie śledzi, 180 dni po tym, jak ostatnio się pojawiły. Twoje wiadomości nie są zapisywane i nie trafiają do logów.',
    delete: 'Usuń wszystko',
    askDelete: 'Usunąć wszystko?',
    confirmDelete:
      'Zostaną usunięte: śledzone paczki, obserwowane produkty, nadane nazwy, oglądane produkty, twój wybór w `/ustawienia`, powiązania moich odpowiedzi z twoimi wiadomościami, powiadomienia w drodze do ciebie i dane pobrane tylko dla ciebie. Tego nie da się cofnąć. Kanały powiadomień ustawione przez ciebie zostaną na serwerze, ale już bez powiązania z tobą. Wcześniejsze kopie zapasowe operatora bota będą zawierać te dane, dopóki operator ich nie usunie.',
    deleted: 'Gotowe: nic już nie jest o tobie zapisane, poza wcześniejszymi kopiami zapasowymi.',
  },

  help: {
    title: 'Wklej link albo numer przesyłki',
    where: 'Tutaj, w prywatnej wiadomości do mnie albo komendą:',
    track: 'gdzie jest Twoja paczka',
    qc: 'zdjęcia z magazynu',
    lookup: 'cena, stan, waga',
    convert: 'link u Twojego agenta',
    more: (commands) => `Więcej: ${commands}`,
    trackParcel: 'Śledź paczkę',
    myAgents: 'Moi agenci',
    numberHint: 'Litery i cyfry, np. LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Rozpoznaję linki do produktów z Weidian, Taobao, Tmall i 1688 oraz strony produktów u agentów, np. CNFans, Kakobuy czy Superbuy.',
    noLinkInMessage: (accepted: string) => `Nie widzę w tej wiadomości linku do produktu. ${accepted}`,
    noProductIn: (typed, accepted) => `Nie znajduję produktu w „${typed}”. ${accepted}`,
    whichPlatform: (id) => `Z jakiej platformy jest \`${id}\`?`,
    shopLink:
      'Ten link prowadzi do sklepu albo wyników wyszukiwania, a nie do konkretnego produktu. Otwórz tam produkt i wklej jego link.',
    inputTooLong: (max: number) =>
      `Za długie: wklej sam link (maks. ${max} ${plural(max, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}).`,
    unknownAgent: (name: string, nearest: string) => `Nie znam agenta „${name}”. Czy chodzi o: ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `Nie znam agenta „${name}”. Wybierz kogoś z listy, która pojawia się podczas pisania.`,
    invalidTrackingNumber:
      'To nie wygląda na numer przesyłki. Taki numer ma od 5 do 40 liter i cyfr, np. `LP00123456784821CN`. Podaj tylko jeden, bez linku i bez innego tekstu.',
    noNumberInMessage:
      'W tej wiadomości nic nie wygląda na numer przesyłki. Skopiuj sam numer i użyj `/paczka`.',
    tooManyUnknownNumbers: (again: string) => `Za dużo nieznanych numerów. Spróbuj ponownie ${again}.`,
    tooManyFollows: (max: number) =>
      `To już limit śledzonych paczek i obserwowanych produktów (${max}). Najpierw przestań śledzić jakąś paczkę (\`/moje-paczki\`) albo obserwować produkt (\`/qc\`).`,
    notFollowedHere:
      'To nie są twoje powiadomienia. Wyłączyć je może tylko osoba, która je włączyła, albo moderacja.',
    tooManyAlertChannels: (max: number) =>
      `Ten serwer ma już maksymalną liczbę kanałów powiadomień (${max}). Najpierw usuń jeden przez \`/powiadomienia usuń\`.`,
    noAlertChannels:
      'Ten serwer nie ma jeszcze kanałów powiadomień. Dodaj pierwszy przez `/powiadomienia dodaj`.',
    noMatchingAlertChannel:
      'Ten kanał nie dostaje takich powiadomień. `/powiadomienia lista` pokaże, które dostają.',
    everyoneRole: 'Powiadomienia nigdy nie oznaczają @everyone. Wybierz inną rolę albo żadną.',
    missingPermissions: (names: string, channel: string) =>
      `Nie mogę jeszcze pisać na ${channel}. Brakuje mi tam uprawnień: **${names}**. Nadaj je mojej roli albo w ustawieniach kanału i spróbuj ponownie.`,
    cannotPostHere:
      'Nie mogę pisać na tym czacie. Wybierz powiadomienia w DM albo kanał na serwerze, na którym jestem.',
    userCannotPost:
      'Nie możesz pisać na tym kanale, więc nie mogę wysyłać tu dla ciebie powiadomień. Wybierz DM albo inny kanał.',
  },

  errors: {
    unexpected:
      'Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli to się powtórzy, podaj moderacji numer błędu widoczny poniżej.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Numer błędu: ${reference}`,
    outdatedComponent:
      'Ten przycisk pochodzi ze starszej wersji i już nie działa. Użyj polecenia jeszcze raz.',
    notAllowed: 'Potrzebujesz do tego uprawnienia „Zarządzanie serwerem”.',
    tooManyInteractions: (again: string) =>
      `Zbyt wiele twoich zapytań w ciągu minuty. Spróbuj ponownie ${again}.`,
    badRequest: 'Nie udało się przetworzyć tego zapytania. Sprawdź, czy wszystko jest wpisane poprawnie.',
    unauthorised:
      'Nie mam teraz dostępu do danych, bo klucz bota został odrzucony. Może to naprawić tylko operator bota.',
    parcelNotFound:
      'Nie mogę znaleźć tego numeru. Sprawdź, czy nie ma w nim literówki; nowy numer może pojawić się dopiero po dniu lub dwóch.',
    productNotFound: 'Nie mogę znaleźć tego produktu. Sprawdź link albo wklej link prosto z platformy.',
    linkNotFound:
      'Nie udało mi się znaleźć produktu pod tym linkiem. Otwórz link i wklej adres strony, na którą trafisz.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Jest teraz zbyt wiele zapytań. Spróbuj ponownie za minutę.'
        : `Jest teraz zbyt wiele zapytań. Spróbuj ponownie ${again}.`,
    unavailable:
      'Nie mogę teraz pobrać danych. Z twoim zapytaniem wszystko w porządku, spróbuj ponownie za kilka minut.',
    timedOut: 'Trwało to zbyt długo. Spróbuj ponownie za chwilę.',
    invalidResponse:
      'Przyszła odpowiedź, której nie rozumiem. Spróbuj ponownie później, a jeśli to się powtórzy, podaj moderacji numer błędu widoczny poniżej.',
  },

  permissions: {
    ViewChannel: 'Wyświetlanie kanału',
    SendMessages: 'Wysyłanie wiadomości',
    SendMessagesInThreads: 'Wysyłanie wiadomości w wątkach',
    EmbedLinks: 'Zamieszczanie linków',
    ReadMessageHistory: 'Czytanie historii czatu',
  },
};
