% SPDX-License-Identifier: Apache-2.0
function values = probvalues(f)
% The values of the problem parameters of a fit, a cell in the order of probnames.
% Example: v = probvalues(fit((1:4)', [3; 5; 7; 9], fittype('a*x + k', 'problem', 'k'), 'problem', 1, 'StartPoint', 1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
isFit(f, 'probvalues');
values = objectState(f).problem;
end
