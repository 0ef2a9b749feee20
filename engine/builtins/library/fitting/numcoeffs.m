% SPDX-License-Identifier: Apache-2.0
function n = numcoeffs(f)
% How many coefficients a model of fittype or a fit has.
% Example: n = numcoeffs(fittype('gauss2'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isa(f, 'fittype'), n = f.numcoeffs(); return, end
isFit(f, 'numcoeffs');
n = numel(objectState(f).model.coefs);
end
