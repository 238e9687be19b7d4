/** Startup errors in Polish; each message says how to fix the problem. */
import type { EnvironmentErrors, StartupErrorTexts } from '../startup-error-types.ts'

export const startupErrors: StartupErrorTexts = {
  'port-taken': port => `Port ${port} jest zajęty: nasłuchuje na nim inny program. Zatrzymaj go albo wybierz inny port przez --port.`,
  'port-forbidden': port =>
    `Ten użytkownik nie może nasłuchiwać na porcie ${port}. Wybierz przez --port numer od 1024 wzwyż i postaw z przodu serwer pośredniczący.`,
  'no-such-address': address => `Ta maszyna nie ma adresu ${address}. Wybierz inny przez --host; 0.0.0.0 oznacza wszystkie.`,
  'folder-in-use': folder => `Folderu danych ${folder} używa już inny proces Tortugi. Może go używać tylko jeden naraz.`,
  'folder-forbidden': folder =>
    `Nie można otworzyć folderu danych ${folder} do zapisu. To musi być folder, w którym ten użytkownik może pisać.`,
  'no-store': folder => `W ${folder} nie ma pliku tortuga.sqlite. Wskaż folder danych serwera przez --data.`,
  'not-a-store': place => `Plik tortuga.sqlite w ${place} jest uszkodzony albo nie jest bazą danych. Wstaw w jego miejsce kopię zapasową.`,
  'newer-store': step => `Baza jest nowsza niż ta Tortuga (zawiera ${step}). Uruchom wydanie, które ją utworzyło, albo późniejsze.`,
  'disk-full': place => `Brak miejsca na dysku: ${place}. Nic potwierdzonego nie przepadło; zwolnij miejsce i spróbuj ponownie.`,
  'file-exists': file => `Plik ${file} już istnieje. Kopia zapasowa potrzebuje nowej nazwy.`,
  'file-forbidden': file => `Nie można zapisać pliku ${file}. Jego folder musi istnieć, a ten użytkownik musi móc w nim pisać.`,
  'no-backup': file => `Nie ma pliku ${file}.`,
  'not-a-backup': file => `Plik ${file} jest uszkodzony albo nie jest kopią zapasową Tortugi. Niczego nie zastąpiono.`,
  'no-database': machine => `Pod adresem ${machine} nie odpowiada PostgreSQL. Sprawdź, czy działa i czy DATABASE_URL jest poprawny.`,
  'database-refuses': why => `PostgreSQL odrzuca połączenie (${why}). Sprawdź użytkownika, hasło i bazę w DATABASE_URL.`,
}

export const environmentErrors: EnvironmentErrors = {
  PUBLIC_URL: 'PUBLIC_URL to adres, którego używają gracze, na przykład https://tortuga.example, bez ścieżki.',
  TRUST_PROXY: 'TRUST_PROXY to loopback, uniquelocal, linklocal, adresy i sieci po przecinku albo 1, czyli każdy serwer pośredniczący.',
  METRICS: 'METRICS ma wartość open albo nie jest ustawione.',
  DATABASE_URL: 'DATABASE_URL to adres bazy PostgreSQL, na przykład postgres://nazwa:hasło@maszyna/baza.',
}
