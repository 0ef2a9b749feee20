% primes, isprime, factor with multiplicities, perms and nchoosek.
disp(primes(30)), disp(primes(1)), disp(isprime([0 1 2 9 97; 4 5 6 7 8])), disp(isprime(uint8(251)))
disp(factor(60)), [p, n] = factor(uint16(360)); disp(p), disp(n), disp(class(p)), disp(factor(97)), disp(factor(1))
disp(perms([1 2 3])), disp(perms('ab')), disp(size(perms(1:4))), disp(size(perms([])))
disp(nchoosek(5, 2)), disp(nchoosek(40, 20)), disp(nchoosek([1 2 3 4], 2)), disp(size(nchoosek(1:3, 4)))
disp(factorial([0 1 5 10])), disp(factorial(uint8(5)))
try, isprime(-1), catch e, disp('negative'), end
try, factor(2.5), catch e, disp('fraction'), end
try, nchoosek(2, -1), catch e, disp('negative'), end
try, factorial(-1), catch e, disp('negative'), end
