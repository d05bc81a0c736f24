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
      pending: 'jeszcze bez skanów',
      accepted: 'u przewoźnika',
      in_transit: 'w drodze',
      customs: 'w odprawie celnej',
      customs_held: 'zatrzymana przez urząd celny',
      out_for_delivery: 'wydana do doręczenia',
      pickup: 'gotowa do odbioru',
      delivered: 'doręczona',
      attempt_failed: 'nieudane doręczenie',
      address_problem: 'problem z adresem',
      damaged: 'uszkodzona',
      lost: 'zgłoszona jako zaginiona',
      returning: 'wraca do nadawcy',
      returned: 'zwrócona do nadawcy',
      cancelled: 'anulowana',
      exception: 'zgłoszony problem',
      unknown: 'zeskanowana przez przewoźnika',
    },
    onTime: 'W drodze, na czas',
    slow: 'W drodze, wolniej niż zwykle',
    deliveredIn: (days: number) =>
      plural(days, { one: 'Doręczona w 1 dzień', other: `Doręczona w ${days} dni` }),
    day: (day: number) => `dzień ${day}`,
    usually: (low: number, high: number) =>
      low === high ? `zwykle ${low} dni na tej trasie` : `zwykle ${low}–${high} dni na tej trasie`,
    quoted: (words: string) => `„${words}”`,
    noScans:
      'Numer jest zarejestrowany, ale żaden przewoźnik nie zeskanował jeszcze paczki. Pierwszy skan pojawia się zwykle od jednego do pięciu dni po wysyłce.',
    noStatus: 'Skan bez opisu',
    followsInDm: '🔔 O każdym nowym skanie napiszę do ciebie w DM.',
    followsHere: '🔔 Nowe skany będą trafiać na ten kanał, z częściowo ukrytym numerem.',
    whatToDo: (advice: string) => `**Co zrobić:** ${advice}`,
    advice: {
      customs_held:
        'sprawdź, na co czeka urząd celny, i szybko to wyślij. Jeśli wysyłał twój agent, zapytaj najpierw jego.',
      attempt_failed:
        'poszukaj awizo lub wiadomości od przewoźnika, a potem umów nowe doręczenie albo odbiór.',
      address_problem: 'sprawdź adres w zamówieniu i podaj właściwy przewoźnikowi lub agentowi.',
      damaged: 'zrób zdjęcia pudełka i zawartości, zanim coś wyrzucisz, i powiadom agenta.',
      lost: 'poproś agenta o reklamację u przewoźnika. Często obowiązuje termin.',
      returning: 'zapytaj agenta, dlaczego wraca i czy może wysłać ją ponownie.',
      exception: 'przeczytaj w historii, co pisze przewoźnik, i zapytaj agenta.',
    },
    alt: {
      stops: (names: string) => `Trasa: ${names}.`,
      problem: (state: string) => `Problem: ${state}.`,
      stages: {
        sent: 'Wysłana; jeszcze nie leciała.',
        flown: 'Wysłana i po locie; jeszcze niedoręczona.',
        customs: 'Wysłana i po locie; teraz w odprawie celnej; jeszcze niedoręczona.',
        local: 'Wysłana, po locie i odprawie celnej; teraz u lokalnego przewoźnika; jeszcze niedoręczona.',
        home: 'Wysłana, po locie i odprawie celnej, doręczona.',
      },
    },
    history: 'Historia',
    range: (first: number, last: number, total: number) => `Skany ${first}–${last} z ${total}`,
    follow: 'Śledź',
    following: 'Śledzisz',
    agentText: 'Tekst dla agenta',
    watch: 'Obserwuj',
    followingTitle: 'Powiem ci o każdym nowym skanie',
    notFollowing: 'Nie śledzisz tej paczki.',
    channelsMasked: 'Na kanałach numer jest częściowo ukryty.',
    followDm: 'Śledź w DM',
    followHere: 'Śledź tutaj',
    stop: 'Przestań',
    rename: 'Nazwij',
    stopFollowing: 'Przestań śledzić',
    agentTextTitle: 'Skopiuj to dla agenta',
    agentTextHint: 'Zmień, co chcesz, zanim wyślesz.',
    letter: {
      hello: (number: string) => `Dzień dobry, jest problem z moją paczką ${number}.`,
      state: (state: string) => `Status: ${state}`,
      date: (date: string) => `Data: ${date}`,
      words: (words: string) => `Przewoźnik pisze: ${words}`,
      requests: {
        customs_held:
          'Czy możecie wysłać urzędowi celnemu to, czego potrzebuje, albo napisać, co mam wysłać?',
        attempt_failed: 'Czy możecie poprosić przewoźnika o nowe doręczenie albo napisać, gdzie ją odebrać?',
        address_problem: 'Czy możecie sprawdzić adres na etykiecie i zlecić poprawkę?',
        damaged: 'Czy możecie zgłosić szkodę przewoźnikowi i napisać, jak dostanę odszkodowanie?',
        lost: 'Czy możecie złożyć reklamację u przewoźnika i napisać, czego ode mnie potrzebujecie?',
        returning: 'Czy możecie sprawdzić, dlaczego wraca, i wysłać ją ponownie?',
        exception: 'Czy możecie sprawdzić, co się stało i co trzeba zrobić?',
      },
    },
    noScansTitle: 'Jeszcze bez skanów',
    firstScan:
      'Pierwszy skan pojawia się często 1–3 dni po wysyłce przez agenta. Obserwuj numer, a dam znać.',
    watching: 'Dam znać, gdy pojawi się pierwszy skan.',
    wrongCheckDigit: 'Cyfra kontrolna się nie zgadza: poszukaj literówki.',
    noNumberTitle: 'To nie wygląda na numer przesyłki',
    noNumberInline: 'to nie numer przesyłki',
    numberFormat: 'Numer przesyłki ma od 5 do 40 liter i cyfr, np. `LP00123456784821CN`.',
    notLoaded: 'nie wczytano, spróbuj jeszcze raz',
    numberLabel: 'Numer przesyłki',
    numberHint: 'Na przykład LP00123456784821CN',
    alertsStopped: (parcel: string) => `Nie będzie tu więcej powiadomień o paczce **${parcel}**.`,
    nameTitle: 'Nazwij tę paczkę',
    nameLabel: 'Nazwa',
    nameHint: 'Pomoże ci rozpoznać paczkę, np. „Buty na zimę”. Zostaw puste, aby nie nadawać nazwy.',
  },
  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one: `1 z ${total} paczek wymaga uwagi`,
        few: `${problems} z ${total} paczek wymagają uwagi`,
        other: `${problems} z ${total} paczek wymaga uwagi`,
      }),
    allMoving: (count: number) =>
      plural(count, {
        one: '1 paczka w drodze',
        few: `${count} paczki, wszystkie w drodze`,
        other: `${count} paczek, wszystkie w drodze`,
      }),
    count: (count: number) =>
      plural(count, { one: '1 paczka', few: `${count} paczki`, other: `${count} paczek` }),
    allArrived: (count: number) =>
      plural(count, {
        one: '1 paczka dotarła',
        few: `${count} paczki, wszystkie dotarły`,
        other: `${count} paczek, wszystkie dotarły`,
      }),
    none: 'Jeszcze bez paczek',
    noneHint: 'Dodaj numer przesyłki, a powiem ci o każdym nowym skanie.',
    dmClosed:
      '⚠️ Nie mogę do ciebie pisać w DM, więc powiadomienia czekają. Zezwól na wiadomości od członków serwera albo napisz do mnie, a potem włącz śledzenie jeszcze raz.',
    whatToDo: 'Co zrobić',
    arrived: 'Dotarły lub zamknięte',
    range: (first: number, last: number, total: number) => `Paczki ${first}–${last} z ${total}`,
    choose: 'Otwórz paczkę',
    add: 'Dodaj',
    addTitle: 'Dodaj paczkę',
    inDm: 'w DM',
    inChannel: (channel: string) => `na ${channel}`,
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
    sampleStatus: 'To jest test: powiadomienia tutaj działają',
    samplePreviousStatus: 'Przyjęta przez przewoźnika',
    samplePhotos: 'To jest test: tak będą wyglądać nowe zdjęcia QC',
  },

  settings: {
    mine: 'Moje ustawienia',
    server: 'Ten serwer',
    trouble: 'Rozwiązywanie problemów',
    links: 'Linki na czacie',
    optedIn: '🟢 Linki do produktów w twoich wiadomościach są konwertowane.',
    optedOut: '⚪ Linki do produktów w twoich wiadomościach zostają bez zmian.',
    optIn: 'Konwertuj moje linki',
    optOut: 'Nie konwertuj moich linków',
    agents: 'Agenci pokazywani jako pierwsi',
    noAgents: 'Nie wybrano żadnych: najpierw najpopularniejsi.',
    chooseAgents: (first: string, last: string) => `Agenci: ${first} – ${last}`,
    linksOn: '🟢 Linki do produktów na tym serwerze są konwertowane.',
    linksOff: '⚪ Linki do produktów na tym serwerze zostają bez zmian.',
    turnLinksOn: 'Włącz',
    turnLinksOff: 'Wyłącz',
    exceptChannels: (channels: string) => `Z wyjątkiem: ${channels}`,
    alsoChannels: (channels: string) => `Ale są konwertowane na: ${channels}`,
    exceptPlaceholder: 'Kanały, na których linki zostają bez zmian',
    alsoPlaceholder: 'Kanały, na których linki i tak są konwertowane',
    language: 'Język odpowiedzi widocznych dla wszystkich',
    guildLanguage: (name: string) => `Taki jak język serwera na Discordzie: ${name}`,
    hereTitle: (channel: string) => `Na ${channel}`,
    enabledHere: '🟢 Linki na tym kanale są konwertowane.',
    disabledHere: (reason: string) => `🔴 Linki na tym kanale nie są konwertowane: ${reason}`,
    reasons: {
      deployment: 'operator bota to wyłączył (AUTO_CONVERT).',
      intent:
        'Discord pozwala mi czytać tylko wiadomości, w których ktoś mnie oznacza (Message Content Intent). Oznacz mnie albo użyj Aplikacje › Konwertuj linki.',
      server: 'na tym serwerze jest to wyłączone.',
      channel: 'na tym kanale jest to wyłączone.',
      permission: 'brakuje mi tu uprawnień, szczegóły poniżej.',
    },
    permissionGranted: (permission: string) => `🟢 ${permission}`,
    permissionMissing: (permission: string) =>
      `🔴 Brak uprawnienia „${permission}”: nadaj je mojej roli albo w ustawieniach kanału`,
    replyRefused: (channel: string, when: string) => `🔴 ${channel}: Discord odrzucił moją odpowiedź ${when}`,
    noRefusals: 'Na żadnym kanale nie odrzucono mojej odpowiedzi.',
  },

  status: {
    title: 'Status',
    service: 'Źródło danych',
    responded: (when: string) => `🟢 ostatnia odpowiedź: ${when}`,
    notResponding: (when: string) => `🔴 nie odpowiada, ostatnia odpowiedź: ${when}`,
    noResponseYet: '🔴 jeszcze ani razu nie odpowiedziało',
    notCalledYet: '⚪ od startu nie było jeszcze zapytań',
    discord: 'Discord',
    connected: (ms: number | null) => (ms === null ? '🟢 połączono' : `🟢 połączono, ${ms} ms`),
    disconnected: '🔴 brak połączenia',
    database: 'Baza danych',
    writable: '🟢 działa',
    notWritable:
      '🔴 zapis nie działa: dopóki nie wróci, nic nowego nie jest zapisywane, a zdarzenia są odrzucane',
    events: 'Zdarzenia',
    lastEvent: (when: string) => `🟢 ostatnie: ${when}`,
    noEvent: '⚪ jeszcze żadne nie przyszło',
    noSecret: '⚪ wyłączone: brak WEBHOOK_SECRET. Zamiast tego śledzone paczki są regularnie sprawdzane.',
    alerts: 'Powiadomienia',
    noAlertsWaiting: '🟢 żadne nie czeka',
    alertsWaiting: (count: number, since: string) => `🟡 oczekujące: ${count}, najstarsze utworzono ${since}`,
    polling: 'Regularne sprawdzanie',
    pollingBehind: (count: number, since: string) =>
      `🟡 opóźnione. Paczki i produkty w kolejce: ${count}; pierwszy termin minął ${since}`,
    links: 'Linki na czacie',
    linksOn: '🟢 włączone',
    linksOff: '⚪ wyłączone: AUTO_CONVERT',
    linksNoIntent:
      '🔴 wyłączone: brak Message Content Intent. Oznacz mnie albo użyj Aplikacje › Konwertuj linki.',
  },

  privacy: {
    title: 'Co jest o tobie zapisane',
    nothingStored: 'Nic. Nie śledzisz żadnej paczki i nie obserwujesz żadnego produktu.',
    parcels: (count: number) => `**Śledzone paczki (${count})**`,
    products: (count: number) => `**Obserwowane produkty (${count})**`,
    alertChannels: (count: number) => `Kanały powiadomień ustawione przez ciebie: ${count}.`,
    pendingAlerts: (count: number) => `Powiadomienia w drodze do ciebie: ${count}.`,
    settings: 'Twój wybór w `/ustawienia`.',
    replies: (count: number) => `Powiązania moich odpowiedzi z twoimi wiadomościami: ${count}.`,
    retention:
      'Zdarzenia i wysłane powiadomienia są usuwane po 30 dniach, a paczki i ich skany 180 dni po tym, jak ostatnio się pojawiły, jeśli nikt ich nie śledzi. Twoje wiadomości nie są zapisywane i nie trafiają do logów.',
    delete: 'Usuń wszystko',
    confirmDelete:
      'Zostaną usunięte: śledzone paczki, obserwowane produkty, nadane nazwy, twój wybór w `/ustawienia`, powiązania moich odpowiedzi z twoimi wiadomościami, powiadomienia w drodze do ciebie i dane pobrane tylko dla ciebie. Tego nie da się cofnąć. Kanały powiadomień ustawione przez ciebie zostaną na serwerze, ale już bez powiązania z tobą. Wcześniejsze kopie zapasowe operatora bota będą zawierać te dane, dopóki operator ich nie usunie.',
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
    unknownAgent: (name: string, known: string) => `Nie znam agenta „${name}”. Do wyboru: ${known}`,
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
