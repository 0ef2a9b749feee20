% SPDX-License-Identifier: Apache-2.0
% What causes most.
pareto([40 8 25 12 5], {'seal', 'pump', 'valve', 'motor', 'hose'})
ylabel('faults'), title('Causes')
