import sharp from 'sharp';

// Formats that can hold programs are not accepted as pictures.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });

export { sharp };
