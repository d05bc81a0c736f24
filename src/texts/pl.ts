import { pluralsOf } from '../lib/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralsOf('pl');

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
      add: 'dodaj',
      list: 'lista',
      remove: 'usuń',
      test: 'test',
      show: 'pokaż',
      delete: 'skasuj',
      number: 'numer',
      private: 'prywatnie',
      link: 'link',
      platform: 'platforma',
      id: 'id',
      agent: 'agent',
      agents: 'agenci',
      event: 'rodzaj',
      channel: 'kanał',
      role: 'rola',
      mask: 'ukryj-numery',
    },
    track: {
      description: 'Gdzie jest moja paczka? Pokazuje jej skany, od najnowszego',
      number: 'Numer przesyłki',
      private: 'Odpowiedź widzisz tylko ty (domyślnie: tak)',
    },
    qc: {
      description: 'Jak mój produkt wygląda w magazynie? Pokazuje jego zdjęcia QC',
    },
    lookup: {
      description: 'Co to za produkt? Cena, dostępność, rozmiary, warianty, dane z magazynu',
      agent: 'Z magazynu którego agenta pokazać dane',
    },
    convert: {
      description: 'Gdzie jest ten produkt u mojego agenta? Konwertuje każdy link do produktu',
      link: 'Dowolny link do produktu: od agenta albo z samej platformy',
      agents: 'Tylko ci agenci, po przecinku (domyślnie: wszyscy)',
    },
    parcels: {
      description: 'Moje paczki: co śledzę i gdzie to jest, nazwy, koniec śledzenia',
    },
    alerts: {
      description: 'Które kanały dostają nowe skany i nowe zdjęcia QC',
      add: 'Publikuj na kanale nowe skany albo nowe zdjęcia QC',
      list: 'Kanały powiadomień tego serwera i czy działają',
      remove: 'Przestań publikować na kanale',
      test: 'Wyślij próbne powiadomienie i sprawdź ponownie kanały, które przestały działać',
      event: 'Co publikować',
      tracking: 'Nowe skany paczek',
      qc: 'Nowe zdjęcia QC',
      channel: 'Kanał, wątek albo post na forum',
      anyEvent: 'Które z nich (domyślnie: oba)',
      anyChannel: 'Tylko ten kanał (domyślnie: wszystkie)',
      role: 'Rola oznaczana przy każdym powiadomieniu (domyślnie: żadna)',
      mask: 'Ukryj środek numerów przesyłek (domyślnie: tak)',
    },
    settings: {
      description: 'Linki na czacie, ulubieni agenci; dla zarządzających: ustawienia serwera',
    },
    status: {
      description: 'Czy wszystko działa? Serwis, Discord, zdarzenia, powiadomienia, linki na czacie',
    },
    privacy: {
      description: 'Co ten bot o mnie przechowuje',
      show: 'Pokaż, co jest o mnie zapisane',
      delete: 'Usuń wszystko, co jest o mnie zapisane',
    },
    convertLinks: 'Konwertuj linki',
    qcPhotos: 'Zdjęcia QC',
    trackParcels: 'Sprawdź paczki',
    product: {
      link: 'Dowolny link do produktu: od agenta albo z samej platformy',
      platform: 'Zamiast linku: platforma, razem z ID',
      id: 'Zamiast linku: ID produktu na platformie',
    },
    private: 'Odpowiedź widzisz tylko ty (domyślnie: nie)',
  },

  problems: {
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Numer błędu: ${reference}`,
    unexpected:
      'Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli to się powtórzy, podaj moderatorowi numer błędu widoczny poniżej.',
    staleButton: 'Ten przycisk pochodzi ze starszej wersji i już nie działa. Użyj polecenia jeszcze raz.',
    notAllowed: 'Mogą to zrobić tylko osoby, które zarządzają tym serwerem.',
    badRequest: 'Serwis nie przyjął tego zapytania. Sprawdź, czy wszystko jest wpisane poprawnie.',
    unauthorised: 'Serwis nie akceptuje klucza tego bota. Może to naprawić tylko operator bota.',
    parcelNotFound:
      'Serwis nie zna tego numeru. Sprawdź, czy nie ma w nim literówki; nowy numer może pojawić się dopiero po dniu lub dwóch.',
    productNotFound: 'Serwis nie zna tego produktu. Sprawdź link albo spróbuj z linkiem z samej platformy.',
    linkNotFound:
      'Serwis nie doszedł z tego linku do żadnego produktu. Otwórz go i wklej adres strony, która się pojawi.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Serwis dostaje teraz zbyt wiele zapytań. Spróbuj ponownie za minutę.'
        : `Serwis dostaje teraz zbyt wiele zapytań. Spróbuj ponownie ${again}.`,
    tooManyQuestions: (again: string) =>
      `W ciągu minuty przyszło od ciebie bardzo dużo zapytań. Spróbuj ponownie ${again}.`,
    unavailable:
      'Serwis jest teraz nieosiągalny. Z twoim zapytaniem wszystko w porządku, spróbuj ponownie za kilka minut.',
    timedOut: 'Serwis zbyt długo nie odpowiadał. Spróbuj ponownie za chwilę.',
    notUnderstood: 'Bot nie rozumie odpowiedzi serwisu. Operator bota znajdzie szczegóły w logach.',
  },

  input: {
    missingPermissions: (names: string, channel: string) =>
      `Nie mogę jeszcze pisać na ${channel}. Brakuje mi tam uprawnień: **${names}**. Nadaj je mojej roli albo w ustawieniach kanału i spróbuj ponownie.`,
    notHere:
      'Nie mogę pisać na tym czacie. Wybierz powiadomienia w DM albo kanał na serwerze, na którym jestem.',
    youMayNotPost: 'Nie możesz pisać na tym kanale, więc ja też nie napiszę tam za ciebie.',
    everyone: 'Powiadomienia nigdy nie oznaczają @everyone. Wybierz inną rolę albo żadną.',
    tooManyFollows: (max: number) =>
      `To już limit śledzonych paczek i obserwowanych produktów (${max}). Najpierw zrezygnuj z czegoś w \`/moje-paczki\`.`,
    tooManyAlertChannels: (max: number) =>
      `Ten serwer ma już maksymalną liczbę kanałów powiadomień (${max}). Najpierw usuń jeden przez \`/powiadomienia usuń\`.`,
    notFollowed: 'To nie są twoje powiadomienia. Wyłączyć je może osoba, która je włączyła, albo moderator.',
    noAlertChannel: 'Ten kanał nie dostaje takich powiadomień. `/powiadomienia lista` pokaże, które dostają.',
    noLinkInMessage: (accepted: string) => `W tej wiadomości nie ma linku do produktu. ${accepted}`,
    noNumberInMessage: 'W tej wiadomości nic nie wygląda na numer przesyłki.',
    noAlertChannels:
      'Ten serwer nie ma jeszcze kanałów powiadomień. Dodaj pierwszy przez `/powiadomienia dodaj`.',
    tooManyUnknown: (again: string) => `To było zbyt wiele nieznanych numerów. Spróbuj ponownie ${again}.`,
    trackingNumber:
      'To nie wygląda na numer przesyłki. Taki numer ma od 5 do 40 liter i cyfr, np. `LP00123456784821CN` – po jednym naraz, bez linku i bez zdań.',
    acceptedLinks:
      'Działają linki do produktów z Weidian, Taobao, Tmall i 1688 oraz strony produktów u agentów, np. CNFans, Kakobuy czy Superbuy.',
    notALink: (accepted: string) => `Nie ma tu linku do produktu. ${accepted}`,
    shopLink:
      'Ten link prowadzi do sklepu albo wyników wyszukiwania, a nie do konkretnego produktu. Otwórz tam produkt i wklej jego link.',
    tooLong: (max: number) =>
      `Za długie: wklej sam link (maks. ${max} ${plural(max, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}).`,
    linkOrId: 'Podaj albo link, albo platformę razem z ID – nie jedno i drugie.',
    neither: (accepted: string) => `Podaj link albo platformę razem z ID. ${accepted}`,
    platformWithoutId: 'Do platformy podaj też ID produktu.',
    idWithoutPlatform: 'Do ID podaj też platformę.',
    unknownPlatform: (known: string) => `Nie znam tej platformy. Do wyboru: ${known}.`,
    productId: 'ID produktu to liczba, która ma od 3 do 20 cyfr, np. `7260605276`.',
    unknownAgent: (name: string, known: string) => `Nie znam agenta „${name}”. Do wyboru: ${known}.`,
  },

  permissions: {
    ViewChannel: 'Wyświetlanie kanałów',
    SendMessages: 'Wysyłanie wiadomości',
    SendMessagesInThreads: 'Wysyłanie wiadomości w wątkach',
    EmbedLinks: 'Zamieszczanie linków',
    ReadMessageHistory: 'Czytanie historii czatu',
  },

  common: {
    checked: (when: string) => `Sprawdzono ${when}`,
    stale: (when: string) => `Serwis teraz nie odpowiada. To jego ostatnia odpowiedź (${when}).`,
    previous: 'Poprzednie',
    next: 'Następne',
    more: (count: number) => `… i jeszcze ${count}`,
    incomplete: (came: string, total: string) => `Niepełne: otrzymano ${came} z ${total}`,
    source: (name: string) => `Źródło: ${name}`,
    refresh: 'Odśwież',
    share: 'Udostępnij',
    back: 'Wstecz',
    unfollow: 'Przestań śledzić',
    unwatch: 'Przestań obserwować',
    details: 'Szczegóły',
    qcPhotos: 'Zdjęcia QC',
    convert: 'Konwertuj',
    openAt: (name: string) => `Otwórz w ${name}`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
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
    lastScan: (when: string) => `Ostatni skan ${when}`,
    noScans:
      'Numer jest znany, ale żaden przewoźnik nie zeskanował jeszcze paczki. Zwykle dzieje się to od jednego do pięciu dni po wysyłce.',
    range: (first: number, last: number, total: number) => `Skany ${first}–${last} z ${total}`,
    noStatus: 'Skan bez opisu',
    several: 'Która paczka?',
    chooseNumber: 'Wybierz numer przesyłki',
    followDm: 'Śledź w DM',
    followHere: 'Śledź tutaj',
    unfollowDm: 'Przestań śledzić w DM',
    unfollowHere: 'Przestań śledzić tutaj',
    unfollowElsewhere: 'Przestań śledzić gdzie indziej',
    unfollowEverywhere: 'Przestań śledzić wszędzie',
    followedNowhere: 'Nie śledzisz tej paczki.',
    name: 'Nazwij',
    followedDm: '🔔 Nowe skany dostaniesz w DM.',
    followedHere: '🔔 Nowe skany trafiają na ten kanał, z częściowo ukrytym numerem.',
    nameTitle: 'Nazwij tę paczkę',
    nameLabel: 'Nazwa',
    nameHint: 'Żeby łatwiej ją znaleźć, np. „Buty na zimę”. Puste: bez nazwy.',
    stopped: (parcel: string) => `Nie będzie tu więcej powiadomień o paczce **${parcel}**.`,
  },

  parcels: {
    title: 'Moje paczki',
    none: 'Nie śledzisz jeszcze żadnej paczki. Sprawdź ją przez `/paczka` i kliknij **Śledź w DM**, a o każdym nowym skanie dowiesz się od razu.',
    choose: 'Otwórz paczkę: historia, nazwa, koniec śledzenia',
    inDm: 'w DM',
    inChannel: (channel: string) => `na ${channel}`,
    noScan: 'Jeszcze bez skanów',
    dmClosed:
      '⚠️ Nie mogę do ciebie pisać w DM, więc powiadomienia czekają. Zezwól na wiadomości od członków tego serwera albo napisz do mnie, a potem włącz śledzenie jeszcze raz.',
    range: (first: number, last: number, total: number) => `Paczki ${first}–${last} z ${total}`,
  },

  alertChannels: {
    title: 'Kanały powiadomień',
    none: 'Nie ma jeszcze kanałów powiadomień. Dodaj pierwszy: `/powiadomienia dodaj rodzaj:Nowe skany paczek kanał:#paczki`.',
    event: { tracking: 'Nowe skany', qc: 'Nowe zdjęcia QC' },
    added: (event: string, channel: string) => `✅ **${event}** będą trafiać na ${channel}.`,
    onlyFollowed:
      'Ten serwer dostaje powiadomienia o paczkach śledzonych i produktach obserwowanych na jednym z jego kanałów: kliknij **Śledź tutaj** w `/paczka` albo **Obserwuj produkt** w `/qc`. Jeśli to twój bot: dodaj ten serwer do `HOME_GUILD_IDS`, a dostanie wszystkie zdarzenia.',
    role: (role: string) => `oznacza ${role}`,
    roleNotMentionable: (role: string) =>
      `⚠️ Nie mogę oznaczać ${role}: w ustawieniach tej roli pozwól każdemu ją oznaczać albo daj mi uprawnienie „Wzmiankowanie wszystkich ról”.`,
    noRole: 'nikogo nie oznacza',
    masked: 'numery częściowo ukryte',
    unmasked: 'pełne numery',
    working: (when: string | null) =>
      when === null ? '🟢 gotowy, jeszcze nic nie opublikowano' : `🟢 ostatnie powiadomienie ${when}`,
    setAside: (reason: string, since: string) =>
      `🔴 ${reason} Wstrzymano ${since}; przez 7 dni nic nie przepadnie.`,
    reasons: {
      gone: 'Tego kanału już nie ma.',
      forbidden: 'Nie widzę tego kanału albo nie mogę na nim pisać.',
      dm_closed: 'DM są zamknięte.',
      unsuitable: 'Nie da się tam pisać: to zablokowany wątek albo forum bez posta.',
      unavailable: 'Discord nie odpowiedział. Spróbuj ponownie za chwilę.',
    },
    manage: 'Zarządzaj',
    all: 'Wszystkie kanały',
    test: 'Wyślij test',
    mask: 'Ukryj numery',
    unmask: 'Pokaż pełne numery',
    remove: 'Usuń',
    removed: (event: string, channel: string) => `Usunięto: **${event}** na ${channel}.`,
    tested: (channel: string) => `✅ Test wysłany na ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    gone: 'Ten kanał powiadomień został usunięty.',
    sampleStatus: 'To jest test: powiadomienia tutaj działają',
    sampleBefore: 'Przyjęta przez przewoźnika',
    samplePhotos: 'To jest test: tak będą wyglądać nowe zdjęcia QC.',
  },

  privacy: {
    title: 'Co jest o tobie zapisane',
    nothing: 'Nic. Nie śledzisz żadnej paczki i nie obserwujesz żadnego produktu.',
    parcels: (count: number) => `**Śledzone paczki (${count})**`,
    products: (count: number) => `**Obserwowane produkty (${count})**`,
    alertChannels: (count: number) => `Kanały powiadomień ustawione przez ciebie: ${count}.`,
    waiting: (count: number) => `Powiadomienia w drodze do ciebie: ${count}.`,
    settings: 'Twój wybór w `/ustawienia`.',
    replies: (count: number) => `Powiązania moich odpowiedzi z twoimi wiadomościami: ${count}.`,
    kept: 'Zdarzenia i wysłane powiadomienia znikają po 30 dniach, a paczki i ich skany po 180 dniach od ostatniej wzmianki, jeśli nikt ich nie śledzi. Twoje wiadomości nie są ani zapisywane, ani logowane.',
    delete: 'Usuń wszystko',
    ask: 'Usunie to wszystko, co śledzisz i obserwujesz, nadane nazwy i powiadomienia w drodze do ciebie. Tego nie da się cofnąć. Kanały powiadomień ustawione przez ciebie zostaną na serwerze, ale już bez powiązania z tobą. Te dane pozostaną we wcześniejszych kopiach zapasowych osób prowadzących bota, dopóki te kopie nie zostaną usunięte.',
    deleted: 'Gotowe: nic już nie jest o tobie zapisane, poza wcześniejszymi kopiami zapasowymi.',
  },

  alerts: {
    newScans: (count: number) =>
      plural(count, {
        one: `${count} nowy skan`,
        few: `${count} nowe skany`,
        many: `${count} nowych skanów`,
        other: `${count} nowego skanu`,
      }),
    before: (status: string) => `Wcześniej: ${status}`,
    history: 'Pełna historia',
    newPhotos: 'Nowe zdjęcia QC',
    photosToCome: 'zdjęć jeszcze nie ma',
    allPhotos: 'Wszystkie zdjęcia',
  },

  qc: {
    heading: 'Zdjęcia QC',
    listingHeading: 'Zdjęcia z oferty',
    batch: (index: number, count: number) => `Seria ${index} z ${count}`,
    photos: (count: number) =>
      plural(count, {
        one: `${count} zdjęcie`,
        few: `${count} zdjęcia`,
        many: `${count} zdjęć`,
        other: `${count} zdjęcia`,
      }),
    range: (first: number, last: number, total: number) =>
      first === last ? `Zdjęcie ${first} z ${total}` : `Zdjęcia ${first}–${last} z ${total}`,
    summary: (photos: string, batches: number) =>
      plural(batches, {
        one: `${photos} w ${batches} serii`,
        few: `${photos} w ${batches} seriach`,
        many: `${photos} w ${batches} seriach`,
        other: `${photos} w ${batches} serii`,
      }),
    provider: (name: string) => `Zdjęcia: ${name}`,
    none: 'Nie ma jeszcze zdjęć QC. Pojawią się, gdy magazyn któregoś agenta sfotografuje komuś ten produkt.',
    emptyBatch: 'W tej serii nie ma zdjęć, które da się pokazać.',
    noListing: 'W ofercie też nie ma zdjęć.',
    chooseBatch: 'Wybierz, co pokazać',
    undated: 'Bez daty',
    listingOption: 'Zdjęcia z oferty',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['Zdjęcie QC', `${index} z ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    several: 'Zdjęcia którego produktu?',
    watch: 'Obserwuj produkt',
    watchTitle: 'Powiadomienia o nowych zdjęciach',
    watchAsk: 'Gdzie dać ci znać, gdy magazyn sfotografuje ten produkt?',
    watchDm: 'W DM',
    watchHere: 'Na tym kanale',
    unwatchDm: 'Wyłącz w DM',
    unwatchHere: 'Wyłącz na tym kanale',
    watchedDm: '🔔 Nowe zdjęcia dostaniesz w DM.',
    watchedHere: '🔔 Nowe zdjęcia trafiają na ten kanał.',
    stopped: 'Nie będzie tu więcej powiadomień o tym produkcie.',
    listingAlt: (index: number, total: number) => `Zdjęcie z oferty ${index} z ${total}`,
  },

  lookup: {
    untitled: 'Produkt bez nazwy',
    price: 'Cena',
    stock: 'Dostępność',
    inStock: 'Dostępny',
    outOfStock: 'Niedostępny',
    pieces: (count: string) => `${count} szt.`,
    sizes: (count: number) => `Rozmiary (${count})`,
    versions: (count: number) => `Wersje (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'W magazynie' : `W magazynie agenta ${agent}`),
    weight: (grams: string) => `Waga: ${grams} g`,
    volume: (cm3: string) => `Objętość: ${cm3} cm³`,
    dimensions: (text: string) => `Wymiary: ${text}`,
    storage: (label: string, value: string) =>
      label === '' ? `Czas w magazynie: ${value}` : `${label}: ${value}`,
    turnover: (label: string, value: string) => (label === '' ? `Rotacja: ${value}` : `${label}: ${value}`),
    variant: 'Wybrany wariant',
    matching: (count: number, total: number) => `Pasujące warianty: ${count} z ${total}`,
    noVariant: 'Takiej kombinacji nie ma w ofercie.',
    variantSource: (platform: string) => `Warianty z ${platform}`,
    choose: (option: string) => `Wybierz: ${option}`,
    anyValue: 'Obojętnie',
    reset: 'Wyczyść wybór',
    valueStock: (count: string) => `${count} szt.`,
    valueSoldOut: 'Wyprzedane',
    valueAbsent: 'Niedostępne z resztą wyboru',
    linkOf: (agent: string) => `Link agenta ${agent}`,
  },

  settings: {
    mine: 'Moje ustawienia',
    server: 'Ten serwer',
    trouble: 'Rozwiązywanie problemów',
    links: 'Linki na czacie',
    optedIn: '🟢 Linki do produktów w moich wiadomościach są konwertowane.',
    optedOut: '⚪ Linki do produktów w moich wiadomościach zostają bez zmian.',
    optOut: 'Zostaw moje linki',
    optIn: 'Konwertuj moje linki',
    agents: 'Agenci pokazywani jako pierwsi',
    noAgents: 'Nie wybrano: kolejność według popularności.',
    chooseAgents: (first: string, last: string) => `Agenci ${first} – ${last}`,
    on: '🟢 Linki do produktów na tym serwerze są konwertowane.',
    off: '⚪ Linki do produktów na tym serwerze zostają bez zmian.',
    turnOff: 'Wyłącz',
    turnOn: 'Włącz',
    language: 'Język odpowiedzi widocznych dla wszystkich',
    discordLanguage: (name: string) => `Jak w ustawieniach serwera na Discordzie: ${name}`,
    except: (channels: string) => `Z wyjątkiem: ${channels}`,
    also: (channels: string) => `Także na: ${channels}`,
    chooseExcept: 'Kanały, na których linki zostają bez zmian',
    chooseAlso: 'Kanały, na których linki są konwertowane mimo wyłączenia',
    hereTitle: (channel: string) => `Na ${channel}`,
    granted: (permission: string) => `🟢 ${permission}`,
    missing: (permission: string) =>
      `🔴 Brak uprawnienia „${permission}”: nadaj je mojej roli albo w ustawieniach kanału`,
    effectiveOn: '🟢 Linki na tym kanale są konwertowane.',
    effectiveOff: (reason: string) => `🔴 Linki na tym kanale nie są konwertowane: ${reason}`,
    reasons: {
      deployment: 'operator bota to wyłączył (AUTO_CONVERT).',
      intent:
        'Discord nie pozwala mi czytać wiadomości, w których nikt mnie nie oznacza (Message Content Intent). Oznacz mnie albo użyj Aplikacje › Konwertuj linki.',
      server: 'na tym serwerze jest to wyłączone.',
      channel: 'na tym kanale jest to wyłączone.',
      permission: 'nie mogę tu pisać.',
    },
    refusedIn: (channel: string, when: string) => `🔴 ${channel}: Discord odrzucił odpowiedź ${when}`,
    noTrouble: 'Na żadnym kanale odpowiedź nie została odrzucona.',
  },

  status: {
    title: 'Status',
    service: 'Serwis',
    discord: 'Discord',
    events: 'Zdarzenia',
    alerts: 'Powiadomienia',
    database: 'Baza danych',
    autoConvert: 'Linki na czacie',
    answered: (when: string) => `🟢 ostatnia odpowiedź ${when}`,
    failing: (when: string) => `🔴 nie działa, ostatnia odpowiedź ${when}`,
    neverAnswered: '🔴 jeszcze ani razu nie odpowiedział',
    notAsked: '⚪ od startu nie było jeszcze zapytań',
    connected: (ms: number | null) => (ms === null ? '🟢 połączono' : `🟢 połączono, ${ms} ms`),
    disconnected: '🔴 brak połączenia',
    noSecret: '⚪ wyłączone: brak WEBHOOK_SECRET. Śledzone paczki są sprawdzane co jakiś czas.',
    lastEvent: (when: string) => `🟢 ostatnie ${when}`,
    noEvent: '⚪ jeszcze żadne nie przyszło',
    writable: '🟢 działa',
    notWritable:
      '🔴 nie można w niej zapisywać: nic nowego nie jest zapisywane, a zdarzenia są odrzucane, dopóki nie zacznie działać',
    nothingWaits: '🟢 żadne nie czeka',
    waiting: (count: number, since: string) => `🟡 oczekujące: ${count}, najstarsze powstało ${since}`,
    on: '🟢 włączone',
    off: '⚪ wyłączone: AUTO_CONVERT',
    polling: 'Regularne sprawdzanie',
    behind: (count: number, since: string) =>
      `🟡 opóźnione, w kolejce: ${count}, pierwszy termin minął ${since}`,
    noIntent: '🔴 wyłączone: brak intentu. Oznacz mnie albo użyj Aplikacje › Konwertuj linki.',
  },

  chat: {
    more: (count: number) =>
      plural(count, {
        one: `i jeszcze ${count} link`,
        few: `i jeszcze ${count} linki`,
        many: `i jeszcze ${count} linków`,
        other: `i jeszcze ${count} linku`,
      }),
    failed: (count: number) =>
      plural(count, {
        one: `Nie udało się przekonwertować ${count} linku`,
        few: `Nie udało się przekonwertować ${count} linków`,
        many: `Nie udało się przekonwertować ${count} linków`,
        other: `Nie udało się przekonwertować ${count} linku`,
      }),
    dismiss: 'Usuń',
    notYours: 'Usunąć to może tylko autor wiadomości albo moderator.',
  },

  convert: {
    intro: (count: number) =>
      plural(count, {
        one: `U ${count} agenta`,
        few: `U ${count} agentów`,
        many: `U ${count} agentów`,
        other: `U ${count} agenta`,
      }),
    none: 'Żaden z wybranych agentów nie obsługuje tego produktu.',
    moreAgents: 'Więcej agentów',
    moreAgentsRange: (first: string, last: string) => `Więcej agentów: ${first} – ${last}`,
    tooLong: 'Link tego agenta jest za długi na przycisk:',
    gone: 'Serwis nie ma już linku tego agenta do tego produktu.',
  },
};
