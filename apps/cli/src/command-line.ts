/** Parses the command line and runs the command. Commands are loaded on demand to keep the start fast. */
import { Command, CommanderError } from 'commander'
import type { Help } from 'commander'
import pkg from '../package.json' with { type: 'json' }
import { EXIT, UsageError } from './terminal/io.ts'
import type { Io } from './terminal/io.ts'
import { languageOf } from './text/language.ts'
import type { StoreFlags } from './admin/command.ts'
import { ADMIN_ACTIONS, TEXTS } from './text/index.ts'
import type { CliTexts } from './text/index.ts'

/** The sentence for an error of commander, which puts the name in quotes. */
const complaint = ({ errors }: CliTexts, { code, message }: CommanderError): string => {
  const named = /'([^']*)'/.exec(message)?.[1] ?? ''
  switch (code) {
    case 'commander.unknownCommand':
      return errors.unknownCommand(named)
    case 'commander.unknownOption':
      return errors.unknownOption(named)
    case 'commander.missingArgument':
      return errors.missingArgument(named)
    case 'commander.optionMissingArgument':
      return errors.missingValue(named.split(' ')[0] ?? named)
    case 'commander.excessArguments':
      return errors.tooMany
    default:
      return errors.other(message.replace(/^error: /, '').split('\n')[0] ?? message)
  }
}

const translated = ({ help }: CliTexts): Partial<Help> => ({
  styleTitle: title => (help.titles as Readonly<Record<string, string>>)[title] ?? title,
})

const createProgram = (texts: CliTexts, io: Io): Command =>
  new Command('tortuga')
    .description(texts.help.program)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: text => io.output.write(text), writeErr: () => undefined })
    .configureHelp(translated(texts))
    .helpOption('-h, --help', texts.help.options.help)
    .helpCommand(false)
    .version(pkg.version, '-V, --version', texts.help.options.version)

/** Gathers the values of an option that may be repeated. */
const collect = (value: string, values: readonly string[]): readonly string[] => [...values, value]

/** The list of options needs the games, which only this help loads. */
const isPlayHelp = ([first, second, ...rest]: readonly string[]): boolean =>
  first === 'help' ? second === 'play' : first === 'play' && [second, ...rest].some(word => word === '--help' || word === '-h')

/** The command that `help` is asked about, such as `admin close`. */
const helpFor = (program: Command, names: readonly string[], { errors }: CliTexts): Command =>
  names.reduce((command, name) => {
    const found = command.commands.find(one => one.name() === name)
    if (found === undefined) throw new UsageError(errors.unknownCommand(name))
    return found
  }, program)

/** Runs one command line and returns its exit code. */
export const runCommandLine = async (argv: readonly string[], io: Io): Promise<number> => {
  const language = languageOf(argv, io.env)
  const texts = TEXTS[language]
  const { commands, options, arguments: named } = texts.help
  const program = createProgram(texts, io)
  const optionHelp = isPlayHelp(argv) ? (await import('./play/option-help.ts')).optionHelp(texts, language, argv) : ''
  let exit: number = EXIT.success

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
    .option('--option <name=value>', options.option, collect, [])
    .addHelpText('after', optionHelp)
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
      exit = await (await import('./lab/command/lab.ts')).runLab(io, language, game, given)
    })
  program
    .command('lab-worker')
    .description(commands['lab-worker'])
    .option('--cores <n>', options.cores)
    .option('--lang <lang>', options.lang)
    .action(async given => {
      exit = await (await import('./lab/command/lab-worker.ts')).runLabWorker(io, language, given)
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
    .option('--head <version:hash>', options.head)
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
  program
    .command('restore')
    .description(commands.restore)
    .argument('<file>', named.backup)
    .option('--data <folder>', options.data)
    .option('--lang <lang>', options.lang)
    .action(async (file, given) => {
      exit = await (await import('./admin/command.ts')).runRestore(io, language, file, given)
    })
  program
    .command('help')
    .description(commands.help)
    .argument('[command...]', named.command)
    .action((names: readonly string[]) => helpFor(program, names, texts).outputHelp())
  const admin = program.command('admin').description(commands.admin).configureHelp(translated(texts)).helpCommand(false)
  for (const action of ADMIN_ACTIONS) {
    const command = admin.command(action).description(commands[action])
    if (action !== 'list') command.argument('<id>', action === 'unbar' ? named.player : named.match)
    if (action === 'bar') command.argument('<seat>', named.seat)
    if (action === 'export') command.argument('<file>', named.export)
    command
      .option('--data <folder>', options.data)
      .option('--lang <lang>', options.lang)
      .action(async () => {
        exit = await (await import('./admin/command.ts')).runAdmin(io, language, action, command.args, command.opts<StoreFlags>())
      })
  }

  try {
    if (argv.length === 0) program.outputHelp()
    else if (argv.join() === 'admin') admin.outputHelp()
    else await program.parseAsync(argv, { from: 'user' })
    return exit
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.success
    if (!(error instanceof CommanderError) && !(error instanceof UsageError)) throw error
    io.error.write(`${error instanceof UsageError ? error.message : complaint(texts, error)}\n`)
    return EXIT.usage
  }
}
