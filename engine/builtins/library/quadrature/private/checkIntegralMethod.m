% SPDX-License-Identifier: Apache-2.0
function checkIntegralMethod(caller, method)
% The methods of integrals over regions.
if ~(ischar(method) || isstring(method)) || ~any(strcmpi(method, {'auto', 'tiled', 'iterated'}))
    error(sprintf('MATLAB:%s:invalidMethod', caller), 'Method must be ''auto'', ''tiled'' or ''iterated''.');
end
end
