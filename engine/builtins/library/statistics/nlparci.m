% SPDX-License-Identifier: Apache-2.0
function ci = nlparci(beta, resid, varargin)
% Intervals of the coefficients of nlinfit: nlparci(beta, r, J), or with 'covar' or 'jacobian', and 'alpha' (0.05).
% Example: ci = nlparci([1; 2], [0.1; -0.1; 0.2; 0], 'covar', 0.01*eye(2))
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isnumeric(varargin{1}), varargin = [{'jacobian'}, varargin]; end
if mod(numel(varargin), 2) == 1, varargin = [varargin(1:2), {'alpha'}, varargin(3:end)]; end
o = testOptionPairs('nlparci', varargin, struct('covar', [], 'jacobian', [], 'alpha', 0.05));
resid = resid(~isnan(resid));
n = numel(resid);
p = numel(beta);
if isempty(o.covar)
    [~, R] = qr(o.jacobian, 0);
    o.covar = (norm(resid(:))^2/(n - p))*inv(R'*R);
end
width = tinv(1 - o.alpha/2, n - p)*sqrt(diag(o.covar));
ci = [beta(:) - width, beta(:) + width];
end
