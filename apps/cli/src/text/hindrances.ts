/** What stood in a host's way, in a sentence that says what to do about it. `about` is a port, an address, a folder, a file or a machine. */
import type { HindranceType } from '@tortuga/server'
import type { Language } from '../language.ts'

type Words = Readonly<Record<HindranceType, (about: string) => string>>

const en: Words = {
  'port-taken': port => `Port ${port} is taken: another program listens there. Stop it, or choose another with --port.`,
  'port-forbidden': port => `This user may not listen on port ${port}. Choose one from 1024 up with --port, and put a proxy in front.`,
  'no-such-address': address => `This machine has no address ${address}. Choose another with --host; 0.0.0.0 is all of them.`,
  'folder-in-use': folder => `The data folder ${folder} is in use by another Tortuga. Only one may run on it.`,
  'folder-forbidden': folder =>
    `The data folder ${folder} cannot be opened for writing. It has to be a folder that this user may write to.`,
  'no-store': folder => `There is no tortuga.sqlite in ${folder}. Name the server’s data folder with --data.`,
  'not-a-store': place => `The tortuga.sqlite in ${place} is damaged, or no database at all. Put a backup in its place.`,
  'newer-store': step => `The database is newer than this Tortuga (it has ${step}). Run the release that made it, or a later one.`,
  'disk-full': place => `The disk is full at ${place}. Nothing that was acknowledged is lost; make room and try again.`,
  'file-exists': file => `${file} exists already. A backup needs a new name.`,
  'file-forbidden': file => `${file} cannot be written. Its folder has to be there, and this user has to be allowed to write in it.`,
  'no-database': machine => `No PostgreSQL answers at ${machine}. See whether it runs, and whether DATABASE_URL is right.`,
  'database-refuses': why =>
    `PostgreSQL does not let Tortuga in (${why}). See whether name, password and database in DATABASE_URL are right.`,
}

const pl: Words = {
  'port-taken': port => `Port ${port} jest zajęty: nasłuchuje na nim inny program. Zatrzymaj go albo wybierz inny port przez --port.`,
  'port-forbidden': port =>
    `Ten użytkownik nie może nasłuchiwać na porcie ${port}. Wybierz przez --port numer od 1024 wzwyż i postaw z przodu serwer pośredniczący.`,
  'no-such-address': address => `Ta maszyna nie ma adresu ${address}. Wybierz inny przez --host; 0.0.0.0 oznacza wszystkie.`,
  'folder-in-use': folder => `Z folderu danych ${folder} korzysta już inna Tortuga. Może działać na nim tylko jedna.`,
  'folder-forbidden': folder =>
    `Nie można otworzyć folderu danych ${folder} do zapisu. To musi być folder, w którym ten użytkownik może pisać.`,
  'no-store': folder => `W ${folder} nie ma pliku tortuga.sqlite. Wskaż folder danych serwera przez --data.`,
  'not-a-store': place => `Plik tortuga.sqlite w ${place} jest uszkodzony albo nie jest bazą danych. Wstaw w jego miejsce kopię zapasową.`,
  'newer-store': step => `Baza jest nowsza niż ta Tortuga (zawiera ${step}). Uruchom wydanie, które ją utworzyło, albo późniejsze.`,
  'disk-full': place => `Brak miejsca na dysku: ${place}. Nic potwierdzonego nie przepadło; zwolnij miejsce i spróbuj ponownie.`,
  'file-exists': file => `Plik ${file} już istnieje. Kopia zapasowa potrzebuje nowej nazwy.`,
  'file-forbidden': file => `Nie można zapisać pliku ${file}. Jego folder musi istnieć, a ten użytkownik musi móc w nim pisać.`,
  'no-database': machine => `Pod ${machine} nie odpowiada żaden PostgreSQL. Sprawdź, czy działa i czy DATABASE_URL jest poprawny.`,
  'database-refuses': why => `PostgreSQL nie wpuszcza Tortugi (${why}). Sprawdź, czy nazwa, hasło i baza w DATABASE_URL są poprawne.`,
}

export const HINDRANCES: Readonly<Record<Language, Words>> = { en, pl }

/** What a variable of the environment has to be. */
export const SETTINGS: Readonly<Record<Language, Readonly<Record<'PUBLIC_URL' | 'TRUST_PROXY' | 'METRICS' | 'DATABASE_URL', string>>>> = {
  en: {
    PUBLIC_URL: 'PUBLIC_URL is the address people use, such as https://tortuga.example, with nothing after the name.',
    TRUST_PROXY: 'TRUST_PROXY is loopback, uniquelocal, linklocal, addresses and networks with commas between, or 1 for any proxy.',
    METRICS: 'METRICS is open, or left out.',
    DATABASE_URL: 'DATABASE_URL is the address of a PostgreSQL, such as postgres://name:password@machine/database.',
  },
  pl: {
    PUBLIC_URL: 'PUBLIC_URL to adres, którego używają gracze, na przykład https://tortuga.example, bez niczego po nazwie.',
    TRUST_PROXY: 'TRUST_PROXY to loopback, uniquelocal, linklocal, adresy i sieci po przecinku albo 1, czyli każdy serwer pośredniczący.',
    METRICS: 'METRICS ma wartość open albo nie jest ustawione.',
    DATABASE_URL: 'DATABASE_URL to adres bazy PostgreSQL, na przykład postgres://nazwa:hasło@maszyna/baza.',
  },
}
