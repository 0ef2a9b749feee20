% SPDX-License-Identifier: Apache-2.0
function names = coeffnames(f)
% The names of the coefficients of a model of fittype or of a fit, a cell column.
% Example: names = coeffnames(fittype('exp1'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isa(f, 'fittype'), names = f.coeffnames(); return, end
isFit(f, 'coeffnames');
names = objectState(f).model.coefs';
end
