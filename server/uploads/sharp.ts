import sharp from 'sharp';

// A drawing that is a program is no picture.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });

export { sharp };
