% SPDX-License-Identifier: Apache-2.0
function values = coeffvalues(f)
% The coefficients of a fit, a row in the order of coeffnames.
% Example: p = coeffvalues(fit((1:4)', [3; 5; 7; 9], 'poly1'))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
isFit(f, 'coeffvalues');
s = objectState(f);
values = s.b;
if ~isempty(s.pp), values = {s.pp}; end
end
