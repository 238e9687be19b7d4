/** Reads the command line and starts what it names. Each command is loaded when it is wanted, so that starting stays quick. */
import { Command, CommanderError } from 'commander'
import type { Help } from 'commander'
import pkg from '../package.json' with { type: 'json' }
import { EXIT, Misuse } from './io.ts'
import type { Io } from './io.ts'
import { languageOf } from './language.ts'
import type { StoreOptions } from './admin/command.ts'
import { ACTIONS, TEXTS } from './text/index.ts'
import type { Texts } from './text/index.ts'

/** The sentence for what commander found wrong; it names the thing in quotes. */
const complaint = ({ misuse }: Texts, { code, message }: CommanderError): string => {
  const named = /'([^']*)'/.exec(message)?.[1] ?? ''
  switch (code) {
    case 'commander.unknownCommand':
      return misuse.unknownCommand(named)
    case 'commander.unknownOption':
      return misuse.unknownOption(named)
    case 'commander.missingArgument':
      return misuse.missingArgument(named)
    case 'commander.optionMissingArgument':
      return misuse.missingValue(named.split(' ')[0] ?? named)
    case 'commander.excessArguments':
      return misuse.tooMany
    default:
      return misuse.other(message.replace(/^error: /, '').split('\n')[0] ?? message)
  }
}

const translated = ({ help }: Texts): Partial<Help> => ({
  styleTitle: title => (help.titles as Readonly<Record<string, string>>)[title] ?? title,
})

const createProgram = (texts: Texts, io: Io): Command =>
  new Command('tortuga')
    .description(texts.help.program)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: text => io.output.write(text), writeErr: () => undefined })
    .configureHelp(translated(texts))
    .helpOption('-h, --help', texts.help.options.help)
    .helpCommand(false)
    .version(pkg.version, '-V, --version', texts.help.options.version)

/** Runs one command line to its exit code. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  const language = languageOf(argv, io.env)
  const texts = TEXTS[language]
  const { commands, options, arguments: named } = texts.help
  const program = createProgram(texts, io)
  let exit: number = EXIT.fine

  program
    .command('serve')
    .description(commands.serve)
    .option('--port <n>', options.port)
    .option('--host <address>', options.host)
    .option('--data <folder>', options.data)
    .option('--lang <lang>', options.lang)
    .action(async given => {
      exit = await (await import('./serve/command.ts')).runServe(io, language, given)
    })
  program
    .command('play')
    .description(commands.play)
    .argument('<game>', named.game)
    .option('--seats <n>', options.seats)
    .option('--seat <n>', options.seat)
    .option('--bots <level>', options.bots)
    .option('--lang <lang>', options.lang)
    .option('--name <name>', options.name)
    .option('--options <preset>', options.options)
    .option('--seed <hex>', options.seed)
    .option('--save <file>', options.save)
    .action(async (game, given) => {
      exit = await (await import('./play/command.ts')).runPlay(io, language, game, given)
    })
  program
    .command('engine')
    .description(commands.engine)
    .action(async () => {
      exit = await (await import('./engine/command.ts')).runEngine(io)
    })
  program
    .command('solve')
    .description(commands.solve)
    .argument('<game>', named.game)
    .argument('[file]', named.positions)
    .option('--lang <lang>', options.lang)
    .action(async (game, file, given) => {
      exit = await (await import('./solve/command.ts')).runSolve(io, language, game, file, given)
    })
  program
    .command('lab')
    .description(commands.lab)
    .argument('<game>', named.game)
    .option('--games <n>', options.games)
    .option('--bots <a,b>', options.labBots)
    .option('--seats <n>', options.labSeats)
    .option('--options <options>', options.labOptions)
    .option('--against <options>', options.against)
    .option('--ladder', options.ladder)
    .option('--playouts <n>', options.playouts)
    .option('--seed <text>', options.labSeed)
    .option('--out <folder>', options.out)
    .option('--cores <n>', options.cores)
    .option('--minutes <n>', options.minutes)
    .option('--lang <lang>', options.lang)
    .action(async (game, given) => {
      exit = await (await import('./lab/command.ts')).runLab(io, language, game, given)
    })
  program
    .command('lab-worker')
    .description(commands['lab-worker'])
    .option('--cores <n>', options.cores)
    .option('--lang <lang>', options.lang)
    .action(async given => {
      exit = await (await import('./lab/worker-command.ts')).runLabWorker(io, language, given)
    })
  program
    .command('replay')
    .description(commands.replay)
    .argument('<file>', named.file)
    .option('--seat <n>', options.watch)
    .option('--open', options.open)
    .option('--table', options.table)
    .option('--lang <lang>', options.lang)
    .action(async (file, given) => {
      exit = await (await import('./replay/command.ts')).runReplay(io, language, file, given)
    })
  program
    .command('verify')
    .description(commands.verify)
    .argument('<file>', named.file)
    .option('--own <hex>', options.own)
    .option('--commitment <hex>', options.commitment)
    .option('--lang <lang>', options.lang)
    .action(async (file, given) => {
      exit = await (await import('./verify/command.ts')).runVerify(io, language, file, given)
    })

  program
    .command('backup')
    .description(commands.backup)
    .argument('<file>', named.copy)
    .option('--data <folder>', options.data)
    .option('--lang <lang>', options.lang)
    .action(async (file, given) => {
      exit = await (await import('./admin/command.ts')).runBackup(io, language, file, given)
    })
  const admin = program.command('admin').description(commands.admin).configureHelp(translated(texts)).helpCommand(false)
  for (const action of ACTIONS) {
    const command = admin.command(action).description(commands[action])
    if (action !== 'list') command.argument('<id>', action === 'unbar' ? named.player : named.match)
    if (action === 'bar') command.argument('<seat>', named.seat)
    command
      .option('--data <folder>', options.data)
      .option('--lang <lang>', options.lang)
      .action(async () => {
        exit = await (await import('./admin/command.ts')).runAdmin(io, language, action, command.args, command.opts<StoreOptions>())
      })
  }

  try {
    if (argv.length === 0) program.outputHelp()
    else await program.parseAsync(argv, { from: 'user' })
    return exit
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine
    if (!(error instanceof CommanderError) && !(error instanceof Misuse)) throw error
    io.error.write(`${error instanceof Misuse ? error.message : complaint(texts, error)}\n`)
    return EXIT.misused
  }
}
