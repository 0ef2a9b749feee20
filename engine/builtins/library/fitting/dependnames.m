% SPDX-License-Identifier: Apache-2.0
function names = dependnames(f)
% The name of the dependent variable of a model of fittype or of a fit, in a cell.
% Example: names = dependnames(fittype('poly1'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isa(f, 'fittype'), names = f.dependnames(); return, end
isFit(f, 'dependnames');
names = {objectState(f).model.dep};
end
