% SPDX-License-Identifier: Apache-2.0
function plotResponses(name, list, args, run)
% A response of one system or more, a panel for each output and input.
[systems, list] = leadingSystems(list);
n = systemSize(objectState(systems{1}));
for k = 1:numel(systems)
    [y, t] = run(systems{k}, list{:});
    for i = 1:n(1)
        for j = 1:size(y, 3)
            if n(1)*size(y, 3) > 1, subplot(n(1), size(y, 3), (i - 1)*size(y, 3) + j); end
            if k > 1, hold('on'); end
            if isdt(systems{k}), stairs(t, y(:, i, j)); else, plot(t, y(:, i, j)); end
            title(name);
            xlabel('Time (seconds)');
            ylabel('Amplitude');
        end
    end
end
end
