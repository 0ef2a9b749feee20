% SPDX-License-Identifier: Apache-2.0
function [to, slope, back] = linkFunctions(name, link)
% A link of the mean, its derivative and inverse.
if isnumeric(link) && isscalar(link)
    to = @(m) m.^link; slope = @(m) link*m.^(link - 1); back = @(e) max(e, realmin).^(1/link);
    return
elseif iscell(link)
    [to, slope, back] = link{:};
    return
end
switch lower(char(link))
    case 'identity', to = @(m) m; slope = @(m) ones(size(m)); back = @(e) e;
    case 'log', to = @(m) log(m); slope = @(m) 1./m; back = @(e) exp(e);
    case 'logit'
        to = @(m) log(m./(1 - m)); slope = @(m) 1./(m.*(1 - m)); back = @(e) min(max(1./(1 + exp(-e)), eps), 1 - eps);
    case 'probit'
        to = @(m) norminv(m); slope = @(m) 1./normpdf(norminv(m)); back = @(e) min(max(normcdf(e), eps), 1 - eps);
    case 'comploglog'
        to = @(m) log(-log(1 - m)); slope = @(m) 1./-((1 - m).*log(1 - m)); back = @(e) min(max(1 - exp(-exp(e)), eps), 1 - eps);
    case 'loglog'
        to = @(m) log(-log(m)); slope = @(m) 1./(m.*log(m)); back = @(e) min(max(exp(-exp(e)), eps), 1 - eps);
    case 'reciprocal', to = @(m) 1./m; slope = @(m) -1./m.^2; back = @(e) 1./e;
    otherwise, error(['stats:' name ':BadLink'], 'Unknown link ''%s''.', char(link));
end
end


