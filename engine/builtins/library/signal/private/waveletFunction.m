% SPDX-License-Identifier: Apache-2.0
function [psi, x, phi] = waveletFunction(who, name, steps)
% The wavelet of a name at 2^steps points of its support, and the scaling function of those that have one ([] otherwise).
name = lower(char(name));
phi = [];
n = 2^steps;
part = regexp(name, '^([a-z]+)(.*)$', 'tokens', 'once');
if isempty(part), part = {name, ''}; end
switch part{1}
    case 'mexh', [psi, x] = mexihat(-8, 8, n);
    case 'morl', [psi, x] = morlet(-8, 8, n);
    case 'gaus', [psi, x] = gauswavf(-5, 5, n, str2double(part{2}));
    case 'cmor'
        numbers = sscanf(part{2}, '%f-%f');
        if numel(numbers) ~= 2, numbers = [1; 1]; end
        [psi, x] = cmorwavf(-8, 8, n, numbers(1), numbers(2));
    otherwise
        f = waveletFilters(who, {name});
        m = numel(f.loR);
        root = sqrt(2)^steps;
        points = (m - 1)*n + 1;
        phi = placed(root*upcoef('a', 1, f.loR, f.hiR, steps), points);
        psi = placed(root*upcoef('d', 1, f.loR, f.hiR, steps), points);
        x = linspace(0, m - 1, points);
end
end

function v = placed(c, points)
% With a zero in front, as the functions are 0 where their support begins.
c = reshape(c, 1, []);
v = zeros(1, points);
count = min(numel(c), points - 1);
v(2:count + 1) = c(1:count);
end
