/** Startup errors in English; each message says how to fix the problem. */
import type { EnvironmentErrors, StartupErrorTexts } from '../startup-error-types.ts'

export const startupErrors: StartupErrorTexts = {
  'port-taken': port => `Port ${port} is in use by another program. Stop it, or choose another port with --port.`,
  'port-forbidden': port => `This user may not listen on port ${port}. Choose a port from 1024 up with --port, and put a proxy in front.`,
  'no-such-address': address => `This machine has no address ${address}. Choose another with --host; 0.0.0.0 means all addresses.`,
  'folder-in-use': folder => `The data folder ${folder} is in use by another Tortuga process. Only one can use it at a time.`,
  'folder-forbidden': folder => `The data folder ${folder} cannot be opened. It must be a folder that this user can write to.`,
  'no-store': folder => `There is no tortuga.sqlite in ${folder}. Name the server’s data folder with --data.`,
  'not-a-store': place => `The tortuga.sqlite in ${place} is damaged or not a database. Restore a backup.`,
  'newer-store': step => `The database is newer than this Tortuga (it has ${step}). Run the version that created it, or a later one.`,
  'disk-full': place => `The disk is full at ${place}. No acknowledged move is lost. Free some space and try again.`,
  'file-exists': file => `${file} already exists. Choose another name for the backup.`,
  'file-forbidden': file => `${file} cannot be written. Its folder must exist, and this user must be able to write to it.`,
  'no-backup': file => `There is no file ${file}.`,
  'not-a-backup': file => `${file} is damaged or no backup of Tortuga. Nothing was replaced.`,
  'no-database': machine => `No PostgreSQL answers at ${machine}. Check that it is running and that DATABASE_URL is correct.`,
  'database-refuses': why => `PostgreSQL rejects the connection (${why}). Check user, password and database in DATABASE_URL.`,
}

export const environmentErrors: EnvironmentErrors = {
  PUBLIC_URL: 'PUBLIC_URL must be the address that players use, such as https://tortuga.example, without a path.',
  TRUST_PROXY:
    'TRUST_PROXY must be loopback, uniquelocal, linklocal, a comma-separated list of addresses and networks, or 1 for any proxy.',
  METRICS: 'METRICS must be open or unset.',
  DATABASE_URL: 'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://name:password@machine/database.',
}
