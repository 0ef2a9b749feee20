% SPDX-License-Identifier: Apache-2.0
function [q, errbnd] = quadgk(f, a, b, varargin)
% Integral by adaptive Gauss-Kronrod rules; the options of integral, and 'MaxIntervalCount'.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(f) || isstring(f), f = str2func(char(f)); end
keep = true(size(varargin));
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'MaxIntervalCount'), keep(k:k + 1) = false; end
end
options = varargin(keep);
q = integral(f, a, b, options{:});
if nargout > 1
    % A second, finer evaluation bounds the error of the first.
    errbnd = abs(q - integral(f, a, b, 'AbsTol', 1e-13, 'RelTol', 1e-10));
end
end
