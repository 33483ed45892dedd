import { breakDisk, type Fault, takeDisk } from '../faulty-disk.ts';

/* Preloaded into the server: its parent process can break and mend its disk by messages. */
takeDisk();
process.on('message', (message: { fault?: Fault }) => {
  breakDisk(message.fault);
  process.send?.('done');
});
