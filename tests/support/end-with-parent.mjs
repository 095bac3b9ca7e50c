// Preloaded (`--import`) into programs that tests start: ends them when the process that started them is gone, even if
// that was killed. The end of that process closes the IPC channel of a forked program and the standard input of any other,
// which therefore has to be a pipe.
import { isMainThread } from 'node:worker_threads'

const end = () => process.kill(process.pid, 'SIGKILL')

if (isMainThread && process.channel) {
  // Not the `disconnect` event: a listener would keep a program running that has nothing left to do.
  setInterval(() => process.connected || end(), 500).unref()
} else if (isMainThread) {
  process.stdin.once('close', end).resume().unref()
}
