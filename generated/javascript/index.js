'use strict';

module.exports = {
  ...require('./GtaImg.js'),
  ...require('./GtaImg3.js'),
  ...require('./GtaIvPaths.js'),
  ...require('./GtaSaPaths.js'),
  ...require('./GtaSaPathsFla.js'),
  ...require('./GtaSaSave.js'),
  ...require('./GtaSaSaveAndroid.js'),
  ...require('./GtaSaSaveDe.js'),
  ...require('./MetroidPrimePath.js'),
  ...require('./Source2Nav.js'),
  ...require('./SourceNav.js'),
};
