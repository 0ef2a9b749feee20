% SPDX-License-Identifier: Apache-2.0
function names = indepnames(f)
% The names of the independent variables of a model of fittype or of a fit, a cell column.
% Example: names = indepnames(fittype('poly11'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isa(f, 'fittype'), names = f.indepnames(); return, end
isFit(f, 'indepnames');
names = objectState(f).model.indep';
end
