import { breakDisk, type Fault, takeDisk } from '../faulty-disk.ts';

/* Put before the server: lets whoever started it break its disk, and mend it, by a message. */
takeDisk();
process.on('message', (message: { fault?: Fault }) => {
  breakDisk(message.fault);
  process.send?.('done');
});
