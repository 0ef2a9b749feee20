% SPDX-License-Identifier: Apache-2.0
function names = probnames(f)
% The names of the problem parameters of a model of fittype or of a fit, a cell column.
% Example: names = probnames(fittype('a*x + k', 'problem', 'k'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isa(f, 'fittype'), names = f.probnames(); return, end
isFit(f, 'probnames');
names = objectState(f).model.problem';
end
