% SPDX-License-Identifier: Apache-2.0
function [y, delta] = polyconf(p, x, S, varargin)
% Values of a polynomial that polyfit fitted, and half the widths of their intervals of 95 % with what polyfit gave as S. Options: alpha (0.05), mu (of polyfit),
% predopt ('observation' or 'curve'), simopt ('off' or 'on').
% Example: [p, S] = polyfit(1:6, [2.1 3.9 6.2 7.8 10.1 12], 1); [y, d] = polyconf(p, 3, S)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if ~isempty(args) && isnumeric(args{1}), args = [{'alpha'}, args]; end
o = testOptionPairs('polyconf', args, struct('alpha', 0.05, 'mu', [0; 1], 'predopt', 'observation', 'simopt', 'off'));
t = (x - o.mu(1))/o.mu(2);
y = polyval(p, t);
if nargout < 2, return, end
if nargin < 3 || ~isstruct(S), error('stats:polyconf:NeedS', 'The structure S of polyfit is needed.'); end
A = t(:).^(numel(p) - 1:-1:0);
e = sum((A/S.R).^2, 2);
count = numel(p);
if strcmp(validatestring(o.predopt, {'observation', 'curve'}, 'polyconf', 'predopt'), 'observation'), e = e + 1; count = count + 1; end
if strcmp(validatestring(o.simopt, {'off', 'on'}, 'polyconf', 'simopt'), 'on'), factor = sqrt(count*finv(1 - o.alpha, count, S.df)); else, factor = tinv(1 - o.alpha/2, S.df); end
delta = reshape(factor*S.normr/sqrt(S.df)*sqrt(e), size(x));
end
