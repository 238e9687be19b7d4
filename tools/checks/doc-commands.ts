/** Reads the commands that README, CONTRIBUTING, docs and package READMEs show, so that a test can run them. */
import { readFileSync } from 'node:fs'
import { listFiles, ROOT } from '../files.ts'

export type DocCommand = { readonly page: string; readonly command: string }

/** The examples of these pages depend on each other; apps/server/test runs them from top to bottom. */
const TESTED_ELSEWHERE = ['docs/operations.md', 'docs/protocol.md']

const STARTS = /^(?:[A-Z_]+=\S+ )*(?:\.\/tortuga|npm|npx|python3)(?:$| )/

const withoutComment = (line: string): string =>
  line
    .replace(/\s+#\s.*$/, '')
    .replace(/\s*&$/, '')
    .trim()

/** Commands of shell blocks, and inline code that starts like a command. */
export const readCommands = (page: string, text: string): readonly DocCommand[] => {
  const blocks = [...text.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)]
  const prose = blocks.reduce((rest, [block]) => rest.replace(block, ''), text)
  const lines = [
    ...blocks.filter(([, language]) => language === 'sh').flatMap(([, , body = '']) => body.split('\n')),
    ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(code => STARTS.test(code)),
  ]
  return lines.map(withoutComment).flatMap(command => (command === '' ? [] : [{ page, command }]))
}

/** Every command of every page, each once. */
export const listDocCommands = (): readonly DocCommand[] => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...['docs', 'packages', 'apps', 'games', 'bench', 'tools', 'examples'].flatMap(folder =>
      listFiles(folder, /(?:^docs\/[^/]+|\/README)\.md$/),
    ),
  ].filter(page => !TESTED_ELSEWHERE.includes(page))
  const all = pages.flatMap(page => readCommands(page, readFileSync(`${ROOT}${page}`, 'utf8')))
  return all.filter(({ command }, index) => all.findIndex(other => other.command === command) === index)
}

/** Splits a command into words: spaces separate, single quotes group. */
export const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => single ?? double ?? plain ?? '')
