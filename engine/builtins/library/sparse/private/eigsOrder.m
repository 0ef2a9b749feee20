% SPDX-License-Identifier: Apache-2.0
function order = eigsOrder(d, which, sigma, k)
% The places of the k eigenvalues that are wanted, the most wanted first.
switch which
    case 'largestabs'
        [~, order] = sort(abs(d), 'descend');
    case 'near'
        [~, order] = sort(abs(d - sigma), 'ascend');
    case 'largestreal'
        [~, order] = sort(real(d), 'descend');
    case 'smallestreal'
        [~, order] = sort(real(d), 'ascend');
    case 'largestimag'
        [~, order] = sort(abs(imag(d)), 'descend');
    case 'smallestimag'
        [~, order] = sort(abs(imag(d)), 'ascend');
    otherwise
        % Both ends in turn, the upper one first.
        if strcmp(which, 'bothendsreal')
            [~, up] = sort(real(d), 'descend');
        else
            [~, up] = sort(imag(d), 'descend');
        end
        n = numel(up);
        order = zeros(n, 1);
        order(1:2:n) = up(1:ceil(n/2));
        order(2:2:n) = up(n:-1:ceil(n/2) + 1);
        order = order(1:k);
        [~, at] = ismember(order, up);
        if k < n, order = up(sort(at)); end
        return;
end
order = order(1:min(k, numel(order)));
end
